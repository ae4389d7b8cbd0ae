/// The kinds of keyboard a text field can ask for, by the names they have in layout files.
package enum KeyboardVariant: String, CaseIterable, Sendable {
    /// The language's own letters.
    case `default`
    /// Every printable ASCII character within reach.
    case asciiCapable
    /// Starts with numbers and punctuation; letters are one plane key away.
    case numbersAndPunctuation
    /// Full stop, slash and ".com" in place of the space bar.
    case url
    /// "@" and full stop beside the space bar.
    case email
    /// A full stop beside the space bar, for words and addresses alike.
    case webSearch
    /// "@" and "#" beside the space bar.
    case twitter
    /// Letters first, digits and the telephone's symbols one plane key away.
    case namePhonePad
    /// Digits of the language.
    case numberPad
    /// Digits 0 to 9 whatever the language.
    case asciiCapableNumberPad
    /// Digits and the decimal separator.
    case decimalPad
    /// Digits, "+", "*" and "#".
    case phonePad

    /// Whether it is a pad of digits, without letters.
    var isNumberPad: Bool {
        switch self {
        case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: true
        default: false
        }
    }
}
