/// Words that mean something where a declaration begins.
enum Keywords {
    static let modifiers: Set<String> = [
        "public", "open", "internal", "private", "fileprivate", "package", "static", "class", "final", "override",
        "lazy",
        "weak", "unowned", "dynamic", "required", "convenience", "mutating", "nonmutating", "indirect", "nonisolated",
        "isolated", "optional", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
    ]
    static let declarations: Set<String> = [
        "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "actor", "protocol",
        "extension",
        "typealias", "associatedtype", "case", "import", "operator", "macro",
    ]

    /// Whether a declaration can begin with a token.
    static func canBeginDeclaration(_ token: Token) -> Bool {
        token.kind == .attribute
            || (token.kind == .word && (modifiers.contains(token.text) || declarations.contains(token.text)))
    }
}
