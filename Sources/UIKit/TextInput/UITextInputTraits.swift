import Foundation

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    /// The language's letters.
    case `default`
    /// All printable ASCII characters within reach.
    case asciiCapable
    /// Numbers and punctuation first.
    case numbersAndPunctuation
    /// For addresses of web pages.
    case URL
    /// Digits, for a PIN.
    case numberPad
    /// Digits and the signs of a telephone.
    case phonePad
    /// Letters, and the signs of a telephone.
    case namePhonePad
    /// For addresses of e-mail.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// Letters with @ and # at hand.
    case twitter
    /// Letters with a full stop at hand.
    case webSearch
    /// Digits 0 to 9 in every language.
    case asciiCapableNumberPad

    /// The old name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default`
    /// "go".
    case go
    /// "google", which is shown as "search".
    case google
    /// "join".
    case join
    /// "next".
    case next
    /// "route".
    case route
    /// "search".
    case search
    /// "send".
    case send
    /// "yahoo", which is shown as "search".
    case yahoo
    /// "done".
    case done
    /// "emergency call".
    case emergencyCall
    /// "continue".
    case `continue`
}

/// Where the keyboard proposes capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nowhere.
    case none
    /// At the beginning of each word.
    case words
    /// At the beginning of each sentence.
    case sentences
    /// Everywhere.
    case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the program does otherwise.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the program does otherwise.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether the rest of a word stands behind the caret, in a pale colour, while the word is typed.
