import Foundation
import Testing

@testable import UIKit

/// The tables of what people read.
struct WordsTests {
    /// Each language that has a table, with letters of its script; `nil` for Latin letters.
    private static let languages: [String: ClosedRange<Unicode.Scalar>?] = [
        "en": nil, "de": nil, "fr": nil, "es": nil, "it": nil, "pt": nil, "ro": nil, "nl": nil, "pl": nil, "cs": nil,
        "hu": nil, "tr": nil, "sv": nil, "da": nil, "nb": nil, "fi": nil, "vi": nil, "id": nil,
        "ru": "\u{400}"..."\u{4FF}", "uk": "\u{400}"..."\u{4FF}", "el": "\u{370}"..."\u{3FF}",
        "ar": "\u{600}"..."\u{6FF}", "fa": "\u{600}"..."\u{6FF}", "he": "\u{5D0}"..."\u{5EA}",
        "hi": "\u{900}"..."\u{97F}", "th": "\u{E00}"..."\u{E7F}", "ja": "\u{3040}"..."\u{9FFF}",
        "ko": "\u{AC00}"..."\u{D7A3}", "zh-Hans": "\u{4E00}"..."\u{9FFF}", "zh-Hant": "\u{4E00}"..."\u{9FFF}",
    ]

    private func table(_ language: String) throws -> [Words.Word: String] { try #require(Words.table(of: language)) }

    @Test("Each language that is known has each word") func everyWord() {
        let known = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { Words.table(of: $0) != nil }
        let languages = Set(known).union(Self.languages.keys)
        #expect(Set(known).isSuperset(of: Self.languages.keys.map { $0.prefix { $0 != "-" } }.map(String.init)))
        for language in languages {
            let missing = Words.Word.allCases.filter { word in
                Words.table(of: language)?[word]?.trimmingCharacters(in: .whitespaces).isEmpty != false
            }
            #expect(missing.isEmpty, "\(language)")
        }
    }

    @Test("Names stand once in the words that have one in English, and in no other", arguments: languages.keys)
    func names(language: String) throws {
        for (word, text) in try table(language) {
            let names = text.components(separatedBy: "%@").count - 1
            #expect(names == (Words.english[word]?.contains("%@") == true ? 1 : 0), "\(text)")
            #expect(text.filter { $0 == "%" }.count == names, "\(text)")
        }
        #expect(Words(language: language).filled(.undoNamed, "Ω").contains("Ω"))
    }

    @Test("Each language says it in its own words", arguments: languages.keys.filter { $0 != "en" })
    func ownWords(language: String) throws {
        let table = try table(language)
        for word in [Words.Word.cut, .copy, .paste, .selectAll, .cancel] {
            #expect(table[word] != Words.english[word], "\(word)")
        }
        // Two entries of one menu are never called the same.
        let menu = [Words.Word.cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete].map { table[$0] }
        #expect(Set(menu).count == menu.count)
        #expect(table[.undo] != table[.redo] && table[.nextResult] != table[.previousResult])
        #expect(table[.larger] != table[.smaller] && table[.showPassword] != table[.hidePassword])
    }

    @Test("Words are written in the letters of their language", arguments: languages)
    func letters(language: String, script: ClosedRange<Unicode.Scalar>?) throws {
        for text in try table(language).values {
            let letters = text.replacingOccurrences(of: "%@", with: "").unicodeScalars.filter(\.properties.isAlphabetic)
            if let script {
                #expect(letters.isEmpty || letters.contains(where: script.contains), "\(text)")
            } else {
                #expect(letters.allSatisfy { $0.value < 0x250 || (0x1E00...0x1EFF).contains($0.value) }, "\(text)")
            }
            // One way to write a letter, so that what is sought is found.
            #expect(text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }

    @Test(
        "Tables are found by tags and by locales of the machine",
        arguments: [
            ("ar_EG.UTF-8", "نسخ"), ("fa_IR", "کپی"), ("he_IL", "העתק"), ("iw", "העתק"), ("it_IT.UTF-8", "Copia"),
            ("pt-BR", "Copiar"), ("nb_NO", "Kopier"), ("no", "Kopier"), ("nn_NO.UTF-8", "Kopier"),
            ("ru_RU", "Скопировать"), ("uk", "Скопіювати"), ("el_GR", "Αντιγραφή"), ("ja_JP.UTF-8", "コピー"),
            ("ko_KR", "복사하기"), ("zh", "拷贝"), ("zh_CN.UTF-8", "拷贝"), ("zh_SG", "拷贝"), ("zh-Hans", "拷贝"),
            ("zh_Hans_HK", "拷贝"), ("zh-Hant", "拷貝"), ("zh_TW", "拷貝"), ("zh_HK.UTF-8", "拷貝"), ("zh-MO", "拷貝"),
            ("zh_Hant_TW", "拷貝"), ("tlh", "Copy"), ("", "Copy"), ("C.UTF-8", "Copy"),
        ])
    func locales(language: String, copy: String) {
        #expect(Words(language: language)[.copy] == copy)
    }

    @Test("Menus of Chinese are in one kind of characters")
    func chinese() {
        let (simplified, traditional) = (Words(language: "zh_CN"), Words(language: "zh_TW"))
        #expect(simplified[.cut] == "剪切" && traditional[.cut] == "剪下")
        #expect(simplified[.paste] == "粘贴" && traditional[.paste] == "貼上")
        #expect(simplified[.selectAll] == "全选" && traditional[.selectAll] == "全選")
        #expect(simplified[.undo] == "撤销" && traditional[.undo] == "還原")
    }

    @Test("A name and a number are put where the language has them")
    func sentences() {
        #expect(Words(language: "hu").filled(.undoNamed, "Gépelés") == "Gépelés visszavonása")
        #expect(Words(language: "ja").filled(.undoNamed, "入力") == "入力を取り消す")
        #expect(Words(language: "ru").count(2, of: 7, mayBeMore: true) == "2 из 7+")
        #expect(Words(language: "ko").count(2, of: 7, mayBeMore: false) == "2 / 7")
    }
}
