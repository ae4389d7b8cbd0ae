import Foundation
import Testing

@testable import KeyboardEngine

/// Telex and VNI: what is typed, what comes out.
@Suite struct VietnameseTests {
    private static func field(_ method: InputMethodName, _ before: String = "") -> TypedText {
        TypedText(
            before, mode: InputMode(language: "vi", methods: method.methods), preferences: TypingPreferences())
    }

    private static func typed(_ keys: String, _ method: InputMethodName, behind before: String = "") -> String {
        var field = field(method, before)
        field.type(keys)
        return field.text
    }

    @Test(
        "Telex writes words",
        arguments: [
            ("aa", "â"), ("ee", "ê"), ("oo", "ô"), ("aw", "ă"), ("ow", "ơ"), ("uw", "ư"), ("dd", "đ"), ("w", "ư"),
            ("toans", "toán"), ("tieengs", "tiếng"), ("tiengse", "tiếng"), ("tieesng", "tiếng"), ("tiengsee", "tiénge"),
            ("nguwowif", "người"), ("nguowif", "người"), ("nguoifw", "người"), ("ngwowif", "người"),
            ("hoaf", "hòa"), ("hoafn", "hoàn"), ("thuys", "thúy"), ("khoer", "khỏe"), ("quys", "quý"), ("quas", "quá"),
            ("giaf", "già"), ("gif", "gì"), ("gins", "gín"), ("giuwx", "giữ"), ("giwx", "giữ"), ("gieengs", "giếng"),
            ("gieets", "giết"), ("quoocs", "quốc"), ("quyeenf", "quyền"), ("quyts", "quýt"), ("quynhf", "quỳnh"),
            ("khuyur", "khuỷu"), ("khuya", "khuya"), ("ngoaif", "ngoài"), ("ngoeof", "ngoèo"), ("xooong", "xoong"),
            ("sooocs", "soóc"), ("thuowr", "thuở"), ("thuowng", "thương"), ("huow", "huơ"), ("muwa", "mưa"),
            ("muaw", "mưa"), ("mwa", "mưa"), ("huwowu", "hươu"), ("huouw", "hươu"), ("luuw", "lưu"), ("ddawks", "đắk"),
            ("Ddawks Lawks", "Đắk Lắk"), ("hoawcj", "hoặc"), ("hoacwj", "hoặc"), ("dand", "đan"), ("duocdwj", "được"),
            ("dduowcj", "được"), ("truowngf", "trường"), ("DDAATS", "ĐẤT"), ("Ddaats", "Đất"), ("VIEEJT", "VIỆT"),
            ("Wng", "Ưng"), ("nghieeng", "nghiêng"), ("yeeu", "yêu"), ("yeens", "yến"), ("uoongs", "uống"),
            ("toanf", "toàn"), ("toansf", "toàn"), ("toansz", "toan"), ("toanz", "toanz"), ("toofi", "tồi"),
            ("aaw", "ă"), ("awa", "â"), ("oow", "ơ"), ("owo", "ô"), ("muoonw", "mươn"), ("muwowno", "muôn"),
            ("test1", "tét1"), ("Hueej, mej", "Huệ, mẹ"), ("ddc ddt", "đc đt"), ("a'aa", "a'â"), ("wf", "ừ"),
            ("quowr", "quở"), ("wmf", "ừm"), ("Nguyeenx", "Nguyễn"),
            ("ruwowuj", "rượu"), ("huychj", "huỵch"), ("gias", "giá"), ("giangr", "giảng"), ("yeeu", "yêu"),
            ("oais oawm", "oái oăm"), ("uyr", "ủy"), ("uyeen", "uyên"), ("aos", "áo"), ("baos", "báo"),
            ("ngoamj", "ngoạm"), ("thieeuj", "thiệu"), ("xoanh", "xoanh"), ("gix", "gĩ"), ("kkk", "kkk"),
            ("vs ko", "vs ko"),
        ])
    func telex(keys: String, text: String) {
        #expect(Self.typed(keys, .telex) == text)
    }

    @Test(
        "VNI writes words",
        arguments: [
            ("a6", "â"), ("e6", "ê"), ("o6", "ô"), ("a8", "ă"), ("o7", "ơ"), ("u7", "ư"), ("d9", "đ"),
            ("toan1", "toán"),
            ("tie6ng1", "tiếng"), ("tieng16", "tiếng"), ("ngu7o7i2", "người"), ("nguoi72", "người"), ("D9A6T1", "ĐẤT"),
            ("hoa2", "hòa"), ("thuy1", "thúy"), ("thuo73", "thuở"), ("d9uo7c5", "được"), ("duoc957", "được"),
            ("muo6n7", "mươn"), ("toan10", "toan"), ("toan0", "toan0"), ("12", "12"), ("mp3", "mp3"), ("b2c", "b2c"),
            ("h1n1", "h1n1"), ("12 gio72", "12 giờ"), ("12gio72", "12giờ"), ("a68", "ă"), ("was", "was"), ("a9", "a9"),
        ])
    func vni(keys: String, text: String) {
        #expect(Self.typed(keys, .vni) == text)
    }

