import UIKit

/// How a file spells its characters.
///
/// A file is read as one of these only when its bytes are well formed, so that writing the text back gives the same bytes.
enum TextEncoding: String, CaseIterable {
    case utf8 = "UTF-8"
    /// UTF-8 that begins with a byte order mark.
    case markedUTF8 = "UTF-8 with a mark"
    case utf16LittleEndian = "UTF-16, little end first"
    case utf16BigEndian = "UTF-16, big end first"
    case latin1 = "Latin-1"

    /// The text of a file and its encoding; `nil` when the bytes are no text of these encodings.
    static func decode(_ bytes: [UInt8]) -> (text: String, encoding: TextEncoding)? {
        guard let encoding = guess(bytes), let text = encoding.text(of: bytes) else { return nil }
        return (text, encoding)
    }

    /// The only encoding that the bytes can have: what their mark says, or what they are without one.
    private static func guess(_ bytes: [UInt8]) -> TextEncoding? {
        // The mark of UTF-32 begins like that of UTF-16.
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return nil }
        if let marked = allCases.first(where: { !$0.mark.isEmpty && bytes.starts(with: $0.mark) }) { return marked }
        if String(validating: bytes, as: UTF8.self) != nil { return .utf8 }
        // Any bytes can be read as Latin-1. Those that have its control characters are something else.
        return bytes.allSatisfy(isPrintedInLatin1) ? .latin1 : nil
    }

    private static func isPrintedInLatin1(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D: true
        case 0..<0x20, 0x7F..<0xA0: false
        default: true
        }
    }

    /// The bytes that say at the beginning of a file which encoding it has.
    private var mark: [UInt8] {
        switch self {
        case .utf8, .latin1: []
        case .markedUTF8: [0xEF, 0xBB, 0xBF]
        case .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        }
    }

    private func text(of bytes: [UInt8]) -> String? {
        let rest = bytes.dropFirst(mark.count)
        switch self {
        case .utf8, .markedUTF8: return String(validating: rest, as: UTF8.self)
        case .utf16LittleEndian, .utf16BigEndian:
            guard rest.count.isMultiple(of: 2) else { return nil }
            let isLittle = self == .utf16LittleEndian
            let units = stride(from: rest.startIndex, to: rest.endIndex, by: 2).map {
                let (first, second) = (UInt16(rest[$0]), UInt16(rest[$0 + 1]))
                return isLittle ? second << 8 | first : first << 8 | second
            }
            return String(validating: units, as: UTF16.self)
        case .latin1: return String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
        }
    }

    /// The text as a file has it; `nil` when it has characters that the encoding lacks.
    func bytes(of text: String) -> [UInt8]? {
        switch self {
        case .utf8, .markedUTF8: return mark + Array(text.utf8)
        case .utf16LittleEndian: return mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case .utf16BigEndian: return mark + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .latin1:
            let bytes = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
            return bytes.count == text.unicodeScalars.count ? bytes : nil
        }
    }
}
