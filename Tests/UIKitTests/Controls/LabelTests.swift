import Foundation
import Testing
import UIKitSimulator

/// Labels: their sizes, lines and colours.
@MainActor @Suite("Labels")
final class LabelTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 300))

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// Where letters are painted, in points: the smallest rectangle around what is not white.
    private func ink(in area: CGRect) -> CGRect {
        sim.frame()
        var found = CGRect.null
        for y in stride(from: area.minY, to: area.maxY, by: 1) {
            for x in stride(from: area.minX, to: area.maxX, by: 1)
            where sim.color(at: CGPoint(x: x + 0.5, y: y + 0.5)) != .white {
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return found
    }

    private func show(_ label: UILabel, _ frame: CGRect) {
        label.frame = frame
        sim.window.addSubview(label)
    }

    @Test("A font and a colour that are set are those of all of the text, and are told with it")
    func looksOfAllText() {
        let (label, text) = (UILabel(), NSMutableAttributedString(string: "abcdef"))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 3))
        text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
        label.attributedText = text
        let font = UIFont.systemFont(ofSize: 9)
        (label.textColor, label.font) = (.green, font)
        for index in 0..<6 {
            let told = label.attributedText?.attributes(at: index, effectiveRange: nil)
            #expect(told?[.foregroundColor] as? UIColor == .green && told?[.font] as? UIFont == font)
            #expect((told?[.kern] != nil) == (2..<4).contains(index))
        }
        label.textColor = nil
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(label.textColor == .label && label.font == font)
    }

    @Test("Alignment and line breaks that are set change all paragraphs, those that are set before leave a text's own")
    func restyled() {
        func style(_ alignment: NSTextAlignment) -> [NSAttributedString.Key: Any] {
            let style = NSMutableParagraphStyle()
            (style.alignment, style.lineBreakMode, style.lineSpacing) = (alignment, .byTruncatingTail, 3)
            return [.paragraphStyle: style]
        }
        let label = UILabel()
        let text = NSMutableAttributedString(string: "a\n", attributes: style(.natural))
        text.append(NSAttributedString(string: "b", attributes: style(.right)))
        label.textAlignment = .center
        label.attributedText = text
        func told(_ index: Int) -> NSParagraphStyle? {
            label.attributedText?.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
        }
        #expect(told(2)?.alignment == .right)
        label.textAlignment = .left
        label.lineBreakMode = .byTruncatingHead
        #expect(
            [0, 2].allSatisfy {
                told($0)?.alignment == .left && told($0)?.lineBreakMode == .byTruncatingHead
                    && told($0)?.lineSpacing == 3
            })
    }

    @Test("Its attributed text has the looks of the label; it keeps the alignment that such a text brings")
    func toldLooks() {
        let sim = Simulator(size: CGSize(width: 200, height: 200))
        let (label, other) = (UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UILabel())
        sim.window.addSubview(label)
        (label.text, label.textColor, label.textAlignment, label.numberOfLines) = (
            "several words in lines", .red, .center, 0
        )
        let told = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        let style = told[.paragraphStyle] as? NSMutableParagraphStyle
        #expect(told[.foregroundColor] as? UIColor == .red && told[.font] as? UIFont == label.font && told.count == 3)
        #expect(style?.alignment == .center && style?.lineBreakMode == .byTruncatingTail)
        // What a label tells looks the same in another one.
        other.numberOfLines = 0
        other.attributedText = label.attributedText
        #expect(other.textColor == .red && other.textAlignment == .center)
        #expect(
            other.sizeThatFits(CGSize(width: 100, height: 100)) == label.sizeThatFits(CGSize(width: 100, height: 100)))
        other.text = "plain"
        #expect(other.textAlignment == .center && other.textColor == .red)
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: right])
        #expect(label.textAlignment == .right)
        label.text = "b"
        #expect(label.textAlignment == .right)
    }

    @Test("A line that is higher than the label is cut above and below")
    func cutLine() {
        let sim = Simulator(size: CGSize(width: 100, height: 100))
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 24))
        (label.font, label.text) = (.systemFont(ofSize: 30), "HHH")
        sim.window.addSubview(label)
        sim.frame()
        func hasInk(_ y: CGFloat) -> Bool {
            stride(from: 10, to: 90, by: 0.5).contains { sim.color(at: CGPoint(x: $0, y: y)) != .white }
        }
        let rows = stride(from: CGFloat(20.5), to: 44, by: 1).filter(hasInk)
        // The capitals are whole: they begin and end inside, about as far from both edges.
        #expect(rows.count >= 20 && !hasInk(20.5) && !hasInk(43.5))
    }

    @Test("Another text does not lay out a program's superview, which would take back where it has moved the label")
    func movedLabel() {
        final class Bar: UIView {
            let label = UILabel()
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                label.frame = CGRect(x: 75, y: 0, width: 50, height: 40)
            }
        }
        let sim = Simulator(size: CGSize(width: 200, height: 200))
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        bar.addSubview(bar.label)
        sim.window.addSubview(bar)
        sim.frame()
        bar.label.text = "1"
        bar.label.center.x += 5
        sim.frame()
        #expect(bar.count == 1 && bar.label.frame.minX == 80)
        // In a stack it gets room for what it says.
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        stack.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        sim.window.addSubview(stack)
        sim.frame()
        let first = stack.arrangedSubviews[0] as? UILabel
        first?.text = "words"
        sim.frame()
        #expect((first?.frame.width ?? 0) > 30)
    }

    @Test("A label is as wide as its line, and as high as its font's line")
    func oneLine() {
        _ = sim
        let label = label("Hello")
        let size = label.sizeThatFits(.zero)
        #expect(size.width > 30 && size.width < 60 && abs(size.height - label.font.lineHeight) <= 1)
        #expect(label.intrinsicContentSize == size)
        label.text = "Hello, hello"
        #expect(label.sizeThatFits(.zero).width > size.width * 2)
        label.font = .systemFont(ofSize: 34)
        #expect(label.sizeThatFits(.zero).height > size.height * 1.8)
        label.sizeToFit()
        #expect(label.bounds.size == label.sizeThatFits(.zero))
        label.text = nil
        #expect(label.sizeThatFits(.zero) == .zero)
    }

    @Test("A label without text takes no room, so that a message under a field has none while there is none")
    func empty() {
        let message = label("", lines: 0)
        let field = UITextField()
        let stack = UIStackView(arrangedSubviews: [field, message])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        sim.window.addSubview(stack)
        func height() -> CGFloat { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
        let right = height()
        #expect(message.intrinsicContentSize == .zero && right == field.intrinsicContentSize.height)
        message.text = "Wrong"
        #expect(height() > right + 10)
        message.attributedText = NSAttributedString(string: "")
        #expect(height() == right)
    }

    @Test("Lines break at the width, and no more of them are taken than allowed")
    func severalLines() {
        _ = sim
        let label = label("one two three four five six seven", lines: 0)
        let line = label.font.lineHeight
        let all = label.sizeThatFits(CGSize(width: 80, height: 0))
        #expect(all.width <= 80 && all.height > line * 2.5)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 80, height: 0))
        #expect(abs(two.height - line * 2) <= 2)
        label.numberOfLines = 0
        label.text = "one\ntwo\nthree"
        #expect(abs(label.sizeThatFits(.zero).height - line * 3) <= 2)
        label.preferredMaxLayoutWidth = 30
        label.text = "one two three"
        #expect(label.intrinsicContentSize.width <= 30 && label.intrinsicContentSize.height > line * 2)
    }

    @Test(
        "What fits in the size that a label asked for is not cut off",
        arguments: ["Hamburgefonts", "fi ff AV", "مرحبا", "日本"])
    func fits(text: String) {
        let label = label(text)
        label.sizeToFit()
        show(label, CGRect(origin: CGPoint(x: 50, y: 50), size: label.bounds.size))
        let tight = ink(in: CGRect(x: 0, y: 0, width: 400, height: 150))
        label.frame.size.width += 100
        label.textAlignment = .left
        #expect(ink(in: CGRect(x: 0, y: 0, width: 400, height: 150)).width == tight.width)
    }

    @Test("Text that is too long ends in an ellipsis, at the end, the beginning or in the middle")
    func truncation() {
        let label = label("Several words that are too long")
        show(label, CGRect(x: 20, y: 20, width: 100, height: 30))
        let area = CGRect(x: 0, y: 0, width: 300, height: 80)
        var widths: [CGFloat] = []
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            label.lineBreakMode = mode
            let ink = ink(in: area)
            #expect(ink.minX >= 20 && ink.maxX <= 121)
            widths.append(ink.width)
        }
        #expect(widths.allSatisfy { $0 > 70 })
        label.adjustsFontSizeToFitWidth = true
        label.lineBreakMode = .byTruncatingTail
        let shrunk = ink(in: area)
        #expect(shrunk.maxX <= 121 && shrunk.height < 14)
    }

    @Test("Lines stand at the left, in the middle or at the right, and the whole in the middle of the height")
    func alignment() {
        let label = label("Ab")
        show(label, CGRect(x: 20, y: 20, width: 200, height: 100))
        let area = CGRect(x: 0, y: 0, width: 300, height: 150)
        label.textAlignment = .left
        let left = ink(in: area)
        #expect(left.minX < 24 && abs(left.midY - 70) < 6)
        label.textAlignment = .center
        #expect(abs(ink(in: area).midX - 120) <= 2)
        label.textAlignment = .right
        #expect(ink(in: area).maxX > 215)
        let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(abs(rect.maxX - 200) < 1 && abs(rect.midY - 50) < 1)
    }

    @Test("The colour depends on highlight and use, and on the surroundings")
    func colours() {
        let label = label("IIII")
        label.font = .systemFont(ofSize: 34, weight: .heavy)
        show(label, CGRect(x: 20, y: 20, width: 100, height: 40))
        // The strokes of these letters are wider than a pixel at any scale.
        func shows(_ color: UIColor) -> Bool {
            sim.frame()
            return (20..<120).contains { x in sim.color(at: CGPoint(x: x, y: 40)) == color }
        }
        #expect(shows(.black))
        label.textColor = .red
        label.highlightedTextColor = .blue
        #expect(shows(.red) && !shows(.black))
        label.isHighlighted = true
        #expect(shows(.blue) && !shows(.red))
        label.isHighlighted = false
        label.isEnabled = false
        #expect(!shows(.red) && !shows(.blue))
        label.isEnabled = true
        label.textColor = nil
        label.overrideUserInterfaceStyle = .dark
        label.backgroundColor = .black
        #expect(shows(.white))
    }

    @Test("Attributes change fonts and colours of parts, and the rest is the label's")
    func attributes() {
        let label = label("")
        let text = NSMutableAttributedString(string: "██", attributes: [.foregroundColor: UIColor.green])
        text.append(NSAttributedString(string: "██"))
        label.textColor = .red
        label.attributedText = text
        #expect(label.text == "████")
        show(label, CGRect(x: 20, y: 20, width: 100, height: 40))
        sim.frame()
        let end = 20 + label.sizeThatFits(.zero).width
        #expect(sim.color(at: CGPoint(x: 24, y: 40)) == .green && sim.color(at: CGPoint(x: end - 4, y: 40)) == .red)
        let large = NSAttributedString(string: "Ab", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        label.attributedText = large
        #expect(label.sizeThatFits(.zero).height > 40)
        label.font = .systemFont(ofSize: 17)
        #expect(label.sizeThatFits(.zero).height < 30 && label.attributedText?.string == "Ab")
    }

    @Test("A label that changes asks for one painting, and no program's superview for layout")
    func changing() {
        final class Counter: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let (counter, label) = (Counter(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), label("a"))
        label.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
        counter.addSubview(label)
        sim.window.addSubview(counter)
        sim.frame()
        counter.count = 0
        label.text = "b"
        label.text = "c"
        let report = sim.frame()
        #expect(counter.count == 0 && report.damage.count == 1)
        label.text = "c"
        #expect(sim.frame().damage.isEmpty && counter.count == 0)
    }

    @Test("Natural is right where the interface reads right to left, for placeholders too")
    func rightToLeft() {
        let sim = Simulator(size: CGSize(width: 320, height: 200))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 30))
        let field = UITextField(frame: CGRect(x: 10, y: 60, width: 300, height: 40))
        (label.text, field.placeholder) = ("Name", "Optional")
        for view in [label, field] { sim.window.addSubview(view) }
        /// On which side of the middle there is ink, of the label and of the placeholder.
        func sides() -> [[Bool]] {
            sim.frame()
            return [20.0...30, 70...90].map { rows in
                [0.0...150, 170...319].map { columns in
                    let points = stride(from: rows.lowerBound, to: rows.upperBound, by: 1).flatMap { y in
                        stride(from: columns.lowerBound, to: columns.upperBound, by: 1).map { CGPoint(x: $0, y: y) }
                    }
                    return Set(points.map { sim.color(at: $0) }).count > 2
                }
            }
        }
        #expect(sides() == [[true, false], [true, false]])
        sim.application.locale = Locale(identifier: "he")
        #expect(sides() == [[false, true], [false, true]])
        label.textAlignment = .left
        #expect(sides() == [[true, false], [false, true]])
        label.textAlignment = .natural
        label.semanticContentAttribute = .forceLeftToRight
        #expect(sides() == [[true, false], [false, true]])
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Font and colour are those of the first letter; setting them changes all text, and plain text keeps them")
    func looksOfStyledText() {
        let label = label("plain")
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 30)])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue, .kern: 3]))
        label.attributedText = text
        #expect(label.textColor == .red && label.font == .boldSystemFont(ofSize: 30))
        label.textColor = .green
        label.font = .systemFont(ofSize: 12)
        let looks = label.attributedText!
        var kerned: [Int] = []
        looks.enumerateAttributes(in: NSRange(location: 0, length: 7), options: []) { values, range, _ in
            #expect(
                values[.foregroundColor] as? UIColor == .green && values[.font] as? UIFont == .systemFont(ofSize: 12))
            if values[.kern] != nil { kerned.append(range.location) }
        }
        #expect(kerned == [3] && label.textColor == .green && label.font == .systemFont(ofSize: 12))
        label.attributedText = text
        label.text = "more"
        #expect(label.textColor == .red && label.font == .boldSystemFont(ofSize: 30))
        label.textColor = nil
        label.font = nil
        #expect(label.textColor == .label && label.font == .systemFont(ofSize: 17))
    }

    @Test("One line is as long as it is, whatever room there is")
    func oneLineFits() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "much longer than that"
        let whole = label.intrinsicContentSize
        label.sizeToFit()
        #expect(label.frame.size == whole && whole.width > 100)
        #expect(label.sizeThatFits(CGSize(width: 20, height: 20)) == whole)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 60, height: 100)).width <= 60)
    }
}
