/// Casts of what notifications tell that come to nothing on Linux: their numbers are no CGFloat there.
enum CastRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "CGFloat" {
            guard ["?", "!"].contains(file.text(index - 1)), file.text(index - 2) == "as", file.text(index - 3) == "]",
                file.text(index - 4).hasSuffix("UserInfoKey")
            else { continue }
            revision.remark(
                file.tokens[index].range.lowerBound,
                "CGFloat: numbers of notifications are not cast to it on Linux; cast to Double and write CGFloat(…)")
        }
    }
}
