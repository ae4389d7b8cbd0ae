import Foundation

/// A document that was read.
struct TextDocument {
    let text: NSAttributedString
    let attributes: [NSAttributedString.DocumentAttributeKey: Any]

    private typealias Option = NSAttributedString.DocumentReadingOptionKey

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let encoding = try Self.encoding(options[Option.characterEncoding])
        let (characters, used) = try Self.characters(data, encoding)
        let type = try Self.type(options[Option.documentType]) ?? (Self.isPage(characters) ? .html : .plain)
        text =
            type == .html
            ? try Self.page(characters)
            : NSAttributedString(
                string: characters,
                attributes: options[Option.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
        attributes = [.documentType: type, .characterEncoding: used.rawValue]
    }

    private static func page(_ characters: String) throws -> NSAttributedString {
        guard let library = HTMLLibrary.installed else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [NSLocalizedDescriptionKey: "HTML is read with libxml2, which is not installed."])
        }
        guard let page = HTMLPage(characters, library: library) else { throw CocoaError(.fileReadTooLarge) }
        return HTMLReader.attributedString(page)
    }

    private static func type(_ option: Any?) throws -> NSAttributedString.DocumentType? {
        guard let option else { return nil }
        let type =
            option as? NSAttributedString.DocumentType ?? (option as? String).map(NSAttributedString.DocumentType.init)
        guard let type, type == .html || type == .plain else { throw CocoaError(.fileReadUnknown) }
        return type
    }

    /// Whether a text begins as pages do, behind comments and the mark of XML.
    private static func isPage(_ characters: String) -> Bool {
        var rest = characters.prefix(10_000).drop(while: \.isWhitespace)
        for (opening, closing) in [("<?xml", ">"), ("<!--", "-->")] {
            while rest.hasPrefix(opening) {
                guard let end = rest.range(of: closing) else { return false }
                rest = rest[end.upperBound...].drop(while: \.isWhitespace)
            }
        }
        let start = rest.prefix(20).lowercased()
        return ["<!doctype html", "<html>", "<html "].contains { start.hasPrefix($0) }
    }

    // MARK: Encodings

    private static func encoding(_ option: Any?) throws -> String.Encoding? {
        switch option {
        case nil: return nil
        case let encoding as String.Encoding: return encoding
        case let number as UInt: return String.Encoding(rawValue: number)
        case let number as Int where number >= 0: return String.Encoding(rawValue: UInt(number))
        case let number as NSNumber: return String.Encoding(rawValue: number.uintValue)
        default: throw CocoaError(.fileReadInapplicableStringEncoding)
        }
    }

    private static func characters(_ data: Data, _ wanted: String.Encoding?) throws -> (String, String.Encoding) {
        if let wanted {
            // The mark of wide characters is no text in another encoding: what was encoded so was named by mistake.
            if let marked = marked(data), marked != .utf8, let text = String(data: data, encoding: marked) {
                return (text, marked)
            }
            guard let text = String(data: data, encoding: wanted) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            return (text, wanted)
        }
        let encodings = [named(in: data), .utf8, .windowsCP1252, .isoLatin1].compactMap(\.self)
        for encoding in encodings {
            if let text = String(data: data, encoding: encoding) { return (text, encoding) }
        }
        throw CocoaError(.fileReadInapplicableStringEncoding)
    }

    /// The encoding whose byte order mark a document begins with.
    private static func marked(_ data: Data) -> String.Encoding? {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        // The mark of UTF-32 begins with that of UTF-16.
        if data.count.isMultiple(of: 4),
            data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF])
        {
            return .utf32
        }
        // Of half a character Foundation makes an empty text.
        guard data.count.isMultiple(of: 2) else { return nil }
        return data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) ? .utf16 : nil
    }

    /// The encoding that a document has marks of, or names itself.
    private static func named(in data: Data) -> String.Encoding? {
        if let encoding = marked(data) { return encoding }
        let start = String(decoding: data.prefix(1024), as: UTF8.self)
        guard let name = start.firstMatch(of: #/(?i)charset\s*=\s*["']?([\w-]+)/#)?.1.lowercased() else { return nil }
        let names: [String: String.Encoding] = [
            "utf-8": .utf8, "utf8": .utf8, "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252,
            "us-ascii": .windowsCP1252,
            "windows-1252": .windowsCP1252, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
            "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "iso-8859-2": .isoLatin2,
            "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
        ]
        return names[name]
    }
}
