/// `override func forwardingTarget(for:)` of an object that stands for another one: its class conforms to the protocol that has it.
enum ForwardingTargetRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for type in file.types where type.kind == .class && file.isActive[type.keyword] {
            let name = type.simpleName
            guard forwards(name, program), let opening = type.opening else { continue }
            let functions = file.functions.filter { file.type(ofScope: $0.scope)?.simpleName == name }
            for function in functions where ["forwardingTarget(for:)", "responds(to:)"].contains(function.fullName) {
                rewrite(function, file, &revision)
                if function.name == "forwardingTarget" { remark(function, of: name, file, program, &revision) }
            }
            rewriteCalls(of: name, file, program, &revision)
            guard program.inherited[name]?.contains("ForwardingTarget") != true else { continue }
            let end = file.tokens[opening - 1].range.upperBound
            let sign = file.text(type.afterName) == ":" ? "," : ":"
            revision.replace(end..<end, with: sign + " ForwardingTarget", "\(name): ForwardingTarget")
        }
    }

    /// Methods of a delegate that the class does not have do nothing: nobody asks there for another object.
    private static func remark(
        _ function: FunctionDeclaration, of name: String, _ file: SourceFile, _ program: Program,
        _ revision: inout Revision
    ) {
        let inherited = program.lineage(of: name).flatMap { program.inherited[$0] ?? [] }
        for delegate in inherited
        where UIKitProtocols.optionalMethods[delegate] != nil && program.kinds[delegate] == nil {
            revision.remark(
                file.tokens[function.keyword].range.lowerBound,
                "\(delegate): its methods are not forwarded; write into \(name) those that others are to be told, each with a call of them"
            )
        }
    }

    /// Whether a class of the program says who does what it is asked for.
    static func forwards(_ name: String, _ program: Program) -> Bool {
        program.kinds[name] == .class
            && program.methods[name]?.contains { $0.function.fullName == "forwardingTarget(for:)" } == true
    }

    /// Above the first class of the line that forwards nobody does.
    private static func rewriteCalls(
        of name: String, _ file: SourceFile, _ program: Program, _ revision: inout Revision
    ) {
        guard !program.lineage(of: name).dropFirst().contains(where: { forwards($0, program) }) else { return }
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "super" {
            guard file.text(index + 1) == ".", file.text(index + 2) == "forwardingTarget",
                let call = file.call(at: index + 3), file.type(around: index)?.simpleName == name
            else { continue }
            let range = file.tokens[index].range.lowerBound..<file.tokens[call.closing].range.upperBound
            revision.replace(range, with: "nil", "\(file.source(range)) → nil")
        }
    }

    private static func rewrite(_ function: FunctionDeclaration, _ file: SourceFile, _ revision: inout Revision) {
        for token in function.start..<function.keyword where file.text(token) == "override" {
            let range = file.tokens[token].range.lowerBound..<file.tokens[token + 1].range.lowerBound
            revision.replace(range, with: "", "override of \(function.fullName) left out")
        }
        guard function.name == "forwardingTarget", let type = function.parameters.first?.type,
            ["!", "?"].contains(file.text(type.upperBound - 1))
        else { return }
        revision.replace(file.tokens[type.upperBound - 1].range, with: "", "Selector! → Selector")
    }
}
