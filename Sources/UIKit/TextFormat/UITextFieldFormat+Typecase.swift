import Foundation

/// How a text field reads and shows what is typed: numbers, percentages, amounts of money, telephone numbers, and characters in
/// fixed places. An addition of Typecase's: the guidelines ask for number formatters, and UIKit's text field has none.
///
///     price.textFormat = .currency("EUR")
///     price.keyboardType = .decimalPad
///     price.formattedNumber = 12.5        // "€12.50", in Germany "12,50 €"
///
/// A field with a format takes only what the format can read, from keys, from the clipboard and from a program's
/// ``UITextField/insertText(_:)``, and shows it between signs of its own, which nobody has to type: groups of digits, a
/// currency, brackets. The caret and the deleting keys work on what counts: a sign is deleted with the character beside it.
/// Numbers are written as the language of the field's application writes them, in its digits, and are typed in digits of any
/// script; fixed places and telephone numbers have digits from 0 to 9.
///
/// The delegate is asked about what becomes of the text in fact, which may be more than was typed: `,234` in the place of
/// `234`. What it allows is made as it was asked; what is undone is the whole of it.
public struct UITextFieldFormat: Sendable {
    private let make: @Sendable (Locale) -> any TextFormat

    /// A number, `-1,234.5`.
    /// - Parameters:
    ///   - fractionDigits: The most digits behind the separator; with 0 whole numbers.
    ///   - allowsNegative: Whether it may have a minus, typed before the first digit.
    ///   - locale: The language that writes it; `nil` for the application's.
    public static func number(
        fractionDigits: Int = 3, allowsNegative: Bool = false, locale: Locale? = nil
    ) -> UITextFieldFormat {
        UITextFieldFormat(.decimal, fractionDigits, allowsNegative, locale)
    }

    /// A percentage, `12.5%`. Its number is what is shown: 12.5.
    public static func percent(
        fractionDigits: Int = 0, allowsNegative: Bool = false, locale: Locale? = nil
    ) -> UITextFieldFormat {
        UITextFieldFormat(.percent, fractionDigits, allowsNegative, locale)
    }

    /// An amount of money, `$1,234.50`.
    /// - Parameters:
    ///   - code: The currency's three letters, as `EUR`.
    ///   - fractionDigits: The most digits behind the separator; `nil` for as many as the currency has, two of dollars and none
    ///     of yen.
    public static func currency(
        _ code: String, fractionDigits: Int? = nil, allowsNegative: Bool = false, locale: Locale? = nil
    ) -> UITextFieldFormat {
        UITextFieldFormat(.currency(code), fractionDigits, allowsNegative, locale)
    }

    /// A telephone number in the groups of a country, `(415) 555-0123`, or with a country's code, `+420 601 123 456`.
    ///
    /// Countries whose areas have codes of several lengths, as Germany, and those that are not known, have no groups.
    /// - Parameter region: The country's two letters, as `CZ`; `nil` for the application's.
    public static func telephone(region: String? = nil) -> UITextFieldFormat {
        UITextFieldFormat { TelephoneFormat(region: region ?? $0.region?.identifier ?? "") }
    }

    /// Characters in fixed places: `#` stands for a digit, `@` for a letter, `*` for either, and anything else for itself. A
    /// backslash takes its meaning from the character behind it. `#### #### #### ####` is the number of a card.
    public static func pattern(_ pattern: String) -> UITextFieldFormat {
        let format = PatternFormat(pattern)
        return UITextFieldFormat { _ in format }
    }

    /// A format of the program's own.
    ///
    /// What is shown for a content must have the characters of the content in it, in their order, as `reading` finds them.
    /// - Parameters:
    ///   - reading: A character as it counts, `nil` for one that does not. Asked for what is typed and for what is shown.
    ///   - showing: The text for what counts; `nil` where it is not to be typed. Is asked for "" too.
    public static func own(
        reading: @escaping @Sendable (Character) -> Character?, showing: @escaping @Sendable (String) -> String?
    ) -> UITextFieldFormat {
        UITextFieldFormat { _ in OwnFormat(reads: reading, shows: showing) }
    }

    private init(_ make: @escaping @Sendable (Locale) -> any TextFormat) {
        self.make = make
    }

    private init(_ style: NumberSigns.Style, _ fractionDigits: Int?, _ allowsNegative: Bool, _ locale: Locale?) {
        precondition(fractionDigits ?? 0 >= 0, "A number has no fewer digits behind its separator than none.")
        self.init { usual in
            let signs = NumberSigns(style, locale: locale ?? usual)
            var code = ""
            if case .currency(let name) = style { code = name }
            return NumberFormat(
                signs: signs, fractionDigits: fractionDigits ?? signs.usualFractionDigits,
                allowsNegative: allowsNegative, code: code)
        }
    }

    /// The format as a language has it.
    func format(in locale: Locale) -> any TextFormat { make(locale) }
}

extension ExtendedClass where Self: UITextField {
    /// How what is typed is read and shown; `nil`, the default, for as it is typed. See ``UITextFieldFormat``.
    ///
    /// Which keys there are is another matter: ``keyboardType``. Input methods compose nothing in such a field. A ``text`` that
    /// a program sets stays as it is until somebody types; one that the format can read is shown anew when it is set, or when
    /// the application's language changes.
    public var textFormat: UITextFieldFormat? {
        get { fieldState.format }
        set { setFormat(newValue) }
    }

    /// What counts of the text, without the signs that ``textFormat`` shows between: of `(415) 555-0123` it is `4155550123`,
    /// of `-1.234,50 €` it is `-1234.50`, in the same form whatever the language. Setting it shows it, as far as it can be
    /// shown, and tells nobody. Without a format it is the text.
    public var formattedContent: String {
        get { session.format?.content(of: session.text) ?? session.text }
        set { setFormattedContent(newValue) }
    }

    /// The number that the text says, `nil` where it says none or the format is not one of numbers. Setting it shows it,
    /// rounded to as many digits as there may be, and tells nobody; `nil` empties the field.
    public var formattedNumber: Decimal? {
        get { (session.format as? NumberFormat)?.number(of: session.text) }
        set { setFormattedNumber(newValue) }
    }
}
