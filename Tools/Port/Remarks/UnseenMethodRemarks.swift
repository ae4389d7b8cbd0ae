/// Methods of delegates that are silently never called.
///
/// Swift finds a protocol's methods where the conformance is declared. A method with a default that only a subclass has is
/// never called when its superclass conforms without it. On iOS it is.
enum UnseenMethodRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        let defaults = program.methodsWithDefaults
        for function in file.functions where file.isActive[function.keyword] {
            guard let type = file.type(ofScope: function.scope), !function.modifiers.contains("override"),
                !function.modifiers.contains("static"), !function.modifiers.contains("class"),
                let (base, name) = owner(of: function, in: type.simpleName, program, defaults)
            else { continue }
            revision.remark(
                file.tokens[function.keyword].range.lowerBound,
                "\(function.fullName) is never called, because \(base) conforms to \(name) without it: "
                    + "declare it in \(base), with what it is to do there, and override it here")
        }
    }

    /// The superclass that conforms to a protocol with a method and has not got it, and that protocol.
    private static func owner(
        of function: FunctionDeclaration, in type: String, _ program: Program, _ defaults: [String: Set<String>]
    ) -> (base: String, name: String)? {
        let bases = program.lineage(of: type).dropFirst()
        for (distance, base) in bases.enumerated() {
            let conformances = program.protocols(of: base).sorted()
            guard let name = conformances.first(where: { defaults[$0]?.contains(function.fullName) == true }) else {
                continue
            }
            // What is in the way down from the one that conforms: only its own and those above it are found.
            let above = bases.dropFirst(distance)
            let isFound = above.contains { owner in
                program.methods[owner, default: []].contains { $0.function.fullName == function.fullName }
            }
            return isFound ? nil : (base, name)
        }
        return nil
    }
}

extension Program {
    /// The methods that need not be implemented, by protocol.
    var methodsWithDefaults: [String: Set<String>] {
        var found = UIKitProtocols.optionalMethods
        for (name, kind) in kinds where kind == .protocol {
            let own = methods[name, default: []]
            let written = Set(own.filter(\.isInExtension).map(\.function.fullName))
            let required = own.filter { !$0.isInExtension }
            found[name, default: []].formUnion(
                required.filter { $0.function.modifiers.contains("optional") || written.contains($0.function.fullName) }
                    .map(\.function.fullName))
        }
        return found
    }
}
