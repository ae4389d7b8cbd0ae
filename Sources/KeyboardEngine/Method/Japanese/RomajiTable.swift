/// What Latin letters are in kana: Hepburn, Kunrei and what Japanese keyboards have besides, which agree where they meet.
enum RomajiTable {
    /// What is made of letters that wait and one more: the kana that are certain, and the letters that wait from then on.
    ///
    /// An n before a consonant is ん, the first of two equal consonants っ. Letters that make no kana stay letters.
    static func step(_ pending: String, _ letter: Character) -> (kana: String, pending: String) {
        let letters = pending + String(letter)
        if let kana = kana[letters] { return (kana, "") }
        if beginnings.contains(letters) { return ("", letters) }
        if pending.isEmpty { return (letters, "") }
        if pending == String(letter) { return ("っ", pending) }
        let next = step("", letter)
        return ((pending == "n" ? "ん" : pending) + next.kana, next.pending)
    }

    /// Whether letters wait for more.
    static func isBeginning(_ letters: String) -> Bool { beginnings.contains(letters) }

    /// Whether letters make kana.
    static func isKana(_ letters: String) -> Bool { kana[letters] != nil }

    /// The kana of letters.
    private static let kana: [String: String] = {
        var kana = single
        for (consonants, line) in rows {
            for consonant in consonants.split(separator: " ", omittingEmptySubsequences: false) {
                for (vowel, text) in zip("aiueo", line.split(separator: " ")) where text != "–" {
                    kana["\(consonant)\(vowel)"] = String(text)
                }
            }
        }
        return kana
    }()

    /// What letters that make kana begin with.
    private static let beginnings = Set(
        kana.keys.flatMap { letters in (1..<letters.count).map { String(letters.prefix($0)) } })

    /// Kana that stand in no row.
    private static let single = [
        "nn": "ん", "n'": "ん", "xn": "ん", "wyi": "ゐ", "wye": "ゑ", "xtu": "っ", "ltu": "っ", "xtsu": "っ", "ltsu": "っ",
        "xwa": "ゎ", "lwa": "ゎ", "xka": "ゕ", "lka": "ゕ", "xke": "ゖ", "lke": "ゖ", "t'i": "てぃ", "t'u": "とぅ",
        "t'yu": "てゅ", "d'i": "でぃ", "d'u": "どぅ", "d'yu": "でゅ",
    ]

    /// Consonants, and what they make with a, i, u, e and o; "–" for nothing.
    private static let rows = [
        ("", "あ い う え お"), ("k", "か き く け こ"), ("s", "さ し す せ そ"), ("t", "た ち つ て と"),
        ("n", "な に ぬ ね の"), ("h", "は ひ ふ へ ほ"), ("m", "ま み む め も"), ("y", "や い ゆ いぇ よ"),
        ("r", "ら り る れ ろ"), ("w", "わ うぃ う うぇ を"), ("g", "が ぎ ぐ げ ご"), ("z", "ざ じ ず ぜ ぞ"),
        ("d", "だ ぢ づ で ど"), ("b", "ば び ぶ べ ぼ"), ("p", "ぱ ぴ ぷ ぺ ぽ"), ("c", "か し く せ こ"),
        ("ky", "きゃ きぃ きゅ きぇ きょ"), ("sy", "しゃ しぃ しゅ しぇ しょ"), ("ty cy", "ちゃ ちぃ ちゅ ちぇ ちょ"),
        ("ny", "にゃ にぃ にゅ にぇ にょ"), ("hy", "ひゃ ひぃ ひゅ ひぇ ひょ"), ("my", "みゃ みぃ みゅ みぇ みょ"),
        ("ry", "りゃ りぃ りゅ りぇ りょ"), ("gy", "ぎゃ ぎぃ ぎゅ ぎぇ ぎょ"), ("zy jy", "じゃ じぃ じゅ じぇ じょ"),
        ("dy", "ぢゃ ぢぃ ぢゅ ぢぇ ぢょ"), ("by", "びゃ びぃ びゅ びぇ びょ"), ("py", "ぴゃ ぴぃ ぴゅ ぴぇ ぴょ"),
        ("sh", "しゃ し しゅ しぇ しょ"), ("ch", "ちゃ ち ちゅ ちぇ ちょ"), ("j", "じゃ じ じゅ じぇ じょ"),
        ("tch", "っちゃ っち っちゅ っちぇ っちょ"), ("ts", "つぁ つぃ つ つぇ つぉ"), ("th", "てゃ てぃ てゅ てぇ てょ"),
        ("dh", "でゃ でぃ でゅ でぇ でょ"), ("f", "ふぁ ふぃ ふ ふぇ ふぉ"), ("fy", "ふゃ ふぃ ふゅ ふぇ ふょ"),
        ("fw hw", "ふぁ ふぃ ふぅ ふぇ ふぉ"), ("v", "ゔぁ ゔぃ ゔ ゔぇ ゔぉ"), ("vy", "ゔゃ ゔぃ ゔゅ ゔぇ ゔょ"),
        ("wh", "うぁ うぃ う うぇ うぉ"), ("q", "くぁ くぃ く くぇ くぉ"), ("qy", "くゃ くぃ くゅ くぇ くょ"),
        ("kw qw", "くぁ くぃ くぅ くぇ くぉ"), ("gw", "ぐぁ ぐぃ ぐぅ ぐぇ ぐぉ"), ("sw", "すぁ すぃ すぅ すぇ すぉ"),
        ("tw", "とぁ とぃ とぅ とぇ とぉ"), ("dw", "どぁ どぃ どぅ どぇ どぉ"), ("x l", "ぁ ぃ ぅ ぇ ぉ"),
        ("xy ly", "ゃ ぃ ゅ ぇ ょ"),
    ]
}
