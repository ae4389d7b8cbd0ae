import Testing
import UIKitSimulator

@testable import UIKit

/// Text that is measured and drawn outside of views.
@MainActor @Suite("Measuring and drawing strings")
struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

    /// The rows and columns that are drawn on, of a picture of 200 by 200 points.
    private func drawn(
        scale: CGFloat = 1, _ body: () -> Void
    ) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 200, height: 200), scale: scale, traits: UITraitCollection(userInterfaceStyle: .light))
        let pixels = renderer.image { _ in body() }.pixels
        var (xs, ys): ([Int], [Int]) = ([], [])
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels[x, y] >> 24 > 0 {
                xs.append(x)
                ys.append(y)
            }
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return (top...bottom, left...right)
    }

    @Test("Text without a font is drawn in Helvetica of 12 points, also where only parts have one")
    func withoutFont() throws {
        let small: [NSAttributedString.Key: Any] = [.font: try #require(UIFont(name: "Helvetica", size: 12))]
        let text: NSString = "Say something"
        #expect(text.size(withAttributes: nil) == text.size(withAttributes: small))
        #expect(NSAttributedString(string: "Say something").size() == text.size(withAttributes: small))
        let limit = CGSize(width: 50, height: 1000)
        #expect(
            text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: [.kern: 0], context: nil)
                == text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: small, context: nil))
        #expect(text.size(withAttributes: attributes).width > text.size(withAttributes: small).width * 1.4)
    }

    @Test("A layout manager draws the lines of a range and no others")
    func glyphs() throws {
        let storage = NSTextStorage(string: "one two three four five six seven", attributes: attributes)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 1000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        func rows(_ range: NSRange) -> ClosedRange<Int>? {
            drawn { manager.drawGlyphs(forGlyphRange: range, at: .zero) }?.rows
        }
        let all = try #require(rows(NSRange(location: 0, length: storage.length)))
        let first = try #require(rows(NSRange(location: 0, length: 3)))
        let last = try #require(rows(NSRange(location: storage.length - 5, length: 5)))
        let second = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: nil)
        #expect(first.lowerBound == all.lowerBound && first.upperBound < Int(second.minY))
        #expect(last.upperBound == all.upperBound && last.lowerBound >= Int(second.minY))
        #expect(rows(NSRange(location: 4, length: 0)) == nil)
    }

    @Test("Letters have their size in pictures of every scale, whatever the screen has", arguments: [1.0, 2, 3])
    func scales(screen: CGFloat) throws {
        let simulator = Simulator(size: CGSize(width: 300, height: 200), scale: screen)
        let storage = NSTextStorage(string: "one", attributes: attributes)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 100)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UITextView(frame: label.frame)
        (label.font, label.text, view.font, view.text) = (font, "one", font, "one")
        for part in [label, view] { simulator.window.addSubview(part) }
        simulator.frame()
        let range = NSRange(location: 0, length: 3)
        let ways: [() -> Void] = [
            { manager.drawGlyphs(forGlyphRange: range, at: .zero) },
            { view.layoutManager.drawGlyphs(forGlyphRange: range, at: .zero) },
            { label.drawText(in: label.bounds) },
            { ("one" as NSString).draw(at: .zero, withAttributes: [.font: self.font]) },
        ]
        for scale in [1.0, 2, 3] {
            let heights = try ways.map { Double(try #require(drawn(scale: scale, $0)).rows.count) / scale }
            #expect(heights.allSatisfy { abs($0 - 11.5) <= 1.5 }, "\(scale): \(heights)")
        }
    }

    @Test("A layout manager draws behind its container's padding")
    func padding() throws {
        let storage = NSTextStorage(string: "one", attributes: attributes)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 1000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let left = try [0, 30].map { padding in
            container.lineFragmentPadding = padding
            let range = NSRange(location: 0, length: 3)
            return try #require(drawn { manager.drawGlyphs(forGlyphRange: range, at: .zero) }?.columns.lowerBound)
        }
        #expect(left[1] == left[0] + 30)
    }

    @Test("Text wraps only where its lines are asked for, and the context is told the same bounds")
    func bounds() {
        let text = "one two three four five six seven" as NSString
        let context = NSStringDrawingContext()
        let size = CGSize(width: 100, height: 1000)
        let line = text.boundingRect(with: size, attributes: attributes, context: context)
        #expect(line.height == text.size(withAttributes: attributes).height && context.totalBounds == line)
        let lines = text.boundingRect(
            with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
        #expect(lines.width <= 100 && lines.height > 2.9 * line.height && context.totalBounds == lines)
        let styled = NSAttributedString(string: text as String, attributes: attributes)
        #expect(styled.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil) == lines)
        #expect(styled.size() == text.size(withAttributes: attributes))
    }

    @Test("A length that is not above zero is no limit", arguments: [0, -14, -CGFloat.infinity, .nan] as [CGFloat])
    func noLimit(length: CGFloat) {
        let text = "one two three\nfour five six seven" as NSString
        let styled = NSAttributedString(string: text as String, attributes: attributes)
        let whole = CGRect(origin: .zero, size: text.size(withAttributes: attributes))
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        for size in [CGSize(width: length, height: 1000), CGSize(width: 1000, height: length)] {
            #expect(
                text.boundingRect(with: size, options: options, attributes: attributes, context: context) == whole
                    && context.actualScaleFactor == 1)
            #expect(styled.boundingRect(with: size, options: options, context: nil) == whole)
        }
    }

    @Test("The last line that fits is the last one where that is asked for, and there is always one")
    func truncation() {
        let text = "one two three four five six seven eight nine ten" as NSString
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let height = text.size(withAttributes: attributes).height
        func lines(_ room: CGFloat) -> CGFloat {
            let size = CGSize(width: 100, height: room)
            let bounds = text.boundingRect(with: size, options: options, attributes: attributes, context: nil)
            return (bounds.height / height).rounded()
        }
        #expect(lines(2.5 * height) == 2 && lines(height) == 1 && lines(1) == 1)
        #expect(lines(100 * height) > 4)
    }

    @Test("What is drawn in a rectangle wraps and ends in it; what is drawn at a point does neither")
    func drawing() throws {
        let text = "one two three four five six" as NSString
        let rect = CGRect(x: 20, y: 30, width: 100, height: 30)
        let inside = try #require(drawn { text.draw(in: rect, withAttributes: attributes) })
        #expect(inside.rows.lowerBound >= 30 && inside.rows.upperBound == 59, "The second line is cut.")
        #expect(inside.columns.lowerBound >= 20 && inside.columns.upperBound < 120)
        let styled = NSAttributedString(string: text as String, attributes: attributes)
        let same = try #require(drawn { styled.draw(in: rect) })
        #expect(same == inside)
        let line = try #require(drawn { text.draw(at: rect.origin, withAttributes: attributes) })
        #expect(line.columns.upperBound > 190 && line.rows.upperBound < 60)
        let after = try #require(
            drawn {
                styled.draw(in: rect)
                UIBezierPath(rect: CGRect(x: 150, y: 150, width: 10, height: 10)).fill()
            })
        #expect(after.rows.upperBound == 159, "The rectangle does not go on cutting.")
    }

    @Test("Numbers that are no lengths count for nothing", arguments: [Double.nan, .infinity, -.infinity])
    func hostileNumbers(number: Double) throws {
        for key in [NSAttributedString.Key.kern, .baselineOffset] {
            /// Where the text is drawn whose middle letter has the number, and how large it says that it is.
            func look(_ value: Any?) throws -> [CGFloat] {
                let text = NSMutableAttributedString(string: "one", attributes: attributes)
                if let value { text.addAttribute(key, value: value, range: NSRange(location: 1, length: 1)) }
                let area = try #require(drawn { text.draw(at: .zero) })
                let ends = [area.rows.lowerBound, area.rows.upperBound, area.columns.upperBound]
                return ends.map { CGFloat($0) } + [text.size().width, text.size().height]
            }
            let plain = try look(nil)
            #expect(try look(number) == plain && look(NSNumber(value: number)) == plain, "\(key.rawValue)")
            #expect(try look(-4.0) != plain && look(-4.0) == look(NSNumber(value: -4.0)), "\(key.rawValue)")
        }
    }

    /// A view that draws as it is told.
    private final class Drawing: UIView {
        var body: (CGRect) -> Void = { _ in }
        override func draw(_ rect: CGRect) { body(bounds) }
    }

    @Test("What is drawn is shaped in its own language, and in that of the interface if it has none", arguments: 0..<4)
    func language(way: Int) {
        let simulator = Simulator(size: CGSize(width: 100, height: 40))
        let view = Drawing(frame: simulator.window.bounds)
        simulator.window.addSubview(view)
        func picture(_ interface: String, _ own: String?) -> Data {
            // Larger letters of the system's font are the same in all languages.
            var values: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
            values[.languageIdentifier] = own
            let (text, all) = ("\u{15F}\u{163}", values)
            view.body = { rect in
                switch way {
                case 0: (text as NSString).draw(in: rect, withAttributes: all)
                case 1: (text as NSString).draw(at: rect.origin, withAttributes: all)
                case 2: NSAttributedString(string: text, attributes: all).draw(in: rect)
                default: NSAttributedString(string: text, attributes: all).draw(at: rect.origin)
                }
            }
            simulator.application.locale = Locale(identifier: interface)
            view.setNeedsDisplay()
            simulator.frame()
            return simulator.pngData()
        }
        let (english, romanian) = (picture("en_GB", nil), picture("ro_RO", nil))
        #expect(english != romanian)
        #expect(picture("en_GB", "ro") == romanian)
        #expect(picture("ro_RO", "en") == english)
        #expect(picture("ro_RO", "ro") == romanian)
    }

    @Test("As high as it needs may be the greatest number there is; without lines nothing is cut behind one")
    func greatHeights() {
        let text = "one two three four five six" as NSString
        let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
        let plain = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        let cut = text.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
            context: nil)
        #expect(plain == cut && plain.height > 3 * font.lineHeight)
        let line = text.boundingRect(
            with: room, options: .truncatesLastVisibleLine, attributes: attributes, context: nil)
        #expect(
            line.height < 1.5 * font.lineHeight
                && line
                    == text.boundingRect(
                        with: room, attributes: attributes, context: nil)
        )
        let drawing = drawn {
            NSAttributedString(string: text as String, attributes: attributes).draw(
                with: CGRect(origin: .zero, size: room), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
                context: nil)
        }
        #expect((drawing?.rows.upperBound ?? 0) > Int(3 * font.lineHeight))
    }
}
