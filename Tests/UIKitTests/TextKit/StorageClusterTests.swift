import Testing
import UIKit
import UIKitSimulator

/// Edits of a storage that cut what is seen as one character.
@MainActor @Suite("Storages whose characters are cut")
struct StorageClusterTests {

    nonisolated private static let texts = ["e\u{301}x", "a\r\nb", "नमस्ते", "각\u{1100}\u{1161}", "🇩🇪🇫🇷", "👨‍👩‍👧!", "ab"]

    private func units(_ string: String) -> [UInt16] { Array(string.utf16) }

    /// Ranges without halves of surrogate pairs.
    private func ranges(of text: String) -> [NSRange] {
        let units = units(text)
        let places = (0...units.count).filter { place in
            place == 0 || place == units.count || !UTF16.isTrailSurrogate(units[place])
        }
        return places.flatMap { start in
            places.filter { $0 >= start }.map { NSRange(location: start, length: $0 - start) }
        }
    }

    @Test("What is replaced, deleted and put in is what is named, and no more of its character", arguments: texts)
    func replacing(text: String) {
        for range in ranges(of: text) {
            for new in ["", "q", "\u{301}", "日本"] {
                var wanted = units(text)
                wanted.replaceSubrange(range.location..<(range.location + range.length), with: units(new))
                for isStyled in [false, true] {
                    let storage = NSTextStorage(string: text)
                    if isStyled {
                        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
                        storage.replaceCharacters(
                            in: range, with: NSAttributedString(string: new, attributes: attributes))
                    } else {
                        storage.replaceCharacters(in: range, with: new)
                    }
                    let place: Comment = "\(text.debugDescription) \(range) \(new.debugDescription)"
                    #expect(units(storage.string) == wanted && storage.length == wanted.count, place)
                }
                guard new.isEmpty else { continue }
                let storage = NSTextStorage(string: text)
                storage.deleteCharacters(in: range)
                #expect(units(storage.string) == wanted)
            }
        }
    }

    @Test("The view shows the storage's text, and what was typed before is undone", arguments: texts)
    func shown(text: String) {
        for range in ranges(of: text) {
            let (simulator, view) = (Simulator(), UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)))
            simulator.window.addSubview(view)
            view.text = text
            view.textStorage.replaceCharacters(in: range, with: "q")
            #expect(units(view.text) == units(view.textStorage.string), "\(text.debugDescription) \(range)")
        }
    }

    @Test("What stays of a character has its looks, and what comes in its middle has them too")
    func looks() {
        let storage = NSTextStorage(string: "e\u{301}x", attributes: [.foregroundColor: UIColor.red])
        storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "z")
        #expect(units(storage.string) == units("ez\u{301}x"))
        var run = NSRange()
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: &run) as? UIColor == .red && run.length == 4)
    }
}
