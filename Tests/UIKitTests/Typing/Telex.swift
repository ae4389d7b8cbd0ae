import Foundation
import KeyboardEngine

/// Vietnamese on Latin keys: a second letter or a tone's letter changes the word that is being composed.
struct Telex: InputMethod {
    private var word = ""

    private static let letters = [
        "aa": "â", "ee": "ê", "oo": "ô", "dd": "đ", "aw": "ă", "ow": "ơ", "uw": "ư",
    ]
    private static let tones: [Character: Unicode.Scalar] = [
        "s": "\u{301}", "f": "\u{300}", "r": "\u{309}", "x": "\u{303}", "j": "\u{323}",
    ]
    private static let vowels = Set("aăâeêioôơuưy")
    private static let marked = Set("ăâêôơư")

    init(mode: InputMode) {}

    mutating func reset() {
        word = ""
    }

    mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        if stroke == .delete(Deletion(.character)), !word.isEmpty {
            word.removeLast()
            return InputAnswer([.compose(Composition(word))])
        }
        guard let typed = stroke.text, typed.count == 1, let letter = typed.first, letter.isLetter else {
            // The word is complete; what ends it is for the stages behind.
            defer { word = "" }
            return InputAnswer(word.isEmpty ? [] : [.commit], rest: stroke)
        }
        if !addTone(letter), !changeLast(letter) { word.append(letter) }
        return InputAnswer([.compose(Composition(word))])
    }

    private mutating func changeLast(_ letter: Character) -> Bool {
        guard let last = word.last, let changed = Self.letters[last.lowercased() + letter.lowercased()] else {
            return false
        }
        word.removeLast()
        word += last.isUppercase ? changed.uppercased() : changed
        return true
    }

    private mutating func addTone(_ letter: Character) -> Bool {
        guard let tone = Self.tones[letter] else { return false }
        let all = word.indices.filter { Self.vowels.contains(Character(word[$0].lowercased())) }
        guard let last = all.last else { return false }
        let isOpen = last == word.index(before: word.endIndex)
        let place = all.last { Self.marked.contains(Character(word[$0].lowercased())) } ?? (isOpen ? all[0] : last)
        var toned = String(word[place])
        toned.unicodeScalars.append(tone)
        word.replaceSubrange(place...place, with: toned.precomposedStringWithCanonicalMapping)
        return true
    }
}
