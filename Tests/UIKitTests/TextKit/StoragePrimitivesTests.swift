import Testing
import UIKit
import UIKitSimulator

/// A storage that keeps its text in another storage, overrides what it must, and colours words by the functions that it
/// inherits.
private final class ColouringStorage: NSTextStorage {
    private let store = NSTextStorage()
    private var isColouring = false
    private let words = try? NSRegularExpression(pattern: "let|var")

    override var string: String { store.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        store.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        store.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        store.setAttributes(attrs, range: range)
        if !isColouring { edited(.editedAttributes, range: range, changeInLength: 0) }
    }

    override func processEditing() {
        isColouring = true
        let whole = NSRange(location: 0, length: length)
        removeAttribute(.foregroundColor, range: whole)
        for match in words?.matches(in: string, range: whole) ?? [] {
            addAttribute(.foregroundColor, value: UIColor.red, range: match.range)
            addAttributes([.underlineStyle: 1], range: match.range)
        }
        isColouring = false
        super.processEditing()
    }
}

@MainActor
@Suite struct StoragePrimitivesTests {
    private let simulator = Simulator(size: CGSize(width: 400, height: 500))
    private let storage = ColouringStorage()
    private let view: UITextView

    init() {
        let (manager, container) = (NSLayoutManager(), NSTextContainer())
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200), textContainer: container)
        view.autocapitalizationType = .none
        view.autocorrectionType = .no
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
    }

    private func color(_ offset: Int) -> UIColor? {
        storage.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
    }

    @Test func `what is inherited changes the text where it is kept`() {
        simulator.type("let it be")
        #expect(view.text == "let it be" && color(0) == .red && color(4) == nil)
        #expect(view.selectedRange == NSRange(location: 9, length: 0))
        view.selectedRange = NSRange(location: 0, length: 1)
        simulator.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "et it be" && color(0) == nil)
        simulator.type("l")
        #expect(view.text == "let it be" && color(2) == .red)
    }

    @Test func `edits by the program are made where the text is kept`() {
        storage.append(NSAttributedString(string: "a var b", attributes: [.kern: 2]))
        #expect(storage.string == "a var b" && view.text == "a var b" && color(2) == .red)
        storage.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(view.text == "var b" && color(0) == .red)
        storage.replaceCharacters(
            in: NSRange(location: 4, length: 1), with: NSAttributedString(string: "let", attributes: [.kern: 3]))
        #expect(view.text == "var let" && color(5) == .red)
        #expect(storage.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 3)
        storage.mutableString.append(" x")
        #expect(view.text == "var let x")
    }

    @Test func `the text is read where it is kept`() {
        storage.append(NSAttributedString(string: "a let b"))
        var found = NSRange()
        #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: &found) as? UIColor == .red)
        #expect(found == NSRange(location: 2, length: 3))
        let whole = NSRange(location: 0, length: 7)
        _ = storage.attribute(.foregroundColor, at: 6, longestEffectiveRange: &found, in: whole)
        #expect(found == NSRange(location: 5, length: 2))
        #expect(storage.attributes(at: 2, longestEffectiveRange: &found, in: whole)[.underlineStyle] as? Int == 1)
        #expect(found == NSRange(location: 2, length: 3))
        var ranges: [NSRange] = []
        storage.enumerateAttribute(.foregroundColor, in: NSRange(location: 1, length: 5)) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        storage.enumerateAttributes(in: whole, options: .reverse) { values, range, stop in
            if values[.underlineStyle] != nil {
                ranges.append(range)
                stop.pointee = true
            }
        }
        #expect(ranges == [NSRange(location: 2, length: 3), NSRange(location: 2, length: 3)])
        let part = storage.attributedSubstring(from: NSRange(location: 2, length: 3))
        #expect(part.string == "let" && part.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        #expect((storage.mutableCopy() as? NSMutableAttributedString)?.string == "a let b")
        #expect((storage.copy() as? NSAttributedString)?.length == 7)
    }
}