    @Test(
        "The same key again undoes what it did and types itself",
        arguments: [
            ("aaa", "aa"), ("ass", "as"), ("ddd", "dd"), ("ww", "w"), ("www", "ww"), ("uww", "uw"), ("oww", "ow"),
            ("tesst", "test"), ("thww", "thw"), ("uoww", "uow"), ("aaaa", "aaa"), ("asss", "ass"), ("dddd", "ddd"),
            ("tieengss", "tiêngs"), ("tieenge", "tienge"), ("dandd", "dand"), ("AAA", "AA"), ("thuoww", "thuow"),
            ("giww", "giw"), ("Wwow", "Wow"),
        ])
    func undo(keys: String, text: String) {
        #expect(Self.typed(keys, .telex) == text)
    }

    @Test(
        "In VNI too the same digit again undoes what it did",
        arguments: [
            ("a11", "a1"), ("a66", "a6"), ("d99", "d9"), ("uo77", "uo7"), ("a111", "a11"), ("a88", "a8"),
        ])
    func undoOfDigits(keys: String, text: String) {
        #expect(Self.typed(keys, .vni) == text)
    }

    @Test(
        "A word that no syllable begins with stays as it is typed",
        arguments: [
            "windows", "wifi", "web", "email", "facebook", "google", "cafe", "left", "text", "soft", "port", "server",
            "craft", "fax", "jazz", "start", "add", "Windows", "WINDOWS", "https", "xxl", "zebra", "tooth",
        ])
    func otherLanguages(word: String) {
        #expect(Self.typed(word, .telex) == word)
    }

    @Test func aWrongLetterThatIsDeletedIsAsIfItHadNotBeenTyped() {
        var field = Self.field(.telex)
        field.type("tieesnb")
        #expect(field.text == "tieesnb")
        field.stroke(.delete(Deletion(.character)))
        field.type("g")
        #expect(field.text == "tiếng")
    }

    @Test func theTextThatIsThereIsChanged() {
        #expect(Self.typed("s", .telex, behind: "xin toan") == "xin toán")
        #expect(Self.typed("1", .vni, behind: "xin toan") == "xin toán")
        #expect(Self.typed("s", .telex, behind: "tie\u{302}ng") == "tiếng")
        #expect(Self.typed("z", .telex, behind: "tie\u{302}\u{301}ng").precomposedStringWithCanonicalMapping == "tiêng")
        #expect(Self.typed("w", .telex, behind: "thư") == "thuw")
    }

    @Test func aChangeIsOneEditThatReachesNoFurtherThanItMust() {
        var field = Self.field(.telex, "toan")
        field.type("s")
        #expect(field.edits == [.substitute("án", for: "s", over: 2)])
        field.type("x")
        #expect(field.edits == [.substitute("ãn", for: "x", over: 2)])
        field.type("g")
        #expect(field.edits == [.insert("g")])
    }

    @Test func taps() {
        var field = Self.field(.telex, "toan")
        field.stroke(.tap(KeyTap(text: ".com", keyID: "com", point: .zero, time: 0)))
        #expect(field.text == "toan.com")
        field = Self.field(.telex, "toan")
        field.stroke(.tap(KeyTap(text: "s", keyID: "s", point: .zero, time: 0)))
        #expect(field.text == "toán")
    }

    @Test func aTextThatIsNotKnownIsTypedAsItIs() {
        for method in [InputMethodName.telex, .vni] {
            var chain = InputMethodChain(mode: InputMode(language: "vi", methods: method.methods))
            for key in "was9" {
                let stroke = Keystroke.characters(TypedCharacters(String(key), time: 0))
                #expect(chain.answer(stroke, in: SurroundingText(isKnown: false)).edits == [.insert(String(key))])
            }
        }
    }

    @Test(
        "Syllables are typed in every order of keys",
        arguments: [(InputMethodName.telex, false), (.telex, true), (.vni, false), (.vni, true)])
    func syllables(method: InputMethodName, isFree: Bool) {
        var generator = SeededGenerator()
        let speller = VietnameseSpeller(method: method, isFree: isFree)
        var failures: [String] = []
        for syllable in VietnameseSyllables.all.shuffled(using: &generator).prefix(2500) {
            let keys = speller.keys(for: syllable, using: &generator)
            let text = Self.typed(keys, method)
            if text != syllable { failures.append("\(keys) makes \(text), not \(syllable)") }
        }
        #expect(VietnameseSyllables.all.count > 10_000)
        #expect(
            failures.isEmpty,
            "\(failures.count) with seed \(Seed.value): \(failures.prefix(30).joined(separator: "; "))")
    }

    @Test("What a key does depends on the word alone", arguments: [InputMethodName.telex, .vni])
    func stateless(method: InputMethodName) {
        var generator = SeededGenerator()
        let speller = VietnameseSpeller(method: method)
        for syllable in VietnameseSyllables.all.shuffled(using: &generator).prefix(1000) {
            var field = Self.field(method, "Xin ")
            for key in speller.keys(for: syllable, using: &generator) {
                field.type(String(key))
                field.reset()
            }
            #expect(field.text == "Xin \(syllable)", "Seed \(Seed.value)")
        }
    }

    @Test("A text is typed whole", arguments: [InputMethodName.telex, .vni], [false, true])
    func article(method: InputMethodName, isFree: Bool) {
        var generator = SeededGenerator()
        for text in [Declaration.vietnamese, Declaration.vietnamese.uppercased()] {
            let keys = VietnameseSpeller(method: method, isFree: isFree).keys(for: text, using: &generator)
            #expect(Self.typed(keys, method) == text, "Seed \(Seed.value)")
        }
    }
}
