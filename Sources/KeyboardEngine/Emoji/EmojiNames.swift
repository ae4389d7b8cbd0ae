/// What emoji are called in one language, and by which words they are found.
package struct EmojiNames: Equatable, Sendable {
    /// Names of nothing, where there is no file.
    package static let empty = EmojiNames(language: "", words: EmojiWords(), references: [], bounds: [0])

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
