import Foundation
import KeyboardEngine

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

    /// How the bar shows it.
    var candidate: Candidate { Candidate(words) }

    /// A person has picked it while a responder is typed into. The default hands it to the text's delegate.
    func pick(for responder: UIResponder) {
        guard let session = responder.textInputSession else { return }
        session.client?.session(session, picks: self)
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
