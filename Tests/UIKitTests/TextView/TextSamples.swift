import Foundation

/// Texts that are hard to set, to point at and to edit.
enum TextSamples {
    /// Each with a name.
    static let scripts: [(name: String, text: String)] = [
        ("Latin with ligatures", "fi ffi fl office AVATAR Wave difficult affix fjord"),
        ("Vietnamese", "Tiếng Việt ẫ ộ Ễ Ặ ữ, e\u{301}a\u{308}\u{301}o\u{323}\u{302}"),
        ("Arabic", "السلام عليكم ورحمة الله وبركاته"),
        ("Arabic with marks", "السَّلَامُ عَلَيْكُمْ"),
        ("Hebrew", "שָׁלוֹם עולם, ברוכים הבאים"),
        ("Devanagari", "नमस्ते हिन्दी क्षत्रिय शृंगार"),
        ("Thai", "น้ำตาล ที่ สวัสดี ครับ"),
        ("CJK", "漢字かな混じり文、한국어 텍스트。"),
        ("emoji", "a👩‍👩‍👧‍👦b🇩🇪🇫🇷c👍🏽d❤️e1️⃣"),
        ("two directions", "abc אבג 123 def, ابت 45 (xyz) אב ghi"),
        ("right to left first", "אבג abc דהו 12,34 ghi זחט"),
        ("directed by signs", "a\u{202E}bcd\u{202C}e \u{2067}fgh\u{2069} i\u{200F}!"),
    ]

    /// Texts of several lines, and those that nobody should write.
    static let oddities: [(name: String, text: String)] = [
        ("nothing", ""), ("empty lines", "\n\n\na\n\nb\n"), ("CR LF", "one\r\n\r\ntwo\r\nthree\r\n"),
        ("all line ends", "a\nb\rc\u{85}d\u{2028}e\u{2029}f"), ("NUL", "a\0b\0\0c\n\0"),
        ("blanks", "a   b      c            d                    e"),
        ("words that do not fit", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"),
        ("marks without letters", "\u{301}\u{302}a\n\u{301}b \u{323}"),
        ("joiners", "a\u{200D}b\u{200C}\u{200B}c\u{FEFF}d"),
        ("tabs", "a\tb\t\tc\n\td"), ("many tabs", String(repeating: "\t", count: 60) + "a\n\t"),
        ("many flags", String(repeating: "🇩🇪🇫🇷", count: 15) + "🇯a"),
        ("many marks", "e" + String(repeating: "\u{301}", count: 60) + "x\u{302}"),
        ("a character without end", "e" + String(repeating: "\u{301}", count: 400) + "x"),
    ]

    /// All of them.
    static var all: [(name: String, text: String)] { scripts + oddities }

    /// Lone halves of pairs, which a Swift string cannot hold but an NSString can.
    static let halves: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00, 0xDE00, 0xD83D, 0x0A, 0xD83D]

    /// Paragraphs of very uneven length, numbered so that they can be told apart.
    static func uneven(_ count: Int, seed: UInt64 = 3) -> String {
        var random = SeededGenerator(seed)
        return (0..<count).map { number in
            let words = random.pick([0, 1, 3, 8, 20, 60, 200])
            return "\(number) "
                + (0..<words).map { _ in random.pick(["the", "quick", "brown", "fox", "jumps", "over"]) }
                .joined(separator: " ")
        }.joined(separator: "\n")
    }
}

/// A range as Foundation has it. (Several modules would make one from a range without a name.)
func nsRange(_ range: Range<Int>) -> NSRange {
    NSRange(location: range.lowerBound, length: range.count)
}
