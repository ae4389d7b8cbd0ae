import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Storages that keep their text elsewhere, and are changed by all the mutators there are.
@MainActor @Suite("Storages that keep their text elsewhere")
struct StorageElsewhereTests {
    /// What every such class overrides, and no more.
    class Elsewhere: NSTextStorage {
        let store = NSMutableAttributedString()
        var processed: [NSRange] = []

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
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
        override func processEditing() {
            processed.append(editedRange)
            super.processEditing()
        }
    }

    /// Makes words between stars bold, by its own mutators, while edits are processed.
    private final class Starred: Elsewhere {
        private let bold = UIFont.boldSystemFont(ofSize: 17)

        override func processEditing() {
            let line = (string as NSString).paragraphRange(for: editedRange)
            removeAttribute(.foregroundColor, range: line)
            let words = try? NSRegularExpression(pattern: "\\*\\w+\\*")
            for match in words?.matches(in: string, range: line) ?? [] {
                addAttributes([.font: bold], range: match.range)
                addAttribute(.foregroundColor, value: UIColor.red, range: match.range)
            }
            super.processEditing()
        }

        /// The letters that are red and bold.
        var stars: String {
            var found = ""
            enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length)) { value, range, _ in
                let font = attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
                if value as? UIColor == .red, font == bold { found += attributedSubstring(from: range).string }
            }
            return found
        }
    }

    private static let a = NSAttributedString.Key("a")
    private static let b = NSAttributedString.Key("b")

    /// The runs of a text: its letters with the names of their attributes.
    private func runs(_ text: NSAttributedString) -> [String] {
        var found: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            found.append(
                text.attributedSubstring(from: range).string + " " + values.keys.map(\.rawValue).sorted().joined())
        }
        return found
    }

    @Test("All mutators change the text where it is kept, and each is processed once")
    func mutators() {
        let storage = Elsewhere()
        storage.append(NSAttributedString(string: "abcdef", attributes: [Self.a: 1]))
        #expect(storage.store.string == "abcdef" && storage.length == 6)
        storage.addAttribute(Self.b, value: 2, range: NSRange(location: 2, length: 2))
        storage.addAttributes([Self.b: 3], range: NSRange(location: 5, length: 1))
        storage.removeAttribute(Self.a, range: NSRange(location: 3, length: 2))
        #expect(runs(storage) == ["ab a", "c ab", "d b", "e ", "f ab"] && runs(storage.store) == runs(storage))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.insert(NSAttributedString(string: "xy", attributes: [Self.b: 1]), at: 1)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: NSAttributedString(string: "z"))
        #expect(runs(storage) == ["z ", "xy b", "c ab", "d b", "e ", "f ab"])
        #expect(storage.processed.count == 7)
        #expect((storage.copy() as? NSAttributedString).map(runs) == runs(storage))
        #expect((storage.mutableCopy() as? NSMutableAttributedString).map(runs) == runs(storage))
        storage.setAttributedString(NSAttributedString(string: "new"))
        #expect(storage.store.string == "new" && runs(storage) == ["new "])
    }

    @Test("What a class colours by its own mutators while it is typed is seen")
    func colours() {
        let sim = Simulator(size: CGSize(width: 300, height: 400))
        let (storage, manager) = (Starred(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 280, height: 1000))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 120), textContainer: container)
        (view.autocapitalizationType, view.autocorrectionType) = (.none, .no)
        sim.window.addSubview(view)
        sim.frame()
        sim.tap(view)
        sim.advance(0.5)
        sim.type("so *big* it")
        sim.frame()
        #expect(view.text == "so *big* it" && storage.stars == "*big*")
        #expect(view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
        for _ in 1...4 { sim.press(.keyboardDeleteOrBackspace) }
        #expect(view.text == "so *big" && storage.stars == "")
        #expect(sim.areaMissedByDamage() == nil)
    }
}
