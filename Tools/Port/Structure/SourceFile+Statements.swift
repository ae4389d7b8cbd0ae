/// Statements, and what must stand where one is taken out.
extension SourceFile {
    /// The tokens of an assignment to a member, by the token in front of its `=`; `nil` where it is part of something else.
    func assignment(at member: Int) -> Range<Int>? {
        guard text(member + 1) == "=", let start = chain(before: member) else { return nil }
        let beginnings: Set = ["{", ";", "in", ":", "}"]
        guard start == 0 || tokens[start].startsLine || beginnings.contains(text(start - 1)) else { return nil }
        return start..<expressionEnd(from: member + 2)
    }

    /// The tokens of a call and of what it is called of.
    func expression(of call: Call, callee: Int) -> Range<Int>? {
        chain(before: callee).map { $0..<call.closing + 1 }
    }

    /// The tokens of a call that is a statement of its own, and whose value nobody takes.
    /// - Parameter callee: The token with the name of what is called; `nil` for the one in front of the parenthesis.
    func statement(of call: Call, callee: Int? = nil) -> Range<Int>? {
        guard let start = chain(before: callee ?? call.opening - 1) else { return nil }
        let beginnings: Set = ["{", ";", "in", ":", "}"]
        guard start == 0 || tokens[start].startsLine || beginnings.contains(text(start - 1)) else { return nil }
        let next = call.closing + 1
        let ends = next >= tokens.count || tokens[next].startsLine || [";", "}"].contains(text(next))
        return ends ? start..<next : nil
    }

    /// The first token of names and signs that lead to a member: `cell?.list[0].view`, `(view as! UIScrollView)`.
    private func chain(before member: Int) -> Int? {
        var start = member
        while text(start - 1) == "." {
            var index = start - 2
            while ["?", "!"].contains(text(index)) { index -= 1 }
            while text(index) == "]", let opening = partners[index] { index = opening - 1 }
            if text(index) == ")", let opening = partners[index] {
                // What a call does is not taken out along with what is set.
                guard opening == 0 || tokens[opening - 1].kind != .word || tokens[opening].startsLine else {
                    return nil
                }
                return opening
            }
            guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
            start = index
        }
        let isDeclared =
            ["var", "let", "case", "if", "guard", ","].contains(text(start - 1)) && !tokens[start].startsLine
        return isDeclared ? nil : start
    }

    /// The token behind an expression, over as many lines as it has.
    func expressionEnd(from start: Int) -> Int {
        var index = start
        while index < tokens.count, !["}", ")", "]", ";"].contains(text(index)), tokens[index].kind != .directive {
            if index > start, tokens[index].startsLine, !goesOn(at: index) { break }
            if ["(", "[", "{"].contains(text(index)), let end = partners[index], end > index { index = end }
            index += 1
        }
        return max(start, index)
    }

    /// Whether the first token of a line goes on with what stands in the line before.
    private func goesOn(at index: Int) -> Bool {
        let brackets: Set = ["(", "[", "{", "}", ")", "]"]
        if tokens[index].kind == .sign, !brackets.contains(text(index)) { return true }
        if ["as", "is"].contains(text(index)) { return true }
        let last = text(index - 1)
        return tokens[index - 1].kind == .sign && !brackets.contains(last) && !["!", "?"].contains(last)
    }

    /// What must stand in the place of a statement that is taken out: `break` where a case has nothing else.
    func remainder(of statement: Range<Int>) -> String {
        let isFirst = text(statement.lowerBound - 1) == ":"
        let ends: Set = ["case", "default", "@unknown", "}"]
        return isFirst && ends.contains(text(statement.upperBound)) ? "break" : ""
    }

    /// The bytes of tokens that are taken out: whole lines where nothing else is in them, otherwise a semicolon along with them,
    /// that in front of them where there is one.
    /// - Parameter isForward: Whether that behind them goes, because that in front has gone with what stood there.
    func reach(of statement: Range<Int>, isForward: Bool = false) -> Range<Int> {
        let range = tokens[statement.lowerBound].range.lowerBound..<tokens[statement.upperBound - 1].range.upperBound
        if let line = wholeLine(of: range) { return line }
        let (before, next) = (statement.lowerBound - 1, statement.upperBound)
        if !isForward, text(before) == ";", !tokens[statement.lowerBound].startsLine {
            return tokens[before].range.lowerBound..<range.upperBound
        }
        if text(next) == ";" {
            let end =
                next + 1 < tokens.count && !tokens[next + 1].startsLine ? tokens[next + 1].range : tokens[next].range
            return range.lowerBound..<(end == tokens[next].range ? end.upperBound : end.lowerBound)
        }
        var end = range.upperBound
        while end < bytes.count, bytes[end] == UInt8(ascii: " "), text(next) == "}" { end += 1 }
        return range.lowerBound..<end
    }

    /// Whether nothing computes a property: it has no braces, or they begin with an observer, or belong to its first value.
    /// - Parameter variable: The token of its `var`.
    func storesValue(ofVariable variable: Int) -> Bool {
        var index = variable + 1
        while index < tokens.count, text(index) != "{" {
            if index > variable + 1, tokens[index].startsLine || text(index) == "=" { return true }
            index += 1
        }
        return ["willSet", "didSet"].contains(text(index + 1))
    }
}
