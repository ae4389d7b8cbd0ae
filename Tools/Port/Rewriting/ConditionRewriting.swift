/// `#if os(iOS)` holds on Linux too, where the program does not speak of Linux itself.
enum ConditionRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for condition in file.conditions where !condition.namesLinux {
            let words = condition.tokens.map { file.text($0) }
            // Beside `&&` and `!` the two stand in parentheses.
            let needsParentheses = words.contains("&&") || words.contains("!")
            let added = needsParentheses ? "(os(iOS) || os(Linux))" : "os(iOS) || os(Linux)"
            for index in condition.tokens
            where file.text(index) == "os" && file.text(index + 1) == "(" && file.text(index + 2) == "iOS"
                && file.text(index + 3) == ")" && index + 3 < condition.tokens.upperBound
            {
                let range = file.tokens[index].range.lowerBound..<file.tokens[index + 3].range.upperBound
                revision.replace(range, with: added, "os(iOS) → \(added)")
            }
        }
    }
}
