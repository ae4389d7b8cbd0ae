/// Where a program begins: `@UIApplicationMain` becomes `@main`, and its class final, since Swift makes an object of a
/// class that it does not know only then.
enum EntryPointRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for (index, token) in file.tokens.enumerated() where file.isActive[index] {
            switch token.text {
            case "@UIApplicationMain", "@NSApplicationMain":
                revision.replace(token.range, with: "@main", "\(token.text) → @main")
                finish(index, file, program, &revision)
            case "@main":
                finish(index, file, program, &revision)
            case "UIApplicationMain" where file.text(index + 1) == "(":
                revision.remark(
                    token.range.lowerBound,
                    "UIApplicationMain: mark the delegate's class with @main and delete this call")
            default: break
            }
        }
    }

    private static func finish(_ attribute: Int, _ file: SourceFile, _ program: Program, _ revision: inout Revision) {
        guard let type = file.types.first(where: { $0.keyword > attribute }), type.kind == .class,
            type.inherited.contains("UIApplicationDelegate")
        else { return }
        finish(type, file, program, &revision)
    }

    /// Has a class be one that Swift can make an object of.
    static func finish(_ type: TypeDeclaration, _ file: SourceFile, _ program: Program, _ revision: inout Revision) {
        guard !type.modifiers.contains("final") else { return }
        let keyword = file.tokens[type.keyword].range.lowerBound
        let hasInitializer = program.methods[type.simpleName, default: []].contains {
            $0.function.name == "init" && $0.function.modifiers.contains("required") && $0.function.parameters.isEmpty
        }
        guard !hasInitializer else { return }
        let isInherited = program.inherited.values.contains { $0.first.map(Program.simpleName) == type.simpleName }
        if isInherited || type.modifiers.contains("open") {
            revision.remark(keyword, "class \(type.name): give it a required init(), so that the program can make one")
        } else {
            revision.replace(keyword..<keyword, with: "final ", "class \(type.name) → final class \(type.name)")
        }
    }
}
