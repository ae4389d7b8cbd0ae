/// What an expression may be, of which names of attributes are read: `given ?? [:]`, `isOn ? bold : plain`.
enum AttributeExpression {
    /// `NSFontAttributeName`
    case constant
    /// A name, by its token.
    case name(Int)
    /// A call, by its parenthesis.
    case call(Int)
    /// A dictionary that is written out, by the expressions of its keys, or a list of names.
    case keys([Range<Int>])
    /// `[String: Any]()`, by the token of the key's type.
    case empty(Int)
    case nothing
    case unknown

    /// All that the expression may be.
    static func all(in range: Range<Int>, _ file: SourceFile) -> [AttributeExpression] {
        var range = range
        while range.count > 2, file.text(range.lowerBound) == "(", file.partners[range.lowerBound] == range.last {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        guard let first = range.first else { return [.unknown] }
        let level = file.brackets[first]
        let tops = range.filter { file.brackets[$0] == level }
        // Of a question the condition is no part of what comes of it.
        let question = tops.first {
            file.text($0) == "?" && $0 > first
                && file.tokens[$0 - 1].range.upperBound < file.tokens[$0].range.lowerBound
        }
        if let question {
            guard let colon = tops.first(where: { $0 > question && file.text($0) == ":" }) else { return [.unknown] }
            return all(in: question + 1..<colon, file) + all(in: colon + 1..<range.upperBound, file)
        }
        if let sign = tops.first(where: { file.text($0) == "??" }) {
            return all(in: range.lowerBound..<sign, file) + all(in: sign + 1..<range.upperBound, file)
        }
        return [one(in: range, file)]
    }

    private static func one(in whole: Range<Int>, _ file: SourceFile) -> AttributeExpression {
        var range = whole
        while range.count > 1, ["!", "?"].contains(file.text(range.upperBound - 1)) {
            range = range.lowerBound..<range.upperBound - 1
        }
        guard let first = range.first, let last = range.last else { return .unknown }
        if first == last {
            if isConstant(first, file) { return .constant }
            if file.text(first) == "nil" { return .nothing }
        }
        if file.text(first) == "[", let end = file.partners[first] {
            if end == last { return list(first + 1..<end, file) }
            let isMade = file.text(end + 1) == "(" && end + 2 == last
            return isMade ? empty(first + 1, [":", "]"], file) : .unknown
        }
        if file.text(first) == "Dictionary", file.text(first + 1) == "<", file.text(last) == ")",
            file.text(last - 1) == "("
        {
            return empty(first + 2, [","], file)
        }
        guard isChain(range, file) else { return .unknown }
        if file.tokens[last].kind == .word { return .name(last) }
        if file.text(last) == ")", let opening = file.partners[last], range.contains(opening - 1),
            file.tokens[opening - 1].kind == .word
        {
            return .call(opening)
        }
        return .unknown
    }

    private static func empty(_ type: Int, _ next: Set<String>, _ file: SourceFile) -> AttributeExpression {
        file.text(type) == "String" && next.contains(file.text(type + 1)) ? .empty(type) : .nothing
    }

    private static func list(_ range: Range<Int>, _ file: SourceFile) -> AttributeExpression {
        let level = file.brackets[range.lowerBound]
        if range.isEmpty || range.count == 1 && file.text(range.lowerBound) == ":" { return .nothing }
        var keys: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where file.brackets[index] == level && file.text(index) == "," || index == range.last {
            let end = file.text(index) == "," && file.brackets[index] == level ? index : index + 1
            let colon = (start..<end).first { file.brackets[$0] == level && file.text($0) == ":" }
            if start < end { keys.append(start..<(colon ?? end)) }
            start = end + 1
        }
        return .keys(keys)
    }

    /// Whether tokens are names, calls and subscripts behind points.
    private static func isChain(_ range: Range<Int>, _ file: SourceFile) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if ["(", "["].contains(file.text(index)), let end = file.partners[index], end > index {
                index = end
            } else if ["as", "is", "try", "await"].contains(file.text(index)) {
                return false
            } else if file.tokens[index].kind != .word, ![".", "?", "!"].contains(file.text(index)) {
                return false
            }
            index += 1
        }
        return true
    }

    /// Whether a token is the name of an attribute as Swift 3 has it.
    static func isConstant(_ index: Int, _ file: SourceFile) -> Bool {
        isConstant(file.text(index)) && file.text(index - 1) != "."
    }

    static func isConstant(_ word: String) -> Bool {
        word.hasPrefix("NS") && word.hasSuffix("AttributeName") && RenamedNames.words[word] != nil
    }
}
