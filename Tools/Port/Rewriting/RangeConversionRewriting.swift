/// `Range<String.Index>(a ..< b)`, by which Swift 3 made one kind of range of another: there is one kind now.
enum RangeConversionRewriting: Rule {
    private static let types: Set = ["Range", "ClosedRange", "CountableRange", "CountableClosedRange"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && types.contains(file.text(index)) {
            guard program.kinds[file.text(index)] == nil,
                ![".", "func", "struct", "class"].contains(file.text(index - 1)),
                let opening = parenthesis(behind: index, file), let call = file.call(at: opening),
                call.arguments.count == 1, call.arguments[0].label.isEmpty
            else { continue }
            let sign = file.text(index).contains("Closed") ? "..." : "..<"
            let inside = call.arguments[0].value
            guard inside.contains(where: { file.text($0) == sign && file.brackets[$0] == opening }) else { continue }
            // Without a type the ends of the range say what it is of; numbers are whole ones then.
            let bound = file.source(ofTokens: index + 1..<opening)
            let isSaid = !["", "<Int>", "<String.Index>"].contains(bound)
            let type = file.text(index).replacing("Countable", with: "") + bound
            let name = file.tokens[index].range.lowerBound..<file.tokens[opening].range.lowerBound
            let result = isSaid ? "((a \(sign) b) as \(type))" : "(a \(sign) b)"
            let change = "\(file.source(name))(a \(sign) b) → \(result)"
            guard revision.replace(name, with: isSaid ? "(" : "", change), isSaid else { continue }
            let end = file.tokens[call.closing].range.upperBound
            revision.alsoReplace(end..<end, with: " as \(type))")
        }
    }

    /// The parenthesis of a call of a type, behind what it is generic of.
    private static func parenthesis(behind index: Int, _ file: SourceFile) -> Int? {
        guard file.text(index + 1) == "<" else { return file.text(index + 1) == "(" ? index + 1 : nil }
        var end = index + 2
        while end < file.tokens.count, file.tokens[end].kind == .word || file.text(end) == "." { end += 1 }
        return file.text(end) == ">" && file.text(end + 1) == "(" ? end + 1 : nil
    }
}
