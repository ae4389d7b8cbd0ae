import Foundation
import KeyboardEngine

/// A language that can be typed in.
@preconcurrency @MainActor
public final class UITextInputMode: NSObject {
    nonisolated let mode: InputMode

    init(_ mode: InputMode) {
        self.mode = mode
        super.init()
    }

    /// The language as a BCP 47 tag, "de" or "zh-Hant"; never `nil` here.
    public var primaryLanguage: String? { mode.language }

    /// The languages that are offered, in the order of the globe key (``UIApplication/keyboardLanguages``).
    public class var activeInputModes: [UITextInputMode] {
        UIApplication.current?.inputModes.offered.map(UITextInputMode.init) ?? []
    }

    /// Posted when another language is typed in; the object is its mode.
    public nonisolated static let currentInputModeDidChangeNotification =
        Notification.Name("UITextInputCurrentInputModeDidChangeNotification")

    /// Two modes are equal that are the same language on the same keys.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputMode)?.mode == mode
    }

    public nonisolated override var hash: Int { mode.layout.hashValue }
}

extension UIResponder {
    /// Forgets the language that was used under a name (``textInputContextIdentifier``).
    public class func clearTextInputContextIdentifier(_ identifier: String) {
        UIApplication.current?.inputContext.forgetMode(ofContext: identifier)
    }
}
