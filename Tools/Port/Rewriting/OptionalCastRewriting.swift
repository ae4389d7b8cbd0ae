/// `value as Double!`, as Swift 3 wrote a cast to what may be nothing: since Swift 5 only declarations have such types, and a
/// cast has `Double?`.
enum OptionalCastRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "as" {
            guard file.tokens[index].kind == .word, ![".", "func"].contains(file.text(index - 1)) else { continue }
            let start = ["!", "?"].contains(file.text(index + 1)) ? index + 2 : index + 1
            guard let sign = sign(behind: start, file) else { continue }
            let end = file.tokens[sign].range
            guard revision.replace(end, with: "?", "\(cast(index...sign, file)) → ?") else { continue }
            // What is asked of the value at once was asked of what is there.
            if file.text(sign + 1) == ")", file.partners[sign + 1] != nil, [".", "["].contains(file.text(sign + 2)),
                !file.tokens[sign + 2].startsLine || file.text(sign + 2) == "."
            {
                let place = file.tokens[sign + 1].range.upperBound
                revision.alsoReplace(place..<place, with: "!")
            }
        }
    }

    private static func cast(_ tokens: ClosedRange<Int>, _ file: SourceFile) -> String {
        file.source(ofTokens: tokens.lowerBound..<tokens.upperBound + 1)
    }

    /// The `!` that stands right behind a type.
    private static func sign(behind start: Int, _ file: SourceFile) -> Int? {
        var index = start
        while index < file.tokens.count {
            if ["[", "("].contains(file.text(index)), let end = file.partners[index], end > index {
                index = end
            } else if file.tokens[index].kind != .word || file.tokens[index].startsLine {
                return nil
            }
            index += 1
            if file.text(index) == "<" {
                guard let end = closing(ofTypesAt: index, file) else { return nil }
                index = end + 1
            }
            guard file.text(index) == "." else { break }
            index += 1
        }
        guard file.text(index) == "!",
            file.tokens[index].range.lowerBound == file.tokens[index - 1].range.upperBound
        else { return nil }
        return index
    }

    /// The sign that ends what a type is generic of.
    private static func closing(ofTypesAt opening: Int, _ file: SourceFile) -> Int? {
        var depth = 0
        for index in opening..<file.tokens.count {
            if file.text(index) == "<" { depth += 1 }
            if file.text(index).allSatisfy({ $0 == ">" }) { depth -= file.text(index).count }
            if depth <= 0 { return index }
            let isOfType =
                file.tokens[index].kind == .word || ["<", ">", ",", ".", "[", "]", ":", "?"].contains(file.text(index))
            guard isOfType else { return nil }
        }
        return nil
    }
}
