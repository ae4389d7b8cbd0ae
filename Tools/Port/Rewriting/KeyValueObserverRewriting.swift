/// What observes by names, or is observed, and is no responder: its class conforms to the protocols that have the methods.
enum KeyValueObserverRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for type in file.types where type.kind == .class && file.isActive[type.keyword] {
            let name = type.simpleName
            guard isPlainObject(name, program), let opening = type.opening else { continue }
            var protocols: [String] = []
            if observes(name, program) {
                rewriteMethod(of: name, file, &revision)
                protocols.append("KeyValueObserver")
            }
            if isObserved(name, file) || hasObservedProperty(name, file) { protocols.append("KeyPathObservable") }
            // A class above that conforms does so for those below.
            protocols.removeAll { name in
                program.lineage(of: type.simpleName).contains { program.inherited[$0]?.contains(name) == true }
            }
            guard !protocols.isEmpty else { continue }
            let end = file.tokens[opening - 1].range.upperBound
            let sign = file.text(type.afterName) == ":" ? "," : ":"
            let list = protocols.joined(separator: ", ")
            revision.replace(end..<end, with: "\(sign) \(list)", "\(name): \(list)")
        }
    }

    /// Whether a class of the program descends from NSObject, and from nothing in between that the program has not.
    static func isPlainObject(_ name: String, _ program: Program) -> Bool {
        program.kinds[name] == .class
            && program.inherited[program.lineage(of: name).last ?? ""]?.first == "NSObject"
    }

    private static let method = "observeValue(forKeyPath:of:change:context:)"

    /// Whether a class is the first of its line that is told of values.
    private static func observes(_ name: String, _ program: Program) -> Bool {
        program.lineage(of: name).last { own in
            program.methods[own]?.contains { $0.function.fullName == method } == true
        } == name
    }

    /// Whether a class says that a property can be observed.
    private static func hasObservedProperty(_ name: String, _ file: SourceFile) -> Bool {
        file.variables.contains { variable in
            variable.modifiers.contains("dynamic") && file.type(ofScope: variable.scope)?.simpleName == name
                && file.text(variable.keyword) == "var" && file.isActive[variable.keyword]
        }
    }

    /// Whether objects of a class have themselves observed.
    private static func isObserved(_ name: String, _ file: SourceFile) -> Bool {
        file.tokens.indices.contains { index in
            guard file.isActive[index], file.text(index) == "addObserver", let call = file.call(at: index + 1),
                call.argument("forKeyPath") != nil, file.type(around: index)?.simpleName == name
            else { return false }
            return file.text(index - 1) != "." || file.text(index - 2) == "self" && file.text(index - 3) != "."
        }
    }

    /// Nothing is overridden, and there is nothing above to be called.
    private static func rewriteMethod(of name: String, _ file: SourceFile, _ revision: inout Revision) {
        for function in file.functions
        where function.fullName == method && file.type(ofScope: function.scope)?.simpleName == name {
            for token in function.start..<function.keyword where file.text(token) == "override" {
                let range = file.tokens[token].range.lowerBound..<file.tokens[token + 1].range.lowerBound
                revision.replace(range, with: "", "override of \(function.name) left out")
            }
        }
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "super" {
            guard file.text(index + 1) == ".", file.text(index + 2) == "observeValue",
                let call = file.call(at: index + 3), file.type(around: index)?.simpleName == name
            else { continue }
            let range = file.tokens[index].range.lowerBound..<file.tokens[call.closing].range.upperBound
            let remainder = file.remainder(of: index..<call.closing + 1)
            revision.replace(range, with: remainder, "\(file.source(range)) left out")
        }
    }
}
