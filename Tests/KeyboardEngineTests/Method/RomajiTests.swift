import Foundation
import Testing

@testable import KeyboardEngine

/// Japanese typed with Latin letters, as a machine.
@Suite struct RomajiTests {
    private func field(_ before: String = "") -> TypedText {
        let mode = InputMode(
            language: "ja", methods: InputMethodName.romaji.methods, dictionary: ["にほん": ["日本", "二本"]])
        return TypedText(before, mode: mode)
    }

    @Test("Every kana is typed by every spelling", arguments: JapaneseKeys.spellings.map { ($0.kana, $0.letters) })
    func spellings(kana: String, letters: [String]) {
        for word in letters {
            var (hard, glass) = (field(), field())
            hard.type(word)
            glass.tap(word)
            #expect(hard.composition == kana && glass.composition == kana, "\(word)")
        }
    }

    @Test(
        "Letters wait for their kana in what is composed",
        arguments: [
            ("k", "k"), ("ky", "ky"), ("kya", "きゃ"), ("sh", "sh"), ("tch", "tch"), ("n", "n"), ("ny", "ny"),
            ("nn", "ん"),
            ("kan", "かn"), ("kank", "かんk"), ("kanka", "かんか"), ("kanna", "かんあ"), ("kannna", "かんな"), ("kan'i", "かんい"),
            ("kani", "かに"), ("kannya", "かんや"), ("kk", "っk"), ("kkk", "っっk"), ("matte", "まって"), ("matcha", "まっちゃ"),
            ("macchi", "まっち"), ("kt", "kt"), ("kta", "kた"), ("kyk", "kyk"), ("ka-", "かー"), ("n-", "んー"),
            ("konbu", "こんぶ"),
            ("q", "q"), ("t'", "t'"), ("xx", "っx"), ("xxtu", "っっ"),
        ])
    func waiting(letters: String, composed: String) {
        var field = field()
        field.type(letters)
        #expect(field.composition == composed && field.before.isEmpty)
    }

    @Test(
        "Return makes ん of the last n",
        arguments: [("kan", "かん"), ("n", "ん"), ("nn", "ん"), ("kany", "かny"), ("k", "k"), ("kon", "こん")])
    func returnKey(letters: String, text: String) {
        var field = field()
        field.type(letters)
        field.stroke(.returnKey)
        #expect(field.before == text && field.composition.isEmpty && field.candidates.isEmpty)
        field.stroke(.returnKey)
        #expect(field.before == text + "\n")
    }

    @Test(
        "Signs are those of Japanese, but not in numbers and Latin words",
        arguments: [
            ("ka.", "か。"), ("ka,", "か、"), ("[ka]", "「か」"), ("kan.", "かん。"), ("ka!?", "か！？"), ("(ka/ki)", "（か・き）"),
            ("3.14", "3.14"), ("03-1234-5678", "03-1234-5678"), ("1,000", "1,000"), ("-", "ー"), (".", "。"), ("~", "〜"),
            ("ka1.", "か1."), ("kan1", "かん1"), ("k1", "k1"), ("ka'", "か’"), ("ka@", "か@"), ("so-su.", "そーす。"),
        ])
    func signs(typed: String, text: String) {
        var field = field()
        field.type(typed)
        #expect(field.text == text)
    }

    @Test(
        "A capital begins Latin letters, which end with the word",
        arguments: [
            ("Tokyo", "Tokyo"), ("kaTokyo.", "かTokyo."), ("A4ka", "A4か"), ("ABC", "ABC"), ("kanA", "かんA"),
            ("Ok ka", "Ok\u{3000}か"),
        ])
    func capitals(typed: String, text: String) {
        var field = field()
        field.type(typed)
        #expect(field.text == text)
    }

    @Test func capitalsEndWithAnyOtherStroke() {
        var field = field()
        field.type("To")
        field.delete()
        field.type("ka")
        #expect(field.text == "Tか")
        field.type("A")
        field.reset()
        field.type("ka")
        #expect(field.text == "TかAか")
    }

