import Testing
import UIKitSimulator

/// What is painted again after an edit, where lines look the same and do not.
@MainActor @Suite("Damage of lines")
struct LineDamageTests {
    private func page(_ text: NSAttributedString, size: CGSize = CGSize(width: 160, height: 240)) -> Page {
        let page = Page("", size: size)
        page.view.attributedText = text
        page.simulator.advance(0.1)
        _ = page.simulator.areaMissedByDamage()
        return page
    }

    @Test("Lines under blanks at the end of a line go when the text goes on in another, and come back")
    func blanks() {
        let text = NSAttributedString(
            string: "underlined       ",
            attributes: [.underlineStyle: 1, .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.black])
        let page = page(text)
        page.view.selectedRange = NSRange(location: text.length, length: 0)
        for step in 0..<14 {
            page.simulator.type("w")
            #expect(page.simulator.areaMissedByDamage() == nil, "typed \(step + 1)")
        }
        for step in 0..<14 {
            page.simulator.press(.keyboardDeleteOrBackspace)
            #expect(page.simulator.areaMissedByDamage() == nil, "deleted \(step + 1)")
        }
    }

    @Test("Letters that reach into the next line move with their own", arguments: [6, 10, 14] as [CGFloat])
    func tightLines(height: CGFloat) {
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight) = (height, height)
        let words = (0..<30).map { $0 % 3 == 0 ? "Ågqjy\u{302}\u{323}\($0)" : "gÅÊ\($0) y\u{330}\u{330}" }
        let text = NSAttributedString(
            string: words.joined(separator: "\n"),
            attributes: [
                .paragraphStyle: style, .font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor.black,
            ])
        let page = page(text)
        let units = page.view.text as NSString
        for line in [2, 5, 6, 8] {
            page.view.selectedRange = NSRange(location: units.range(of: words[line]).upperBound, length: 0)
            page.simulator.press(.keyboardReturnOrEnter)
            #expect(page.simulator.areaMissedByDamage() == nil, "apart, line \(line)")
            page.simulator.type("Åg")
            #expect(page.simulator.areaMissedByDamage() == nil, "typed, line \(line)")
            page.simulator.press(.keyboardReturnOrEnter)
            #expect(page.simulator.areaMissedByDamage() == nil, "farther apart, line \(line)")
            for _ in 0..<4 {
                page.simulator.press(.keyboardDeleteOrBackspace)
                #expect(page.simulator.areaMissedByDamage() == nil, "together, line \(line)")
            }
        }
    }

    @Test("Marks that reach far to the sides are painted with all that they change", arguments: [17, 40] as [CGFloat])
    func wideMarks(size: CGFloat) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.black,
        ]
        for letters in ["nnn i\u{330}", "nnn y\u{330}\u{330}", "nnn i"] {
            for mark in ["\u{488}", "\u{489}", "\u{20DD}", "\u{360}"] {
                let page = page(
                    NSAttributedString(string: letters, attributes: attributes), size: CGSize(width: 400, height: 160))
                // Between the letter and its marks.
                page.view.selectedRange = NSRange(location: 5, length: 0)
                page.simulator.frame()
                page.view.insertText(mark)
                #expect(page.simulator.areaMissedByDamage() == nil, "\(letters)\(mark)")
                page.view.text = letters
                #expect(page.simulator.areaMissedByDamage() == nil, "\(letters)\(mark) gone")
            }
        }
    }

    @Test(
        "The shadow of letters comes and goes with them, wherever it falls",
        arguments: [(0, -30), (0, 30), (-40, 0), (40, 0)] as [(CGFloat, CGFloat)])
    func shadows(x: CGFloat, y: CGFloat) {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: x, height: y)
        shadow.shadowColor = UIColor.black
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(string: "one\n\n\n\n█\n\n\n\ntwo", attributes: [.paragraphStyle: style])
        text.addAttribute(.shadow, value: shadow, range: NSRange(location: 7, length: 1))
        let page = page(text)
        page.view.selectedRange = NSRange(location: 8, length: 0)
        for key in ["typed", "deleted", "deleted again"] {
            if key == "typed" { page.simulator.type("█") } else { page.simulator.press(.keyboardDeleteOrBackspace) }
            #expect(page.simulator.areaMissedByDamage() == nil, "\(key)")
        }
    }

    @Test(
        "A line that changes among others that are pushed away leaves nothing of what it was",
        arguments: [("wide ÅÅÅ gg", "x"), ("x", "wide ÅÅÅ gg"), ("wide ÅÅÅ gg", ""), ("ÅÅÅ", "gggggg ggg")])
    func changedAmongMoved(before: String, after: String) {
        let lines = (0..<9).map { $0 == 4 ? before : "line \($0)" }
        let page = page(
            NSAttributedString(
                string: lines.joined(separator: "\n"),
                attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.black]))
        func replace(_ location: Int, _ length: Int, _ text: String) {
            page.view.selectedRange = NSRange(location: location, length: length)
            page.view.insertText(text)
        }
        // Both in one frame, the line below first, so that the places hold.
        replace(28, before.utf16.count, after)
        replace(7, 0, "\n")
        #expect(page.simulator.areaMissedByDamage() == nil, "pushed down")
        replace(29, after.utf16.count, before)
        replace(7, 1, "")
        #expect(page.simulator.areaMissedByDamage() == nil, "pulled up")
        #expect(page.view.text == lines.joined(separator: "\n"))
    }
}
