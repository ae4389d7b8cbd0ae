/// `self.init(title: title, style: .plain, target: nil, action: nil)` in a method of a class itself: every class below has the
/// initialisers of Objective-C, and Swift's only those that are required. Where there is no class below the class is named.
enum FactoryRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "self" {
            guard file.text(index + 1) == ".", file.text(index + 2) == "init", file.text(index + 3) == "(",
                file.text(index - 1) != ".", let function = function(around: index, file),
                let call = file.call(at: index + 3), let type = file.type(ofScope: function.scope)?.simpleName,
                isAlone(type, program)
            else { continue }
            let range = file.tokens[index].range.lowerBound..<file.tokens[index + 3].range.lowerBound
            guard ["Self", "Self?", "Self!"].contains(function.result) else {
                revision.replace(range, with: type, "self.init → \(type)")
                continue
            }
            let end = file.tokens[call.closing].range.upperBound
            if revision.replace(range, with: "(\(type)", "self.init(…) → (\(type)(…) as! Self)") {
                revision.alsoReplace(end..<end, with: " as! Self)")
            }
        }
    }

    /// The method of a class itself that a token stands in.
    private static func function(around index: Int, _ file: SourceFile) -> FunctionDeclaration? {
        for scope in file.scopes(around: index) {
            switch scope.kind {
            case .function(let number):
                let function = file.functions[number]
                let isOfClass = function.modifiers.contains("class") || function.modifiers.contains("static")
                if isOfClass { return function }
                // A function in a method.
                guard file.type(ofScope: function.scope) == nil else { return nil }
            case .block: continue
            default: return nil
            }
        }
        return nil
    }

    /// Whether a class of the program inherits one of the kit's, requires no initialiser but the decoder's, and has none below it.
    private static func isAlone(_ type: String, _ program: Program) -> Bool {
        guard program.kinds[type] == .class, let kit = program.kitLineage(of: type).first,
            UIKitClasses.superclasses[kit] != nil
        else { return false }
        let isRequired = program.lineage(of: type).contains { owner in
            program.methods[owner, default: []].contains {
                $0.function.name == "init" && $0.function.modifiers.contains("required")
                    && $0.function.fullName != "init(coder:)"
            }
        }
        let hasSubclass = program.classes.contains { $0 != type && program.lineage(of: $0).contains(type) }
        return !isRequired && !hasSubclass
    }
}
