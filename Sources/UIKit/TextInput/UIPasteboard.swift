import Foundation
import HostInterface
import TextEngine

/// The text that programs exchange by copy and paste.
///
/// The desktop gets plain text. The styles of what was copied here are kept beside it, within the program, for as long as
/// the desktop has that text; only texts whose styles a person may change take them when it is put in
/// (``UITextView/allowsEditingTextAttributes``).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// Posted when the text on the pasteboard changed; its object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The pasteboard of the desktop that the running application is on.
    public class var general: UIPasteboard { UIApplication.shared.pasteboard }

    private let clipboard: any Clipboard

    init(_ clipboard: any Clipboard) {
        self.clipboard = clipboard
        super.init()
    }

    /// How often the text has changed.
    open private(set) var changeCount = 0

    /// What this program has copied last, if it was whole words.
    private(set) var words: String?
    /// What this program has copied last, with its attributes.
    private var copied: AttributedRope?

    /// The longest text that is taken from the desktop, in UTF-16 units: what is longer would stop the program. It is cut
    /// between characters.
    static let lengthLimit = 16 << 20

    /// The text, or `nil` when there is none.
    open var string: String? {
        get {
            guard let text = clipboard.text, !text.isEmpty else { return nil }
            return text.prefix(utf16: Self.lengthLimit)
        }
        set { put(newValue) }
    }

    /// Puts a text there that was copied from a text of this program.
    /// - Parameter isWords: Whether it is whole words, which get blanks around them where they are put in.
    func put(_ text: AttributedRope, isWords: Bool) {
        put(text.text.string)
        copied = text
        if isWords { words = text.text.string }
    }

    private func put(_ text: String?) {
        (words, copied) = (nil, nil)
        clipboard.text = text
        clipboardDidChange()
    }

    /// Empties the pasteboard, and forgets what was copied last.
    func forgetText() {
        (words, copied) = (nil, nil)
        if hasStrings { string = nil }
    }

    /// A text that was read from the desktop with the attributes that it was copied with, if it was copied here.
    func attributes(of text: String) -> AttributeRuns<TextAttributes>? {
        guard let copied, copied.utf16Count == text.utf16.count, copied.text.string == text else {
            // Another program has put something else there.
            self.copied = nil
            return nil
        }
        return copied.attributes
    }

    /// The text as a list of one.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// Whether there is text.
    open var hasStrings: Bool { !(clipboard.text ?? "").isEmpty }

    func clipboardDidChange() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
}
