/// Takes a Swift source apart into tokens.
///
/// It knows what code is and what is not: comments, nested ones too, and literals with the code inside them. Any bytes are
/// a source to it; what no compiler would take becomes tokens of some kind.
struct SwiftLexer {
    /// A string literal whose end is not reached yet.
    struct Literal {
        var hashes: Int
        var isMultiline: Bool
    }

    let bytes: [UInt8]
    var offset = 0
    var tokens: [Token] = []
    /// Where comments stand.
    private(set) var comments: [Range<Int>] = []
    /// The literals around the code at hand, with the parentheses that are open in the code of each.
    var interpolations: [(literal: Literal, depth: Int)] = []
    private var startsLine = true

    /// Takes all of a source apart.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
        while offset < bytes.count { step() }
    }

    /// The byte some places ahead; 0 behind the end.
    func byte(_ distance: Int) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    func has(_ sign: Character, at distance: Int = 0) -> Bool { byte(distance) == sign.asciiValue }

    /// Makes a token of the bytes up to where the lexer stands.
    mutating func add(_ kind: Token.Kind, from start: Int) {
        tokens.append(
            Token(
                kind: kind, range: start..<offset, startsLine: startsLine,
                text: String(decoding: bytes[start..<offset], as: UTF8.self)))
        startsLine = false
    }

    private mutating func step() {
        let start = offset
        switch bytes[offset] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            startsLine = true
            offset += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
            offset += 1
        case UInt8(ascii: "/") where has("/", at: 1):
            skipLine()
            comments.append(start..<offset)
        case UInt8(ascii: "/") where has("*", at: 1):
            skipComment()
            comments.append(start..<offset)
        case UInt8(ascii: "\""):
            beginLiteral(hashes: 0)
        case UInt8(ascii: "#"):
            hash()
        case UInt8(ascii: "@") where Self.isLetter(byte(1)):
            offset += 1
            skipName()
            add(.attribute, from: start)
        case UInt8(ascii: "`"):
            quotedName()
        case let first where Self.isDigit(first):
            number()
        case let first where Self.isLetter(first):
            skipName()
            add(.word, from: start)
        case UInt8(ascii: "/") where regularExpression():
            add(.regularExpression, from: start)
        default:
            sign()
        }
    }

    // MARK: Comments

    private mutating func skipLine() {
        while offset < bytes.count, !has("\n"), !has("\r") { offset += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if has("/"), has("*", at: 1) {
                depth += 1
                offset += 2
            } else if has("*"), has("/", at: 1) {
                depth -= 1
                offset += 2
            } else {
                if has("\n") || has("\r") { startsLine = true }
                offset += 1
            }
        } while depth > 0 && offset < bytes.count
        offset = min(offset, bytes.count)
    }

    // MARK: Names, numbers and signs

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func skipName() {
        while Self.isLetter(byte(0)) || Self.isDigit(byte(0)) { offset += 1 }
    }

    private mutating func number() {
        let start = offset
        skipName()
        if has("."), Self.isDigit(byte(1)) {
            offset += 1
            skipName()
        }
        add(.number, from: start)
    }

    /// A name between backticks, which end in its line.
    private mutating func quotedName() {
        let start = offset
        var end = offset + 1
        while end < bytes.count, ![UInt8(ascii: "`"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end]) {
            end += 1
        }
        let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "`")
        offset = isClosed ? end + 1 : start + 1
        add(isClosed ? .word : .sign, from: start)
    }

    private mutating func hash() {
        let start = offset
        var hashes = 0
        while has("#", at: hashes) { hashes += 1 }
        if has("\"", at: hashes) {
            offset += hashes
            beginLiteral(hashes: hashes)
        } else if has("/", at: hashes), let end = extendedRegularExpressionEnd(hashes: hashes) {
            offset = end
            add(.regularExpression, from: start)
        } else {
            offset += 1
            skipName()
            add(offset > start + 1 ? .directive : .sign, from: start)
        }
    }

    /// Signs of several characters that mean something here. All others come one by one.
    private static let longSigns = ["===", "!==", "...", "..<", "->", "==", "!=", "??", "&&", "||", "<=", ">="]
        .map { Array($0.utf8) }

    private static let operatorBytes = Set("=!.<>-?&|".utf8)

    private mutating func sign() {
        let start = offset
        if !interpolations.isEmpty {
            let depth = interpolations[interpolations.count - 1].depth
            if has("(") {
                interpolations[interpolations.count - 1].depth += 1
            } else if has(")"), depth == 0 {
                let literal = interpolations.removeLast().literal
                offset += 1
                return finishLiteral(literal, from: start)
            } else if has(")") {
                interpolations[interpolations.count - 1].depth -= 1
            }
        }
        // A sign of several characters has an operator character in its second place.
        let canBeLong = Self.operatorBytes.contains(byte(1)) && Self.operatorBytes.contains(byte(0))
        let long = canBeLong ? Self.longSigns.first { bytes[offset...].starts(with: $0) } : nil
        offset += long?.count ?? 1
        add(.sign, from: start)
    }
}
