import Foundation

/// Something that a person can pick from the bar above the keys instead of typing it.
///
/// On iOS the system suggests; here the program does (``UITextField/inputSuggestions``,
/// ``UITextView/inputSuggestions``). What is picked goes to the delegate
/// (``UITextFieldDelegate/textField(_:insertInputSuggestion:)``), and where that does not say what becomes of it, its
/// text is typed.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {
    /// What the bar shows, and picking it types.
    let words: String

    init(words: String) {
        self.words = words
        super.init()
    }
}

/// A whole answer that can be picked.
open class UISmartReplySuggestion: UIInputSuggestion {
    /// The answer.
    open var smartReply: String { words }

    /// Creates a suggestion of an answer.
    public init(smartReply: String) {
        super.init(words: smartReply)
    }
}
