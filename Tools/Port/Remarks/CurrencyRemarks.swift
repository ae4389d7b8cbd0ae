/// Amounts of money whose formatter has only the locale of the system.
enum CurrencyRemarks: Rule {
    private static let styles: Set<String> = ["currency", "currencyAccounting", "currencyISOCode", "currencyPlural"]

    /// What is set of a formatter.
    private struct Formatter {
        /// Where its style is set to one of money.
        var places: [Int] = []
        /// Whether Foundation goes by a currency that is set: in accounts only by the locale's.
        var goesByCurrency = true
        var hasCurrency = false
        var hasLocale = false

        var isWithoutCurrency: Bool { !hasLocale && !(hasCurrency && goesByCurrency) }
    }

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        // By the block that it is in and the name before the point.
        var formatters: [Key: Formatter] = [:]
        for index in file.tokens.indices where file.isActive[index] && file.text(index + 1) == "=" {
            let key = Key(block: block(around: index, in: file), name: name(before: index, in: file))
            switch file.text(index) {
            case "currencyCode", "currencySymbol":
                if !isDeclared(index, in: file) { formatters[key, default: Formatter()].hasCurrency = true }
            case "locale":
                // The system's has no region.
                let isSystem = ["current", "autoupdatingCurrent"].contains { isLast($0, from: index + 2, in: file) }
                if !isDeclared(index, in: file), !isSystem { formatters[key, default: Formatter()].hasLocale = true }
            case "numberStyle":
                guard let style = style(at: index + 2, in: file) else { continue }
                formatters[key, default: Formatter()].places.append(index)
                if style == "currencyAccounting" { formatters[key]?.goesByCurrency = false }
            default: break
            }
        }
        for place in formatters.values.filter(\.isWithoutCurrency).flatMap(\.places).sorted() {
            revision.remark(
                file.tokens[place].range.lowerBound,
                "numberStyle: Foundation on Linux knows no region by itself, and so no currency: set the formatter's "
                    + "locale, e.g. to UIApplication.shared.locale")
        }
    }

    private struct Key: Hashable {
        var block: Int?
        var name: String
    }

    private static func isDeclared(_ index: Int, in file: SourceFile) -> Bool {
        ["let", "var"].contains(file.text(index - 1))
    }

    /// The formatter's name, with all that stands before it: `self.formatter`, and no name in its own closure.
    private static func name(before index: Int, in file: SourceFile) -> String {
        var (start, name) = (index, "")
        while file.text(start - 1) == "." {
            start -= 2
            if file.text(start) != "self" { name = file.text(start) + "." + name }
        }
        return name
    }

    /// The brace around a token.
    private static func block(around index: Int, in file: SourceFile) -> Int? {
        var bracket = file.brackets[index]
        while let opening = bracket, file.text(opening) != "{" { bracket = file.brackets[opening] }
        return bracket
    }

    /// `.currency`, `NumberFormatter.Style.currency`
    private static func style(at index: Int, in file: SourceFile) -> String? {
        var style = index
        if file.text(style) == "." { style += 1 }
        while file.text(style + 1) == "." { style += 2 }
        return styles.contains(file.text(style)) ? file.text(style) : nil
    }

    /// Whether `Locale.current` or `.current` begins at a token, with nothing behind it.
    private static func isLast(_ name: String, from index: Int, in file: SourceFile) -> Bool {
        let point = file.text(index) == "Locale" ? index + 1 : index
        return file.text(point) == "." && file.text(point + 1) == name && file.text(point + 2) != "."
    }
}
