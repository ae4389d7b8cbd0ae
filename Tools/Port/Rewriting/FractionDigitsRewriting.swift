/// `formatter.maximumFractionDigits = 0` of an amount of money: on iOS fewer digits at most are fewer at least, too. On Linux the
/// two of the currency stay, and the amount has two zeros.
enum FractionDigitsRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "maximumFractionDigits" {
            guard let most = number(setAt: index, in: file), most < 2, let statement = file.assignment(at: index)
            else { continue }
            let receiver = file.source(ofTokens: statement.lowerBound..<index)
            // What else is set of the same formatter in the same block.
            let others = file.tokens.indices.filter { other in
                file.isActive[other] && file.brackets[other] == file.brackets[index] && file.text(other + 1) == "="
                    && file.assignment(at: other).map { file.source(ofTokens: $0.lowerBound..<other) } == receiver
            }
            let fewest = others.filter { file.text($0) == "minimumFractionDigits" }.map { number(setAt: $0, in: file) }
            let isMoney = others.contains { file.text($0) == "numberStyle" && isCurrency($0 + 2, in: file) }
            // One that is no plain number, or is small enough, is what the program wants.
            guard fewest.allSatisfy({ $0 ?? 0 > most }), isMoney || !fewest.isEmpty else { continue }
            let end = file.tokens[statement.upperBound - 1].range.upperBound
            let text = "; \(receiver)minimumFractionDigits = \(most)"
            revision.replace(end..<end, with: text, "maximumFractionDigits = \(most) → also minimumFractionDigits")
        }
    }

    /// The whole number that alone stands behind a sign of assignment.
    private static func number(setAt index: Int, in file: SourceFile) -> Int? {
        guard file.text(index + 1) == "=", let statement = file.assignment(at: index),
            statement.upperBound == index + 3
        else { return nil }
        return Int(file.text(index + 2))
    }

    private static func isCurrency(_ index: Int, in file: SourceFile) -> Bool {
        var index = index
        while file.text(index) == "." || file.text(index + 1) == "." { index += 1 }
        return file.text(index).hasPrefix("currency")
    }
}
