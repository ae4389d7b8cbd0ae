/// Strings and regular expressions.
extension SwiftLexer {
    /// The bytes that a regular expression has at the most. What is longer is no expression that anyone has written, and
    /// would be looked through again and again.
    private static let longestExpression = 2_000

    /// Begins a string literal at its quotation marks, behind its number signs.
    mutating func beginLiteral(hashes: Int) {
        let start = offset - hashes
        let isMultiline = has("\"", at: 1) && has("\"", at: 2) && !isRawQuote(hashes: hashes)
        offset += isMultiline ? 3 : 1
        finishLiteral(Literal(hashes: hashes, isMultiline: isMultiline), from: start)
    }

    /// Whether three quotation marks are a literal in a line that holds one: `#"""#`.
    private func isRawQuote(hashes: Int) -> Bool {
        hashes > 0 && (0..<hashes).allSatisfy { has("#", at: 3 + $0) }
    }

    /// Goes on in a literal up to its end, or to code that is put into it. A literal in a line ends with it.
    mutating func finishLiteral(_ literal: Literal, from start: Int) {
        while offset < bytes.count {
            if !literal.isMultiline, has("\n") || has("\r") { break }
            if has("\""), let length = endLength(of: literal) {
                offset += length
                break
            }
            if has("\\"), hasHashes(literal.hashes, at: 1) {
                if has("(", at: 1 + literal.hashes) {
                    offset += 2 + literal.hashes
                    add(.string, from: start)
                    interpolations.append((literal, 0))
                    return
                }
                offset += 1 + literal.hashes
                // What is escaped, unless a line ends here.
                if offset < bytes.count, !has("\n"), !has("\r") { offset += 1 }
            } else {
                offset += 1
            }
        }
        add(.string, from: start)
    }

    private func hasHashes(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { has("#", at: distance + $0) }
    }

    /// How many bytes end a literal here, or `nil` when it goes on.
    private func endLength(of literal: Literal) -> Int? {
        let quotes = literal.isMultiline ? 3 : 1
        guard (0..<quotes).allSatisfy({ has("\"", at: $0) }), hasHashes(literal.hashes, at: quotes) else { return nil }
        return quotes + literal.hashes
    }

    /// Goes over `/…/` if one begins here: where a value is expected, closed in its line, and without a blank at either
    /// end.
    mutating func regularExpression() -> Bool {
        guard expectsValue, !has(" ", at: 1), !has("\t", at: 1) else { return false }
        var end = offset + 1
        var isInClass = false
        let limit = min(bytes.count, offset + Self.longestExpression)
        while end < limit, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                guard bytes[end - 1] != UInt8(ascii: " "), end > offset + 1 else { return false }
                offset = end + 1
                return true
            default: break
            }
            end += 1
        }
        return false
    }

    /// Where `#/…/#` that begins here ends, or `nil` when it does not. It has several lines if the first is empty.
    func extendedRegularExpressionEnd(hashes: Int) -> Int? {
        var end = offset + hashes + 1
        let isMultiline = has("\n", at: hashes + 1) || has("\r", at: hashes + 1)
        while end + hashes < min(bytes.count, offset + Self.longestExpression) {
            if !isMultiline, bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") { return nil }
            if bytes[end] == UInt8(ascii: "/"), (1...hashes).allSatisfy({ bytes[end + $0] == UInt8(ascii: "#") }) {
                return end + hashes + 1
            }
            end += 1
        }
        return nil
    }

    /// Whether a value may begin here, by what stands before.
    private var expectsValue: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string, .regularExpression: return last.text.hasSuffix("(")
        case .word: return ["return", "in", "case", "try", "await", "throw", "else", "where", "if"].contains(last.text)
        case .attribute, .directive: return false
        case .sign: return ![")", "]", "}", "?", "!", ".", ">"].contains(last.text)
        }
    }
}
