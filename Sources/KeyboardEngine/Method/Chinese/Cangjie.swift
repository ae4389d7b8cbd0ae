/// Chinese by the shapes of its characters.
package typealias Cangjie = ChineseMethod<CangjieRadicals>

/// The radicals of Cangjie and the letters that they are typed with.
package enum CangjieRadicals: ReadingAlphabet {
    package static var engine: ConversionEngineName { .cangjie }

    /// The letters in their order.
    static let letters = "abcdefghijklmnopqrstuvwxyz"
    /// The radical of each letter.
    static let signs = "日月金木水火土竹戈十大中一弓人心手口尸廿山女田難卜符"
    private static let signsByLetter = Dictionary(uniqueKeysWithValues: zip(letters, signs))

    package static func key(for stroke: Keystroke, isFirst: Bool) -> Character? {
        guard let text = stroke.text, text.count == 1, let typed = text.first else { return nil }
        if let sign = signsByLetter[typed] { return sign }
        // A key of the screen may bear the radical. What comes from outside as 日 is the character.
        guard case .tap = stroke, signs.contains(typed) else { return nil }
        return typed
    }
}