///
/// It is there from the third letter on where one word is clearly meant: the text itself or what was typed into it before has
/// one that begins so, or all words of the dictionary that do go on from one. What is a word as it is gets no rest. Capitals
/// follow those that were typed. The space of either keyboard types the rest and a space; Tab, the arrow that points to the
/// text's end, and a tap on it type the rest; Escape sends it away, and so does whatever changes the text or moves the caret
/// otherwise. The delegate is asked about the rest as about anything that is typed, and one undo takes back just that. Until
/// then none of it is text, selected, copied, kept or read as a value; when it comes it is announced as
/// ``UIAccessibility/Notification/announcement``.
///
/// The dictionaries are those of ``UITextChecker``, in the language that is typed in. They are read on a thread of their own;
/// without one nothing is predicted, which is said once on standard error. Whatever a program says, nothing is predicted in
/// what is secret or shown in a format, with keyboards for addresses, numbers and names, in a ``UITextContentType`` that is no
/// words, where ``UITextSpellCheckingType`` says no, in languages without blanks between words, while an input method
/// composes, where anything is selected, before other text of the same paragraph, and where the line has no room for the
/// whole rest. (iOS predicts several words too, from a model of the language that there is none of here.)
public enum UITextInlinePredictionType: Int, Sendable {
    /// No: on a kiosk people type what is asked of them, and a word that they do not mean is taken by a space. (On iOS it is
    /// yes where people write for people, unless they have turned it off.)
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether straight quotes that are typed become typographic ones: those of the language that is typed in, opening or closing by
/// what stands before.
///
/// They do so one by one as they are typed, by either keyboard: not what a program, a clipboard or an input method puts
/// in, and not in secret text. The delegate is asked about the typographic sign; one undo gives back the straight one.
public enum UITextSmartQuotesType: Int, Sendable {
    /// Yes where people write for people: with the keyboards ``UIKeyboardType/default`` and ``UIKeyboardType/twitter``,
    /// and a text content type that is no name, number or code for machines. As on iOS ``UITextAutocorrectionType`` does
    /// not matter. (On iOS the settings have a switch too.)
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether two hyphens that are typed one after the other become an em dash, as ``UITextSmartQuotesType`` does quotes.
public enum UITextSmartDashesType: Int, Sendable {
    /// As ``UITextSmartQuotesType/default``.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether a blank goes with whole words that are cut, and blanks come with those that are pasted between others.
///
/// Words are pasted as such when this program has copied them as whole words. The delegate is asked about the text with
/// its blanks. (On iOS a blank goes with words that are deleted by a key, too; here the key deletes what is selected.)
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As ``UITextSmartQuotesType/default``.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the field's surroundings are.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
    /// The old name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// What a text is, so that a system can offer what it knows.
///
/// Nothing is filled in by itself: a kiosk knows nobody. For a secret text that is a ``newPassword`` the bar above the keys
/// offers a password (``UITextInputTraits/passwordRules``). Otherwise than on iOS, where a program has to ask for both, what a
/// text is chooses keys and capitals as long as the program leaves them at their defaults. Addresses of e-mail and of pages
/// get keys for them, telephone numbers and the numbers and security codes of cards and modems a pad, codes that are used
/// once, postal codes, dates and when cards expire digits first, passwords, flights and parcels letters of ASCII. None of
/// these, nor the name of an account, begins with a capital; flights and parcels are written in capitals.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A person's last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What stands before a person's name, as a title does.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A person's further names.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// What stands behind a person's name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// What a person is called by friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What a person does in an organisation.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A place of any kind.
    public static let location = UITextContentType(rawValue: "location")
    /// An organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of e-mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of a web page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that exists.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A street and a number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A state or a province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The number of a card that is paid with.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A date, a time, or both.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number that a parcel is found by.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// When a person was born.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day that a person was born on.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month that a person was born in.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year that a person was born in.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The name on a card that is paid with.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a card that is paid with.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The further names on a card that is paid with.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The last name on a card that is paid with.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The code on a card that is paid with.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// When a card expires that is paid with.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a card expires that is paid with.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a card expires that is paid with.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The kind of a card that is paid with.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The number of a modem.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// Another number of a modem.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

/// How the keyboard serves a text. All properties have defaults.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Where the keyboard proposes capitals. The default is at the beginning of sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether the rest of a word stands behind the caret while the word is typed.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Whether straight quotes that are typed become typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens that are typed become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether blanks come and go with words that are cut and pasted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Which keys the keyboard has.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key can be used only when there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is secret.
    var isSecureTextEntry: Bool { get set }
    /// What the text is.
    var textContentType: UITextContentType? { get set }
    /// What a password has to be like that is made up for the text.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    /// At the beginning of sentences.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { Self.refuse("autocapitalizationType") }
    }
    /// As the program does otherwise.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { Self.refuse("autocorrectionType") }
    }
    /// As the program does otherwise.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { Self.refuse("spellCheckingType") }
    }
    /// No.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set { Self.refuse("inlinePredictionType") }
    }
    /// By the kind of keyboard and of text.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set { Self.refuse("smartQuotesType") }
    }
    /// By the kind of keyboard and of text.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set { Self.refuse("smartDashesType") }
    }
    /// By the kind of keyboard and of text.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set { Self.refuse("smartInsertDeleteType") }
    }
    /// The language's letters.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set { Self.refuse("keyboardType") }
    }
    /// As the surroundings are.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { Self.refuse("keyboardAppearance") }
    }
    /// "return".
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { Self.refuse("returnKeyType") }
    }
    /// Always.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { Self.refuse("enablesReturnKeyAutomatically") }
    }
    /// No.
    public var isSecureTextEntry: Bool {
        get { false }
        set { Self.refuse("isSecureTextEntry") }
    }
    /// Not said.
    public var textContentType: UITextContentType? {
        get { nil }
        set { Self.refuse("textContentType") }
    }
    /// None: a password is made up as people copy it most easily.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set { Self.refuse("passwordRules") }
    }

    private static func refuse(_ property: String) {
        preconditionFailure("\(Self.self) must declare \(property) itself before it can be set")
    }
}

/// A responder that takes text, in the simplest way.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Adds text at the caret.
    func insertText(_ text: String)
    /// Deletes what is before the caret.
    func deleteBackward()
}