    @Test func deleteTakesTheLastLetterOrKana() {
        var field = field("x")
        field.type("kyaky")
        for text in ["きゃk", "きゃ", "き", ""] {
            field.delete()
            #expect(field.composition == text && field.before == "x")
        }
        field.delete()
        #expect(field.text.isEmpty)
        field.type("ky")
        field.delete()
        field.type("a")
        #expect(field.composition == "か")
    }

    @Test func candidatesKnowThatTheLastNIsAKana() {
        var field = field()
        field.type("nihon")
        #expect(field.composition == "にほn" && field.candidates.map(\.text) == ["日本", "二本", "にほん", "ニホン"])
        field.type(" ")
        #expect(field.composition == "日本")
        field.type("go")
        #expect(field.text == "日本ご")
        field.stroke(.returnKey)
        field.type("nihon")
        field.stroke(.pick(1))
        #expect(field.before == "日本ご二本" && field.composition.isEmpty)
    }

    @Test func modifiersAndKanaAreTakenToo() {
        var field = field()
        field.type("kanka")
        field.tap("゛")
        field.tap("な")
        #expect(field.composition == "かんがな")
        field.type("n")
        field.tap("な")
        #expect(field.composition == "かんがなんな")
    }

    @Test func aReadingThatBecomesTooLongKeepsTheNThatWaits() {
        for count in KanaReading.limit - 2...KanaReading.limit + 1 {
            for (letters, kana) in [("n-", "んー"), ("na", "な"), ("n", "ん"), ("n ", "ん"), ("nkya", "んきゃ")] {
                var field = field()
                field.type(String(repeating: "-", count: count) + letters)
                field.stroke(.returnKey)
                #expect(KanaScript.hiragana(of: field.before) == String(repeating: "ー", count: count) + kana)
            }
        }
    }

    @Test func anArticleIsTyped() {
        let article = Declaration.japanese
        let letters = """
            subetenoningenha,umarenagaranisitejiyuudeari,katsu,songentokenritonitsuitebyoudoudearu.\
            ninngenha,riseitoryousinntowosazukerareteori,tagainidouhounoseishinwomottekoudousinakerebanaranai.
            """
        var (hard, glass) = (field(), field())
        hard.type(letters)
        glass.tap(letters)
        #expect(hard.before == article && glass.before == article)
    }

    @Test func randomKanaAreTypedByRandomSpellings() {
        var random = SeededGenerator()
        for _ in 0..<600 {
            let (letters, kana) = JapaneseKeys.spelled(Int.random(in: 1...90, using: &random), using: &random)
            var field = field()
            field.type(letters)
            #expect(
                field.text == kana && field.composition.count <= KanaReading.limit + 2, "\(letters), seed \(Seed.value)"
            )
            field.stroke(.returnKey)
            #expect(field.before == kana)
        }
    }

    @Test func randomLettersMakeWhatTheLongestSpellingsSay() {
        var random = SeededGenerator()
        let letters = Array("aiueoonnkstyx'")
        for _ in 0..<400 {
            let typed = String((0..<12).map { _ in letters.randomElement(using: &random)! })
            var field = field()
            field.type(typed)
            // An apostrophe that belongs to no letters decides what is before it.
            guard field.before.isEmpty else { continue }
            #expect(field.composition == JapaneseKeys.kana(of: typed), "\(typed), seed \(Seed.value)")
        }
    }

    @Test func randomDeletesTakeOneCharacterEach() {
        var random = SeededGenerator()
        let letters = Array("aiueonnkkstyhwxl'-")
        for _ in 0..<300 {
            var field = field("。")
            for _ in 0..<40 {
                let text = field.text
                if Int.random(in: 0..<4, using: &random) == 0 {
                    field.delete()
                    #expect(field.text == String(text.dropLast()), "seed \(Seed.value)")
                } else {
                    field.type(String(letters.randomElement(using: &random)!))
                }
            }
        }
    }
}
