/// A word, or a piece of what stands between two.
package struct WordSegment: Equatable, Sendable {
    /// The segment, in UTF-16 units.
    package var range: Range<Int>
    /// Whether it has letters, digits, kana or ideographs, and so is what a person calls a word.
    package var isWord: Bool
}

/// A place where a line may end.
package struct LineBreak: Equatable, Sendable {
    /// The UTF-16 offset of the first unit of the next line.
    package var offset: Int
    /// Whether the line must end here, because a terminator stands before the offset.
    package var isMandatory: Bool
}
