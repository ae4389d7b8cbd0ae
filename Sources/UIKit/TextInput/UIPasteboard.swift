import Foundation
import HostInterface
import TextEngine

/// The text that programs exchange by copy and paste.
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
    var words: String?

    /// The longest text that is taken from the desktop, in UTF-16 units: what is longer would stop the program. It is cut
    /// between characters.
    static let lengthLimit = 16 << 20

    /// The text, or `nil` when there is none.
    open var string: String? {
        get {
            guard let text = clipboard.text, !text.isEmpty else { return nil }
            return text.prefix(utf16: Self.lengthLimit)
        }
        set {
            clipboard.text = newValue
            clipboardDidChange()
        }
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
