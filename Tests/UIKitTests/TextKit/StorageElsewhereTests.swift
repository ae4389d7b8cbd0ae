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

    @Test("What Foundation makes of a storage has its text and its attributes, whatever was done to it")
    func copiesOfFoundation() {
        var random = SeededGenerator()
        let storage = Elsewhere()
        for round in 0..<200 {
            let start = Int.random(in: 0...storage.length, using: &random)
            // A text whose letters are cut in two ends the program in Foundation.
            let range = NSString(string: storage.string).rangeOfComposedCharacterSequences(
                for: NSRange(
                    location: start, length: Int.random(in: 0...min(6, storage.length - start), using: &random)))
            let piece = ["", "a", "b\n", "\u{1F600}", "line\r\nline\n"].randomElement(using: &random) ?? ""
            let edit: () -> Void =
                switch Int.random(in: 0..<5, using: &random) {
                case 0: { storage.replaceCharacters(in: range, with: piece) }
                case 1:
                    {
                        storage.replaceCharacters(
                            in: range, with: NSAttributedString(string: piece, attributes: [Self.a: 1]))
                    }
                case 2: { storage.addAttribute(Self.b, value: round, range: range) }
                case 3: { storage.setAttributes([Self.a: round], range: range) }
                // Behind the storage's back, as classes do that colour their text while it is processed; said afterwards.
                default:
                    {
                        storage.store.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
                        storage.edited([.editedCharacters], range: NSRange(location: 0, length: 0), changeInLength: 1)
                    }
                }
            if Bool.random(using: &random) {
                edit()
            } else {
                storage.beginEditing()
                edit()
                storage.insert(NSAttributedString(string: "!", attributes: [Self.b: 2]), at: 0)
                storage.endEditing()
            }
            let all = NSRange(location: 0, length: storage.length)
            let mutable = NSMutableAttributedString(string: "before")
            mutable.setAttributedString(storage)
            let appended = NSMutableAttributedString()
            appended.append(storage)
            for copy in [
                NSAttributedString(attributedString: storage), NSMutableAttributedString(attributedString: storage),
                mutable,
                appended, NSTextStorage(attributedString: storage),
            ] {
                #expect(copy.isEqual(to: storage.attributedSubstring(from: all)), "seed \(SeededGenerator.seed)")
            }
        }
        #expect(storage.length > 0)
    }

    @Test("A class completes attributes while edits are processed, before anybody is told that they were")
    func fixing() {
        final class Fixing: Elsewhere {
            var fixed: [NSRange] = []
            override func fixAttributes(in range: NSRange) {
                fixed.append(range)
                super.fixAttributes(in: range)
                addAttribute(NSAttributedString.Key("b"), value: 1, range: range)
            }
        }
        final class Listener: NSTextStorageDelegate {
            var counts: [Int] = []
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                counts.append((textStorage as? Fixing)?.fixed.count ?? -1)
            }
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                counts.append((textStorage as? Fixing)?.fixed.count ?? -1)
            }
        }
        // What a delegate makes of the text while it is processed is what the text is then.
        final class Copying: NSTextStorageDelegate {
            var copies: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                let copy = NSMutableAttributedString(attributedString: textStorage)
                copy.addAttribute(NSAttributedString.Key("c"), value: 1, range: editedRange)
                copies.append(copy.string)
            }
        }
        let (copied, copying) = (Elsewhere(), Copying())
        copied.delegate = copying
        for letter in ["a", "b", "c"] {
            copied.replaceCharacters(in: NSRange(location: copied.length, length: 0), with: letter)
        }
        #expect(copying.copies == ["a", "ab", "abc"])
        let (storage, listener) = (Fixing(), Listener())
        storage.delegate = listener
        storage.append(NSAttributedString(string: "abc"))
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")
        #expect(storage.fixed == [NSRange(location: 0, length: 3), NSRange(location: 1, length: 2)])
        #expect(listener.counts == [0, 1, 1, 2] && runs(storage) == ["axyc b"])
    }

    @Test("What a class colours by its own mutators while it is typed is seen")
    func colours() {
        let sim = Simulator(size: CGSize(width: 300, height: 400))
        let storage = Starred()
        let view = UITextView.showing(storage, height: 120)
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

    /// Counts what is asked of it.
    private final class Counting: Elsewhere {
        var (reads, writes) = (0, 0)

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            reads += 1
            return super.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            writes += 1
            super.replaceCharacters(in: range, with: str)
        }
    }

    private func view(of storage: NSTextStorage, in sim: Simulator) -> UITextView {
        let view = UITextView.showing(storage, height: 120)
        sim.window.addSubview(view)
        sim.frame()
        return view
    }

    @Test("The longest ranges are those of a usual storage, and only what they hold is read")
    func longestRanges() {
        let (storage, usual) = (Counting(), NSMutableAttributedString(string: String(repeating: "x", count: 400)))
        for start in stride(from: 0, to: 400, by: 4) {
            let range = NSRange(location: start, length: 4)
            usual.addAttribute(Self.a, value: start / 12, range: range)
            if start % 3 == 0 { usual.addAttribute(Self.b, value: "b", range: range) }
        }
        storage.append(usual)
        for limit in [NSRange(location: 0, length: 400), NSRange(location: 30, length: 101)] {
            for place in stride(from: limit.location, to: limit.location + limit.length, by: 7) {
                var (one, other) = (NSRange(), NSRange())
                _ = usual.attributes(at: place, longestEffectiveRange: &one, in: limit)
                storage.reads = 0
                _ = storage.attributes(at: place, longestEffectiveRange: &other, in: limit)
                #expect(one == other && storage.reads < 12)
                for key in [Self.a, Self.b] {
                    let value = usual.attribute(key, at: place, longestEffectiveRange: &one, in: limit)
                    storage.reads = 0
                    let own = storage.attribute(key, at: place, longestEffectiveRange: &other, in: limit)
                    #expect(one == other && (value == nil) == (own == nil) && storage.reads < 12)
                }
            }
            var (runs, own): ([NSRange], [NSRange]) = ([], [])
            usual.enumerateAttribute(Self.a, in: limit) {
                runs.append($1); _ = ($0, $2)
            }
            storage.enumerateAttribute(Self.a, in: limit) {
                own.append($1); _ = ($0, $2)
            }
            #expect(runs == own)
        }
    }

    @Test("Another font of the view is a change of attributes")
    func looks() {
        let (storage, sim) = (Counting(), Simulator(size: CGSize(width: 300, height: 400)))
        let view = view(of: storage, in: sim)
        view.text = "some words"
        storage.writes = 0
        view.font = .systemFont(ofSize: 31)
        view.textColor = .red
        #expect(storage.writes == 0 && view.text == "some words")
        let values = storage.attributes(at: 3, effectiveRange: nil)
        #expect((values[.font] as? UIFont)?.pointSize == 31 && values[.foregroundColor] as? UIColor == .red)
    }

    @Test("What a storage gives the first letter does not become the view's")
    func firstLetter() {
        let sim = Simulator(size: CGSize(width: 300, height: 400))
        let view = view(of: Starred(), in: sim)
        view.textColor = .blue
        view.font = .systemFont(ofSize: 12)
        view.text = "*one* two"
        #expect(view.textColor == .red)
        view.text = "*three*"
        view.text = "four"
        #expect(view.base.color == .blue && view.base.font == .systemFont(ofSize: 12) && view.textColor != .red)
    }
}
