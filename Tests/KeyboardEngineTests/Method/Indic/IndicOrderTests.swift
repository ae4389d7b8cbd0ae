import Foundation
import Testing

@testable import KeyboardEngine

/// The order of marks in the scripts of India and in Khmer.
@Suite struct IndicOrderTests {
    private static func typed(_ keys: String, behind before: String = "") -> String {
        var field = TypedText(
            before, mode: InputMode(language: "hi", methods: [IndicOrder.self]), preferences: TypingPreferences())
        field.type(scalarsOf: keys)
        return field.text
    }

    private func expect(_ keys: String, _ text: String) {
        let typed = Self.typed(keys)
        let (a, b) = (Self.values(typed), Self.values(text))
        #expect(a == b, "\(keys) makes \(typed), not \(text)")
    }

    private static func values(_ text: String) -> [String] {
        text.unicodeScalars.map { String($0.value, radix: 16) }
    }

    @Test(
        "What is in order is typed as it is",
        arguments: [
            "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।", "लड़का हूँ", "দুঃখ ও র‍্যাব", "ਗੁਰਮੁਖੀ ਸਿੱਖ ਪੰਜਾਬੀ",
            "ગુજરાતી ભાષા", "தமிழ் மொழி ஸ்ரீ", "తెలుగు భాష", "ಕನ್ನಡ ಭಾಷೆ", "മലയാളം ഭാഷ അവൻ", "ភាសាខ្មែរ ស្រុក ប៉ុន្តែ កម្ពុជា ព័ត៌មាន",
            "क्ष त्र ज्ञ", "अि",
        ])
    func inOrder(text: String) {
        // Letters that Unicode always takes apart are typed as they are in the source, composed or not.
        expect(text, text)
    }

    @Test("A nukta goes to its consonant")
    func nukta() {
        expect("ड\u{93E}\u{93C}", "ड\u{93C}\u{93E}")
        expect("ड\u{93E}\u{902}\u{93C}", "ड\u{93C}\u{93E}\u{902}")
        expect("ਸ\u{A3E}\u{A3C}", "ਸ\u{A3C}\u{A3E}")
        expect("ড\u{9BE}\u{9BC}", "ড\u{9BC}\u{9BE}")
        expect("ज\u{94D}\u{93C}", "ज\u{93C}\u{94D}")
        // Nothing to put it to.
        expect("अ\u{902}\u{93C}", "अ\u{902}\u{93C}")
        expect("ड\u{93C}\u{93E}\u{93C}", "ड\u{93C}\u{93E}\u{93C}")
    }

    @Test("A vowel sign goes before a bindu")
    func bindu() {
        expect("क\u{902}\u{93E}", "क\u{93E}\u{902}")
        expect("ह\u{901}\u{942}", "ह\u{942}\u{901}")
        expect("দ\u{983}\u{9C1}", "দ\u{9C1}\u{983}")
        expect("ਸ\u{A71}\u{A3F}", "ਸ\u{A3F}\u{A71}")
        expect("ക\u{D02}\u{D3E}", "ക\u{D3E}\u{D02}")
        expect("क\u{902}\u{93E}\u{93F}", "क\u{93F}\u{902}")
    }

    @Test("A vowel sign takes the place of another, or makes one with it")
    func vowelSigns() {
        expect("क\u{93E}\u{93F}", "क\u{93F}")
        expect("ক\u{9C7}\u{9BE}", "ক\u{9CB}")
        expect("ক\u{9C7}\u{9D7}", "ক\u{9CC}")
        expect("க\u{BC6}\u{BBE}", "க\u{BCA}")
        expect("க\u{BC7}\u{BBE}", "க\u{BCB}")
        expect("ಕ\u{CC6}\u{CC2}\u{CD5}", "ಕ\u{CCB}")
        expect("ക\u{D46}\u{D3E}", "ക\u{D4A}")
        expect("ക\u{D47}\u{D3E}", "ക\u{D4B}")
        expect("కి\u{C55}", "కీ")
        expect("କ\u{B47}\u{B3E}", "କ\u{B4B}")
        // Both stand.
        expect("ਗ\u{A4B}\u{A41}", "ਗ\u{A4B}\u{A41}")
        expect("ह\u{93E}\u{93E}\u{93E}", "ह\u{93E}\u{93E}\u{93E}")
        expect("क\u{94D}\u{93E}", "क\u{94D}\u{93E}")
        // A vowel sign of another script.
        expect("क\u{93E}\u{9BE}", "क\u{93E}\u{9BE}")
    }

