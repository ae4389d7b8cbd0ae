import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// What a storage says was edited.
    @MainActor
    @Suite("Text view: what was edited, characters or attributes")
    struct StorageMaskTests {
        private final class Observer: NSTextStorageDelegate {
            var masks: [NSTextStorage.EditActions] = []

            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                masks.append(editedMask)
            }
        }

        private static let both: NSTextStorage.EditActions = [.editedCharacters, .editedAttributes]

        @Test("Text that comes with its attributes edits both, in the storage and from the keys")
        func masks() {
            let page = Page("hello|")
            let (storage, observer) = (page.view.textStorage, Observer())
            storage.delegate = observer
            func told(_ deed: () -> Void) -> [NSTextStorage.EditActions] {
                observer.masks = []
                deed()
                return observer.masks
            }
            #expect(told { page.simulator.type("!") } == [Self.both])
            #expect(told { page.view.deleteBackward() } == [.editedCharacters])
            #expect(told { storage.append(NSAttributedString(string: "a")) } == [Self.both])
            #expect(told { storage.insert(NSAttributedString(attachment: NSTextAttachment()), at: 1) } == [Self.both])
            #expect(
                told { storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J") } == [
                    .editedCharacters
                ])
            #expect(told { storage.deleteCharacters(in: NSRange(location: 1, length: 1)) } == [.editedCharacters])
            let range = NSRange(location: 0, length: 2)
            #expect(
                told { storage.addAttribute(.kern, value: NSNumber(value: 1), range: range) } == [.editedAttributes])
            #expect(
                told { storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: NSAttributedString()) }
                    == [.editedCharacters])
            #expect(told { page.view.text = "" } == [.editedCharacters])
            #expect(told { page.view.text = "new" } == [Self.both])
            #expect(told { page.view.attributedText = NSAttributedString(string: "newer") } == [Self.both])
        }

        @Test("Looks of a view without text edit nothing")
        func empty() {
            let page = Page("|")
            let observer = Observer()
            page.view.textStorage.delegate = observer
            page.view.font = .systemFont(ofSize: 30)
            page.view.textColor = .red
            page.view.textAlignment = .center
            #expect(observer.masks == [])
            page.simulator.type("a")
            #expect(observer.masks == [Self.both])
            page.view.textColor = .blue
            #expect(observer.masks.last == .editedAttributes)
        }
    }
}
