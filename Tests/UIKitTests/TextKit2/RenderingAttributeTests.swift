import Testing
import UIKitSimulator

@testable import UIKit

/// Looks that text is drawn with and does not have.
@MainActor @Suite("Text kit 2: rendering attributes")
struct RenderingAttributeTests {
    private static let mark = NSAttributedString.Key("mark")
    private static let note = NSAttributedString.Key("note")
    private let font = UIFont.systemFont(ofSize: 18)

    @Test("Random changes and edits leave what a list with one entry a unit has", arguments: 0..<40)
    func model(round: Int) {
        var generator = SeededGenerator(UInt64(round))
        var attributes = RenderingAttributes()
        var model: [[NSAttributedString.Key: Int]] = Array(repeating: [:], count: 40)
        for _ in 0..<60 {
            let start = Int.random(in: 0...model.count, using: &generator)
            let end = Int.random(in: start...min(model.count, start + 12), using: &generator)
            let (key, value) = (
                [Self.mark, Self.note].randomElement(using: &generator) ?? Self.mark,
                Int.random(in: 0..<3, using: &generator)
            )
            let isEdit = Int.random(in: 0..<3, using: &generator) == 0
            if isEdit {
                let count = Int.random(in: 0..<5, using: &generator)
                attributes.replace(start..<end, newLength: count)
                #expect(attributes.spans.count <= model.count)
                model.replaceSubrange(start..<end, with: Array(repeating: [:], count: count))
            } else {
                func changed<Value>(
                    _ values: [NSAttributedString.Key: Value], _ new: Value
                ) -> [NSAttributedString.Key: Value] {
                    var values = values
                    values[key] = value == 0 ? nil : new
                    return values
                }
                attributes.update(start..<end) { changed($0, value) }
                for unit in start..<end { model[unit] = changed(model[unit], value) }
            }
            var found: [[NSAttributedString.Key: Int]] = Array(repeating: [:], count: model.count)
            var last = 0
            for (span, next) in zip(attributes.spans, attributes.spans.dropFirst())
            where span.range.upperBound == next.range.lowerBound {
                let looks = [span, next].map { $0.values.compactMapValues { $0 as? Int } }
                #expect(looks[0] != looks[1] || isEdit, "Neighbours that look the same are one span.")
            }
            for span in attributes.spans {
                #expect(span.range.lowerBound >= last && !span.range.isEmpty && !span.values.isEmpty)
                last = span.range.upperBound
                for unit in span.range { found[unit] = span.values.compactMapValues { $0 as? Int } }
            }
            #expect(found == model)
            let part = min(5, model.count)..<min(17, model.count)
            for span in attributes.spans(in: part) {
                #expect(span.range.clamped(to: part) == span.range)
                for unit in span.range { #expect(model[unit] == span.values.compactMapValues { $0 as? Int }) }
            }
        }
    }

    private func view(_ text: NSAttributedString, in simulator: Simulator) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = text
        simulator.window.addSubview(view)
        return view
    }

    private func picture(_ text: NSAttributedString, _ change: (UITextView) throws -> Void) rethrows -> [UInt8] {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        let view = view(text, in: simulator)
        simulator.frame()
        try change(view)
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        return Array(simulator.pngData())
    }

