/// `open` where nothing can be overridden: constants, `static` members, members of extensions, and what is `final` or a
/// member of a class that is. Swift refuses it there, or will, and `public` says what is left of it.
enum OpenMemberRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        var keywords: [Int] = []
        for function in file.functions where function.modifiers.contains("open") {
            if isFixed(function.modifiers, function.scope, file, program)
                || isOfExtension(function, file, program)
            {
                keywords.append(function.keyword)
            }
        }
        for variable in file.variables where variable.modifiers.contains("open") {
            let isConstant = file.text(variable.keyword) == "let"
            if isConstant || isFixed(variable.modifiers, variable.scope, file, program)
                || isOfExtension(variable, file, program)
            {
                keywords.append(variable.keyword)
            }
        }
        // A type that is declared in a class may be inherited, whatever the class is.
        for type in file.types where type.modifiers.contains("open") && type.modifiers.contains("final") {
            keywords.append(type.keyword)
        }
        for keyword in keywords where file.isActive[keyword] {
            // It may be a name in the line before: `case open`.
            guard let place = (0..<keyword).last(where: { file.text($0) == "open" }), Keywords.isModifier(place, file)
            else { continue }
            revision.replace(file.tokens[place].range, with: "public", "open → public")
        }
    }

    /// Whether a member cannot be overridden.
    private static func isFixed(_ modifiers: [String], _ scope: Int, _ file: SourceFile, _ program: Program) -> Bool {
        if modifiers.contains("static") || modifiers.contains("final") { return true }
        guard let type = file.type(ofScope: scope) else { return false }
        guard type.kind == .extension else { return type.kind == .class && type.modifiers.contains("final") }
        return program.finalClasses.contains(type.simpleName)
    }

    /// Whether a member stands in an extension, and stays there.
    private static func isOfExtension(_ function: FunctionDeclaration, _ file: SourceFile, _ program: Program) -> Bool {
        guard let type = file.type(ofScope: function.scope), type.kind == .extension else { return false }
        let isMeant = function.modifiers.contains("override") || program.isOverridden(function, of: type.simpleName)
        return !isMeant || isCarried(function.keyword, file, program)
    }

    private static func isOfExtension(_ variable: VariableDeclaration, _ file: SourceFile, _ program: Program) -> Bool {
        guard file.type(ofScope: variable.scope)?.kind == .extension else { return false }
        return !variable.modifiers.contains("override") || isCarried(variable.keyword, file, program)
    }

    /// Whether the class gets what stands in an extension, which keeps a member that the class calls.
    private static func isCarried(_ keyword: Int, _ file: SourceFile, _ program: Program) -> Bool {
        program.extensionOverrides[file.path, default: []].contains { $0.name - 1 == keyword && $0.exchanged.isEmpty }
    }
}
