import UIKitSimulator

/// A recorded editing session: edits as four numbers of 32 bits each (position, units deleted, units inserted, bytes
/// inserted), followed by the bytes in UTF-8. Positions count code points, which are UTF-16 units in what was recorded.
struct Recording {
    struct Edit {
        var position: Int
        var deleted: Int
        var inserted: String
    }

    private(set) var edits: [Edit] = []

    init(_ file: String) {
        guard let data = FileManager.default.contents(atPath: file) else {
            preconditionFailure("Page: \(file) cannot be read")
        }
        let bytes = [UInt8](data)
        func number(_ offset: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) }
        }
        var offset = 0
        while offset + 16 <= bytes.count {
            let length = number(offset + 12)
            let text = String(decoding: bytes[(offset + 16)..<(offset + 16 + length)], as: UTF8.self)
            edits.append(Edit(position: number(offset), deleted: number(offset + 4), inserted: text))
            offset += 16 + length
        }
    }
}
