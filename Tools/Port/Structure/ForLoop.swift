/// `for pattern in values {`.
struct ForLoop {
    /// The tokens between `for` and `in`.
    let pattern: Range<Int>
    /// The tokens behind `in`, up to `where` or the body.
    let values: Range<Int>

    /// The loop that a brace opens the body of.
    init?(_ file: SourceFile, body: Int) {
        var (index, end, word) = (body - 1, body, Int?.none)
        while index >= 0, !["{", "}", ";", "(", "["].contains(file.text(index)) {
            switch file.text(index) {
            case "for":
                guard let word, word > index + 1, word < end - 1 else { return nil }
                (pattern, values) = (index + 1..<word, word + 1..<end)
                return
            case "in": word = index
            case "where": end = index
            case ")", "]": index = file.partners[index] ?? index
            default: break
            }
            index -= 1
        }
        return nil
    }
}

/// What is read of types as they are written.
extension WrittenTypes {
    /// A type without the last mark of an optional.
    static func unwrapped(_ type: String) -> String {
        ["?", "!"].contains(type.last) ? String(type.dropLast()) : type
    }

    /// What a list has, or, by names, a dictionary: `[String: AnyObject]`, `Array<AnyObject>`.
    static func element(of type: String) -> (type: String, isNamed: Bool)? {
        var inside = Substring(type.hasSuffix("!") ? String(type.dropLast()) : type)
        let prefix = ["[", "Array<", "Dictionary<"].first { inside.hasPrefix($0) }
        guard let prefix, inside.hasSuffix(prefix == "[" ? "]" : ">") else { return nil }
        inside = inside.dropFirst(prefix.count).dropLast()
        var depth = 0
        for (offset, letter) in zip(inside.indices, inside) {
            depth += "[(<".contains(letter) ? 1 : "])>".contains(letter) ? -1 : 0
            guard depth == 0, prefix == "[" ? letter == ":" : letter == "," else { continue }
            return (String(inside[inside.index(after: offset)...]), true)
        }
        return (String(inside), false)
    }
}
