import Foundation
import KeyboardEngine

/// Emoji as one of the languages, as on iOS: they stand in the place of the keys.
extension InputContext {
    /// Whether emoji are shown instead of keys: numbers and telephones keep their pads.
    var showsEmoji: Bool { mode.isEmoji && variant.takesEmoji && emojiSearch == nil }

    /// Types an emoji, and keeps it among those that were used last.
    func typeEmoji(_ text: String) {
        emoji.use(text)
        inputIntoText(.tap(KeyTap(text: text, keyID: text, point: .zero, time: application.time)))
    }

    /// Begins a search for emoji by name, with the letters that were typed before. Chinese, which is converted from
    /// sounds and shapes, searches in English.
    func beginEmojiSearch() {
        guard showsEmoji else { return }
        let letters = letterMode
        let isChinese = LanguageTag(letters.language).code == "zh"
        let names = emoji.names(in: isChinese ? LocaleFileNames.fallback : letters.language)
        exchangeSearch(EmojiSearch(mode: letters, names: names, in: emoji.catalog))
    }

    /// Shows the emoji again.
    func endEmojiSearch() {
        guard emojiSearch != nil else { return }
        exchangeSearch(nil)
    }

    /// Types an emoji that was found. What is composed for the search stays there.
    func pickFound(_ number: Int) {
        guard let search = emojiSearch, search.results.indices.contains(number) else { return }
        let found = search.results[number].text
        decideSearch()
        typeEmoji(found)
    }

    /// The words of the keys that the emoji stand in the place of.
    var letterWords: KeyWords { layouts[letterMode.layout].words }

    /// The language that was typed before the emoji.
    var letterMode: InputMode {
        let letters = modes.filter { !$0.isEmoji }
        return letters.first { $0.layout == layoutBeforeEmoji } ?? letters.first
            ?? InputMode(language: LocaleFileNames.fallback)
    }

    /// Goes back to the language that was typed before.
    func leaveEmoji() {
        guard modes.contains(where: { !$0.isEmoji }) else { return }
        application.inputModes.select(letterMode)
    }
}

extension InputMode {
    /// Whether it is the emoji: "emoji" among the languages of the program.
    var isEmoji: Bool { language == "emoji" }
}

extension KeyboardVariant {
    /// Whether what is typed with it may be an emoji.
    fileprivate var takesEmoji: Bool {
        switch self {
        case .default, .twitter, .webSearch, .numbersAndPunctuation, .namePhonePad: true
        case .asciiCapable, .url, .email, .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: false
        }
    }
}
