import Foundation

/// Keys of Japanese keyboards by which tests type.
enum JapaneseKeys {
    /// Every kana that letters make, with every way in which they are spelled.
    static let spellings: [(kana: String, letters: [String])] = """
        あ a|い i yi|う u wu whu|え e|お o|か ka ca|き ki|く ku cu qu|け ke|こ ko co|さ sa|し si shi ci|す su|せ se ce|そ so
        た ta|ち ti chi|つ tu tsu|て te|と to|な na|に ni|ぬ nu|ね ne|の no|は ha|ひ hi|ふ hu fu|へ he|ほ ho|ま ma|み mi
        む mu|め me|も mo|や ya|ゆ yu|よ yo|ら ra|り ri|る ru|れ re|ろ ro|わ wa|を wo|が ga|ぎ gi|ぐ gu|げ ge|ご go|ざ za
        じ zi ji|ず zu|ぜ ze|ぞ zo|だ da|ぢ di|づ du|で de|ど do|ば ba|び bi|ぶ bu|べ be|ぼ bo|ぱ pa|ぴ pi|ぷ pu|ぺ pe|ぽ po
        きゃ kya|きゅ kyu|きょ kyo|しゃ sya sha|しゅ syu shu|しょ syo sho|ちゃ tya cha cya|ちゅ tyu chu cyu|ちょ tyo cho cyo
        にゃ nya|にゅ nyu|にょ nyo|ひゃ hya|ひゅ hyu|ひょ hyo|みゃ mya|みゅ myu|みょ myo|りゃ rya|りゅ ryu|りょ ryo
        ぎゃ gya|ぎゅ gyu|ぎょ gyo|じゃ zya ja jya|じゅ zyu ju jyu|じょ zyo jo jyo|ぢゃ dya|ぢゅ dyu|ぢょ dyo|びゃ bya|びゅ byu
        びょ byo|ぴゃ pya|ぴゅ pyu|ぴょ pyo|きぃ kyi|きぇ kye|しぃ syi|しぇ sye she|ちぃ tyi cyi|ちぇ tye che cye|にぃ nyi|にぇ nye
        じぇ zye je|ふぁ fa|ふぃ fi|ふぇ fe|ふぉ fo|ゔ vu|ゔぁ va
        ゔぃ vi|ゔぇ ve|ゔぉ vo|てぃ thi t'i|でぃ dhi d'i|とぅ twu t'u|どぅ dwu d'u|てゅ thu t'yu|でゅ dhu d'yu|うぃ wi whi
        うぇ we whe|うぉ who|いぇ ye|つぁ tsa|つぃ tsi|つぇ tse|つぉ tso|くぁ qa kwa qwa|くぃ qi kwi|くぇ qe kwe|くぉ qo kwo
        ぐぁ gwa|ゐ wyi|ゑ wye|ぁ xa la|ぃ xi li xyi|ぅ xu lu|ぇ xe le xye|ぉ xo lo|ゃ xya lya|ゅ xyu lyu|ょ xyo lyo|っ xtu ltu xtsu ltsu
        ゎ xwa lwa|ゕ xka lka|ゖ xke lke|ん nn n' xn|ー -
        """.split { $0 == "|" || $0 == "\n" }.map { line in
            let words = line.split(separator: " ").map(String.init)
            return (words[0], Array(words.dropFirst()))
        }

    /// Letters that type a text, one of the ways in which it can be spelled, and the text.
    static func spelled(_ count: Int, using random: inout SeededGenerator) -> (letters: String, kana: String) {
        var (letters, kana) = ("", "")
        for _ in 0..<count {
            guard let (next, ways) = spellings.randomElement(using: &random),
                let way = ways.randomElement(using: &random),
                let first = way.first
            else { continue }
            let isConsonant = first.isLetter && !"aiueon".contains(first)
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where isConsonant:
                letters += "\(first)\(way)"
                kana += "っ\(next)"
            case 1 where isConsonant && first != "y" || first == "-":
                letters += "n\(way)"
                kana += "ん\(next)"
            default:
                letters += way
                kana += next
            }
        }
        return (letters, kana)
    }

    /// What letters make, read from left to right by the longest spelling at each place.
    static func kana(of letters: String) -> String {
        var (rest, kana) = (Substring(letters), "")
        let words = spellings.flatMap { kana, ways in ways.map { ($0, kana) } }
        while let first = rest.first {
            if let (word, text) = words.first(where: { rest.hasPrefix($0.0) }) {
                kana += text
                rest = rest.dropFirst(word.count)
                continue
            }
            let begun = (1...rest.count).last { count in words.contains { $0.0.hasPrefix(rest.prefix(count)) } } ?? 1
            if begun == rest.count { return kana + rest }
            if begun == 1, first == "n" || rest.dropFirst().first == first {
                kana += first == "n" ? "ん" : "っ"
                rest = rest.dropFirst()
            } else {
                kana += rest.prefix(begun)
                rest = rest.dropFirst(begun)
            }
        }
        return kana
    }

    /// The keys of a kana keyboard that type kana, where marks are keys of their own; other characters stay.
    static func marked(_ kana: String) -> String {
        kana.decomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
            switch scalar {
            case "\u{3099}": "゛"
            case "\u{309A}": "゜"
            default: String(scalar)
            }
        }.joined()
    }

    /// The keys of twelve-key kana, where one key makes small and marked kana.
    static func twelve(_ kana: String) -> String {
        kana.map { character -> String in
            if let small = "ぁぃぅぇぉっゃゅょゎ".firstIndex(of: character) {
                let full = "あいうえおつやゆよわ"
                return "\(full[small])小"
            }
            let parts = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
            guard parts.count == 2 else { return String(character) }
            let isSecond = parts[1] == "\u{309A}" || "うつ".unicodeScalars.contains(parts[0])
            return "\(parts[0])\(isSecond ? "小小" : "小")"
        }.joined()
    }
}
