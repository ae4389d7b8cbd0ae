/// Amounts of money whose formatter has only the locale of the system.
enum CurrencyRemarks: Rule {
    private static let styles: Set<String> = ["currency", "currencyAccounting", "currencyISOCode", "currencyPlural"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        var places: [Int] = []
        for index in file.tokens.indices where file.isActive[index] && file.text(index + 1) == "=" {
            switch file.text(index) {
            case "locale", "currencyCode", "currencySymbol":
                if !["let", "var"].contains(file.text(index - 1)) { return }
            case "numberStyle":
                // NumberFormatter.Style.currency
                var style = index + 2
                if file.text(style) == "." { style += 1 }
                while file.text(style + 1) == "." { style += 2 }
                if styles.contains(file.text(style)) { places.append(index) }
            default: break
            }
        }
        for place in places {
            revision.remark(
                file.tokens[place].range.lowerBound,
                "numberStyle: Foundation on Linux knows no region by itself, and so no currency: set the formatter's "
                    + "locale, e.g. to UIApplication.shared.locale")
        }
    }
}
