extension KeyLayoutLint {
    /// What must be within reach of each kind of keyboard, or fields that ask for it cannot be filled in.
    mutating func checkCharacters(
        of set: KeyPlaneSet,
        for variant: KeyboardVariant,
        at place: String
    ) {
        let present = set.texts
        let missing = variant.requiredCharacters.filter { !present.contains(String($0)) }
        if !missing.isEmpty {
            report(place, "these characters cannot be typed: \(missing.map(String.init).joined(separator: " "))")
        }
        if variant == .decimalPad, present.isDisjoint(with: [".", ",", "٫"]) {
            report(place, "there is no decimal separator")
        }
        if variant.needsSpace, set.planes[set.start]?.keys.contains(where: { $0.role == .space }) == false {
            report(place, "there is no space key on the first plane")
        }
    }
}

extension KeyboardVariant {
    /// The characters that the kind of keyboard must be able to type, whatever the language.
    fileprivate var requiredCharacters: [Character] {
        let digits = Array("0123456789")
        switch self {
        case .asciiCapable:
            // A password may hold any of them, and its owner must be able to enter it.
            return (0x21...0x7E).map { Character(Unicode.Scalar($0)) }
        case .default, .twitter, .webSearch:
            return digits + Array(".,?!'\"-:;()/&@#%+*=_")
        case .numbersAndPunctuation:
            return digits + Array("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
        case .email:
            return digits + Array("abcdefghijklmnopqrstuvwxyz@.-_+!#$%&'*/=?^`{|}~")
        case .url:
            return digits + Array("abcdefghijklmnopqrstuvwxyz./:-_?=&#%~+@,;!$'()*[]")
        case .namePhonePad, .phonePad:
            return digits + Array("+*#")
        case .decimalPad, .numberPad, .asciiCapableNumberPad:
            return digits
        }
    }

    /// Whether fields of the kind hold several words.
    fileprivate var needsSpace: Bool {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .webSearch, .twitter, .namePhonePad: true
        case .url, .email, .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: false
        }
    }
}
