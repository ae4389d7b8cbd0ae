/// `strcmp(text.cString(using: .utf8), "\\b")`: functions of C take no optional array on Linux. A `!` says that there is
/// one, as they have always supposed.
enum CStringRewriting: Rule {
    private static let functions: Set<String> = ["strcmp", "strncmp", "strlen"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        guard !program.functionNames.contains("cString") else { return }
        for index in file.tokens.indices where file.isActive[index] && functions.contains(file.text(index)) {
            guard file.text(index - 1) != ".", file.text(index - 1) != "func", let call = file.call(at: index + 1),
                !program.functionNames.contains(file.text(index))
            else { continue }
            for argument in call.arguments where argument.label.isEmpty {
                unwrap(argument.value, file, &revision)
            }
        }
    }

    private static func unwrap(_ value: Range<Int>, _ file: SourceFile, _ revision: inout Revision) {
        let isName = value.count == 1 && isOptional(value.lowerBound, file)
        guard isName || isCString(value, file) else { return }
        let (start, end) = (
            file.tokens[value.lowerBound].range.lowerBound, file.tokens[value.upperBound - 1].range.upperBound
        )
        let old = file.source(start..<end)
        // What is asked of something optional is optional as a whole.
        guard value.contains(where: { file.text($0) == "?" && file.brackets[$0] == file.brackets[value.lowerBound] })
        else {
            revision.replace(end..<end, with: "!", "\(old) → \(old)!")
            return
        }
        guard !revision.replaces(start) else { return }
        if revision.replace(end..<end, with: ")!", "\(old) → (\(old))!") {
            revision.alsoReplace(start..<start, with: "(")
        }
    }

    /// Whether tokens are a chain of members and calls that ends with `.cString(using: …)`.
    private static func isCString(_ value: Range<Int>, _ file: SourceFile) -> Bool {
        guard let last = value.last, file.text(last) == ")", let opening = file.partners[last],
            opening > value.lowerBound + 2, file.text(opening - 1) == "cString", file.text(opening - 2) == ".",
            file.text(opening + 1) == "using"
        else { return false }
        return chainEnd(from: value.lowerBound, file) == value.upperBound
    }

    /// The token behind names, dots, calls and the like that belong together.
    private static func chainEnd(from start: Int, _ file: SourceFile) -> Int {
        var index = start
        while file.tokens.indices.contains(index) {
            let token = file.tokens[index]
            let isBehindDot = file.text(index - 1) == "."
            if index > start, token.startsLine, token.text != ".", !isBehindDot { break }
            if ["(", "["].contains(token.text), let closing = file.partners[index], closing > index {
                index = closing + 1
            } else if token.kind == .word || token.kind == .string {
                guard index == start || isBehindDot else { break }
                index += 1
            } else if token.text == "." || ["?", "!"].contains(token.text) && index > start {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    /// Whether a name is that of a constant or variable in the same function that begins with `.cString(using: …)`.
    private static func isOptional(_ name: Int, _ file: SourceFile) -> Bool {
        let word = file.text(name)
        guard file.tokens[name].kind == .word else { return false }
        for number in file.scopeNumbers(around: name) {
            switch file.scopes[number].kind {
            case .file, .type: return false
            case .function(let function):
                if file.functions[function].parameters.contains(where: { $0.name == word }) { return false }
            default: break
            }
            let found = file.variables.last { $0.name == word && $0.scope == number && $0.keyword < name }
            if let found { return isOptional(found, until: name, file) }
        }
        return false
    }

    private static func isOptional(_ variable: VariableDeclaration, until name: Int, _ file: SourceFile) -> Bool {
        guard file.isActive[variable.keyword],
            !["if", "guard", "while", "case", ",", "("].contains(file.text(variable.keyword - 1))
        else { return false }
        // A closure's parameter, or an element that is looped over, may have the name too.
        let isShadowed = (variable.keyword + 2..<name).contains { index in
            file.text(index) == file.text(name)
                && (["in", ",", ":"].contains(file.text(index + 1)) && !file.isArgument(index)
                    || file.text(index - 1) == "for")
        }
        var sign = variable.keyword + 2
        if file.text(sign) == ":" {
            let type = (1...4).map { file.text(sign + $0) }
            guard ["[CChar]?", "[Int8]?"].contains(type.joined()) else { return false }
            sign += 5
        }
        guard !isShadowed, file.text(sign) == "=" else { return false }
        let end = chainEnd(from: sign + 1, file)
        guard isCString(sign + 1..<end, file) else { return false }
        let next = file.tokens.indices.contains(end) ? file.tokens[end] : nil
        guard let next, ![";", "}"].contains(next.text) else { return true }
        return next.startsLine && (next.kind != .sign || ["(", "[", "{"].contains(next.text))
            && !["as", "is"].contains(next.text)
    }
}

extension SourceFile {
    /// Whether a token stands between parentheses that follow a name, as what a call is given does.
    fileprivate func isArgument(_ token: Int) -> Bool {
        guard let opening = brackets[token], text(opening) == "(" else { return false }
        return opening > 0 && tokens[opening - 1].kind == .word
    }
}
