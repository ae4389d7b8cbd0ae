import Foundation
import KeyboardEngine

extension InputMode {
    /// What the language calls itself: "Deutsch", "Čeština (QWERTY)".
    var displayName: String {
        if isEmoji { return "Emoji" }
        let tag = LanguageTag(layout)
        let language = tag.language
        let name = Locale(identifier: language).localizedString(forIdentifier: language) ?? language
        // Many languages write their name small, as in the middle of a sentence.
        let title = name.prefix(1).uppercased() + name.dropFirst()
        return tag.keyboard.isEmpty ? title : "\(title) (\(Self.keyboards[tag.keyboard] ?? tag.keyboard.uppercased()))"
    }

    /// What keyboards are called that a language has beside its usual one.
    private static let keyboards = [
        "kana": "かな", "romaji": "ローマ字", "pinyin": "拼音", "zhuyin": "注音", "cangjie": "倉頡", "ftype": "F",
        "telex": "Telex",
    ]
}
