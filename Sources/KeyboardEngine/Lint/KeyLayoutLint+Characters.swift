extension KeyPlaneSet {
    /// What must be within reach of a kind of keyboard, or fields that ask for it cannot be filled in.
    func characterFlaws(of variant: KeyboardVariant, at place: String) -> [KeyLayoutLint.Finding] {
        let present = texts
        var faults: [String] = []
        let missing = variant.requiredCharacters.filter { !present.contains(String($0)) }
        if !missing.isEmpty {
            faults.append("these characters cannot be typed: \(missing.map(String.init).joined(separator: " "))")
        }
        if variant == .decimalPad, present.isDisjoint(with: [".", ",", "٫"]) {
            faults.append("there is no decimal separator")
        }
        if variant.needsSpace, planes[start]?.keys.contains(where: { $0.role == .space }) == false {
            faults.append("there is no space key on the first plane")
        }
        return faults.map { KeyLayoutLint.Finding(place, $0) }
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
