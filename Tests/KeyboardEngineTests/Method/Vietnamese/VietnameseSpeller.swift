import Foundation
import KeyboardEngine

/// Spells Vietnamese words for a keyboard: which keys to press, in one of the orders in which people do.
struct VietnameseSpeller {
    let method: InputMethodName
    /// Whether marks and tones come late: behind any letter that follows.
    var isFree = false

    /// The keys of a text.
    func keys(for text: String, using generator: inout some RandomNumberGenerator) -> String {
        var keys = ""
        var word = ""
        for character in text {
            if character.isLetter {
                word.append(character)
            } else {
                keys += spell(word, using: &generator) + String(character)
                word = ""
            }
        }
        return keys + spell(word, using: &generator)
    }

    private func spell(_ word: String, using generator: inout some RandomNumberGenerator) -> String {
        // Each letter, and the keys of its marks, which may come later.
        var letters: [String] = []
        var late: [(after: Int, key: String)] = []
        for character in word {
            var letter = ""
            for scalar in character.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
                switch scalar {
                case "đ": (letter, late) = ("d", late + [(letters.count, isTelex ? "d" : "9")])
                case "\u{302}": late.append((letters.count, isTelex ? letter : "6"))
                case "\u{306}": late.append((letters.count, isTelex ? "w" : "8"))
                case "\u{31B}": late.append((letters.count, isTelex ? "w" : "7"))
                default:
                    if let tone = tones[scalar] { late.append((letters.count, tone)) } else { letter = String(scalar) }
                }
            }
            letters.append(character.isUppercase ? letter.uppercased() : letter)
        }
        // The horns of ươ are one w behind both letters, when it comes late.
        if isFree, let first = late.firstIndex(where: { $0.key == (isTelex ? "w" : "7") }), late.count > first + 1,
            let second = late[(first + 1)...].firstIndex(where: { $0.key == late[first].key })
        {
            late[first].after = late[second].after
            late.remove(at: second)
        }
        var keys = letters.map { [$0] }
        for (after, key) in late {
            let place = isFree ? Int.random(in: after..<letters.count, using: &generator) : after
            let isTone = tones.values.contains(key)
            keys[isTone && !isFree ? letters.count - 1 : place].append(
                letters[after].first?.isUppercase ?? false ? key.uppercased() : key)
        }
        return keys.joined().joined()
    }

    private var isTelex: Bool { method == .telex }

    private var tones: [Unicode.Scalar: String] {
        isTelex
            ? ["\u{301}": "s", "\u{300}": "f", "\u{309}": "r", "\u{303}": "x", "\u{323}": "j"]
            : ["\u{301}": "1", "\u{300}": "2", "\u{309}": "3", "\u{303}": "4", "\u{323}": "5"]
    }
}
