import Foundation
import KeyboardEngine

/// Emoji as one of the languages, as on iOS: they stand in the place of the keys.
extension InputContext {
    /// Whether emoji are shown instead of keys: numbers and telephones keep their pads.
    var showsEmoji: Bool { mode.isEmoji && variant.takesEmoji }

    /// Types an emoji, and keeps it among those that were used last.
    func typeEmoji(_ text: String) {
        emoji.use(text)
        typeKey(text)
    }

    /// Goes back to the language that was typed before.
    func leaveEmoji() {
        let letters = modes.filter { !$0.isEmoji }
        guard let back = letters.first(where: { $0.layout == layoutBeforeEmoji }) ?? letters.first else { return }
        application.inputModes.select(back)
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
