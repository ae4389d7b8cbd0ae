import Foundation

/// The text that programs exchange by copy and paste.
@MainActor
open class UIPasteboard: NSObject {
    /// Posted when the text on the pasteboard changed; its object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private static let shared = UIPasteboard()

    /// The pasteboard of the desktop.
    public class var general: UIPasteboard { shared }

    /// How often the text has changed.
    open private(set) var changeCount = 0

    /// What this program has copied last, if it was whole words.
    var words: String?

    /// The longest text that is taken from the desktop, in UTF-16 units: what is longer would stop the program.
    static let lengthLimit = 16 << 20

    /// The text, or `nil` when there is none.
    open var string: String? {
        get {
            guard let text = UIApplication.shared.host.clipboard.text, !text.isEmpty else { return nil }
            return text.utf16.count <= Self.lengthLimit ? text : String(text.prefix(Self.lengthLimit))
        }
        set {
            UIApplication.shared.host.clipboard.text = newValue
            clipboardDidChange()
        }
    }

    /// The text as a list of one.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// Whether there is text.
    open var hasStrings: Bool { string != nil }

    func clipboardDidChange() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
}
