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
        var offset = start
        while offset < end {
            let scalar = reader.scalar(at: offset)
            if scalar < 0x10000, LineTerminator.isTerminator(UInt16(scalar)) { break }
            if (0x2066...0x2068).contains(scalar) {
                offset = Self.end(ofIsolateFrom: offset + 1, atMost: end, in: rope)
                continue
            }
            if let isRightToLeft = ICU.isStrongRightToLeft(scalar) {
                self.isRightToLeft = isRightToLeft
                self.offset = offset
                return
            }
            offset += scalar > 0xFFFF ? 2 : 1
        }
        isRightToLeft = false
        self.offset = offset
    }

    /// Where an isolate ends, with those inside it, whose text begins at an offset: behind the character that closes it, at
    /// the end of its paragraph, or at `end`.
    private static func end(ofIsolateFrom offset: Int, atMost end: Int, in rope: Rope) -> Int {
        var (depth, found) = (1, end)
        rope.forEachChunk(in: min(offset, end)..<end) { units, start in
            switch units {
            case .narrow(let units):
                guard let index = units.firstIndex(where: { LineTerminator.isTerminator(UInt16($0)) }) else {
                    return true
                }
                found = start + units.distance(from: units.startIndex, to: index)
                return false
            case .wide(let units):
                for (index, unit) in units.enumerated() {
                    switch unit {
                    case 0x2066...0x2068: depth += 1
                    case 0x2069: depth -= 1
                    case _ where LineTerminator.isTerminator(unit):
                        found = start + index
                        return false
                    default: continue
                    }
                    guard depth == 0 else { continue }
                    found = start + index + 1
                    return false
                }
                return true
            }
        }
        return found
    }

    /// The direction, as the typesetter takes it.
    var direction: BaseDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
