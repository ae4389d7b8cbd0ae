/// What emoji are called in one language, and by which words they are found.
package struct EmojiNames: Equatable, Sendable {
    /// Names of nothing, where there is no file.
    package static let empty = EmojiNames(language: "", words: EmojiWords(), references: [], bounds: [0])

    /// What skin tones are called, from light to dark; none where that is not known.
    package var skinTones: [String] = []

    /// The language as a BCP 47 tag: "de", "zh-Hant"; empty where there are no names.
    package let language: String
    /// The words.
    let words: EmojiWords
    /// Words by their numbers: of each emoji those of the name, then those that are not in it.
    let references: [UInt16]
    /// Where an emoji's name begins, where its other words do, and so on for the next; at last the end.
    let bounds: [UInt32]

    /// How an emoji is called: "rotes Herz".
    /// - Returns: `nil` where the language has no name for it.
    package func name(of emoji: Emoji) -> String? {
        let name = references(of: emoji).name
        return name.isEmpty ? nil : words.write(name)
    }

    /// How an emoji is called that is written with skin tones: "Daumen hoch: helle Hautfarbe". CLDR's names are made so
    /// (Unicode Technical Standard #35, part 2, 14).
    /// - Parameter text: The emoji or one of its variants.
    /// - Returns: `nil` where the language has no name for it.
    package func name(of emoji: Emoji, written text: String) -> String? {
        guard let name = name(of: emoji) else { return nil }
        let tones = text.unicodeScalars.compactMap { SkinTone(rawValue: $0.value) }
        var parts: [String] = []
        for tone in tones {
            guard let place = SkinTone.allCases.firstIndex(of: tone), skinTones.indices.contains(place) else {
                continue
            }
            if !parts.contains(skinTones[place]) { parts.append(skinTones[place]) }
        }
        return parts.isEmpty ? name : "\(name): \(parts.joined(separator: ", "))"
    }

    /// The words that an emoji is found by and that its name has not, in no order that means something.
    package func keywords(of emoji: Emoji) -> [String] {
        references(of: emoji).keywords.map { words.write([$0]) }
    }

    /// The numbers of an emoji's words.
    func references(of emoji: Emoji) -> (name: ArraySlice<UInt16>, keywords: ArraySlice<UInt16>) {
        let place = 2 * emoji.index
        guard place + 2 < bounds.count else { return ([], []) }
        let (name, keywords, end) = (Int(bounds[place]), Int(bounds[place + 1]), Int(bounds[place + 2]))
        return (references[name..<keywords], references[keywords..<end])
    }
}
