/// `CGRect(x: -.infinity, y: 0, width: .infinity, height: 1)`: Foundation of Linux ends the program where such a rectangle is compared
/// with another, for both together are no number. `CGRect.infinite` has these numbers instead.
enum InfiniteRectRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "CGRect" {
            guard let call = file.call(at: index + 1), call.arguments.map(\.label) == ["x", "y", "width", "height"]
            else { continue }
            let words = call.arguments.map { $0.value.map { file.text($0) }.joined() }
            // One from minus infinity on that is infinitely long: a rectangle at infinity without a size is none.
            for (start, length) in [(0, 2), (1, 3)]
            where isInfinite(words[start], sign: "-") && isInfinite(words[length]) {
                replace(call.arguments[start], with: "-CGFloat.greatestFiniteMagnitude / 2", file, &revision)
                replace(call.arguments[length], with: "CGFloat.greatestFiniteMagnitude", file, &revision)
            }
        }
    }

    private static func isInfinite(_ words: String, sign: String = "") -> Bool {
        [".infinity", "CGFloat.infinity"].contains { words == sign + $0 }
    }

    private static func replace(
        _ argument: Call.Argument, with number: String, _ file: SourceFile, _ revision: inout Revision
    ) {
        let (first, last) = (file.tokens[argument.value.lowerBound], file.tokens[argument.value.upperBound - 1])
        let range = first.range.lowerBound..<last.range.upperBound
        revision.replace(range, with: number, "\(file.source(range)) → \(number)")
    }
}
