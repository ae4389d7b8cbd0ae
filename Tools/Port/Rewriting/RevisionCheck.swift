/// Makes sure that nothing is lost when a source is changed.
enum RevisionCheck {
    /// What is lost, as a clause; `nil` when nothing is.
    static func loss(from file: SourceFile, by revision: Revision, to after: [UInt8]) -> String? {
        guard !revision.edits.isEmpty else { return after == file.bytes ? nil : "it would not be the same" }
        let lexer = SwiftLexer(after)
        guard texts(file.comments, file.bytes) == texts(lexer.comments, after) else { return "a comment would be lost" }
        let kept = file.tokens.filter { token in
            token.kind == .string && !revision.replacesAny(of: token.range)
        }
        var strings = lexer.tokens.filter { $0.kind == .string }.map(\.text)[...]
        for string in kept {
            guard let found = strings.firstIndex(of: string.text) else { return "a string would be lost" }
            strings = strings[(found + 1)...]
        }
        for (opening, closing) in [("(", ")"), ("[", "]"), ("{", "}")]
        where balance(file.tokens, opening, closing) != balance(lexer.tokens, opening, closing) {
            return "its brackets would not fit"
        }
        return nil
    }

    private static func texts(_ ranges: [Range<Int>], _ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        ranges.map { bytes[$0] }
    }

    /// By how many there are more opening than closing brackets.
    private static func balance(_ tokens: [Token], _ opening: String, _ closing: String) -> Int {
        tokens.reduce(0) { sum, token in
            guard token.kind == .sign else { return sum }
            return sum + (token.text == opening ? 1 : token.text == closing ? -1 : 0)
        }
    }
}
