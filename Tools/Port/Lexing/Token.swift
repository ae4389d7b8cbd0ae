/// A word or a sign of a source. What stands between tokens is blanks and comments, which nobody touches.
struct Token: Equatable {
    enum Kind {
        /// A name or a keyword, with its backticks where it has them.
        case word
        case number
        /// A string literal or, where code is put into it, one of the pieces around that code.
        case string
        case regularExpression
        /// A name with `@`.
        case attribute
        /// A name with `#`: a directive or a macro.
        case directive
        /// A bracket, comma, colon, dot or operator.
        case sign
    }

    let kind: Kind
    /// Where it stands in the source, in bytes.
    let range: Range<Int>
    /// Whether it is the first of its line.
    let startsLine: Bool
    /// What stands there.
    let text: String
}
