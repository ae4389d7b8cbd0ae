import KeyboardEngine

extension TypingPreferences {
    /// What a text wants to be made of what is typed into it, by its traits; nothing of what is secret.
    @MainActor
    init(_ traits: any UITextInputTraits, in mode: InputMode) {
        guard !traits.isSecureTextEntry else {
            self.init()
            return
        }
        self.init(
            capitals: mode.hasCapitals ? traits.capitals : .none,
            makesQuotes: traits.makesSmartQuotes, makesDashes: traits.makesSmartDashes, makesFullStops: traits.isProse)
    }
}

extension TypingPreferences.Capitals {
    init(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .none
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .all
        }
    }
}

extension UIKeyboardType {
    /// Whether sentences are typed with these keys: addresses and numbers have none.
    fileprivate var takesSentences: Bool {
        switch self {
        case .default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation: true
        case .URL, .numberPad, .phonePad, .emailAddress, .decimalPad, .webSearch, .asciiCapableNumberPad: false
        }
    }
}

extension UITextContentType? {
    /// Whether it is made of words; codes and addresses are not.
    fileprivate var hasWords: Bool {
        switch self {
        case .username, .password, .newPassword, .oneTimeCode, .emailAddress, .URL, .telephoneNumber, .postalCode,
            .creditCardNumber, .creditCardSecurityCode, .creditCardExpiration, .creditCardExpirationMonth,
            .creditCardExpirationYear, .birthdate, .birthdateDay, .birthdateYear, .dateTime, .flightNumber,
            .shipmentTrackingNumber, .cellularEID, .cellularIMEI:
            false
        default: true
        }
    }
}

extension UITextContentType? {
    /// Whether letters in it are capitals.
    fileprivate var isWrittenInCapitals: Bool { self == .flightNumber || self == .shipmentTrackingNumber }
}

extension UITextInputTraits {
    /// Whether a text is written for people to read, by the keys it is typed with and by what it is.
    var isProse: Bool { (keyboardType == .default || keyboardType == .twitter) && textContentType.hasWords }

    /// Whether it makes sense to predict words of a language.
    var takesPredictions: Bool {
        (keyboardType == .default || keyboardType == .twitter || keyboardType == .webSearch)
            && textContentType.hasWords && spellCheckingType != .no
    }

    /// How capitals are made by themselves, if they are.
    fileprivate var capitals: TypingPreferences.Capitals {
        // Letters of such numbers are written in capitals.
        if autocapitalizationType == .sentences, keyboardType == .default, textContentType.isWrittenInCapitals {
            return .all
        }
        return takesCapitals ? TypingPreferences.Capitals(autocapitalizationType) : .none
    }

    /// Whether capitals are made by themselves. What has no words has them only when they are asked for: at the beginning of
    /// sentences is what nobody has said otherwise about.
    private var takesCapitals: Bool {
        keyboardType.takesSentences && (textContentType.hasWords || autocapitalizationType != .sentences)
    }

    /// Whether straight quotation marks become those of the language.
    fileprivate var makesSmartQuotes: Bool { smartQuotesType == .yes || smartQuotesType == .default && isProse }
    /// Whether two hyphens become a dash.
    fileprivate var makesSmartDashes: Bool { smartDashesType == .yes || smartDashesType == .default && isProse }
    /// Whether blanks come and go with words that are cut and pasted.
    var spacesWords: Bool {
        smartInsertDeleteType == .yes || smartInsertDeleteType == .default && isProse
    }
}
