/// Chinese by its sounds in Latin letters.
package typealias Pinyin = ChineseMethod<PinyinLetters>

/// The letters of pinyin: those of the Latin alphabet, "v" for ü, and an apostrophe between syllables.
package enum PinyinLetters: ReadingAlphabet {
    package static var engine: ConversionEngineName { .pinyin }

    package static func key(for stroke: Keystroke, isFirst: Bool) -> Character? {
        guard let text = stroke.text, text.count == 1, let letter = text.first else { return nil }
        return ("a"..."z").contains(letter) || letter == "'" && !isFirst ? letter : nil
    }
}
