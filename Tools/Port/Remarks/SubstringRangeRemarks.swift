/// `enumerateSubstrings(in:options:)` of a part of a text: Foundation on Linux gives those of the whole text.
enum SubstringRangeRemarks: Rule {
    private static let advice =
        "enumerateSubstrings: Foundation on Linux goes through the whole text whatever the range: leave out in the "
        + "closure what lies outside, and stop behind it"

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.text(index) == "enumerateSubstrings" && file.isActive[index] {
            guard file.text(index - 1) != "func", let call = file.call(at: index + 1),
                let range = call.argument("in")?.value, call.argument("options") != nil,
                !range.isEmpty, !isWhole(range, file)
            else { continue }
            revision.remark(file.tokens[index].range.lowerBound, advice)
        }
    }

    /// Whether a range is certainly that of a whole text, also by the name of a constant.
    private static func isWhole(_ range: Range<Int>, _ file: SourceFile) -> Bool {
        if range.count == 1, let constant = constant(before: range.lowerBound, file) {
            return isWhole(constant, file)
        }
        let words = range.map { file.text($0) }
        if let operation = words.firstIndex(where: { ["..<", "..."].contains($0) }) {
            // a.startIndex..<a.endIndex, NSRange(a.startIndex..., in: a)
            let next = operation + 1 < words.count ? words[operation + 1] : ""
            return operation > 0 && words[operation - 1] == "startIndex"
                && (["", ",", ")"].contains(next) || words.contains("endIndex"))
        }
        guard ["NSRange", "NSMakeRange"].contains(words[0]), let call = file.call(at: range.lowerBound + 1),
            call.closing == range.upperBound - 1, call.arguments.count == 2,
            file.source(ofTokens: call.arguments[0].value) == "0", let last = call.arguments[1].value.last
        else { return false }
        return ["length", "count"].contains(file.text(last))
    }

    /// What a constant is given, by its nearest declaration in front, where that is a single line.
    private static func constant(before name: Int, _ file: SourceFile) -> Range<Int>? {
        let declared = file.tokens[..<name].indices.last { index in
            file.text(index) == file.text(name) && file.text(index - 1) == "let"
        }
        guard let declared, file.text(declared + 1) == "=" else { return nil }
        let start = declared + 2
        let end = (start..<name).first { file.tokens[$0].startsLine || file.text($0) == ";" } ?? name
        return start < end && !(start + 1 == end && file.text(start) == file.text(name)) ? start..<end : nil
    }
}
