/// Reads what declarations say, when all brackets of a source are known.
struct DeclarationReader {
    let bytes: [UInt8]
    let tokens: [Token]
    let partners: [Int?]

    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// The words and signs of tokens as one writes them.
    private func joined(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let source = bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound]
        return String(decoding: source, as: UTF8.self)
    }

    /// The token behind generic parameters that begin here.
    private func skipGenerics(_ start: Int) -> Int {
        guard text(start) == "<" else { return start }
        var (index, depth) = (start, 0)
        while index < tokens.count {
            depth += text(index) == "<" ? 1 : text(index) == ">" ? -1 : 0
            index += 1
            if depth == 0 { return index }
            if ["{", "}"].contains(text(index)) { break }
        }
        return start
    }

    /// Ranges between commas, brackets and generic arguments being one thing each.
    private func parts(_ range: Range<Int>) -> [Range<Int>] {
        var (found, start, index, angles) = ([Range<Int>](), range.lowerBound, range.lowerBound, 0)
        while index < range.upperBound {
            switch text(index) {
            case "(", "[", "{":
                if let end = partners[index], end > index { index = min(end, range.upperBound - 1) }
            case "<": angles += 1
            case ">": angles = max(0, angles - 1)
            case "," where angles == 0:
                found.append(start..<index)
                start = index + 1
            default: break
            }
            index += 1
        }
        return start < range.upperBound ? found + [start..<range.upperBound] : found
    }

    // MARK: Types

    func type(_ declaration: TypeDeclaration) -> TypeDeclaration {
        var type = declaration
        var name = declaration.name
        var index = declaration.keyword + 2
        while text(index) == ".", index + 1 < tokens.count, tokens[index + 1].kind == .word {
            name += "." + text(index + 1)
            index += 2
        }
        index = skipGenerics(index)
        var inherited: [String] = []
        if text(index) == ":" {
            var end = index + 1
            while end < tokens.count, text(end) != "{", text(end) != "where", text(end) != "}" { end += 1 }
            inherited = parts(index + 1..<end).map { part in
                let start = part.first { tokens[$0].kind != .attribute } ?? part.upperBound
                // A generic class is known by its name alone.
                let stop = (start..<part.upperBound).first { text($0) == "<" } ?? part.upperBound
                return joined(start..<max(start, stop))
            }
        }
        if declaration.kind == .protocol { inherited += classConstraints(of: declaration, from: index) }
        type = TypeDeclaration(
            kind: declaration.kind, name: name, keyword: declaration.keyword, modifiers: declaration.modifiers,
            afterName: index, inherited: inherited, opening: declaration.opening, scope: declaration.scope)
        return type
    }

    /// What a protocol says of the types that have it behind `where`: `Self: UIView`.
    private func classConstraints(of declaration: TypeDeclaration, from index: Int) -> [String] {
        guard let end = declaration.opening, index < end,
            let start = (index..<end).first(where: { text($0) == "where" })
        else { return [] }
        return parts(start + 1..<end).compactMap { part in
            guard part.count > 2, text(part.lowerBound) == "Self", text(part.lowerBound + 1) == ":" else { return nil }
            return joined(part.lowerBound + 2..<part.upperBound)
        }
    }

    // MARK: Functions

    func function(_ declaration: FunctionDeclaration) -> FunctionDeclaration {
        var function = declaration
        let hasName = text(declaration.keyword) == "func"
        var index = declaration.keyword + (hasName ? 2 : 1)
        if !hasName, ["?", "!"].contains(text(index)) { index += 1 }
        let opening = skipGenerics(index)
        function.end = opening
        guard text(opening) == "(", let closing = partners[opening], closing > opening else { return function }
        function.parameters = parts(opening + 1..<closing).map(parameter)
        index = closing + 1
        while ["async", "throws", "rethrows", "reasync"].contains(text(index)) {
            if text(index) == "async" { function.isAsync = true }
            index += 1
            if text(index) == "(", let end = partners[index], end > index { index = end + 1 }
        }
        function.end = index
        guard text(index) == "->" else { return function }
        let start = index + 1
        index = start
        while index < tokens.count, !["{", "}", "where", ";"].contains(text(index)),
            index == start || !(tokens[index].startsLine && Keywords.canBeginDeclaration(tokens[index]))
        {
            if ["(", "["].contains(text(index)), let end = partners[index], end > index { index = end }
            index += 1
        }
        function.end = min(index, tokens.count)
        function.result = joined(start..<function.end)
        return function
    }

    private func parameter(_ range: Range<Int>) -> FunctionDeclaration.Parameter {
        let start = range.first { tokens[$0].kind == .word } ?? range.lowerBound
        let colon = (start..<range.upperBound).first { text($0) == ":" } ?? range.upperBound
        let end = (colon..<range.upperBound).first { text($0) == "=" } ?? range.upperBound
        let type = min(colon + 1, end)..<end
        let hasTwoNames = colon - start > 1
        return FunctionDeclaration.Parameter(
            label: text(start), name: text(hasTwoNames ? start + 1 : start), type: type, typeText: joined(type))
    }

    // MARK: Variables

    func variable(_ declaration: VariableDeclaration) -> VariableDeclaration {
        var variable = declaration
        var index = declaration.keyword + 2
        if text(index) == ":" {
            variable.typeName = typeName(at: index + 1)
            variable.typeText = typeText(at: index + 1)
        } else if text(index) == "=" {
            index += 1
            if text(index).first?.isUppercase == true, tokens[index].kind == .word {
                let name = typeName(at: index)
                variable.typeName = text(index + 2 * name.split(separator: ".").count - 1) == "(" ? name : nil
            } else if index < tokens.count, tokens[index].kind == .word,
                index + 1 == tokens.count || tokens[index + 1].startsLine
                    || ["else", ",", "{"].contains(text(index + 1))
            {
                variable.alias = text(index)
            }
        }
        return variable
    }

    /// The type that is written here, without blanks and attributes.
    func typeText(at start: Int) -> String {
        var (index, text, angles) = (start, "", 0)
        let ends: Set = ["=", "{", "}", ")", "]", ";", "in", "else", "where"]
        while index < tokens.count, !ends.contains(self.text(index)) {
            if index > start, tokens[index].startsLine { break }
            if self.text(index) == ",", angles == 0 { break }
            angles += self.text(index) == "<" ? 1 : self.text(index) == ">" ? -1 : 0
            var end = index
            if ["(", "["].contains(self.text(index)), let closing = partners[index], closing > index { end = closing }
            for token in tokens[index...end]
            where token.kind != .attribute && !["any", "some", "inout"].contains(token.text) {
                text += token.text
            }
            index = end + 1
        }
        return text
    }

    /// The name of a type that begins here, without what stands around it.
    private func typeName(at start: Int) -> String {
        var index = start
        while ["(", "any", "some", "inout"].contains(text(index))
            || (index < tokens.count && tokens[index].kind == .attribute)
        {
            index += 1
        }
        guard index < tokens.count, tokens[index].kind == .word else { return "" }
        var name = text(index)
        while text(index + 1) == ".", index + 2 < tokens.count, tokens[index + 2].kind == .word {
            name += "." + text(index + 2)
            index += 2
        }
        return name
    }
}
