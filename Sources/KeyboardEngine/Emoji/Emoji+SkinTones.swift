/// Variants in skin tones.
extension Emoji {
    /// The emoji in one skin tone, two persons in the same.
    /// - Returns: `nil` for an emoji that takes none.
    package func text(in tone: SkinTone) -> String? {
        switch skinTones {
        case .none: nil
        case .two(text): Self.pair(text, tone, tone)
        case .one, .two: Self.person(text, tone)
        }
    }

    /// The emoji of two persons with a skin tone for each, in the order of the sequence.
    /// - Returns: `nil` for an emoji of another kind.
    package func text(in first: SkinTone, and second: SkinTone) -> String? {
        guard case .two(let sequence) = skinTones else { return nil }
        return first == second ? text(in: first) : Self.pair(sequence, first, second)
    }

    /// All variants in skin tones: none, the five of one tone, or the five and then the twenty of two different ones.
    package var variants: [String] {
        let tones = SkinTone.allCases
        let mixed = tones.flatMap { first in
            tones.compactMap { second in first == second ? nil : text(in: first, and: second) }
        }
        return tones.compactMap(text(in:)) + mixed
    }

    /// Puts a tone behind the person that a sequence begins with. A modifier takes the place of the selector of emoji
    /// presentation (UTS #51, ED-13): "☝️" becomes "☝🏽".
    private static func person(_ text: String, _ tone: SkinTone) -> String {
        var scalars = String.UnicodeScalarView(text.unicodeScalars.prefix(1))
        scalars.append(tone.scalar)
        let rest = text.unicodeScalars.dropFirst()
        scalars.append(contentsOf: rest.first == "\u{FE0F}" ? rest.dropFirst() : rest)
        return String(scalars)
    }

    /// Puts tones behind the persons that a sequence begins and ends with.
    private static func pair(_ text: String, _ first: SkinTone, _ second: SkinTone) -> String {
        var scalars = person(text, first).unicodeScalars
        if scalars.last == "\u{FE0F}" { scalars.removeLast() }
        scalars.append(second.scalar)
        return String(scalars)
    }
}
