import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Storages that put in something else than what was asked for. The view shows the storage.
@MainActor @Suite("Storages that make something else of what is typed")
struct StorageAmendingTests {
    private typealias Elsewhere = StorageElsewhereTests.Elsewhere

    private class Upper: Elsewhere {
        override func replaceCharacters(in range: NSRange, with str: String) {
            super.replaceCharacters(in: range, with: str.uppercased())
        }
    }
    private final class Tabs: Elsewhere {
        override func replaceCharacters(in range: NSRange, with str: String) {
            super.replaceCharacters(in: range, with: str.replacingOccurrences(of: "\t", with: "    "))
        }
    }
    private final class Lists: Elsewhere {
        override func replaceCharacters(in range: NSRange, with str: String) {
            super.replaceCharacters(in: range, with: str == "\n" ? "\n- " : str)
        }
    }
    private final class Digits: Elsewhere {
        override func replaceCharacters(in range: NSRange, with str: String) {
            super.replaceCharacters(in: range, with: str.filter(\.isNumber))
        }
    }
    /// Does nothing, and says nothing, where it is asked for something else than digits.
    private final class Refusing: Elsewhere {
        override func replaceCharacters(in range: NSRange, with str: String) {
            if str.allSatisfy(\.isNumber) { super.replaceCharacters(in: range, with: str) }
        }
    }
    /// Says that all was edited.
    private final class Wide: Elsewhere {
        override func replaceCharacters(in range: NSRange, with str: String) {
            let (before, new) = (store.length, str.replacingOccurrences(of: "a", with: "ae"))
            store.replaceCharacters(in: range, with: new)
            edited(
                .editedCharacters, range: NSRange(location: 0, length: before),
                changeInLength: store.length - before)
        }
    }
    /// A storage whose text is the usual one.
    private final class Own: NSTextStorage {
        override func replaceCharacters(in range: NSRange, with str: String) {
            super.replaceCharacters(in: range, with: str.uppercased())
        }
    }
    /// Takes a mark at the beginning away before each edit, and puts it back.
    private final class Twice: Elsewhere {
        override func replaceCharacters(in range: NSRange, with str: String) {
            guard string.hasPrefix("#"), range.location > 0 else {
                super.replaceCharacters(in: range, with: str)
                if !string.hasPrefix("#") { super.replaceCharacters(in: NSRange(location: 0, length: 0), with: "#") }
                return
            }
            super.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
            super.replaceCharacters(in: NSRange(location: range.location - 1, length: range.length), with: str)
            super.replaceCharacters(in: NSRange(location: 0, length: 0), with: "#")
        }
    }

    private static let kinds: [() -> NSTextStorage] = [
        { Upper() }, { Tabs() }, { Lists() }, { Digits() }, { Refusing() }, { Wide() }, { Own() }, { Twice() },
    ]

    private let simulator = Simulator(size: CGSize(width: 400, height: 480))

    private init() {
        simulator.hasHardwareKeyboard = true
    }

    private func view(of storage: NSTextStorage) -> UITextView {
        let view = UITextView.showing(storage, height: 200)
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.advance(0.2)
        return view
    }

    @Test("The caret goes behind what was put in, and one undo takes it back")
    func caret() {
        let upper = view(of: Upper())
        simulator.type("ab")
        #expect(upper.text == "AB" && upper.selectedRange == NSRange(location: 2, length: 0))
        upper.insertText("stra\u{DF}e")
        #expect(upper.text == "ABSTRASSE" && upper.selectedRange.location == 9)
        upper.undoManager?.undo()
        #expect(upper.text == "AB" && upper.textStorage.string == "AB" && upper.selectedRange.location == 2)
        upper.undoManager?.redo()
        #expect(upper.text == "ABSTRASSE" && upper.textStorage.string == upper.text)
        upper.removeFromSuperview()

        let tabs = view(of: Tabs())
        tabs.text = "xy"
        tabs.selectedRange = NSRange(location: 1, length: 0)
        tabs.insertText("\t")
        tabs.insertText("z")
        #expect(tabs.text == "x    zy" && tabs.selectedRange.location == 6)
        tabs.removeFromSuperview()

        let list = view(of: Lists())
        simulator.type("- a")
        simulator.press(.keyboardReturnOrEnter)
        simulator.type("b")
        #expect(list.text == "- a\n- b" && list.textStorage.string == list.text && list.selectedRange.location == 7)
        list.removeFromSuperview()

        let digits = view(of: Digits())
        simulator.type("1a2")
        #expect(digits.text == "12" && digits.selectedRange.location == 2)
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("What an input method composes is still marked")
    func composing() {
        let view = view(of: Upper())
        simulator.compose("k", selectedRange: NSRange(location: 1, length: 0))
        simulator.compose("ka", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.text == "KA" && view.textStorage.string == "KA" && view.markedTextRange != nil)
    }

    @Test("The view's text is the storage's after every deed", arguments: 0..<8)
    func random(index: Int) {
        for seed in UInt64(1)...12 {
            guard let failure = failure(Self.kinds[index](), seed) else { continue }
            Issue.record("Kind \(index), seed \(seed): \(failure)")
            return
        }
    }

    private func failure(_ storage: NSTextStorage, _ seed: UInt64) -> String? {
        var random = SeededGenerator(seed)
        let view = view(of: storage)
        defer { view.removeFromSuperview() }
        let pieces = ["a", "1", "x2\u{DF}", "\t", "\n", "😀", "e\u{301}", " ", "שלום", "12", "a\tb\n3"]
        var log: [String] = []
        for step in 0..<60 {
            let text = view.text as NSString
            let start = Int.random(in: 0...text.length, using: &random)
            let length = Int.random(in: 0...min(4, text.length - start), using: &random)
            let range = text.rangeOfComposedCharacterSequences(for: NSRange(location: start, length: length))
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            let deed = Int.random(in: 0..<11, using: &random)
            log.append("\(deed) \(piece.debugDescription) \(range)")
            switch deed {
            case 0, 1: simulator.type(piece.filter { $0.isASCII && $0 != "\t" && $0 != "\n" })
            case 2: view.selectedRange = range
            case 3: simulator.press(.keyboardDeleteOrBackspace)
            case 4: storage.replaceCharacters(in: range, with: piece)
            case 5: view.undoManager?.undo()
            case 6: view.undoManager?.redo()
            case 7: simulator.compose("k", selectedRange: NSRange(location: 1, length: 0))
            case 8: if step % 3 == 0 { view.text = piece + piece }
            case 9:
                UIPasteboard.general.string = piece
                view.paste(nil)
            default:
                view.selectedRange = range
                view.insertText(piece)
            }
            if step % 5 == 0 { simulator.advance(0.05) }
            let (shown, kept) = (Array(view.text.utf16), Array(storage.string.utf16))
            let selected = view.selectedRange
            if shown != kept || selected.location + selected.length > shown.count {
                return "\(view.text.debugDescription), \(storage.string.debugDescription), \(selected) after "
                    + log.suffix(6).joined(separator: "; ")
            }
        }
        return simulator.areaMissedByDamage() == nil ? nil : "damage"
    }
}
