/// `weak` at a property that is given a constraint just made. On iOS what a method of a class makes stays until the event is over,
/// long enough to be added; here it is gone at once. A constraint keeps none of its views, so that it may be kept.
enum WeakConstraintRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for variable in file.variables where variable.modifiers.contains("weak") && file.isActive[variable.keyword] {
            guard variable.typeName == "NSLayoutConstraint", isGivenNew(variable.name, file),
                let place = (max(0, variable.keyword - 6)..<variable.keyword).last(where: { file.text($0) == "weak" })
            else { continue }
            let range = file.tokens[place].range.lowerBound..<file.tokens[place + 1].range.lowerBound
            let name = variable.name
            revision.replace(range, with: "", "weak var \(name) → var \(name), as nothing else keeps it")
        }
    }

    private static func isGivenNew(_ name: String, _ file: SourceFile) -> Bool {
        file.tokens.indices.contains { index in
            file.text(index) == name && file.text(index + 1) == "=" && !["let", "var"].contains(file.text(index - 1))
                && makes(index + 2, file)
        }
    }

    /// Whether an expression makes a constraint: `NSLayoutConstraint(…)`, `label.widthAnchor.constraint(…)`.
    private static func makes(_ start: Int, _ file: SourceFile) -> Bool {
        if file.text(start) == "NSLayoutConstraint" { return file.text(start + 1) == "(" }
        var index = start
        while file.tokens.indices.contains(index) {
            if file.text(index) == "constraint" { return file.text(index - 1) == "." && file.text(index + 1) == "(" }
            guard file.tokens[index].kind == .word || [".", "?", "!"].contains(file.text(index)) else { return false }
            index += 1
        }
        return false
    }
}
