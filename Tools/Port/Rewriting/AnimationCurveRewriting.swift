/// A `switch` that names the four curves of iOS's `UIView.AnimationCurve`: the keyboard's, which has a number alone on iOS, is a case
/// here. It goes with the one that is slow at both ends.
enum AnimationCurveRewriting: Rule {
    private static let curves: Set = ["easeInOut", "easeIn", "easeOut", "linear"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "easeInOut" {
            guard file.text(index - 1) == ".", isPattern(index, in: file), let block = file.brackets[index],
                file.text(block) == "{", !ownsCurves(program)
            else { continue }
            let inside = file.tokens.indices.filter { file.brackets[$0] == block }
            let named = inside.filter { isPattern($0, in: file) }.map(file.text)
            guard Set(named) == curves, !inside.contains(where: { file.text($0) == "default" }) else { continue }
            let end = file.tokens[index].range.upperBound
            revision.replace(end..<end, with: ", .keyboard", "case .easeInOut → also .keyboard")
        }
    }

    /// Whether a name is a pattern of a case: `case .easeIn, .easeOut:`
    private static func isPattern(_ index: Int, in file: SourceFile) -> Bool {
        guard curves.contains(file.text(index)) || file.text(index) == "keyboard",
            [":", ","].contains(file.text(index + 1))
        else { return false }
        var start = index
        while file.text(start - 1) == "." || file.tokens[start - 1].kind == .word && file.text(start - 1) != "case"
            || file.text(start - 1) == ","
        {
            start -= 1
            if start == 0 { return false }
        }
        return file.text(start - 1) == "case"
    }

    /// Whether the program has curves of its own.
    private static func ownsCurves(_ program: Program) -> Bool {
        program.files.contains { file in
            file.tokens.indices.contains { file.text($0) == "easeInOut" && file.text($0 - 1) != "." }
        }
    }
}
