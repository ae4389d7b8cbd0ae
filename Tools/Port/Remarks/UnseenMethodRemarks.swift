/// Methods of delegates that are silently never called.
///
/// Swift finds a protocol's methods where the conformance is declared. A method with a default that only a subclass has is
/// never called when its superclass conforms without it. On iOS it is.
enum UnseenMethodRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for (function, unseen) in program.unseenMethods[file.path, default: []] where !unseen.isCarried {
            let advice =
                program.kinds[unseen.base] == .class
                ? "declare it in \(unseen.base), with what it is to do there, and override it here"
                : "take the conformance out of the extension of \(unseen.base), and declare it at the classes that have such methods"
            revision.remark(
                file.tokens[function.keyword].range.lowerBound,
                "\(function.fullName) is never called, because \(unseen.base) conforms to \(unseen.protocolName) "
                    + "without it: \(advice)")
        }
    }
}

extension Program {
    /// The methods that need not be implemented, by protocol.
    var allMethodsWithDefaults: [String: Set<String>] {
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
