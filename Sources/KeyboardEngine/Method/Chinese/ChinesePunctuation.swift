/// The punctuation of Chinese, which is as wide as its characters.
struct ChinesePunctuation: Equatable, Sendable {
    private let signs: [Character: String]
    private let double: QuotationMarks.Pair
    private let single: QuotationMarks.Pair

    /// The punctuation that goes with certain characters.
    init(script: ChineseScript) {
        var signs: [Character: String] = [
            ",": "，", ".": "。", "?": "？", "!": "！", ":": "：", ";": "；", "(": "（", ")": "）", "\\": "、", "<": "《",
            ">": "》",
        ]
        // Traditional Chinese has corners for quotes (Ministry of Education, Taiwan), and a key for each of them.
        (signs["["], signs["]"]) = script.isTraditional ? ("「", "」") : ("【", "】")
        self.signs = signs
        double = script.isTraditional ? .init("「", "」") : .init("“", "”")
        single = script.isTraditional ? .init("『", "』") : .init("‘", "’")
    }

    /// The wide sign for a narrow one; `nil` for other texts, and within numbers such as 3.14 or 12:30.
    /// - Parameter before: The text that it is typed behind.
    func sign(for text: String, behind before: String) -> String? {
        guard text.count == 1, let sign = text.first else { return nil }
        if sign == "\"" || sign == "'" {
            let pair = sign == "\"" ? double : single
            let isOpen = before.last { $0 == pair.open || $0 == pair.close } == pair.open
            return String(isOpen ? pair.close : pair.open)
        }
        if ".,:".contains(sign), before.last?.asciiDigit != nil { return nil }
        return signs[sign]
    }
}
