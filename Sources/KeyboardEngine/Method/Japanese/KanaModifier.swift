import Foundation

/// A key that changes the kana before the caret.
enum KanaModifier: Equatable, Sendable {
    /// "゛": か becomes が, and が か again.
    case voiced
    /// "゜": は becomes ぱ, and ぱ は again.
    case semivoiced
    /// "小": goes through the small and the marked forms of a kana: つ, っ, づ, つ.
    case next

    /// The modifier that a stroke is; `nil` for any other stroke. "小" is one on a key only: in other text it is a word.
    init?(_ stroke: Keystroke) {
        switch stroke.text {
        case "\u{309B}", "\u{3099}": self = .voiced
        case "\u{309C}", "\u{309A}": self = .semivoiced
        case "小":
            guard case .tap = stroke else { return nil }
            self = .next
        default: return nil
        }
    }

    /// What the key types where there is nothing to change; empty for a key that types nothing.
    var text: String {
        switch self {
        case .voiced: "\u{309B}"
        case .semivoiced: "\u{309C}"
        case .next: ""
        }
    }

    /// What a kana of either script becomes; `nil` for one that stays as it is.
    func changed(_ character: Character) -> Character? {
        // One with its mark apart is the same kana.
        let text = String(character).precomposedStringWithCanonicalMapping
        let hiragana = KanaScript.hiragana(of: text)
        guard let kana = hiragana.first, hiragana.unicodeScalars.count == 1, let changed = changedHiragana(kana)
        else { return nil }
        return hiragana == text ? changed : KanaScript.katakana(of: String(changed)).first
    }

    private func changedHiragana(_ kana: Character) -> Character? {
        guard let cycle = Self.cycles.first(where: { $0.contains(kana) }), let place = cycle.firstIndex(of: kana) else {
            return nil
        }
        guard self != .next else { return cycle[(place + 1) % cycle.count] }
        let mark: Unicode.Scalar = self == .voiced ? "\u{3099}" : "\u{309A}"
        // A small kana takes its mark at its full size: っ becomes づ.
        guard let marked = Self.form(of: cycle[0], with: mark) else { return nil }
        return marked == kana ? cycle[0] : marked
    }

    /// A kana with a mark; `nil` where there is none.
    private static func form(of kana: Character, with mark: Unicode.Scalar) -> Character? {
        let marked = (String(kana) + String(Character(mark))).precomposedStringWithCanonicalMapping
        return marked.unicodeScalars.count == 1 ? marked.first : nil
    }

    /// The forms of kana in the order in which iOS goes through them.
    private static let cycles = [
        "あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "つっづ", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ",
        "やゃ", "ゆゅ", "よょ", "わゎ", "かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ", "そぞ", "ただ",
        "ちぢ", "てで", "とど", "ゝゞ",
    ].map { Array($0) }
}
