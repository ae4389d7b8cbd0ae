/// Overrides of what an extension of a class of the kit declares, which only Objective-C allows.
enum KitExtensionRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions
        where file.isActive[function.keyword] && function.modifiers.contains("override") && function.name != "init" {
            guard let type = file.type(ofScope: function.scope), type.kind == .class,
                !bases(of: type, program).contains(where: { base in
                    program.methods[base, default: []].contains { $0.function.fullName == function.fullName }
                }),
                let kit = program.kitLineage(of: type.simpleName).first(where: { kit in
                    program.methods[kit, default: []].contains { declares(function, $0, program) }
                })
            else { continue }
            revision.remark(file.tokens[function.keyword].range.lowerBound, advice(function.fullName, kit, type.name))
        }
        for variable in file.variables
        where file.isActive[variable.keyword] && variable.modifiers.contains("override") {
            guard let type = file.type(ofScope: variable.scope), type.kind == .class,
                !bases(of: type, program).contains(where: { base in
                    program.properties[base, default: []].contains { $0.name == variable.name }
                }),
                let kit = program.kitLineage(of: type.simpleName).first(where: { kit in
                    program.properties[kit, default: []].contains {
                        $0.name == variable.name && !$0.modifiers.contains("override")
                    }
                })
            else { continue }
            revision.remark(file.tokens[variable.keyword].range.lowerBound, advice(variable.name, kit, type.name))
        }
    }

    /// The program's own superclasses.
    private static func bases(of type: TypeDeclaration, _ program: Program) -> ArraySlice<String> {
        program.lineage(of: type.simpleName).dropFirst()
    }

    /// Whether a method of an extension is what a function overrides: not another of its name, and no override itself.
    private static func declares(_ function: FunctionDeclaration, _ method: Program.Method, _ program: Program) -> Bool
    {
        let found = method.function
        return found.fullName == function.fullName && program.files[method.file].isActive[found.keyword]
            && found.parameters.map(\.typeText) == function.parameters.map(\.typeText)
            && !found.modifiers.contains("override")
    }

    /// What to do instead.
    private static func advice(_ name: String, _ kit: String, _ type: String) -> String {
        "\(name) overrides what an extension of \(kit) declares: have that extension ask for a protocol of your own, "
            + "(self as? Some)?.…, which \(type) conforms to, or declare it in a class between \(kit) and \(type)"
    }
}
