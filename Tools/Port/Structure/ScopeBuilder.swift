/// Finds the brackets, scopes and declarations of a source in one pass.
///
/// Brackets that do not fit are passed over. Where branches of `#if` open or close brackets, each begins with what was
/// open before the first.
struct ScopeBuilder {
    /// What the next brace at this depth belongs to.
    private enum Pending {
        case type(Int)
        case function(Int)
        case variable(isLazy: Bool, isStatic: Bool)
    }

    /// A bracket that is open, or what a property begins with, which has no bracket.
    private struct Frame {
        var opening: Int?
        /// The innermost open bracket.
        var bracket: Int?
        var scope: Int
        var isInitialValue = false
        /// The brackets that can be closed here. A brace closes what is open inside it; nothing else closes a brace.
        var closable: Set<String> = []
        var pending: Pending?
    }

    private let tokens: [Token]
    private let conditional: ConditionalCompilation
    private(set) var partners: [Int?]
    private(set) var brackets: [Int?]
    private(set) var scopeOfToken: [Int]
    private(set) var scopes = [Scope(kind: .file, parent: nil)]
    private(set) var types: [TypeDeclaration] = []
    private(set) var functions: [FunctionDeclaration] = []
    private(set) var variables: [VariableDeclaration] = []
    private(set) var parameterLists: Set<Int> = []
    private var stack = [Frame(scope: 0)]
    private var branches: [[Frame]] = []

    init(_ tokens: [Token], _ conditional: ConditionalCompilation) {
        self.tokens = tokens
        self.conditional = conditional
        partners = Array(repeating: nil, count: tokens.count)
        brackets = partners
        scopeOfToken = Array(repeating: 0, count: tokens.count)
    }

    private var top: Frame { stack[stack.count - 1] }

    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    mutating func build() {
        for index in tokens.indices {
            endInitialValue(before: index)
            scopeOfToken[index] = top.scope
            brackets[index] = top.bracket
            if conditional.isDirective[index] {
                branch(at: index)
            } else if tokens[index].kind == .sign {
                sign(at: index)
            } else if tokens[index].kind == .word, text(index - 1) != "." {
                declaration(at: index)
            }
        }
    }

    private mutating func branch(at index: Int) {
        switch tokens[index].text {
        case "#if": branches.append(stack)
        case "#else", "#elseif": if let before = branches.last { stack = before }
        case "#endif": _ = branches.popLast()
        default: break
        }
    }

    // MARK: Brackets

    private mutating func sign(at index: Int) {
        switch tokens[index].text {
        case "(", "[":
            if case .function = top.pending { parameterLists.insert(index) }
            push(index, scope: top.scope)
        case "{": openBrace(at: index)
        case ")", "]", "}": close(at: index)
        case "=":
            guard case .variable(let isLazy, let isStatic) = top.pending else { return }
            stack[stack.count - 1].pending = nil
            let scope = add(.initialValue(isLazy: isLazy, isStatic: isStatic))
            stack.append(
                Frame(bracket: top.bracket, scope: scope, isInitialValue: true, closable: top.closable))
        default: break
        }
    }

    private mutating func push(_ opening: Int, scope: Int) {
        let bracket = tokens[opening].text
        let closable = bracket == "{" ? ["{"] : top.closable.union([bracket])
        stack.append(Frame(opening: opening, bracket: opening, scope: scope, closable: closable))
    }

    private mutating func add(_ kind: Scope.Kind) -> Int {
        scopes.append(Scope(kind: kind, parent: top.scope))
        return scopes.count - 1
    }

    private mutating func openBrace(at index: Int) {
        var kind = Scope.Kind.block
        if top.isInitialValue {
            if ["didSet", "willSet"].contains(text(index + 1)) {
                stack.removeLast()
                kind = .accessor(isStatic: false)
            }
        } else {
            switch top.pending {
            case .type(let number):
                types[number].opening = index
                kind = .type(number)
            case .function(let number):
                functions[number].body = index
                kind = .function(number)
            case .variable(_, let isStatic): kind = .accessor(isStatic: isStatic)
            case nil: break
            }
            stack[stack.count - 1].pending = nil
        }
        push(index, scope: add(kind))
    }

