/// The emoji that are offered, by groups and in the order of Unicode (CLDR's collation, as in emoji-test.txt).
package struct EmojiCatalog: Equatable, Sendable {
    /// Which file of emoji it is from; names of another one do not belong to it.
    struct Edition: Equatable, Sendable {
        /// Unicode's version of the emoji: "15.0".
        let version: String
        /// How many the file has.
        let count: Int
    }

    /// A catalogue of nothing, where there is no file.
    package static let empty = EmojiCatalog(edition: Edition(version: "0", count: 0), emoji: [])

    /// All emoji, one group after the other.
    package let emoji: [Emoji]
    /// The file that the emoji are from.
    let edition: Edition
    private let ranges: [EmojiGroup: Range<Int>]

    /// Takes emoji; those of a group are behind each other.
    init(edition: Edition, emoji: [Emoji]) {
        self.edition = edition
        self.emoji = emoji
        var ranges: [EmojiGroup: Range<Int>] = [:]
        for (place, emoji) in emoji.enumerated() {
            let start = ranges[emoji.group]?.lowerBound ?? place
            ranges[emoji.group] = start..<place + 1
        }
        self.ranges = ranges
    }

    /// The emoji of a group; none when there are none that can be shown.
    package func emoji(in group: EmojiGroup) -> ArraySlice<Emoji> {
        emoji[ranges[group] ?? 0..<0]
    }

    /// The emoji that a text is, in whatever skin tone: "👍" for "👍🏽".
    /// - Returns: `nil` for a text that the catalogue does not have.
    package func emoji(for text: String) -> Emoji? {
        let plain = Self.withoutTones(text)
        return emoji.first { emoji in
            if Self.withoutTones(emoji.text) == plain { return true }
            guard case .two(let sequence) = emoji.skinTones else { return false }
            return Self.withoutTones(sequence) == plain
        }
    }

    /// Only what can be shown.
    ///
    /// Of the skin tones of an emoji one sample is asked for, and where two persons have different ones another.
    /// - Parameter canShow: Whether a font shows a text as one picture.
    package func filtered(_ canShow: (String) -> Bool) -> EmojiCatalog {
        let shown = emoji.compactMap { emoji -> Emoji? in
            guard canShow(emoji.text) else { return nil }
            return Emoji(
                text: emoji.text, group: emoji.group, skinTones: emoji.shownSkinTones(canShow), index: emoji.index)
        }
        return EmojiCatalog(edition: edition, emoji: shown)
    }

    /// A text without modifiers, and without the selectors that a modifier replaces.
    private static func withoutTones(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0 != "\u{FE0F}" && !$0.properties.isEmojiModifier }
    }
}

extension Emoji {
    /// The skin tones that can be shown.
    fileprivate func shownSkinTones(_ canShow: (String) -> Bool) -> SkinTones {
        guard let same = text(in: .medium), canShow(same) else { return .none }
        guard case .two(let sequence) = skinTones else { return skinTones }
        guard let mixed = text(in: .light, and: .dark), !canShow(mixed) else { return skinTones }
        // The same tones of these are of the same making, and no variant of one person.
        return sequence == text ? .none : .one
    }
}
