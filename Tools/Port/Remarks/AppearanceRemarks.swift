/// `Field.appearance()` of a class without `init(frame:)`: here one object of the class is made, to see what its properties are at first.
enum AppearanceRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "appearance" {
            guard file.text(index - 1) == ".", file.text(index + 1) == "(" else { continue }
            let word = file.text(index - 2)
            let name = word == "Self" ? file.type(around: index)?.simpleName ?? word : word
            guard program.kinds[name] == .class, program.kitLineage(of: name).contains("UIView"),
                let culprit = classWithoutFrame(of: name, program)
            else { continue }
            revision.remark(
                file.tokens[index].range.lowerBound,
                "\(word).appearance(): \(culprit) needs override init(frame:), by which one is made to see what it is like at first"
            )
        }
    }

    /// The class, or the one above it, that has initialisers of its own and not this one, which is not inherited then.
    private static func classWithoutFrame(of name: String, _ program: Program) -> String? {
        for owner in program.lineage(of: name) {
            let methods = program.methods[owner, default: []]
            // One with a method of that name has no appearance of UIKit's.
            if methods.contains(where: { ["init(frame:)", "appearance()"].contains($0.function.fullName) }) {
                return nil
            }
            let designated = methods.filter {
                $0.function.name == "init" && !$0.isInExtension && !$0.function.modifiers.contains("convenience")
            }
            if !designated.isEmpty { return owner }
        }
        return nil
    }
}
