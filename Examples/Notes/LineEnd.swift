import UIKit

/// How a file ends its lines. What is typed gets the same ends.
enum LineEnd {
    /// A line feed; also in files that end lines in several ways, which stay as they are.
    case lineFeed
    /// A carriage return and a line feed, as on Windows.
    case both
    /// A carriage return, as on old Macintoshes.
    case carriageReturn

    /// The end of all lines of a text.
    init(of text: String) {
        var (pairs, returns) = (0, 0)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0x0A {
                // A line feed of its own decides: most files are known by their first line.
                guard previous == 0x0D else {
                    self = .lineFeed
                    return
                }
                (pairs, returns) = (pairs + 1, returns - 1)
            } else if byte == 0x0D {
                returns += 1
            }
            previous = byte
        }
        switch (pairs > 0, returns > 0) {
        case (true, false): self = .both
        case (false, true): self = .carriageReturn
        default: self = .lineFeed
        }
    }

    /// The text with line feeds of its own turned into the file's line ends.
    func applied(to text: String) -> String {
        guard self != .lineFeed, text.utf8.contains(0x0A) else { return text }
        let end: [UInt8] = self == .both ? [0x0D, 0x0A] : [0x0D]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0x0A {
                if previous == 0x0D { bytes.removeLast() }
                bytes += end
            } else {
                bytes.append(byte)
            }
            previous = byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
