import Foundation
import Testing

@testable import KeyboardEngine

/// The order of marks in Thai and Lao.
@Suite struct ThaiOrderTests {
    private static func typed(_ keys: String, behind before: String = "") -> String {
        var field = TypedText(
            before, mode: InputMode(language: "th", methods: [ThaiOrder.self]), preferences: TypingPreferences())
        field.type(scalarsOf: keys)
        return field.text
    }

    private func expect(_ keys: String, _ text: String, behind before: String = "") {
        let typed = Self.typed(keys, behind: before)
        #expect(typed.unicodeScalars.elementsEqual(text.unicodeScalars), "\(keys) makes \(typed), not \(text)")
    }

    @Test(
        "What is in order is typed as it is",
        arguments: [
            "ประเทศไทย", "ที่นี่", "น้ำ", "สิทธิ์", "พันธุ์", "ก็", "เด็ก", "ผู้ใหญ่", "ฤๅษี", "รูปภาพ", "กรุงเทพมหานคร อมรรัตนโกสินทร์",
            "ມື້ນີ້", "ປະເທດລາວ", "ນ້ຳ", "ຫຼາຍ", "ຕໍ່", "ກົດ", "Thai ก 12",
        ])
    func inOrder(text: String) {
        expect(text, text)
    }

    @Test(
        "A vowel goes before the tone that was typed first",
        arguments: [
            ("ที\u{E48}", "ที่"), ("ท\u{E48}\u{E35}", "ที่"), ("ผ\u{E49}\u{E39}", "ผู้"), ("ก\u{E4C}\u{E34}", "กิ์"),
            ("ມ\u{EC9}\u{EB7}", "ມື້"), ("ຫາ\u{EBC}", "ຫາ"), ("ຫ\u{EB4}\u{EBC}", "ຫຼິ"),
        ])
    func order(keys: String, text: String) {
        expect(keys, text)
    }

    @Test(
        "What stands in one place takes the other's",
        arguments: [
            ("ก่\u{E49}", "ก้"), ("กิ\u{E35}", "กี"), ("กิ่\u{E35}", "กี่"), ("กุ\u{E34}", "กิ"), ("กี่\u{E4A}", "กี๊"),
            ("ก่\u{E4C}", "ก์"), ("ก็\u{E34}", "กิ"), ("กุ์\u{E39}", "กู"), ("ກິ\u{EB5}", "ກີ"), ("ກ່\u{EC9}", "ກ້"),
        ])
    func replacement(keys: String, text: String) {
        expect(keys, text)
    }

    @Test("Nikhahit and sara aa are sara am, and a tone stands before it")
    func saraAm() {
        expect("น\u{E4D}\u{E32}", "นำ")
        expect("น\u{E49}\u{E4D}\u{E32}", "น้ำ")
        expect("น\u{E4D}\u{E49}\u{E32}", "น้ำ")
        expect("นำ\u{E49}", "น้ำ")
        expect("น้ำ\u{E48}", "น่ำ")
        expect("ນ\u{ECD}\u{EC9}\u{EB2}", "ນ້ຳ")
        expect("ນຳ\u{EC9}", "ນ້ຳ")
    }

    @Test(
        "A mark that can stand on nothing is refused",
        arguments: ["ก ", "a", "กa", "1", "กา", "เ", "กะ", "ฤ", "กำ", "😀", "ก\n", "ກາ", "ກ ", "ة"])
    func refusal(before: String) {
        for mark in ["\u{E34}", "\u{E38}", "\u{E4C}", "\u{E47}", "\u{EB4}", "\u{EBC}"] {
            expect(mark, before, behind: before)
        }
        if before != "กำ" { expect("\u{E48}", before, behind: before) }
        expect("\u{EC8}", before, behind: before)
    }

    @Test("At the beginning, and where the text is not known, marks are typed as they are")
    func beginning() {
        expect("\u{E48}", "\u{E48}")
        expect("\u{E48}\u{E35}", "\u{E48}\u{E35}")
        expect("\u{E48}", "\u{25CC}\u{E48}", behind: "\u{25CC}")
        var order = ThaiOrder(mode: InputMode(language: "th"))
        let stroke = Keystroke.characters(TypedCharacters("\u{E48}", time: 0))
        #expect(order.answer(stroke, in: SurroundingText(isKnown: false)) == .pass(stroke))
        #expect(order.answer(stroke, in: SurroundingText(before: "a")) == InputAnswer())
    }

    @Test("However the marks of a cell are typed, the last of each place stands, in order")
    func random() {
        var generator = SeededGenerator()
        // Vowels that carry every tone, tones, and which level each has: the model is a slot for each.
        let scripts: [(base: [String], vowels: [String], tones: [String])] = [
            (
                ["ก", "ฮ"], "\u{E31}\u{E34}\u{E35}\u{E36}\u{E37}\u{E38}\u{E39}".unicodeScalars.map(String.init),
                "\u{E48}\u{E49}\u{E4A}\u{E4B}".unicodeScalars.map(String.init)
            ),
            (
                ["ກ", "ຮ"],
                "\u{EB1}\u{EB4}\u{EB5}\u{EB6}\u{EB7}\u{EB8}\u{EB9}\u{EBB}\u{ECD}".unicodeScalars.map(String.init),
                "\u{EC8}\u{EC9}\u{ECA}\u{ECB}".unicodeScalars.map(String.init)
            ),
        ]
        for _ in 0..<500 {
            let script = scripts.randomElement(using: &generator)!
            var field = TypedText(
                "x", mode: InputMode(language: "th", methods: [ThaiOrder.self]), preferences: TypingPreferences())
            var model = "x"
            var keys = ""
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                var (vowel, tone) = ("", "")
                keys += script.base.randomElement(using: &generator)!
                model += String(keys.unicodeScalars.last!)
                for _ in 0..<Int.random(in: 0...5, using: &generator) {
                    let isVowel = Bool.random(using: &generator)
                    let mark = (isVowel ? script.vowels : script.tones).randomElement(using: &generator)!
                    if isVowel { vowel = mark } else { tone = mark }
                    keys.unicodeScalars.append(contentsOf: mark.unicodeScalars)
                }
                model += vowel + tone
            }
            field.type(scalarsOf: keys)
            #expect(field.text.unicodeScalars.elementsEqual(model.unicodeScalars), "\(keys), seed \(Seed.value)")
        }
    }
}
