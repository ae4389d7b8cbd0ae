import Foundation
import KeyboardEngine
import Testing

/// What layouts need for their scripts: the letters of methods, the direction of brackets, and digits.
@Suite struct ScriptLayoutTests {
    private static let forms = [KeyPlaneForm.compact, .wide]

    /// What the first plane of a layout types by a tap alone, or with shift.
    private func taps(_ name: String, _ form: KeyPlaneForm, shifted: Bool = false) throws -> Set<String> {
        let set = try ShippedLayouts.layout(name).planeSet(for: .default, form: form)
        return Set(try #require(set.planes[set.start]).keys.compactMap { $0.output(shifted: shifted) })
    }

    /// The letters that methods make texts of, which no exemplar characters tell of.
    private static let composed: [(name: String, letters: String)] = [
        ("ko", "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅐㅑㅓㅔㅕㅗㅛㅜㅠㅡㅣ"),
        (
            "ja-kana",
            "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん"
                + "ー、。「」゛゜小"
        ),
        ("ja-romaji", "abcdefghijklmnopqrstuvwxyzー"),
        ("zh-Hans", "abcdefghijklmnopqrstuvwxyz"),
        ("zh-Hant-zhuyin", "ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦˊˇˋ˙"),
        ("zh-Hant-cangjie", "abcdefghijklmnopqrstuvwxyz"),
    ]

    @Test(arguments: composed)
    func `every letter that a method needs has a key of its own`(name: String, letters: String) throws {
        for form in Self.forms {
            let taps = try taps(name, form)
            #expect(letters.filter { !taps.contains(String($0)) } == "", "\(name), \(form)")
        }
    }

    @Test func `double letters of Korean are typed with shift or by holding`() throws {
        for form in Self.forms {
            #expect(try taps("ko", form, shifted: true).isSuperset(of: ["ㅃ", "ㅉ", "ㄸ", "ㄲ", "ㅆ", "ㅒ", "ㅖ"]))
            let texts = try ShippedLayouts.layout("ko").planeSet(for: .default, form: form).texts
            #expect(texts.contains("ㅃ"))
        }
    }

    @Test func `every sound of Japanese can also be chosen by holding its key`() throws {
        let texts = try ShippedLayouts.layout("ja").planeSet(for: .default, form: .compact).texts
        let sounds = "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔぁぃぅぇぉっゃゅょゎゐゑ"
        #expect(sounds.filter { !texts.contains(String($0)) } == "")
    }

    @Test func `Cangjie's keys show its radicals and type their letters`() throws {
        let set = try ShippedLayouts.layout("zh-Hant-cangjie").planeSet(for: .default, form: .compact)
        let keys = try #require(set.planes["letters"]).keys
        let radicals = zip("abcdefghijklmnopqrstuvwxyz", "日月金木水火土竹戈十大中一弓人心手口尸廿山女田難卜重")
        for (letter, radical) in radicals {
            let key = keys.first { $0.output(shifted: false) == String(letter) }
            #expect(key?.characterCaption(shifted: false) == String(radical))
        }
    }

    @Test(arguments: ["ja", "ja-romaji", "zh-Hans", "zh-Hant", "zh-Hant-cangjie", "ko", "he", "ar", "hi", "th"])
    func `addresses and passwords are left to another language`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        for variant in [KeyboardVariant.asciiCapable, .email, .url] { #expect(!layout.serves(variant), "\(variant)") }
        #expect(layout.serves(.default) && layout.serves(.webSearch) && layout.serves(.phonePad))
    }

    @Test(arguments: ["he", "ar", "fa", "ur"], forms)
    func `a bracket looks in a text from right to left as on its key`(name: String, form: KeyPlaneForm) throws {
        let set = try ShippedLayouts.layout(name).planeSet(for: .default, form: form)
        let keys = set.reachable(from: set.start).flatMap { set.planes[$0]?.keys ?? [] }
        for (left, right) in [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">")] {
            for (caption, text) in [(left, right), (right, left)] {
                let found = keys.filter { $0.characterCaption(shifted: false) == caption }
                #expect(!found.isEmpty && found.allSatisfy { $0.output(shifted: false) == text }, "\(name): \(caption)")
            }
        }
    }

    @Test(arguments: [
        ("ar", "٠١٢٣٤٥٦٧٨٩"), ("fa", "۰۱۲۳۴۵۶۷۸۹"), ("mr", "०१२३४५६७८९"), ("ne", "०१२३४५६७८९"), ("bn", "০১২৩৪৫৬৭৮৯"),
    ])
    func `digits are the script's, those of ASCII its alternates, and telephone numbers have ASCII`(
        name: String, digits: String
    ) throws {
        let layout = try ShippedLayouts.layout(name)
        for variant in [KeyboardVariant.numberPad, .decimalPad, .numbersAndPunctuation] {
            let set = layout.planeSet(for: variant, form: .compact)
            let keys = try #require(set.planes[set.start]).keys
            for (value, digit) in digits.enumerated() {
                let key = try #require(
                    keys.first { $0.output(shifted: false) == String(digit) }, "\(variant): \(digit)")
                #expect(key.alternates(shifted: false).contains("\(value)"))
            }
        }
        let phone = layout.planeSet(for: .phonePad, form: .compact)
        let texts = try #require(phone.planes[phone.start]).keys.compactMap { $0.output(shifted: false) }
        #expect(Set(texts).isSuperset(of: Set("0123456789".map { String($0) })))
        #expect(!layout.serves(.asciiCapableNumberPad))
    }

    @Test(arguments: ["hi", "gu", "pa", "ta", "te", "kn", "ml", "ur", "th", "lo", "km"])
    func `the script's digits are alternates where ASCII is usual`(name: String) throws {
        let set = try ShippedLayouts.layout(name).planeSet(for: .default, form: .wide)
        let keys = try #require(set.planes["numbers"]).keys
        for value in 0...9 {
            let key = try #require(keys.first { $0.output(shifted: false) == "\(value)" })
            let native = key.alternates(shifted: false).first?.unicodeScalars.first
            #expect(native?.properties.numericType == .decimal, "\(name): \(value)")
            #expect(native?.properties.numericValue == Double(value), "\(name): \(value)")
        }
    }

    @Test(arguments: ["fa", "hi", "ml"])
    func `joiners that cannot be seen have captions`(name: String) throws {
        let set = try ShippedLayouts.layout(name).planeSet(for: .default, form: .compact)
        let keys = set.reachable(from: set.start).flatMap { set.planes[$0]?.keys ?? [] }
        let joiner = try #require(keys.first { $0.output(shifted: false) == "\u{200C}" })
        #expect(joiner.characterCaption(shifted: false) == "›|‹")
    }
}
