import Foundation
import Testing

/// A file of Debian's package unicode-data, which holds what the Unicode Consortium publishes to test algorithms with.
enum UnicodeDataFile: String {
    case graphemeBreakTest = "auxiliary/GraphemeBreakTest.txt"
    case wordBreakTest = "auxiliary/WordBreakTest.txt"
    case sentenceBreakTest = "auxiliary/SentenceBreakTest.txt"
    case lineBreakTest = "auxiliary/LineBreakTest.txt"
    case bidiTest = "BidiTest.txt"
    case bidiCharacterTest = "BidiCharacterTest.txt"

    private var path: String { "/usr/share/unicode/\(rawValue)" }

    /// Lets a test run only where the file is installed, and says so where it is not.
    var isInstalled: ConditionTrait {
        .enabled(if: FileManager.default.fileExists(atPath: path), "\(path) is missing; Debian's unicode-data has it")
    }

    /// The lines that are not comments, without the comments behind them.
    ///
    /// Of those after the first `count` only every `interval`th, and all that set something for the following ones; with
    /// TYPECASE_ALL_ROWS=1 in the environment all.
    func rows(every interval: Int = 1, after count: Int = 0) throws -> [Substring] {
        let interval = ProcessInfo.processInfo.environment["TYPECASE_ALL_ROWS"] == "1" ? 1 : interval
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        var rows: [Substring] = []
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let first = line.first, first != UInt8(ascii: "#") else { continue }
            number += 1
            guard number <= count || number % interval == 0 || first == UInt8(ascii: "@") else { continue }
            rows.append(Substring(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self))
        }
        return rows
    }

    /// The rows of a break test: the units of a text, and the offsets of its boundaries, both ends included.
    func breakRows() throws -> [(row: Substring, units: [UInt16], boundaries: [Int])] {
        try rows().map { row in
            var units: [UInt16] = []
            var boundaries: [Int] = []
            for field in row.split(whereSeparator: \.isWhitespace) {
                switch field {
                case "÷": boundaries.append(units.count)
                case "×": break
                default: units += utf16(UInt32(field, radix: 16) ?? 0)
                }
            }
            return (row, units, boundaries)
        }
    }
}

/// The UTF-16 units of a value, which may be a surrogate's.
func utf16(_ value: UInt32) -> [UInt16] {
    Unicode.Scalar(value).map { Array(String($0).utf16) } ?? [UInt16(truncatingIfNeeded: value)]
}
