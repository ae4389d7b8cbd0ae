import UIKit

/// What a visitor is asked for, in the order of the form.
enum Question: Int, CaseIterable {
    case name, company, email, phone, host, pin, notes

    var label: String {
        switch self {
        case .name: "Full name"
        case .company: "Company"
        case .email: "E-mail"
        case .phone: "Phone"
        case .host: "Who are you visiting?"
        case .pin: "Visit PIN"
        case .notes: "Anything we should know?"
        }
    }

    var placeholder: String {
        switch self {
        case .name: "First and last name"
        case .company: "Optional"
        case .email: "name@example.com"
        case .phone: "+44 20 7946 0000"
        case .host: "Name of your host"
        case .pin: "4 digits from your invitation"
        case .notes: "Access needs, deliveries, parking …"
        }
    }

    var keyboard: UIKeyboardType {
        switch self {
        case .email: .emailAddress
        case .phone: .phonePad
        case .pin: .asciiCapableNumberPad
        default: .default
        }
    }

    var capitals: UITextAutocapitalizationType {
        switch self {
        case .name, .company, .host: .words
        case .notes: .sentences
        case .email, .phone, .pin: .none
        }
    }

    var contentType: UITextContentType? {
        switch self {
        case .name: .name
        case .company: .organizationName
        case .email: .emailAddress
        case .phone: .telephoneNumber
        case .pin: .oneTimeCode
        case .host, .notes: nil
        }
    }

    /// Whether the answer may be left out.
    var isOptional: Bool { self == .company || self == .phone || self == .notes }

    /// The longest answer, in characters.
    var limit: Int { self == .pin ? 4 : 120 }

    /// The name by which scripts find the field.
    var identifier: String { "\(self)" }

    /// Whether a character can be part of an answer.
    func accepts(_ character: Character) -> Bool {
        switch self {
        case .pin: character.isASCII && character.isNumber
        case .phone: character.isASCII && (character.isNumber || "+ -()./*#".contains(character))
        case .email: !character.isWhitespace
        default: true
        }
    }

    /// What is wrong with an answer, or `nil`. An empty answer is only wrong when the form is sent.
    func fault(in answer: String) -> String? {
        guard !answer.isEmpty else { return nil }
        switch self {
        case .email where !Self.looksLikeAddress(answer): return "This does not look like an e-mail address."
        case .pin where answer.count < 4: return "The PIN has 4 digits."
        case .phone where answer.filter(\.isNumber).count < 5: return "This number is too short."
        case .name where !answer.trimmingCharacters(in: .whitespaces).contains(" "):
            return "Please give your first and last name."
        default: return nil
        }
    }

    private static func looksLikeAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let host = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return host.count >= 2 && host.allSatisfy { !$0.isEmpty } && (host.last?.count ?? 0) >= 2
    }
}
