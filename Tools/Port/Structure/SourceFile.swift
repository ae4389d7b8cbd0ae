/// A source and what is known of it.
struct SourceFile {
    /// The path from the folder that is carried over.
    let path: String
    let bytes: [UInt8]
    let tokens: [Token]
    let comments: [Range<Int>]
    /// The bracket that belongs to a bracket, by token.
    let partners: [Int?]
    /// The opening bracket around a token.
    let brackets: [Int?]
    /// The number of the scope that a token stands in.
    let scopeOfToken: [Int]
    let scopes: [Scope]
    let types: [TypeDeclaration]
    let functions: [FunctionDeclaration]
    let variables: [VariableDeclaration]
    /// Whether a token is compiled on Linux. Conditions of `#if` are not.
    let isActive: [Bool]
    let conditions: [ConditionalCompilation.Condition]
    /// The parentheses around parameters of functions.
    let parameterLists: Set<Int>
    private let lines: LineTable

    init(path: String, bytes: [UInt8]) {
        let lexer = SwiftLexer(bytes)
        self.path = path
        self.bytes = bytes
        tokens = lexer.tokens
        comments = lexer.comments
        lines = LineTable(bytes)
        let conditional = ConditionalCompilation(tokens)
        isActive = conditional.isActive
        conditions = conditional.conditions
        var builder = ScopeBuilder(tokens, conditional)
        builder.build()
        partners = builder.partners
        brackets = builder.brackets
        scopeOfToken = builder.scopeOfToken
        scopes = builder.scopes
        parameterLists = builder.parameterLists
        let reader = DeclarationReader(bytes: bytes, tokens: tokens, partners: partners)
        types = builder.types.map(reader.type)
        functions = builder.functions.map(reader.function)
        variables = builder.variables.map(reader.variable)
    }

    /// The line of a byte, from 1.
    func line(of offset: Int) -> Int { lines.line(of: offset) }

    /// What ends the lines of the source.
    var newline: String { lines.newline }

    /// The text of a token; empty where there is none.
    func text(_ token: Int) -> String { tokens.indices.contains(token) ? tokens[token].text : "" }

    /// The source between bytes.
    func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The source of tokens, with what stands between them.
    func source(ofTokens range: Range<Int>) -> String {
        range.isEmpty
            ? "" : source(tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
    }

    /// The scopes around a token, from the inside.
    func scopes(around token: Int) -> [Scope] {
        var found: [Scope] = []
        var next: Int? = scopeOfToken[token]
        while let current = next {
            found.append(scopes[current])
            next = scopes[current].parent
        }
        return found
    }

    /// The innermost type around a token.
    func type(around token: Int) -> TypeDeclaration? {
        for scope in scopes(around: token) {
            if case .type(let number) = scope.kind { return types[number] }
        }
        return nil
    }

    /// The innermost function that a token stands in, inside of the innermost type.
    func function(around token: Int) -> FunctionDeclaration? {
        for scope in scopes(around: token) {
            switch scope.kind {
            case .function(let number): return functions[number]
            case .type: return nil
            default: continue
            }
        }
        return nil
    }

    /// Whether a token stands in the body of a property, or of `didSet` and the like.
    func isInAccessor(_ token: Int) -> Bool {
        for scope in scopes(around: token) {
            switch scope.kind {
            case .accessor: return true
            case .type, .function: return false
            default: continue
            }
        }
        return false
    }

    /// The type that a scope is the body of.
    func type(ofScope scope: Int) -> TypeDeclaration? {
        if case .type(let number) = scopes[scope].kind { types[number] } else { nil }
    }
}
