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
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        fileprivate let key: String
        fileprivate let values: [LocalizedValue]
        /// The text with its values where no format fits them.
        private let plain: String

        /// A key without values. Percent signs in it are plain text.
        public init(stringLiteral value: String) { self.init(value) }

        /// A key without values. Percent signs in it are plain text.
        public init(_ value: String) { (key, values, plain) = (value, [], value) }

        /// A key with values.
        public init(stringInterpolation: StringInterpolation) {
            (values, plain) = (stringInterpolation.values, stringInterpolation.plain)
            key = values.isEmpty ? plain : stringInterpolation.format
        }

        /// A text of the key with its formats replaced by the values. A translation whose formats do not fit them, which would
        /// read what is no value, is left out: the key is filled.
        fileprivate func filled(_ text: String, _ locale: Locale) -> String {
            guard !values.isEmpty else { return text }
            return LocalizedValue.fill(text, with: values, locale) ?? LocalizedValue.fill(key, with: values, locale)
                ?? plain
        }

        /// Makes the key of what is interpolated.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var (format, plain) = ("", "")
            fileprivate var values: [LocalizedValue] = []

            /// An empty key.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// What stands between values. Its percent signs are no formats.
            public mutating func appendLiteral(_ literal: String) {
                plain += literal
                format += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// A text, as `%@`.
            public mutating func appendInterpolation(_ text: some StringProtocol) { append("%@", .text(String(text))) }

            /// An object's description, as `%@`.
            public mutating func appendInterpolation(_ object: NSObject) { append("%@", .text(object.description)) }

            /// A whole number with a sign, as `%lld`.
            public mutating func appendInterpolation(_ number: some SignedInteger) {
                append("%lld", .signed(Int64(clamping: number)))
            }

            /// A whole number without a sign, as `%llu`.
            public mutating func appendInterpolation(_ number: some UnsignedInteger) {
                append("%llu", .unsigned(UInt64(clamping: number)))
            }

            /// A number with a fraction, as `%lf`.
            public mutating func appendInterpolation(_ number: Double) { append("%lf", .number(number)) }

            /// A number with a fraction, as `%f`.
            public mutating func appendInterpolation(_ number: Float) { append("%f", .number(Double(number))) }

            /// A whole number as one of C's formats writes it, as `%x`.
            public mutating func appendInterpolation(_ number: some BinaryInteger, specifier: String) {
                append(specifier, number < 0 ? .signed(Int64(clamping: number)) : .unsigned(UInt64(clamping: number)))
            }

            /// A number as one of C's formats writes it, as `%.1f`.
            public mutating func appendInterpolation(_ number: some BinaryFloatingPoint, specifier: String) {
                append(specifier, .number(Double(number)))
            }

            /// A value as a style writes it, as `%@`.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                appendInterpolation(format.format(value))
            }

            /// A value as a formatter writes it, as `%@`.
            public mutating func appendInterpolation<Subject>(_ value: Subject, formatter: Formatter) {
                appendInterpolation(formatter.string(for: value) ?? "\(value)")
            }

            private mutating func append(_ specifier: String, _ value: LocalizedValue) {
                format += specifier
                plain += value.description
                values.append(value)
            }
        }
    }
}
