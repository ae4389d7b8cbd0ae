/// Where a chain of names, calls and indices begins and ends.
enum PostfixExpression {
    /// Where the expression begins whose last name is here: `self.makers[0]?` in front of `.make?()`.
    static func start(ofLast index: Int, _ file: SourceFile) -> Int? {
        var point = index - 1
        while file.text(point) == "." {
            var word = point - 1
            while word > 0, ["?", "!"].contains(file.text(word)) { word -= 1 }
            while word > 0, [")", "]"].contains(file.text(word)), let opening = file.partners[word] {
                // What a call or an index belongs to stands in front of it; a parenthesis may stand alone.
                guard isCallee(opening - 1, file) else { return opening }
                word = opening - 1
                while word > 0, ["?", "!"].contains(file.text(word)) { word -= 1 }
            }
            guard word >= 0, file.tokens[word].kind == .word else { return nil }
            guard word > 0, file.text(word - 1) == "." else { return word }
            point = word - 1
        }
        return nil
    }

    /// Where the expression ends that begins with an optional call here: `.count` of what `.make?()` gives belongs to it. `nil` where
    /// a closure follows that may be an argument.
    static func end(ofCall index: Int, _ file: SourceFile) -> Int? {
        guard let call = file.call(at: index + 2) else { return nil }
        var end = call.closing
        while end + 1 < file.tokens.count {
            let (next, isAttached) = (
                end + 1, file.tokens[end].range.upperBound == file.tokens[end + 1].range.lowerBound
            )
            if file.text(next) == ".", next + 1 < file.tokens.count, file.tokens[next + 1].kind == .word {
                end = next + 1
            } else if isAttached, ["?", "!"].contains(file.text(next)) {
                end = next
            } else if isAttached, ["(", "["].contains(file.text(next)), let closing = file.partners[next] {
                end = closing
            } else {
                break
            }
        }
        return file.text(end + 1) == "{" && !isCondition(index, file) ? nil : end
    }

    /// Whether a token stands in a condition, behind which a block begins.
    private static func isCondition(_ index: Int, _ file: SourceFile) -> Bool {
        var word = index
        while word > 0, !["{", "}", ";"].contains(file.text(word)) {
            if ["if", "guard", "while", "switch", "for"].contains(file.text(word)) { return true }
            word -= 1
        }
        return false
    }

    /// Whether what stands in parentheses or brackets behind a token belongs to it.
    private static func isCallee(_ index: Int, _ file: SourceFile) -> Bool {
        let isName = file.tokens[index].kind == .word && !Keywords.statements.contains(file.text(index))
        return isName || [")", "]", "?", "!"].contains(file.text(index))
    }
}
