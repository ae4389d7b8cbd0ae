import KeyboardEngine

/// A password that is offered above the keys. It is kept as long as fields with the same rules are typed into, so that a
/// field to type it again offers the same, and nowhere else; picking it puts it in the place of all of the text.
final class PasswordOffer: UIInputSuggestion {
    /// The rules that it follows, as they are described.
    let rules: String?
    private let title: String

    /// Makes a password up from the system's random numbers; `nil` where the rules allow none.
    init?(rules: String?, title: String) {
        var source = SystemRandomNumberGenerator()
        let made = rules.map { PasswordRules($0).password(from: &source) } ?? PasswordRules.plainPassword(from: &source)
        guard let made else { return nil }
        (self.rules, self.title) = (rules, title)
        super.init(words: made)
    }

    /// The offer's name, with the password in small letters: it is to be written down, but not to be read out.
    override var candidate: Candidate { Candidate(title, note: words) }

    override func pick(for responder: UIResponder) {
        responder.typingTarget?.enter(words)
    }
}

/// The password that is offered for the first responder.
extension InputContext {
    /// What is offered: only for a secret text that is a password to be chosen.
    var shownPassword: PasswordOffer? {
        responder?.textInputTraits?.textContentType == .newPassword && responder?.isTypedSecretly == true
            ? passwordOffer : nil
    }

    /// Makes up a password where another responder, or other traits, want another one.
    func updatePasswordOffer() {
        guard let responder, let traits = responder.textInputTraits, traits.textContentType == .newPassword else {
            return passwordOffer = nil
        }
        let rules = traits.passwordRules?.passwordRulesDescriptor
        if let passwordOffer, passwordOffer.rules == rules { return }
        passwordOffer = PasswordOffer(rules: rules, title: responder.words[.strongPassword])
    }
}
