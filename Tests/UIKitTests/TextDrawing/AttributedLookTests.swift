import Testing
import UIKitSimulator

/// What attributes make of text, seen in labels.
@MainActor @Suite("Looks of attributed text")
final class AttributedLookTests {
    private lazy var sim = Simulator(size: CGSize(width: 300, height: 200))
    private let label = UILabel(frame: CGRect(x: 50, y: 50, width: 200, height: 100))

    /// Blanks that no line breaks at and that have no ink of their own: what is seen is lines, shadows and pictures.
    private let room = String(repeating: "\u{A0}", count: 10)

    private func show(_ text: NSAttributedString) {
        if label.superview == nil { sim.window.addSubview(label) }
        label.numberOfLines = 0
        label.attributedText = text
        sim.frame()
    }

    private func show(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        show(NSAttributedString(string: text, attributes: attributes))
    }

    private func isInk(_ x: CGFloat, _ y: CGFloat) -> Bool {
        sim.color(at: CGPoint(x: x + 0.5, y: y + 0.5)) != .white
    }

    /// The smallest rectangle around what is not white.
    private var ink: CGRect {
        var found = CGRect.null
        for y in stride(from: CGFloat(0), to: 200, by: 1) {
            for x in stride(from: CGFloat(0), to: 300, by: 1) where isInk(x, y) {
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return found
    }

    /// Where ink begins and ends along the first row that has any, as lengths by turns.
    private var strokes: [Int] {
        let (area, y) = (ink, ink.minY)
        var lengths: [Int] = []
        var wasInk = false
        for x in stride(from: area.minX, to: area.maxX, by: 1) {
            if isInk(x, y) != wasInk || lengths.isEmpty { lengths.append(0) }
            lengths[lengths.count - 1] += 1
            wasInk = isInk(x, y)
        }
        return lengths
    }

    @Test("Text that is overridden to read from the right stands the other way round, as its signs would have it")
    func directions() {
        func picture(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> [UIColor] {
            show(NSAttributedString(string: text, attributes: attributes))
            return stride(from: CGFloat(50), to: 200, by: 0.5).flatMap { x in
                stride(from: CGFloat(50), to: 150, by: 2).map { sim.color(at: CGPoint(x: x, y: $0)) }
            }
        }
        let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
        let turned = picture("LTI", [.writingDirection: [override]])
        #expect(turned == picture("ITL") && turned != picture("LTI"))
        #expect(picture("LTI", [.writingDirection: [NSNumber(value: override)]]) == turned)
        #expect(picture("LTI", [.writingDirection: [0]]) == picture("LTI"))
        #expect(picture("LTI", [.writingDirection: [77, -1]]) == picture("LTI"))
    }

    @Test(
        "Letters pressed into the ground have light below; a shadow of their own counts instead, other effects do nothing"
    )
    func letterpress() {
        func rows(_ attributes: [NSAttributedString.Key: Any]) -> [Int] {
            label.backgroundColor = .gray
            show(
                NSAttributedString(
                    string: "HHH", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 30)]) { $1 }))
            return (50..<150).filter { y in
                stride(from: CGFloat(50), to: 150, by: 1).contains { x in
                    let color = sim.color(at: CGPoint(x: x + 0.5, y: CGFloat(y) + 0.5))
                    var white: CGFloat = 0
                    return color.getWhite(&white, alpha: nil) && white > 0.6
                }
            }
        }
        #expect(rows([:]).isEmpty && rows([.verticalGlyphForm: 0]).isEmpty)
        let light = rows([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
        #expect(!light.isEmpty)
        #expect(rows([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue]) == light)
        #expect(rows([.textEffect: "unknown"]).isEmpty)
        let dark = NSShadow()
        dark.shadowColor = UIColor.black
        #expect(rows([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle, .shadow: dark]).isEmpty)
        label.backgroundColor = nil
    }

    @Test("Attributed strings of any attributes can be joined")
    func joining() {
        func values() -> [NSAttributedString.Key: [Any]] {
            [
                .font: [UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)],
                .foregroundColor: [UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.blue, UIColor.label],
                .paragraphStyle: [NSParagraphStyle(), NSMutableParagraphStyle()],
                .shadow: [NSShadow()], .attachment: [NSTextAttachment()],
            ]
        }
        let text = NSMutableAttributedString(string: "")
        for (key, first) in values() {
            for (a, b) in zip(first + first, (values()[key] ?? []) + first) {
                text.append(NSAttributedString(string: "a", attributes: [key: a]))
                text.append(NSAttributedString(string: "b", attributes: [key: b]))
            }
        }
        #expect(text.length == 36 && text.string.hasPrefix("abab"))
    }

    @Test("Each paragraph of a label has its own style")
    func paragraphs() {
        func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            change(style)
            return style
        }
        let text = NSMutableAttributedString(
            string: "█\n", attributes: [.paragraphStyle: style { ($0.alignment, $0.paragraphSpacing) = (.right, 12) }])
        text.append(
            NSAttributedString(
                string: "█",
                attributes: [
                    .paragraphStyle: style {
                        ($0.firstLineHeadIndent, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (30, 50, 7)
                    }
                ]))
        // On the same screen, because sizes are whole pixels.
        show(NSAttributedString(string: "█\n█"))
        let plain = label.sizeThatFits(.zero)
        show(text)
        // Space around paragraphs is space between them.
        #expect(label.sizeThatFits(.zero).height == plain.height + 19)
        #expect(ink.minX >= 79 && ink.minX <= 82 && ink.maxX >= 248 && ink.maxX <= 250)
    }

    @Test("A line that is only begun stands apart from the paragraph before it")
    func begunParagraph() {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 12
        label.numberOfLines = 0
        for text in ["█", "█\n", "█\n█"] {
            label.attributedText = NSAttributedString(string: text)
            let plain = label.sizeThatFits(.zero)
            label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
            #expect(label.sizeThatFits(.zero).height == plain.height + (text.contains("\n") ? 12 : 0))
        }
    }

    @Test("Justified labels reach both edges, but for their last line")
    func justified() {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        show("██ ███ ██ ████████████", [.paragraphStyle: style])
        #expect(ink.minX <= 51 && ink.maxX >= 249)
        label.attributedText = nil
        label.text = "██ ██"
        label.textAlignment = .justified
        sim.frame()
        #expect(ink.maxX < 150)
    }

    @Test("A picture stands on the baseline, takes its room, and its bounds move and size it")
    func attachments() {
        // Pictures are drawn at the scale of the screen that is in use.
        _ = sim
        let green = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image {
            $0.cgContext.setFillColor(UIColor.green.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
        }
        let attachment = NSTextAttachment(image: green)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.string == "\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
        show(text)
        let own = ink
        #expect(own.width == 20 && own.height == 30 && own.minX == 50)
        #expect(sim.color(at: CGPoint(x: 60, y: own.midY)) == .green)
        attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 10)
        show(text)
        #expect(ink.width == 40 && ink.height == 10)
        #expect(label.sizeThatFits(.zero).width == 40)
        let template = NSTextAttachment(image: green.withRenderingMode(.alwaysTemplate))
        let red = NSMutableAttributedString(attachment: template)
        red.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        show(red)
        #expect(sim.color(at: CGPoint(x: 60, y: ink.midY)) == .red)
        template.image = template.image?.withTintColor(.blue)
        show(red)
        #expect(sim.color(at: CGPoint(x: 60, y: ink.midY)) == .blue, "a tint of the picture's own is its colour")
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Attachments without a picture, and with hostile bounds, are survived")
    func hostileAttachments() {
        let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
        #expect(attachment.image == nil && attachment.contents?.count == 3)
        show(NSAttributedString(attachment: attachment))
        #expect(label.sizeThatFits(.zero).width == 0)
        for bad in [CGFloat.nan, .infinity, -.infinity, -50, 1e300] {
            attachment.bounds = CGRect(x: bad, y: bad, width: bad, height: bad)
            show(NSAttributedString(attachment: attachment))
            #expect(label.sizeThatFits(.zero).height.isFinite)
        }
    }

    @Test("Letters throw their shadow, and every part of it is repainted")
    func shadows() {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 40, height: 10), UIColor.red)
        show("██", [.shadow: shadow])
        let letters = CGRect(x: 54, y: 97, width: 8, height: 4)
        // Where the letter itself stands is its font's matter.
        var isSeen = false
        for x in stride(from: CGFloat(50), to: 82, by: 4) {
            for y in stride(from: CGFloat(90), to: 115, by: 5) {
                let letter = sim.color(at: CGPoint(x: x, y: y))
                let below = sim.color(at: CGPoint(x: x + 40, y: y + 10))
                if letter == .black, below == .red { isSeen = true }
            }
        }
        #expect(isSeen)
        shadow.shadowBlurRadius = 6
        (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 4, height: 3), UIColor.blue)
        let text = NSMutableAttributedString(string: "One shadow ", attributes: [.shadow: shadow])
        text.append(
            NSAttributedString(
                string: "of two runs", attributes: [.shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 21)]))
        show(text)
        #expect(!ink.isNull)
        for part in [letters, CGRect(x: 20, y: 40, width: 3, height: 30), CGRect(x: 90, y: 0, width: 60, height: 51)] {
            label.setNeedsDisplay(part)
            #expect(sim.areaMissedByDamage() == nil)
        }
        shadow.shadowColor = nil
        show(room, [.shadow: shadow])
        #expect(ink.isNull)
    }

    @Test("Links are underlined and have the colour of links, whatever their text has, in labels and in what is drawn")
    func links() {
        let link: [NSAttributedString.Key: Any] = [.link: "https://example.org", .foregroundColor: UIColor.red]
        let color = UIColor.link.resolvedColor(with: label.traitCollection)
        show(room, link)
        #expect(ink.height == 1 && sim.color(at: CGPoint(x: ink.midX, y: ink.midY)).cgColor == color.cgColor)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30)).image { _ in
            NSAttributedString(string: self.room, attributes: link).draw(at: .zero)
        }
        let view = UIImageView(image: drawn)
        view.frame.origin = CGPoint(x: 50, y: 50)
        show("", [:])
        sim.window.addSubview(view)
        sim.frame()
        #expect(ink.height == 1 && sim.color(at: CGPoint(x: ink.midX, y: ink.midY)).cgColor == color.cgColor)
    }

    @Test("Lines are single, thick or double, and have patterns")
    func lines() {
        func line(_ style: NSUnderlineStyle) -> (height: CGFloat, strokes: [Int]) {
            show(room, [.underlineStyle: NSNumber(value: style.rawValue), .underlineColor: UIColor.red])
            return (ink.height, ink.isNull ? [] : strokes)
        }
        #expect(line(.single).height == 1 && line(.single).strokes.count == 1)
        #expect(line(.thick).height == 2 && line(.double).height == 3)
        #expect(line(.patternDot).strokes.isEmpty && line(.byWord).strokes.isEmpty)
        #expect(line([.single, .patternDot]).strokes.prefix(4) == [2, 2, 2, 2])
        #expect(line([.single, .patternDash]).strokes.prefix(3) == [7, 4, 7])
        #expect(line([.thick, .patternDashDot]).strokes.prefix(4) == [14, 6, 4, 6])
        #expect(line([.single, .patternDashDotDot]).strokes.prefix(6) == [7, 3, 2, 3, 2, 3])
        label.setNeedsDisplay(CGRect(x: 3, y: 0, width: 9, height: 100))
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A pattern goes through the whole line of text, and is seen where the text has it", arguments: 1...8)
    func patternInside(blanks: Int) {
        let before = String(repeating: "\u{A0}", count: blanks)
        func width(_ text: String) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: label.font as Any]).width
        }
        let style: NSUnderlineStyle = [.thick, .patternDash]
        let text = NSMutableAttributedString(string: before + room + before)
        text.addAttribute(
            .underlineStyle, value: NSNumber(value: style.rawValue),
            range: NSRange(location: blanks, length: room.utf16.count))
        show(text)
        #expect(ink.minX >= (50 + width(before)).rounded() && ink.maxX <= (50 + width(before + room)).rounded())
        // Dashes of 14 points and gaps of 8 are counted from the beginning of the line.
        for x in stride(from: ink.minX, to: ink.maxX, by: 1) {
            let place = (x - 50).truncatingRemainder(dividingBy: 22)
            #expect(isInk(x, ink.minY) == (place < 14), "\(x)")
        }
    }

    @Test("By word, blanks have no line; where a line was broken the blank at its end has none anyway")
    func words() {
        let word = String(repeating: "\u{A0}", count: 4)
        let blank = NSNumber(value: NSUnderlineStyle.single.rawValue)
        show("\(word) \(word)", [.underlineStyle: blank])
        #expect(strokes.count == 1)
        show("\(word) \(word)", [.underlineStyle: NSNumber(value: 0x8001)])
        #expect(strokes.count == 3)
        let size = label.font.pointSize
        label.frame.size.width = ("\(word)" as NSString).size(withAttributes: [.font: label.font as Any]).width + 1
        show("\(word)   \(word)", [.underlineStyle: blank])
        #expect(strokes.count == 1 && ink.width <= label.bounds.width && ink.height > size)
    }

    @Test("Text that is drawn breaks its lines as its paragraphs want it")
    func drawnText() {
        _ = sim
        func height(_ mode: NSLineBreakMode) -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            let text = NSAttributedString(
                string: "one two three four",
                attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
            return text.boundingRect(
                with: CGSize(width: 60, height: 500), options: .usesLineFragmentOrigin, context: nil
            ).height
        }
        #expect(height(.byWordWrapping) > 2 * height(.byTruncatingTail))
        #expect(height(.byClipping) == height(.byTruncatingTail))
        #expect(height(.byCharWrapping) > height(.byClipping))
    }
}
