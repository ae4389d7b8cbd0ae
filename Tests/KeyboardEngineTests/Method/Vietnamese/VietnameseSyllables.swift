import Foundation

/// Syllables of Vietnamese for tests, listed apart from the method's own tables.
enum VietnameseSyllables {
    /// Rimes, in which the letter that bears the tone is a capital.
    static let rimes = """
        A Ac Ach Ai Am An Ang Anh Ao Ap At Au Ay Ăc Ăm Ăn Ăng Ăp Ăt Âc Âm Ân Âng Âp Ât Âu Ây E Ec Em En Eng Eo Ep Et
        Ê Êch Êm Ên Ênh Êp Êt Êu I Ia Ich Im In Inh Ip It Iu iÊc iÊm iÊn iÊng iÊp iÊt iÊu O Oa oAc oAch oAi oAm oAn oAng
        oAnh oAp oAt oAy oĂc oĂm oĂn oĂng oĂt Oc Oe oEn oEo oEt Oi Om On Ong Op Ot Ô Ôc Ôi Ôm Ôn Ông Ôp Ôt Ơ Ơi Ơm Ơn Ơp
        Ơt U Ua Uc Ui Um Un Ung Up Ut uÂn uÂng uÂt uÂy uÊ uÊch uÊnh uÔc uÔi uÔm uÔn uÔng uÔt Uy uYa uYn uYnh uYt uYu
        uyÊn uyÊt Ư Ưa Ưc Ưi Ưng Ưt Ưu ưƠc ưƠi ưƠm ưƠn ưƠng ưƠp ưƠt ưƠu
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Initials that any rime may stand behind, but for the few that spelling has others for.
    static let initials = [
        "", "b", "ch", "d", "đ", "h", "kh", "l", "m", "n", "nh", "ph", "r", "s", "t", "th", "tr", "v", "x",
    ]
    /// Initials before letters that others do not stand before.
    static let narrow: [(initial: String, rimes: Set<Character>)] = [
        ("c", Set("aăâoôơuư")), ("ng", Set("aăâoôơuư")), ("g", Set("aăâoôơuư")), ("k", Set("eêi")), ("gh", Set("eêi")),
        ("ngh", Set("eêi")), ("gi", Set("aăâeoôơuư")), ("qu", Set("aăâeê")),
    ]

    static let tones: [String] = ["", "\u{301}", "\u{300}", "\u{309}", "\u{303}", "\u{323}"]

    /// All initials with all rimes and all tones, as far as spelling has them.
    static let all: [String] = {
        let broad = initials.flatMap { initial in rimes.map { (initial, $0) } }
        let others = narrow.flatMap { initial, letters in
            rimes.filter { letters.contains(Character($0.lowercased().prefix(1).lowercased())) }.map { (initial, $0) }
        }
        return (broad + others).filter { initial, rime in
            let rime = rime.lowercased()
            // Written with y, or with another initial.
            return !(initial.isEmpty && rime.hasPrefix("iê")) && !(initial == "qu" && rime.hasPrefix("oo"))
        }.flatMap { initial, rime in tones.compactMap { syllable(initial, rime, tone: $0) } }
    }()

    private static func syllable(_ initial: String, _ rime: String, tone: String) -> String? {
        let isStopped = rime.hasSuffix("c") || rime.hasSuffix("ch") || rime.hasSuffix("p") || rime.hasSuffix("t")
        if isStopped, tone != "\u{301}", tone != "\u{323}" { return nil }
        let letters = rime.map { $0.isUppercase ? $0.lowercased() + tone : String($0) }.joined()
        return (initial + letters).precomposedStringWithCanonicalMapping
    }
}
