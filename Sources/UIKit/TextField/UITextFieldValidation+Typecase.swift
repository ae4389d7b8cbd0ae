/// When and how a text field's text is checked, and what is said where it is wrong. An addition of Typecase's: UIKit leaves all of
/// it to delegates.
///
///     address.validation = UITextFieldValidation(.onLeaving) { text in
///         text.contains("@") ? nil : "An address has an @ in it."
///     }
///
/// What is wrong is said under the field with a sign before it, the field's edge has the same colour, and whoever has the
/// screen read aloud is told (``UIAccessibility/post(notification:argument:)``). From then on every change of the text is
/// checked until it is right, so that the message goes as soon as it is no longer true. It goes too when the program sets
/// another text.
@preconcurrency @MainActor
public struct UITextFieldValidation {
    /// When a text is checked for the first time.
    public enum Moment: Sendable, CaseIterable {
        /// At every change, as of a number that must have nothing but digits.
        case whileTyping
        /// When editing has ended, as of an address, which is wrong until it is complete.
        case onLeaving
        /// When editing is to end, which it does not while the text is wrong, as of a new password. The delegate is asked
        /// first. What ends by force ends, as it does when a delegate refuses.
        case beforeLeaving
    }

    /// When a text is checked for the first time.
    public var moment: Moment
    /// Says what is wrong with a text, in words for the person who has typed it; `nil` where nothing is.
    public var fault: @MainActor (String) -> String?

    /// Creates a check.
    /// - Parameters:
    ///   - moment: When a text is checked for the first time.
    ///   - fault: Says what is wrong with a text, in words for the person who has typed it; `nil` where nothing is. It is given
    ///     ``UITextField/text``.
    public init(_ moment: Moment = .onLeaving, fault: @escaping @MainActor (String) -> String?) {
        (self.moment, self.fault) = (moment, fault)
    }
}

extension ExtendedClass where Self: UITextField {
    /// How the text is checked; `nil`, the default, for not at all. Setting it takes a message away and checks nothing yet.
    public var validation: UITextFieldValidation? {
        get { fieldState.validation }
        set { setValidation(newValue) }
    }

    /// What is said to be wrong with the text, `nil` for nothing. A program that finds a fault by itself, as a server does,
    /// sets it; it goes when the text changes.
    public var validationMessage: String? {
        get { fieldState.message?.message }
        set { showMessage(newValue) }
    }

    /// Checks the text now, whatever ``UITextFieldValidation/moment`` says, and shows what is wrong, as before a form is sent.
    /// - Returns: Whether nothing is.
    @discardableResult
    public func checkValidity() -> Bool { checkText() }

    /// The label that says what is wrong. It has no place while nothing is.
    ///
    /// By itself it hangs under the field, as wide as the field, over what the program shows there, and takes no room:
    /// leave ``validationMessageHeight`` free. A program that puts it into a view of its own gives it room there: in a stack
    /// view under the field it takes room while there is something to be said, because it is hidden otherwise.
    public var validationMessageView: UIView { messageLabel }

    /// How high a message of one line is with its distance from the field, in points, in the size of letters that people want.
    public var validationMessageHeight: CGFloat { messageLabel.font.lineHeight.rounded(.up) + Self.messageGap }
}
