/// An emoji of the catalogue: one that is shown in the panel, in the yellow of no skin tone.
package struct Emoji: Hashable, Sendable {
    /// What is typed: one Character, fully qualified (UTS #51, ED-18). A sequence with joiners is one too.
    package let text: String
    /// The group that it stands in.
    package let group: EmojiGroup
    /// Which skin tones it takes.
    package let skinTones: SkinTones
    /// Its place in the file of emoji, by which names are found.
    let index: Int

    /// Which skin tones an emoji takes.
    package enum SkinTones: Hashable, Sendable {
        /// None.
        case none
        /// One of five.
        case one
        /// One for each of two persons. The sequence is the two persons where their tones differ: "🫱‍🫲" for "🤝". Where it
        /// is the emoji itself the same tones are written with it too.
        case two(sequence: String)
    }
}

/// Skin tones in the order in which they are offered (UTS #51, Emoji Modifiers).
package enum SkinTone: UInt32, CaseIterable, Sendable {
    /// Fitzpatrick types 1 and 2.
    case light = 0x1F3FB
    /// Type 3.
    case mediumLight
    /// Type 4.
    case medium
    /// Type 5.
    case mediumDark
    /// Type 6.
    case dark

    /// The modifier.
    var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) ?? "\u{1F3FB}" }
}
