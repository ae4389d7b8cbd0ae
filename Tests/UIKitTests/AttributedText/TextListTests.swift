import Testing
import UIKitSimulator

@testable import UIKit

/// Lists and their markers.
@MainActor @Suite("Text lists")
struct TextListTests {
    @Test(
        "Markers are signs, numbers and letters, with what stands around them",
        arguments: [
            (NSTextList.MarkerFormat.disc, 3, "•"), (.circle, 1, "◦"), (.hyphen, 1, "⁃"), (.check, 1, "✓"),
            (.box, 1, "□"), (.square, 1, "■"), (.diamond, 1, "◆"), (.decimal, 12, "12"), (.lowercaseAlpha, 1, "a"),
            (.lowercaseLatin, 27, "aa"), (.uppercaseAlpha, 52, "AZ"), (.uppercaseLatin, 703, "AAA"),
            (.lowercaseRoman, 4, "iv"), (.uppercaseRoman, 1994, "MCMXCIV"), (.lowercaseRoman, 4000, "4000"),
            (.lowercaseAlpha, 0, "0"), (.octal, 8, "10"), (.uppercaseHexadecimal, 255, "FF"),
            (.lowercaseHexadecimal, 255, "ff"), (.init("({decimal})"), 7, "(7)"), (.init("{lower-roman}."), 2, "ii."),
            (.init("→"), 2, "→"), (.init("{unknown"), 2, "{unknown"),
        ])
    func markers(format: NSTextList.MarkerFormat, number: Int, marker: String) {
        let list = NSTextList(markerFormat: format)
        #expect(list.marker(forItemNumber: number) == marker && list.startingItemNumber == 1)
    }

    @Test("Lists of numbers are ordered")
    func ordered() {
        #expect(NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker).isOrdered)
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
        #expect(NSTextList(markerFormat: .decimal, startingItemNumber: 5).startingItemNumber == 5)
    }

    @Test("Styles with the same lists are equal, and copies keep them")
    func styles() {
        let (list, other) = (NSTextList(markerFormat: .disc), NSTextList(markerFormat: .disc))
        let style = NSMutableParagraphStyle()
        style.textLists = [list]
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.textLists == [list] && copy == style)
        style.textLists = [other]
        #expect(copy != style)
    }

    private func item(_ lists: [NSTextList]) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        return [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]
    }

    /// The markers that a view shows, from top to bottom.
    private func markers(of view: UITextView) -> [String] {
        let content = view.session.editor.content
        let markers = ListMarkers(content: content, base: view.base, scale: 1)
        var found: [String] = []
        view.page.forEachPiece(from: 0, to: 10_000) { piece in
            for line in piece.layout.lines {
                guard let marker = markers.marker(beside: line, at: piece.range.lowerBound + line.range.lowerBound)
                else { continue }
                found.append(String(decoding: marker.fragment.runs.flatMap(\.run.text), as: UTF16.self))
                #expect(marker.x + marker.fragment.width < line.x && marker.baseline == line.baseline)
            }
            return true
        }
        return found
    }

    @Test("Items are counted in their list, inner lists apart, and follow the edits")
    func counting() {
        let simulator = Simulator(size: CGSize(width: 300, height: 300))
        simulator.hasHardwareKeyboard = true
        let outer = NSTextList(markerFormat: .init("{decimal}."), startingItemNumber: 3)
        let inner = NSTextList(markerFormat: .lowercaseAlpha, options: .prependEnclosingMarker)
        let text = NSMutableAttributedString(string: "Heading\n")
        for (line, lists) in [
            ("one, which goes on in a second line of the text\n", [outer]), ("two\n", [outer]),
            ("x\n", [outer, inner]),
            ("y\n", [outer, inner]), ("three", [outer]),
        ] {
            text.append(NSAttributedString(string: line, attributes: item(lists)))
        }
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 260, height: 280))
        view.attributedText = text
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.frame()
        #expect(markers(of: view) == ["3.", "4.", "4.a", "4.b", "5."])
        let two = (view.text as NSString).range(of: "two")
        view.selectedRange = NSRange(location: NSMaxRange(two), length: 0)
        simulator.type("\nnew")
        simulator.frame()
        #expect(markers(of: view) == ["3.", "4.", "5.", "5.a", "5.b", "6."])
        #expect(simulator.areaMissedByDamage() == nil)
        view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
        simulator.type("\n")
        simulator.frame()
        #expect(markers(of: view).last == "7." && simulator.areaMissedByDamage() == nil)
        view.textStorage.deleteCharacters(in: (view.text as NSString).range(of: "new\n"))
        simulator.frame()
        #expect(markers(of: view) == ["3.", "4.", "4.a", "4.b", "5.", "6."])
        #expect(simulator.areaMissedByDamage() == nil)
        view.contentOffset.y = 17
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        #expect(view.text.hasPrefix("Heading\none"))
    }

    @Test("The indent has room for the marker of each list, and more where the style says so", arguments: [0.0, 90])
    func indent(own: CGFloat) {
        let list = NSTextList(markerFormat: .disc)
        // The text runs as that of its window does, whatever other tests have at the moment.
        let simulator = Simulator(size: CGSize(width: 280, height: 300))
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 260, height: 280))
        simulator.window.addSubview(view)
        let style = NSMutableParagraphStyle()
        style.textLists = [list, list]
        (style.firstLineHeadIndent, style.headIndent) = (own, own)
        view.attributedText = NSAttributedString(string: "item", attributes: [.paragraphStyle: style])
        #expect(view.layoutManager.location(forGlyphAt: 0).x == 5 + max(own, 72))
    }

    @Test("From right to left markers stand at the right, and a layout manager draws them too")
    func rightToLeft() throws {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        let list = NSTextList(markerFormat: .square)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = NSAttributedString(string: "שלום", attributes: item([list]))
        simulator.window.addSubview(view)
        simulator.frame()
        let letters = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 0, length: 4), in: view.textContainer)
        #expect(abs(letters.maxX - (300 - 5 - 36)) < 1)
        let image = UIGraphicsImageRenderer(size: view.bounds.size, scale: 1, traits: .current).image { _ in
            view.layoutManager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: .zero)
        }
        let columns = (0..<300).filter { x in (0..<40).contains { image.pixels[x, $0] >> 24 > 0 } }
        let last = try #require(columns.last)
        #expect(CGFloat(last) > letters.maxX + 7)
    }
}
