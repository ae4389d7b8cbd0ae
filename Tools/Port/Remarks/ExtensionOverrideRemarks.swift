/// Overrides that only Objective-C allows: in an extension, or of what an extension declares.
enum ExtensionOverrideRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        let rewritten = Set(program.extensionOverrides[file.path, default: []].map { $0.name - 1 })
        for variable in file.variables
        where file.isActive[variable.keyword] && variable.modifiers.contains("override")
            && !rewritten.contains(variable.keyword) && file.type(ofScope: variable.scope)?.kind == .extension
        {
            revision.remark(
                file.tokens[variable.keyword].range.lowerBound,
                "\(variable.name) overrides in an extension: move it into a class of the program's own")
        }
        for function in file.functions where file.isActive[function.keyword] && function.modifiers.contains("override")
        {
            guard let type = file.type(ofScope: function.scope) else { continue }
            let offset = file.tokens[function.keyword].range.lowerBound
            if rewritten.contains(function.keyword) || EffectlessOverrideRewriting.isOfShake(function) { continue }
            if type.kind == .extension {
                revision.remark(
                    offset, "\(function.fullName) overrides in an extension: move it into the class itself")
                continue
            }
            let bases = program.lineage(of: type.simpleName).dropFirst()
            let overridden = bases.lazy.compactMap { base in
                program.methods[base]?.first { $0.function.fullName == function.fullName }.map { (base, $0) }
            }.first
            if let (base, method) = overridden, method.isInExtension, !method.function.modifiers.contains("override"),
                !program.extensionOverrides[program.files[method.file].path, default: []]
                    .contains(where: { $0.name - 1 == method.function.keyword })
            {
                revision.remark(
                    offset,
                    "\(function.fullName) overrides what an extension of \(base) declares: move that into the class \(base)"
                )
            }
        }
    }
}
