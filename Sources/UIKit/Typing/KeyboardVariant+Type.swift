import KeyboardEngine

extension KeyboardVariant {
    /// The keys that a text asks for, or, where it asks for none, those for what it is.
    @MainActor
    init(_ traits: any UITextInputTraits) {
        guard traits.keyboardType == .default else {
            self.init(traits.keyboardType)
            return
        }
        switch traits.textContentType {
        case .emailAddress: self = .email
        case .URL: self = .url
        case .telephoneNumber: self = .phonePad
        case .creditCardNumber, .creditCardSecurityCode, .creditCardExpirationMonth, .creditCardExpirationYear,
            .birthdateDay, .birthdateYear, .cellularEID, .cellularIMEI:
            self = .numberPad
        // Some have letters, or signs between the digits.
        case .oneTimeCode, .postalCode, .creditCardExpiration, .birthdate, .dateTime: self = .numbersAndPunctuation
        case .password, .newPassword, .flightNumber, .shipmentTrackingNumber: self = .asciiCapable
        default: self = .default
        }
    }

    private init(_ type: UIKeyboardType) {
        switch type {
        case .default: self = .default
        case .asciiCapable: self = .asciiCapable
        case .numbersAndPunctuation: self = .numbersAndPunctuation
        case .URL: self = .url
        case .numberPad: self = .numberPad
        case .phonePad: self = .phonePad
        case .namePhonePad: self = .namePhonePad
        case .emailAddress: self = .email
        case .decimalPad: self = .decimalPad
        case .twitter: self = .twitter
        case .webSearch: self = .webSearch
        case .asciiCapableNumberPad: self = .asciiCapableNumberPad
        }
    }
}
