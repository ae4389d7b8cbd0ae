import Foundation
import Testing
import UIKitSimulator

/// Storages of editors that colour what is typed.
@MainActor @Suite("Storages that colour their text")
struct StorageColouringTests {
    /// Colours words that begin with a number sign, in its own store, while edits are processed.
    private final class Colouring: NSTextStorage {
        private let store = NSMutableAttributedString()

        override var string: String { store.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            store.attributes(at: location, effectiveRange: range)
        }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            store.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            store.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }

        override func processEditing() {
            let line = (string as NSString).paragraphRange(for: editedRange)
            store.setAttributes([.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.black], range: line)
            let words = try? NSRegularExpression(pattern: "#\\w+")
            for match in words?.matches(in: string, range: line) ?? [] {
                store.addAttribute(.foregroundColor, value: UIColor.red, range: match.range)
            }
            super.processEditing()
        }
    }

    private let simulator = Simulator(size: CGSize(width: 300, height: 400))
    private let storage = Colouring()
    private let view: UITextView

    private init() {
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 280, height: 1000)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 120), textContainer: container)
        view.autocapitalizationType = .none
        view.autocorrectionType = .no
        simulator.window.addSubview(view)
        simulator.frame()
    }

    /// The words that are seen in red.
    private var red: [String] {
        var words: [String] = []
        view.attributedText.enumerateAttribute(
            .foregroundColor, in: NSRange(location: 0, length: view.attributedText.length)
        ) { color, range, _ in
            if color as? UIColor == .red {
                words.append((view.text as NSString).substring(with: range))
            }
        }
        return words
    }

    @Test("What is typed is coloured with each key, and loses its colour again")
    func typing() {
        simulator.tap(view)
        simulator.type("see #on")
        #expect(view.text == "see #on" && storage.string == view.text && red == ["#on"])
        simulator.type("e two")
        #expect(red == ["#one"] && simulator.areaMissedByDamage() == nil)
        view.selectedRange = NSRange(location: 5, length: 0)
        simulator.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "see one two" && red == [])
        simulator.type("#")
        #expect(red == ["#one"] && view.selectedRange == NSRange(location: 5, length: 0))
        view.undoManager?.undo()
        #expect(storage.string == view.text && red == (view.text.contains("#") ? ["#one"] : []))
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("Only the paragraph that is edited is looked at again, and texts that programs set are coloured")
    func programs() {
        view.text = "#a b\nc #d"
        #expect(red == ["#a", "#d"])
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
        #expect(view.text == "a b\nc #d" && red == ["#d"])
        simulator.frame()
        let colors = Set((0..<120).flatMap { y in (0..<150).map { simulator.color(at: CGPoint(x: $0, y: y)) } })
        #expect(colors.contains(.red) && simulator.areaMissedByDamage() == nil)
    }
}