    @Test("Text is painted as if it had its rendering attributes, and keeps its own")
    func painted() throws {
        let text = NSMutableAttributedString(
            string: "let answer = 42 // the comment is longer than a line of this view\nlet next = 43",
            attributes: [.font: font])
        text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 4, length: 6))
        let looks: [(NSRange, [NSAttributedString.Key: Any])] = [
            (NSRange(location: 0, length: 3), [.foregroundColor: UIColor.systemRed]),
            (NSRange(location: 4, length: 9), [.backgroundColor: UIColor.systemYellow, .underlineStyle: 1]),
            (NSRange(location: 60, length: 12), [.foregroundColor: UIColor.systemGreen, .strikethroughStyle: 1]),
        ]
        let rendered = try picture(text) { view in
            let layout = try #require(view.textLayoutManager)
            let content = try #require(layout.textContentManager)
            for (units, values) in looks {
                let start = try #require(content.location(content.documentRange.location, offsetBy: units.location))
                let end = content.location(start, offsetBy: units.length)
                let range = try #require(NSTextRange(location: start, end: end))
                layout.setRenderingAttributes([.kern: 12], for: range)
                layout.setRenderingAttributes([:], for: range)
                for (key, value) in values { layout.addRenderingAttribute(key, value: value, for: range) }
            }
            #expect(
                view.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .systemRed)
            #expect(view.textStorage.attribute(.underlineStyle, at: 5, effectiveRange: nil) == nil)
        }
        let owned = picture(text) { view in
            for (range, values) in looks { view.textStorage.addAttributes(values, range: range) }
        }
        #expect(rendered == owned)
        #expect(rendered != picture(text) { _ in })
    }

    @Test("They follow the text: what stands keeps them, what comes in has none, and they are told in both directions")
    func following() throws {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let view = view(NSAttributedString(string: "one two three", attributes: [.font: font]), in: simulator)
        let layout = try #require(view.textLayoutManager)
        let content = try #require(layout.textContentManager as? NSTextContentStorage)
        func found(reverse: Bool = false, from offset: Int = 0) throws -> [String] {
            let start = try #require(content.location(content.documentRange.location, offsetBy: offset))
            var found: [String] = []
            layout.enumerateRenderingAttributes(from: start, reverse: reverse) { manager, values, range in
                let units = content.units(of: range) ?? NSRange()
                found.append((view.text as NSString).substring(with: units))
                return manager === layout && !values.isEmpty
            }
            return found
        }
        let word = try #require(NSTextRange(location: StorageLocation(4), end: StorageLocation(7)))
        layout.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: word)
        layout.addRenderingAttribute(
            .underlineStyle, value: 1,
            for: try #require(NSTextRange(location: StorageLocation(10), end: StorageLocation(13))))
        #expect(try found() == ["two", "ree"] && found(reverse: true, from: 13) == ["ree", "two"])
        #expect(try found(from: 8) == ["ree"] && found(reverse: true, from: 8) == ["two"])
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        simulator.type("xx")
        #expect(try view.text == "one txxwo three" && found() == ["t", "wo", "ree"])
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
        #expect(try view.text == "txxwo three" && found() == ["t", "wo", "ree"])
        layout.replaceContents(
            in: try #require(NSTextRange(location: StorageLocation(3), end: StorageLocation(9))), with: "-")
        #expect(try view.text == "txx-ee" && found() == ["t", "ee"])
        layout.removeRenderingAttribute(.foregroundColor, for: content.documentRange)
        #expect(try found() == ["ee"])
        view.text = "another"
        #expect(try found() == [])
    }

    /// Colours numbers.
    private func colourNumbers(_ layout: NSTextLayoutManager, _ fragment: NSTextLayoutFragment) {
        guard let paragraph = fragment.textElement as? NSTextParagraph, let range = paragraph.elementRange else {
            return
        }
        for (index, unit) in paragraph.attributedString.string.utf16.enumerated() where (0x30...0x39).contains(unit) {
            guard let start = layout.location(range.location, offsetBy: index),
                let number = NSTextRange(location: start, end: layout.location(start, offsetBy: 1))
            else { continue }
            layout.addRenderingAttribute(.foregroundColor, value: UIColor.systemRed, for: number)
        }
    }

    @Test("A validator is called for a paragraph that is seen, and again when it was edited or is no longer valid")
    func validator() throws {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let lines = (0..<200).map { "line \($0)" }.joined(separator: "\n")
        let view = view(NSAttributedString(string: lines, attributes: [.font: font]), in: simulator)
        let layout = try #require(view.textLayoutManager)
        var asked: [String] = []
        layout.renderingAttributesValidator = { layout, fragment in
            let paragraph = fragment.textElement as? NSTextParagraph
            asked.append(paragraph?.attributedString.string.trimmingCharacters(in: .newlines) ?? "")
            #expect(fragment.layoutFragmentFrame.height > 0)
            self.colourNumbers(layout, fragment)
        }
        simulator.frame()
        #expect(asked.first == "line 0" && asked.count > 5 && asked.count < 20 && Set(asked).count == asked.count)
        simulator.frame()
        let first = asked.count
        simulator.frame()
        #expect(asked.count == first && simulator.areaMissedByDamage() == nil)
        asked = []
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 13, length: 0)
        simulator.frame()
        #expect(asked == [])
        simulator.type("7")
        simulator.frame()
        #expect(asked.contains("line 17") && asked.count <= 2)
        #expect(simulator.areaMissedByDamage() == nil)
        let typed = simulator.pngData()
        asked = []
        layout.invalidateRenderingAttributes(for: layout.documentRange)
        simulator.frame()
        #expect(asked.count >= first && simulator.pngData() == typed)
        asked = []
        view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
        simulator.frame()
        #expect(asked.contains("line 0") && asked.count <= 2)
        asked = []
        view.contentOffset.y = 2000
        simulator.frame()
        #expect(asked.count > 5 && !asked.contains("line 0"))
    }

    @Test("A validator may clear what it sets, and a paragraph that is typed into stays one stretch")
    func clearing() throws {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let view = view(NSAttributedString(string: "one\ntwo", attributes: [.font: font]), in: simulator)
        let layout = try #require(view.textLayoutManager)
        var count = 0
        layout.renderingAttributesValidator = { layout, fragment in
            count += 1
            layout.invalidateRenderingAttributes(for: fragment.rangeInElement)
            layout.setRenderingAttributes([.foregroundColor: UIColor.red], for: fragment.rangeInElement)
        }
        view.becomeFirstResponder()
        simulator.frame()
        let first = count
        for _ in 0..<4 { simulator.frame() }
        #expect(count == first && first <= 4)
        view.selectedRange = NSRange(location: 1, length: 0)
        for _ in 0..<20 {
            simulator.type("x")
            simulator.frame()
        }
        #expect(layout.rendering.spans.count <= 2 && count <= first + 40)
    }

    @Test("Fragments that a program draws itself are validated before")
    func drawnByHand() {
        let pair = TextLayoutPair(NSAttributedString(string: "a 1 b 2", attributes: [.font: font]), width: 200)
        func reds() -> Int {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40), scale: 1, traits: .current).image
            {
                for fragment in pair.fragments() { fragment.draw(at: .zero, in: $0.cgContext) }
            }
            return (0..<40).reduce(0) { sum, y in
                sum
                    + (0..<200).filter { image.pixels[$0, y] >> 24 > 200 && image.pixels[$0, y] & 0xFF0000 > 0x800000 }
                    .count
            }
        }
        #expect(reds() == 0)
        pair.layout.renderingAttributesValidator = colourNumbers
        #expect(reds() > 4)
    }
}
