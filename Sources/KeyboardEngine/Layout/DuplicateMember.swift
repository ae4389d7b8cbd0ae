import Foundation

/// A member that stands twice in an object of a JSON text.
///
/// Decoders keep one of the two and say nothing, so that whoever has written the other wonders why it does nothing.
struct DuplicateMember: Equatable {
    /// The path to the member, such as `planes.letters.compact`.
    let place: String
    /// The lines in which it stands first and again, from 1.
    let lines: (first: Int, second: Int)

    static func == (a: Self, b: Self) -> Bool { a.place == b.place && a.lines == b.lines }
}

extension DuplicateMember {
    /// An object or a list that is being read.
    private struct Level {
        /// The lines of the members so far, by name; `nil` for a list.
        var names: [String: Int]?
        /// The member that is being read, or the number of the list's item.
        var name = ""
        var index = 0
    }

    /// The first member of a text that stands twice in its object; `nil` where there is none.
    ///
    /// - Parameter json: Valid JSON in UTF-8: of any other text the answer means nothing. Names are compared as a
    ///   dictionary compares them, whatever escapes and forms of characters they are written with.
    static func first(in json: Data) -> DuplicateMember? {
        json.withUnsafeBytes { first(in: $0.bindMemory(to: UInt8.self)) }
    }

    private static func first(in bytes: UnsafeBufferPointer<UInt8>) -> DuplicateMember? {
        var levels: [Level] = []
        var line = 1
        // A string is a name when it is the first thing behind the beginning of an object or a comma in one.
        var isName = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "{"):
                levels.append(Level(names: [:]))
                isName = true
            case UInt8(ascii: "["):
                levels.append(Level())
                isName = false
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = levels.popLast()
                isName = false
            case UInt8(ascii: ","):
                guard let last = levels.indices.last else { break }
                levels[last].index += 1
                isName = levels[last].names != nil
            case UInt8(ascii: "\""):
                let start = index
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                let end = min(index, bytes.count)
                index = end + 1
                guard isName, let last = levels.indices.last else { break }
                isName = false
                let name = text(of: UnsafeBufferPointer(rebasing: bytes[start..<end]))
                levels[last].name = name
                if let first = levels[last].names?.updateValue(line, forKey: name) {
                    return DuplicateMember(place: place(of: levels), lines: (first, line))
                }
            default: break
            }
        }
        return nil
    }

    /// What a string says that is written with escapes or without.
    private static func text(of string: UnsafeBufferPointer<UInt8>) -> String {
        guard string.contains(UInt8(ascii: "\\")) else { return String(decoding: string, as: UTF8.self) }
        let quote = Data([UInt8(ascii: "\"")])
        let value = try? JSONSerialization.jsonObject(with: quote + Data(string) + quote, options: .fragmentsAllowed)
        return value as? String ?? String(decoding: string, as: UTF8.self)
    }

    private static func place(of levels: [Level]) -> String {
        levels.reduce(into: "") { place, level in
            if level.names == nil {
                place += "[\(level.index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + (level.name.isEmpty ? "\"\"" : level.name)
            }
        }
    }
}
