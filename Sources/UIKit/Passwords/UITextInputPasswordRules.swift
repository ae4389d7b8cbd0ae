import Foundation

/// What a service wants of a password that is being chosen, in the words of the description that Apple documents: rules such
/// as `required: lower; required: upper; allowed: digit, [-_.]; max-consecutive: 2; minlength: 12; maxlength: 24`.
///
/// Classes of signs are `upper`, `lower`, `digit`, `special`, `ascii-printable`, `unicode` and signs in brackets. Each
/// `required` wants one sign at least of its classes. What cannot be understood is left out. Passwords that are offered
/// (``UITextField/passwordRules``) have signs of ASCII only.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying {
    private nonisolated let text: String

    /// The description that the rules were made of.
    open nonisolated var passwordRulesDescriptor: String { text }

    /// Creates rules of a description.
    public nonisolated init(descriptor passwordRulesDescriptor: String) {
        text = passwordRulesDescriptor
        super.init()
    }

    /// Yes.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Reads rules that were archived.
    public required nonisolated init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "descriptor") else { return nil }
        self.text = String(text)
        super.init()
    }

    /// Archives the rules.
    open nonisolated func encode(with coder: NSCoder) {
        coder.encode(NSString(string: text), forKey: "descriptor")
    }

    /// The rules themselves: they never change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether two have the same description.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    /// Of the description.
    open override nonisolated var hash: Int { passwordRulesDescriptor.hashValue }
}