    private mutating func close(at index: Int) {
        guard let wanted = [")": "(", "]": "[", "}": "{"][tokens[index].text], top.closable.contains(wanted),
            let depth = stack.lastIndex(where: { $0.opening.map { tokens[$0].text } == wanted }),
            let opening = stack[depth].opening
        else { return }
        stack.removeSubrange(depth...)
        (partners[opening], partners[index]) = (index, opening)
        brackets[index] = top.bracket
        scopeOfToken[index] = top.scope
    }

    /// What a property begins with ends where the next declaration begins.
    private mutating func endInitialValue(before index: Int) {
        guard top.isInitialValue else { return }
        let token = tokens[index]
        if conditional.isDirective[index] || token.text == ";"
            || (token.startsLine && Keywords.canBeginDeclaration(token))
        {
            stack.removeLast()
        }
    }

    // MARK: Declarations

    private mutating func declaration(at index: Int) {
        guard !top.isInitialValue, top.opening == nil || top.opening.map({ tokens[$0].text }) == "{" else { return }
        // Between a type's name and its body nothing is declared: `protocol Form: class {`.
        if case .type = top.pending, !tokens[modifiers(before: index).start].startsLine { return }
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        var isInType = false
        if case .type = scopes[top.scope].kind { isInType = true }
        switch tokens[index].text {
        case "func":
            if let next { function(at: index, named: next.text) }
        case "init" where isInType && ["(", "?", "!", "<"].contains(next?.text),
            "deinit" where isInType, "subscript" where isInType:
            function(at: index, named: tokens[index].text)
        case "var", "let":
            variable(at: index)
        default:
            guard let kind = TypeDeclaration.Kind(rawValue: tokens[index].text), let next, next.kind == .word,
                !Keywords.modifiers.contains(next.text), !Keywords.declarations.contains(next.text),
                kind != .actor || ["{", ":", "<"].contains(text(index + 2))
            else { return }
            types.append(
                TypeDeclaration(
                    kind: kind, name: next.text, keyword: index, modifiers: modifiers(before: index).words,
                    scope: top.scope))
            stack[stack.count - 1].pending = .type(types.count - 1)
        }
    }

    private mutating func function(at index: Int, named name: String) {
        let before = modifiers(before: index)
        functions.append(
            FunctionDeclaration(
                name: name, keyword: index, start: before.start, modifiers: before.words, scope: top.scope))
        stack[stack.count - 1].pending = .function(functions.count - 1)
    }

    private mutating func variable(at index: Int) {
        let words = modifiers(before: index).words
        if index + 1 < tokens.count, tokens[index + 1].kind == .word {
            variables.append(
                VariableDeclaration(name: text(index + 1), keyword: index, modifiers: words, scope: top.scope))
        }
        switch scopes[top.scope].kind {
        case .file, .type:
            guard !["if", "guard", "while", "case", ","].contains(text(index - 1)) else { return }
            let isStatic = words.contains("static") || words.contains("class")
            stack[stack.count - 1].pending = .variable(isLazy: words.contains("lazy"), isStatic: isStatic)
        default: break
        }
    }

    /// The modifiers and attributes in front of a keyword, and the first token of them.
    private func modifiers(before keyword: Int) -> (words: [String], start: Int) {
        var (words, start) = ([String](), keyword)
        while start > 0 {
            var index = start - 1
            // `private(set)`, `@objc(name)`
            if tokens[index].text == ")", let opening = partners[index], opening > 0,
                tokens[opening - 1].kind == .attribute || ["set", "safe", "unsafe"].contains(text(opening + 1))
            {
                index = opening - 1
            }
            let token = tokens[index]
            guard
                token.kind == .attribute
                    || (token.kind == .word && Keywords.modifiers.contains(token.text) && text(index - 1) != ".")
            else { break }
            words.append(token.text)
            start = index
        }
        return (words, start)
    }
}
