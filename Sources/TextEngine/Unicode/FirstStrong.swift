/// The direction of a paragraph by its first strong character (rules P2 and P3 of UAX #9).
package struct FirstStrong: Equatable {
    /// Whether it runs from right to left.
    package var isRightToLeft: Bool
    /// Where the character was found, in UTF-16 units of the text, or where the search has ended.
    var offset: Int

    /// How many units are looked at. A paragraph that begins with more neutral ones runs from left to right.
    static let reach = 4096

    /// Looks for the first strong character of the paragraph that begins at an offset.
    package init(ofParagraphAt start: Int, in rope: Rope) {
        var reader = UnitReader(rope)
        let end = min(rope.utf16Count, start + Self.reach)
        var (offset, isolates) = (start, 0)
        while offset < end {
            let scalar = reader.scalar(at: offset)
            if scalar < 0x10000, LineTerminator.isTerminator(UInt16(scalar)) { break }
            switch scalar {
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            default:
                if isolates == 0, let isRightToLeft = ICU.isStrongRightToLeft(scalar) {
                    self.isRightToLeft = isRightToLeft
                    self.offset = offset
                    return
                }
            }
            offset += scalar > 0xFFFF ? 2 : 1
        }
        isRightToLeft = false
        self.offset = offset
    }

    /// The direction, as the typesetter takes it.
    var direction: BaseDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
