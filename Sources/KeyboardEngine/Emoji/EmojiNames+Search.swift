/// Finding emoji by what they are called.
extension EmojiNames {
    /// The most that is searched for, in words and in scalars; what is behind it is left out.
    private static let limits = (words: 8, scalars: 256)

    /// The emoji whose name and keywords have all words of a text, or words that begin with them.
    ///
    /// Capitals and accents do not matter. In languages without spaces a word may stand anywhere. The best come first: the
    /// text is the name, the name begins with it, the name has all words, keywords have them; among these whole words go
    /// before beginnings, and then the catalogue's order counts.
    /// - Parameter catalog: The emoji that are searched; those that these names are of.
    /// - Returns: None for a text without letters and digits.
    package func search(_ text: String, in catalog: EmojiCatalog) -> [Emoji] {
        let query = Array(EmojiSearchText.folded(String(text.unicodeScalars.prefix(Self.limits.scalars))).utf8)
        let parts = query.split(separator: UInt8(ascii: " ")).prefix(Self.limits.words)
        guard !parts.isEmpty else { return [] }
        let isAnywhere = InputMode.withoutSpaces.contains(LanguageTag(language).code)
        let matches = parts.map { words.matches($0, isAnywhere: isAnywhere) }
        var found: [Rank: [Emoji]] = [:]
        for emoji in catalog.emoji {
            if let rank = rank(of: emoji, matches: matches, query: query) { found[rank, default: []].append(emoji) }
        }
        return Rank.allCases.flatMap { found[$0] ?? [] }
    }

    /// How well an emoji fits, the best first.
    private enum Rank: CaseIterable {
        case name, nameBegins, wordsOfName, beginningsOfName, keywords, beginnings
    }

    /// How well an emoji fits; `nil` when a word is missing.
    private func rank(of emoji: Emoji, matches: [[EmojiWords.Match]], query: [UInt8]) -> Rank? {
        let (name, keywords) = references(of: emoji)
        var (inName, inAll) = (EmojiWords.Match.whole, EmojiWords.Match.whole)
        for match in matches {
            let best = name.reduce(.none) { max($0, match[Int($1)]) }
            inName = min(inName, best)
            inAll = min(inAll, keywords.reduce(best) { max($0, match[Int($1)]) })
            if inAll == .none { return nil }
        }
        guard inName != .none else { return inAll == .whole ? .keywords : .beginnings }
        let folded = words.fold(name)
        if folded == query { return .name }
        if folded.starts(with: query) { return .nameBegins }
        return inName == .whole ? .wordsOfName : .beginningsOfName
    }
}
