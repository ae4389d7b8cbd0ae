import Foundation
import TextEngine

/// What of a text can be inserted: in a text of one line, line ends become blanks between words and vanish at the ends;
/// the character NUL, which C's strings end at, is left out.
enum InsertableText {
    /// - Parameter limit: How many UTF-16 units there is room for. More than a few beyond them are not looked at.
    static func text(_ text: String, limit: Int, allowsLineBreaks: Bool) -> String {
        // Most of what is typed is one letter.
        guard text.utf8.count > 1 || text.utf8.first.map({ $0 < 0x20 }) ?? false else { return text }
        // Where nothing is left out the text is cut first.
        let short = text.prefix(utf16: limit < .max / 2 ? limit + GraphemeBreaker.longestCluster * 2 : limit)
        var bytes = short
        guard bytes.withUTF8({ hasLeftOut($0, allowsLineBreaks) }) else { return short }
        bytes = text
        return bytes.withUTF8 { bytes in
            String(unsafeUninitializedCapacity: min(bytes.count, limit < .max / 8 ? limit * 4 + 16 : bytes.count)) {
                filter(bytes, into: $0, limit: limit, allowsLineBreaks: allowsLineBreaks)
            }
        }
    }

    /// Whether a byte may begin something that is not inserted as it is.
    private static func hasLeftOut(_ bytes: UnsafeBufferPointer<UInt8>, _ allowsLineBreaks: Bool) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        if memchr(start, 0, bytes.count) != nil { return true }
        return !allowsLineBreaks
            && bytes.contains { $0 >= 0x0A && $0 <= 0x0D || $0 == 0xC2 || $0 == 0xE2 }
    }

    /// The length of the line end that begins at an offset: LF, VT, FF, CR, U+0085, U+2028, U+2029.
    private static func lineEnd(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let byte = bytes[offset]
        if byte >= 0x0A && byte <= 0x0D { return 1 }
        if byte == 0xC2, offset + 1 < bytes.count, bytes[offset + 1] == 0x85 { return 2 }
        let isSeparator =
            byte == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8
        return isSeparator ? 3 : 0
    }

    /// Copies what can be inserted and returns the number of bytes.
    private static func filter(
        _ bytes: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>, limit: Int,
        allowsLineBreaks: Bool
    ) -> Int {
        var (offset, written, units) = (0, 0, 0)
        var isBlankDue = false
        while offset < bytes.count, units < limit {
            let byte = bytes[offset]
            if byte == 0 {
                offset += 1
                continue
            }
            if !allowsLineBreaks, byte < 0x20 || byte >= 0xC2, case let length = lineEnd(at: offset, in: bytes),
                length > 0
            {
                isBlankDue = written > 0
                offset += length
                continue
            }
            if isBlankDue {
                target[written] = 0x20
                written += 1
                units += 1
                isBlankDue = false
            }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            for index in 0..<length { target[written + index] = bytes[offset + index] }
            written += length
            units += length == 4 ? 2 : 1
            offset += length
        }
        return written
    }
}
