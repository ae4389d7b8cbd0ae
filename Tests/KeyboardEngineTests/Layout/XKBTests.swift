import Foundation
import KeyboardEngine
import Testing

/// The letters stand where the keyboards of xkb-data have them, or it is said why they do not.
@Suite(.enabled(if: XKBKeymap.isAvailable, "libxkbcommon0 or xkb-data is not installed")) struct XKBTests {
    @Test(arguments: ShippedLayouts.names)
    func `letters stand where hardware keyboards of the language have them`(name: String) throws {
        let counterpart = try #require(
            ShippedLayouts.entry(for: name, in: XKBCounterpart.all), "no counterpart is named for \(name)")
        guard let xkb = counterpart.layout else { return #expect(!counterpart.reason.isEmpty, "\(name)") }
        let keymap = try #require(XKBKeymap(xkb, variant: counterpart.variant), "\(xkb) \(counterpart.variant)")
        let layout = try ShippedLayouts.layout(name)
        let set = layout.planeSet(for: .default, form: .compact)
        let rows = try #require(set.planes[set.start]).letterRows

        var misplaced: [String] = []
        for (row, letters) in rows {
            misplaced += Self.misplaced(letters, in: keymap.rows[row] ?? [])
        }
        // By scalars, since a mark makes one character with the space before it.
        let declared = counterpart.differences.unicodeScalars.split(separator: " ").map { String($0) }
        #expect(misplaced.sorted() == declared.sorted(), "\(name) and \(xkb) \(counterpart.variant)")
        #expect(declared.isEmpty || !counterpart.reason.isEmpty, "\(name)")

        // What hardware has on a key of its own must at least be an alternate here.
        let texts = set.texts
        // A presentation form, as of lam and alef, is typed as the letters that it stands for; and a Latin letter that is
        // left over on hardware of another script is none of the language's.
        let missing = keymap.rows.values.joined().filter { letter in
            !texts.contains(letter) && !texts.contains(letter.precomposedStringWithCompatibilityMapping)
                && (letter.first?.isASCII != true || texts.contains("a"))
        }
        #expect(missing == [], "\(name) and \(xkb) \(counterpart.variant)")
    }

    @Test func `letters that leave the order are found`() {
        #expect(Self.misplaced(["a", "b", "d"], in: ["a", "b", "c", "d"]) == [])
        #expect(Self.misplaced(["b", "a", "c"], in: ["a", "b", "c"]).count == 1)
        #expect(Self.misplaced(["a", "x"], in: ["a", "b"]) == ["x"])
        #expect(Self.misplaced(["a"], in: []) == ["a"])
    }

    @Test func `keyboards are compiled`() throws {
        let german = try #require(XKBKeymap("de"))
        #expect(german.rows["D"]?.joined() == "qwertzuiopü")
        #expect(german.rows["B"]?.joined() == "yxcvbnm")
        #expect(try #require(XKBKeymap("cz", variant: "qwerty")).rows["D"]?.joined().hasPrefix("qwerty") == true)
        #expect(XKBKeymap("there is none") == nil)
    }

    /// The letters of a row that are not in their order in another row: those beside a longest common subsequence.
    private static func misplaced(_ row: [String], in other: [String]) -> [String] {
        // The lengths of the longest common subsequences from each place to the ends.
        var lengths = Array(repeating: Array(repeating: 0, count: other.count + 1), count: row.count + 1)
        for i in row.indices.reversed() {
            for j in other.indices.reversed() {
                lengths[i][j] =
                    row[i] == other[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var (i, j) = (0, 0)
        var misplaced: [String] = []
        while i < row.count {
            if j < other.count, row[i] == other[j] {
                (i, j) = (i + 1, j + 1)
            } else if j < other.count, lengths[i][j + 1] == lengths[i][j] {
                j += 1
            } else {
                misplaced.append(row[i])
                i += 1
            }
        }
        return misplaced
    }
}

extension KeyPlane {
    /// The letters of its rows by the names of the rows of a hardware keyboard: the lowest row of letters is "B".
    fileprivate var letterRows: [(row: String, letters: [String])] {
        let rows = rows.dropLast().map { row in
            row.keys.compactMap { $0.output(shifted: false) }.filter { text in
                text.unicodeScalars.count == 1 && text.unicodeScalars.allSatisfy { $0.isOfLetter && !$0.isDeadKey }
            }
        }
        return Array(zip(["E", "D", "C", "B"].suffix(rows.count), rows.suffix(4))).map { ($0, $1) }
    }
}

extension Unicode.Scalar {
    /// Whether a key with this text alone is dead: a combining diacritical mark, which hardware has as a symbol of its own.
    fileprivate var isDeadKey: Bool { (0x300...0x36F).contains(value) }
}
