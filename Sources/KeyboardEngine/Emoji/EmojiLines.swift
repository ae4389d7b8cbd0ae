import Foundation

/// The lines of a file of emoji or of names, one by one.
struct EmojiLines {
    /// The file's name or path.
    let file: String
    /// The number of the line that was read last, from 1.
    private(set) var number = 0
    private let bytes: [UInt8]
    private var place = 0

    /// Takes a file's contents, which have to be UTF-8.
    init(data: Data, file: String) throws(EmojiError) {
        self.file = file
        bytes = Array(data)
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw EmojiError(.invalid, file: file, reason: "the text is not UTF-8")
        }
    }

    /// The bytes of the next line, without its end; `nil` behind the last.
    mutating func nextBytes() -> ArraySlice<UInt8>? {
        guard place < bytes.count else { return nil }
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        defer { place = end + 1 }
        number += 1
        return bytes[place..<end]
    }

    /// The next line.
    mutating func next() -> String? {
        nextBytes().map { String(decoding: $0, as: UTF8.self) }
    }

    /// The fields of the first line, behind the kind of the file and the number of its format.
    mutating func head(_ kind: String, fields: Int) throws(EmojiError) -> [String] {
        let parts = (next() ?? "").split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == fields + 2, parts[0] == kind else { throw fault("this is not a file of \(kind)") }
        guard parts[1] == "1" else { throw fault("only format 1 is known, not \"\(parts[1])\"") }
        return Array(parts[2...])
    }

    /// A fault in the line that was read last.
    func fault(_ reason: String) -> EmojiError {
        EmojiError(.invalid, file: file, line: number, reason: reason)
    }
}
