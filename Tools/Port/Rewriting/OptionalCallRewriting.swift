/// Calls of optional methods of the program's own protocols: `delegate?.done?(x)` becomes `delegate?.done(x)`. Those of
/// UIKit's delegates compile as they are.
enum OptionalCallRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        let names = program.optionalMethods.names
        guard !names.isEmpty else { return }
        for index in file.tokens.indices where names.contains(file.text(index)) && file.isActive[index] {
            let name = file.text(index)
            if OptionalMethods.isOptionalCall(index, file) {
                let mark = file.tokens[index + 1]
                if program.variableNames.contains(name) {
                    revision.remark(
                        mark.range.lowerBound,
                        "\(name)\(mark.text)(…): leave out \(mark.text) where this is the protocol's method, which is always there now"
                    )
                } else {
                    revision.replace(mark.range, with: "", "\(name)\(mark.text)(…) → \(name)(…)")
                }
            } else if file.text(index - 1) == ".", ["==", "!="].contains(file.text(index + 1)),
                file.text(index + 2) == "nil"
            {
                revision.remark(
                    file.tokens[index].range.lowerBound,
                    "\(name) is always there now: ask something else than whether it is nil")
            } else if isBound(index, file) {
                revision.remark(
                    file.tokens[index].range.lowerBound,
                    "\(name) is always there now: ask something else than whether it can be bound, as a Bool of the protocol"
                )
            }
        }
    }

    /// Whether a method is the value of a condition that binds it: `if let done = delegate.done {`.
    private static func isBound(_ index: Int, _ file: SourceFile) -> Bool {
        guard file.text(index - 1) == ".", ["{", ",", "else"].contains(file.text(index + 1)) else { return false }
        var start = index - 1
        while start > 0, [".", "?"].contains(file.text(start)) || file.tokens[start].kind == .word { start -= 1 }
        return file.text(start) == "=" && start > 2 && ["let", "var"].contains(file.text(start - 2))
    }
}
