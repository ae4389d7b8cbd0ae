/// `formatter.maximumFractionDigits = 0` of an amount of money: on iOS fewer digits at most are fewer at least, too. On Linux the
/// two of the currency stay, and the amount has two zeros.
enum FractionDigitsRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "maximumFractionDigits" {
            guard number(setAt: index, in: file) == 0, let statement = file.assignment(at: index) else { continue }
            let receiver = file.source(ofTokens: statement.lowerBound..<index)
            // What else is set of the same formatter in the same block, or branch of a choice.
            let block = file.tokens.indices.filter { file.isActive[$0] && file.brackets[$0] == file.brackets[index] }
            func isLabel(_ token: Int) -> Bool { ["case", "default"].contains(file.text(token)) }
            let start = block.last { $0 < index && isLabel($0) } ?? 0
            let end = block.first { $0 > index && isLabel($0) } ?? file.tokens.count
            let settings = block.filter { other in
                (start..<end).contains(other) && file.text(other + 1) == "="
                    && file.assignment(at: other).map { file.source(ofTokens: $0.lowerBound..<other) } == receiver
            }
            let fewest = settings.filter { file.text($0) == "minimumFractionDigits" }
            let style = settings.last { $0 < index && file.text($0) == "numberStyle" }
            let isMoney = style.map { isCurrency($0 + 2, in: file) } ?? false
            // One that is no plain number, or is none, is what the program wants.
            guard fewest.allSatisfy({ number(setAt: $0, in: file) ?? 0 > 0 }), isMoney || !fewest.isEmpty
            else { continue }
            let place = file.tokens[statement.upperBound - 1].range.upperBound
            let text = "; \(receiver)minimumFractionDigits = 0"
            revision.replace(place..<place, with: text, "maximumFractionDigits = 0 → also minimumFractionDigits")
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