    @Test("A vowel sign behind a vowel makes the vowel that it looks like")
    func vowels() {
        expect("अ\u{93E}", "आ")
        expect("अ\u{94B}", "ओ")
        expect("आ\u{947}", "ओ")
        expect("ए\u{947}", "ऐ")
        expect("अ\u{902}\u{93E}", "आ\u{902}")
        expect("অ\u{9BE}", "আ")
        expect("ੳ\u{A41}", "ਉ")
        expect("અ\u{ABE}", "આ")
        expect("ஒ\u{BD7}", "ஔ")
        expect("ഇ\u{D57}", "ഈ")
        expect("ಉ\u{CBE}", "ಊ")
        expect("ఒ\u{C4C}", "ఔ")
        expect("इ\u{93E}", "इ\u{93E}")
    }

    @Test("Khmer shifters and vowels stand before vowels and signs")
    func khmer() {
        expect("ប\u{17BB}\u{17C9}", "ប\u{17C9}\u{17BB}")
        expect("ក\u{17C6}\u{17B6}", "ក\u{17B6}\u{17C6}")
        expect("ស\u{17D2}ប\u{17B6}\u{17C6}\u{17CA}", "ស\u{17D2}ប\u{17CA}\u{17B6}\u{17C6}")
        expect("ក\u{17C1}\u{17B8}", "ក\u{17BE}")
        expect("ក\u{17C1}\u{17B6}", "ក\u{17C4}")
        expect("ក\u{17B6}\u{17C1}", "ក\u{17C4}")
        expect("ក\u{17D2}ក", "ក\u{17D2}ក")
        expect("ធ\u{17B6}\u{17CC}", "ធ\u{17CC}\u{17B6}")
    }

    @Test("However the marks of a syllable are typed, they stand in order, and nothing is lost")
    func random() {
        var generator = SeededGenerator()
        // Of each script: a consonant, a nukta, vowel signs, bindus.
        let scripts: [(String, [Unicode.Scalar], [Unicode.Scalar], [Unicode.Scalar])] = [
            ("क", ["\u{93C}"], ["\u{93E}", "\u{940}", "\u{947}", "\u{94C}"], ["\u{901}", "\u{902}", "\u{903}"]),
            ("ক", ["\u{9BC}"], ["\u{9BF}", "\u{9C0}", "\u{9C2}"], ["\u{981}", "\u{982}", "\u{983}"]),
            ("ਕ", ["\u{A3C}"], ["\u{A3F}", "\u{A40}", "\u{A48}"], ["\u{A02}", "\u{A70}", "\u{A71}"]),
            ("ક", ["\u{ABC}"], ["\u{ABE}", "\u{AC0}", "\u{AC7}"], ["\u{A81}", "\u{A82}"]),
            ("క", ["\u{C3C}"], ["\u{C3E}", "\u{C40}"], ["\u{C01}", "\u{C02}"]),
            ("ಕ", ["\u{CBC}"], ["\u{CBE}", "\u{CC1}"], ["\u{C82}", "\u{C83}"]),
            ("ക", [], ["\u{D3E}", "\u{D40}"], ["\u{D02}", "\u{D03}"]),
            ("க", [], ["\u{BBE}", "\u{BBF}"], ["\u{B82}"]),
            ("ប", ["\u{17C9}", "\u{17CA}"], ["\u{17B6}", "\u{17BB}", "\u{17C2}"], ["\u{17C6}", "\u{17C7}"]),
        ]
        for _ in 0..<1000 {
            let (base, nuktas, vowels, bindus) = scripts.randomElement(using: &generator)!
            let marks = [nuktas, vowels, bindus].compactMap {
                Bool.random(using: &generator) ? $0.randomElement(using: &generator) : nil
            }
            let text = base + String(String.UnicodeScalarView(marks))
            let keys = base + String(String.UnicodeScalarView(marks.shuffled(using: &generator)))
            #expect(Self.values(Self.typed(keys)) == Self.values(text), "\(Self.values(keys)), seed \(Seed.value)")
        }
    }
}
