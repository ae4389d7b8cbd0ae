/// The optional methods of a program's protocols, and what calls say they answer where nobody implements them.
struct OptionalMethods {
    /// Names, without labels.
    private(set) var names: Set<String> = []
    /// What stands behind `??` where a method is called, by name and labels; several where calls differ.
    private(set) var answers: [String: Set<String>] = [:]

    init() {}

    init(of files: [SourceFile]) {
        for file in files {
            for function in file.functions where file.isActive[function.keyword] {
                let isOptional = function.modifiers.contains("optional")
                if isOptional, file.type(ofScope: function.scope)?.kind == .protocol { names.insert(function.name) }
            }
        }
        guard !names.isEmpty else { return }
        for file in files {
            for index in file.tokens.indices where Self.isOptionalCall(index, file) && names.contains(file.text(index))
            {
                guard let call = file.call(at: index + 2), file.text(call.closing + 1) == "??" else { continue }
                let labels = call.arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
                answers["\(file.text(index))(\(labels))", default: []].insert(
                    Self.literal(call.closing + 2, file) ?? "")
            }
        }
    }

    /// Whether a token is the name in `.name?(` or `.name!(`.
    static func isOptionalCall(_ index: Int, _ file: SourceFile) -> Bool {
        file.tokens[index].kind == .word && file.text(index - 1) == "." && ["?", "!"].contains(file.text(index + 1))
            && file.text(index + 2) == "(" && file.isActive[index]
    }

    /// What a method answers by default: the literal that all calls agree on.
    func answer(of function: FunctionDeclaration) -> String? {
        guard let found = answers[function.fullName], found.count == 1, let only = found.first, !only.isEmpty else {
            return nil
        }
        return only
    }

    /// A value of one word, or a negative number, that nothing is done with.
    private static func literal(_ index: Int, _ file: SourceFile) -> String? {
        guard index < file.tokens.count else { return nil }
        var end = index
        if file.text(end) == "-" || file.text(end) == "." { end += 1 }
        if file.text(end) == "[", file.text(end + 1) == "]" { end += 1 }
        guard end < file.tokens.count else { return nil }
        let token = file.tokens[end]
        let isValue =
            token.kind == .number || token.kind == .string || ["true", "false", "nil", "]"].contains(token.text)
        guard isValue || (file.text(index) == "." && token.kind == .word) else { return nil }
        let next = end + 1
        guard
            next >= file.tokens.count || file.tokens[next].startsLine
                || [")", "{", "}", ",", ";", "&&", "||", "]", "else"].contains(file.text(next))
        else { return nil }
        return file.source(ofTokens: index..<end + 1)
    }
}
