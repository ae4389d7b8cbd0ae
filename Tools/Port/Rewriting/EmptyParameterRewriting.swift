/// `(Void) -> Void`, as Swift 3 wrote the type of a closure that takes nothing: since Swift 4 it takes one thing that is
/// empty, and `() -> Void` takes nothing.
enum EmptyParameterRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "Void" {
            guard file.text(index - 1) == "(", file.partners[index - 1] == index + 1, isParameter(index, file),
                !isMeant(index - 1, file, program)
            else { continue }
            let range = file.tokens[index - 1].range.lowerBound..<file.tokens[index + 1].range.upperBound
            revision.replace(range, with: "()", "(Void) → ()")
        }
    }

    /// Whether an arrow follows, and nothing stands in front that these are the parameters of.
    private static func isParameter(_ index: Int, _ file: SourceFile) -> Bool {
        var next = index + 2
        while ["async", "throws", "rethrows"].contains(file.text(next)) { next += 1 }
        guard file.text(next) == "->" else { return false }
        let before = index - 2
        guard file.tokens.indices.contains(before), !file.tokens[index - 1].startsLine else { return true }
        return file.tokens[before].kind != .word || ["as", "inout", "is", "in", "return"].contains(file.text(before))
    }

    /// Whether what has the type is given an empty tuple somewhere, as those who write for Swift 4 and later do.
    private static func isMeant(_ opening: Int, _ file: SourceFile, _ program: Program) -> Bool {
        guard !program.emptyTupleTakers.isEmpty else { return false }
        var index = opening - 1
        while file.text(index) == "(" || file.tokens.indices.contains(index) && file.tokens[index].kind == .attribute {
            index -= 1
        }
        // What has another name, as a type of its own has, may be any of those.
        guard file.text(index) == ":", file.tokens[index - 1].kind == .word else { return true }
        return program.emptyTupleTakers.contains(file.text(index - 1))
    }

    /// The name in front of an empty tuple in parentheses: `done(())`, `self.done?(())`. Cases that hold nothing, as in
    /// `.success(())`, are not meant.
    static func taker(ofEmptyTupleAt index: Int, _ file: SourceFile) -> String? {
        guard file.text(index) == "(", file.text(index + 1) == "(", file.text(index + 2) == ")",
            file.text(index + 3) == ")", file.isActive[index], index > 0
        else { return nil }
        var name = index - 1
        while name > 0, ["?", "!"].contains(file.text(name)) { name -= 1 }
        let isCase = file.text(name - 1) == "." && ["success", "some", "send", "value"].contains(file.text(name))
        return file.tokens[name].kind == .word && !isCase ? file.text(name) : nil
    }
}
