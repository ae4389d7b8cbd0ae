/// Words that mean something where a declaration begins.
enum Keywords {
    static let modifiers: Set<String> = [
        "public", "open", "internal", "private", "fileprivate", "package", "static", "class", "final", "override",
        "lazy",
        "weak", "unowned", "dynamic", "required", "convenience", "mutating", "nonmutating", "indirect", "nonisolated",
        "isolated", "optional", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
    ]
    /// Words that an expression may follow: a parenthesis behind them is no call.
    static let statements: Set<String> = [
        "return", "if", "guard", "while", "for", "in", "switch", "case", "where", "else", "throw", "try", "await", "as",
        "is",
        "do", "repeat", "defer", "default",
    ]
    static let declarations: Set<String> = [
        "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "actor", "protocol",
        "extension",
        "typealias", "associatedtype", "case", "import", "operator", "macro",
    ]

    /// Whether a word that may also be a name stands as a modifier: a declaration follows in its line, or an attribute stands
    /// in front, and nothing stands there that makes it a name.
    static func isModifier(_ index: Int, _ file: SourceFile) -> Bool {
        let next = index + 1
        let isBehindAttribute = index > 0 && file.tokens[index - 1].kind == .attribute
        guard next < file.tokens.count, isBehindAttribute || !file.tokens[next].startsLine,
            canBeginDeclaration(file.tokens[next])
        else { return false }
        return !["case", ",", ".", "=", "(", ":", "return"].contains(file.text(index - 1))
    }

    /// Whether a declaration can begin with a token.
    static func canBeginDeclaration(_ token: Token) -> Bool {
        token.kind == .attribute
            || (token.kind == .word && (modifiers.contains(token.text) || declarations.contains(token.text)))
    }
}
