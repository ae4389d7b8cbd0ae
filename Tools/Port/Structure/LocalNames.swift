/// Names that mean nothing but variables of functions and closures, where they stand.
extension SourceFile {
    /// Whether a closure certainly uses nothing of the object around it: all that it names is its own, or that of the function.
    func usesNoObject(_ closure: Int, _ program: Program) -> Bool {
        guard let end = partners[closure], end > closure else { return false }
        return (closure + 1..<end).allSatisfy { isOfNoObject($0, program) }
    }

    private static let words: Set<String> = [
        "_", "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "false",
        "for", "guard", "if", "in", "inout", "is", "let", "nil", "repeat", "return", "switch", "throw", "throws",
        "true", "try", "var", "where", "while",
    ]

    /// Functions that everybody has.
    private static let functions: Set<String> = ["abs", "debugPrint", "max", "min", "print"]

    private func isOfNoObject(_ index: Int, _ program: Program) -> Bool {
        let word = text(index)
        guard tokens[index].kind == .word, text(index - 1) != ".", !Self.words.contains(word) else { return true }
        // Types, and functions of C: NSMaxRange.
        let isOfAll = word.first?.isUppercase == true || Self.functions.contains(word)
        let isOwn = program.functionNames.contains(word) || program.variableNames.contains(word)
        if word.hasPrefix("$") || isOfAll && !isOwn { return true }
        let isLabel = text(index + 1) == ":" && ["(", ","].contains(text(index - 1))
        if isLabel, let bracket = brackets[index], text(bracket) == "(" { return true }
        return isDeclared(index) || isLocal(index)
    }

    /// Whether a name is being declared: `let a`, `for a in`.
    private func isDeclared(_ index: Int) -> Bool {
        ["let", "var"].contains(text(index - 1)) && ["=", ":", "in"].contains(text(index + 1))
            || text(index - 1) == "for" && text(index + 1) == "in"
    }

    /// Whether a name is that of a parameter or a variable of the functions and closures around it.
    private func isLocal(_ index: Int) -> Bool {
        let word = text(index)
        for number in scopeNumbers(around: index) {
            if case .type = scopes[number].kind { break }
            if case .function(let function) = scopes[number].kind,
                functions[function].parameters.contains(where: { $0.name == word })
            {
                return true
            }
        }
        var bracket = brackets[index]
        while let opening = bracket {
            if text(opening) == "{", isParameter(word, of: opening, at: index) { return true }
            bracket = brackets[opening]
        }
        return tokens[..<index].indices.contains { declaration in
            text(declaration) == word && isDeclared(declaration) && reach(ofName: declaration).contains(index)
        }
    }

    /// Whether a closure, or the block of a loop, names a value so.
    private func isParameter(_ word: String, of opening: Int, at index: Int) -> Bool {
        guard let end = parametersEnd(of: opening) else { return false }
        return index > opening && (opening + 1..<end).contains { text($0) == word }
    }

    /// The `in` behind the parameters of a closure.
    func parametersEnd(of opening: Int) -> Int? {
        guard let end = partners[opening], end > opening else { return nil }
        // The `in` of a loop stands behind its name.
        let place = (opening + 1..<end).first {
            brackets[$0] == opening && ["in", "for", "{", ";"].contains(text($0))
        }
        return place.flatMap { text($0) == "in" ? $0 : nil }
    }

    /// The tokens in which a name is known that is declared: behind its statement to the end of the block, or in the block of its
    /// condition or loop.
    private func reach(ofName name: Int) -> Range<Int> {
        let none = name..<name
        guard let block = brackets[name], text(block) == "{", let end = partners[block], end > name else { return none }
        if case .type = scopes[scopeOfToken[name]].kind { return none }
        // case let a:
        if text(name - 2) == "case", text(name + 1) == ":" { return none }
        let isOfBlock =
            text(name - 1) == "for" || ["if", "while", ",", "case"].contains(text(name - 2))
        var index = name + 1
        while index < end {
            if text(index) == "{", isOfBlock {
                if text(index - 1) == "else" { return (partners[index] ?? end)..<end }
                return index..<(partners[index] ?? index)
            }
            let goesOn = text(index - 1) == "=" || text(index) == "."
            let startsStatement = tokens[index].startsLine && !goesOn || text(index) == ";"
            if !isOfBlock, index > name + 1, startsStatement { return index..<end }
            if ["(", "[", "{"].contains(text(index)), let closing = partners[index], closing > index {
                index = closing
            }
            index += 1
        }
        return none
    }
}
