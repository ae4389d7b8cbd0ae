import Foundation

// Foundation for Linux has NSLocalizedString and not the initializers that came after it.

extension String {
    /// The text for the user's language that a key stands for, with values put into it.
    /// - Parameters:
    ///   - keyAndValue: The key, which is the text itself where there is no other. What is interpolated stands in the key as
    ///     a format (`%@`, `%lld`, `%lf`), as on iOS.
    ///   - table: The name of the file with texts, without its extension; `nil` for `Localizable`.
    ///   - bundle: Where the files are; `nil` for the program's main bundle.
    ///   - locale: What numbers are written by.
    ///   - comment: For whoever translates; nothing reads it.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table)
        self = keyAndValue.filled(text, locale)
    }

    /// The text for the user's language that a key stands for, or another one with values put into it where the key is not
    /// found.
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text, with the values.
    ///   - table: The name of the file with texts, without its extension; `nil` for `Localizable`.
    ///   - bundle: Where the files are; `nil` for the program's main bundle.
    ///   - locale: What numbers are written by.
    ///   - comment: For whoever translates; nothing reads it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: key.description, value: defaultValue.key, table: table)
        self = defaultValue.filled(text, locale)
    }

    /// The key of a text, and the values that are put into it. Source: Foundation's `String.LocalizationValue`.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        fileprivate let key: String
        fileprivate let arguments: [any CVarArg]

        /// A key without values, of which each character is meant.
        public init(stringLiteral value: String) { self.init(value) }

        /// A key without values, of which each character is meant.
        public init(_ value: String) { (key, arguments) = (value, []) }

        /// A key with values.
        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            // Without values nothing is a format.
            key = arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.format
        }

        /// A text of the key with its formats replaced by the values.
        fileprivate func filled(_ text: String, _ locale: Locale) -> String {
            arguments.isEmpty ? text : String(format: text, locale: locale, arguments: arguments)
        }

        /// Makes the key of what is interpolated.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var (format, plain) = ("", "")
            fileprivate var arguments: [any CVarArg] = []

            /// An empty key.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// What stands between values. Its percent signs are no formats.
            public mutating func appendLiteral(_ literal: String) {
                plain += literal
                format += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// A text, as `%@`.
            public mutating func appendInterpolation(_ text: some StringProtocol) {
                append("%@", NSString(string: String(text)))
            }

            /// A whole number with a sign, as `%lld`.
            public mutating func appendInterpolation(_ number: some SignedInteger) {
                append("%lld", Int64(clamping: number))
            }

            /// A whole number without a sign, as `%llu`.
            public mutating func appendInterpolation(_ number: some UnsignedInteger) {
                append("%llu", UInt64(clamping: number))
            }

            /// A number with a fraction, as `%lf`.
            public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }

            /// A number with a fraction, as `%f`.
            public mutating func appendInterpolation(_ number: Float) { append("%f", number) }

            /// A number as a format of the program's writes it: `specifier` is one of C's, as `%.1f`.
            public mutating func appendInterpolation(_ number: some CVarArg & Numeric, specifier: String) {
                append(specifier, number)
            }

            /// A value as a style writes it, as `%@`.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                appendInterpolation(format.format(value))
            }

            private mutating func append(_ specifier: String, _ value: any CVarArg) {
                format += specifier
                arguments.append(value)
            }
        }
    }
}
