/// Lines as bytes.
extension SourceFile {
    /// The line of a range with its end, where nothing else is in it.
    func wholeLine(of range: Range<Int>) -> Range<Int>? {
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        guard start == 0 || isBreak(bytes[start - 1]), end == bytes.count || isBreak(bytes[end]) else { return nil }
        if end < bytes.count {
            let isPair =
                bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
            end += isPair ? 2 : 1
        }
        return start..<end
    }

    /// The blanks that a token's line begins with.
    func indentation(of token: Int) -> String {
        var start = tokens[token].range.lowerBound
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return source(start..<end)
    }
}
