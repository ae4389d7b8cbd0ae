extension ScannedText {
    /// What is in brackets belongs to a path only if it is no longer than this, in units.
    ///
    /// Without a limit a row of links that each open a bracket would be read to its end once for each.
    private static let longestGroup = 256

    /// The end of the port, path, query and fragment behind a host.
    func linkTailEnd(behindHost host: Int) -> Int {
        var end = host
        if self[end].is(":"), let port = number(at: end + 1, digits: 1...5), port.value < 65_536 { end = port.end }
        return self[end].isAny(of: "/?#") ? max(end, pathEnd(from: end)) : end
    }

    /// The end of a path: before a blank, a quote, a bracket that nothing opened or closes, and punctuation that ends a
    /// sentence.
    func pathEnd(from start: Int) -> Int {
        var end = start
        // The brackets that are open, a bit each, 1 for a square one.
        var open: UInt64 = 1
        var outermost = start
        var wasASCII = false
        scan: while end < count {
            let unit = self[end]
            if open > 1 && end - outermost > Self.longestGroup { break }
            switch unit {
            case 0x28, 0x5B:
                guard open.leadingZeroBitCount > 1 else { break scan }
                if open == 1 { outermost = end }
                open = open << 1 | (unit == 0x5B ? 1 : 0)
            case 0x29, 0x5D:
                guard open > 1, open & 1 == (unit == 0x5D ? 1 : 0) else { break scan }
                open >>= 1
            case ..<0x21, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7D, 0x7F...0xA0, 0xAB, 0xBB: break scan
            case 0x2010...0x2015: break
            case 0x2000...0x206F, 0x3000...0x3004, 0x3008...0x303F, 0xFE10...0xFE4F, 0xFEFF, 0xFFF0...: break scan
            case 0xE000...0xF8FF, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: break scan
            case 0xD800...0xDBFF:
                guard UTF16.isTrailSurrogate(self[end + 1]) else { break scan }
                end += 1
            case 0xDC00...0xDFFF: break scan
            default:
                // Where no blank divides words, text goes on where the letters change.
                if unit.isIdeographic && wasASCII { break scan }
            }
            wasASCII = unit < 0x80 && unit.isWordPart
            end += 1
        }
        if open > 1 { end = outermost }
        return trimmedEnd(of: start..<end)
    }

    private func trimmedEnd(of path: Range<Int>) -> Int {
        var end = path.upperBound
        func trim() {
            while end > path.lowerBound && self[end - 1].isAny(of: ".,;:!?'*@$%~") { end -= 1 }
        }
        trim()
        // The possessive of a name.
        if end - 2 > path.lowerBound && self[end - 2].is("'") && self[end - 1].is("s") {
            end -= 2
            trim()
        }
        return end
    }
}
