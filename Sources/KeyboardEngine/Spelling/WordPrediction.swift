import Foundation

/// What is asked when somebody types: how a word goes on.
package struct PredictionQuery: Equatable, Sendable {
    /// The language that is typed in, as a BCP 47 tag.
    package var language: String
    /// What is typed of the word.
    package var beginning: String
    /// The text that it belongs to, or what is near it, with the word itself.
    package var text: String
    /// Words that were typed before and are in the text no longer.
    package var words: [String]
    /// Words that count as those of the dictionary.
    package var learned: [String]

    /// Describes a question.
    package init(language: String, beginning: String, text: String, words: [String] = [], learned: [String] = []) {
        (self.language, self.beginning, self.text) = (language, beginning, text)
        (self.words, self.learned) = (words, learned)
    }
}

/// The words of a language.
package protocol WordList {
    /// Whether a word is right.
    func hasWord(_ word: String) -> Bool
    /// Words that begin with a text, the shortest first.
    func completions(of beginning: String, limit: Int) -> [String]
}

extension SpellingDictionary: WordList {}

/// Finds the one word that is likely to be meant by its beginning.
///
/// Dictionaries do not say how often a word is used. So one is likely when all others that begin like this go on from it, as
/// "keyboards" does from "keyboard", or when it stands in the text in most of the cases. What stands in the text goes first.
/// What is a word as it is has no rest.
package struct WordPrediction {
    private let list: any WordList
    private let query: PredictionQuery
    private let style: Style

    /// How the beginning is written.
    private enum Style {
        case small, capital, capitals
    }

    /// More words than this that begin in the same way are not looked at: none of them is likely.
    private static let limit = 100

    /// The rest of the word that is likely.
    /// - Returns: `nil` where there is none.
    package static func rest(for query: PredictionQuery, in list: any WordList) -> String? {
        WordPrediction(query, list)?.rest
    }

    private init?(_ query: PredictionQuery, _ list: any WordList) {
        let beginning = query.beginning
        if beginning == beginning.lowercased() {
            style = .small
        } else if beginning == beginning.uppercased() {
            style = .capitals
        } else if beginning.dropFirst() == beginning.dropFirst().lowercased() {
            style = .capital
        } else {
            return nil
        }
        (self.query, self.list) = (query, list)
    }

    private var rest: String? {
        let beginning = query.beginning
        guard !list.hasWord(written(beginning.lowercased())), !list.hasWord(beginning) else { return nil }
        guard let word = Self.likely(ownWords) ?? Self.likely(listedWords) else { return nil }
        guard style != .capitals else {
            let (whole, start) = (word.uppercased(), beginning.count)
            return whole.hasPrefix(beginning) ? String(whole.dropFirst(start)) : nil
        }
        // A word that is written otherwise, as "Monday" is, was not begun so.
        guard word.hasPrefix(beginning), list.hasWord(word) || isOwn(word) else { return nil }
        return String(word.dropFirst(beginning.count))
    }

    /// The word from which all others go on, or else the one that stands there in most of the cases.
    private static func likely(_ words: [String: Int]) -> String? {
        guard let shortest = words.keys.min(by: { ($0.count, $0) < ($1.count, $1) }) else { return nil }
        if words.keys.allSatisfy({ $0.hasPrefix(shortest) }) { return shortest }
        let all = words.values.reduce(0, +)
        return words.first { $0.value * 2 > all }?.key
    }

    // MARK: Words of the text

    /// Words of the text that begin so, and how often they stand there. One that no dictionary knows may be a mistake, unless
    /// it was written twice.
    private var ownWords: [String: Int] {
        var counts: [String: Int] = [:]
        let inText = SpellingWords.all(in: query.text)
        let gone = (query.words + query.learned).filter { !inText.contains($0) }
        for word in inText + gone where begins(word) {
            counts[own(word), default: 0] += 1
        }
        return counts.filter { $0.value > 1 || list.hasWord($0.key) || query.learned.contains($0.key) }
    }

    private func isOwn(_ word: String) -> Bool { ownWords[word] != nil }

    /// Whether a word goes on from the beginning, however it is written.
    private func begins(_ word: String) -> Bool {
        word.count > query.beginning.count && word.lowercased().hasPrefix(query.beginning.lowercased())
    }

    /// A word of the text as it would be written here: one that has a capital as the first of a sentence has none inside.
    private func own(_ word: String) -> String {
        switch style {
        case .small:
            let small = word.lowercased()
            return word != small && list.hasWord(small) ? small : word
        case .capital: return word.prefix(1).uppercased() + word.dropFirst()
        case .capitals: return word.uppercased()
        }
    }

    // MARK: Words of the dictionary

    /// Words of the dictionary that begin so, each of them once; none where there are too many.
    private var listedWords: [String: Int] {
        let found = list.completions(of: written(query.beginning.lowercased()), limit: Self.limit)
        guard found.count < Self.limit else { return [:] }
        return Dictionary(found.map { (style == .small ? $0 : written($0), 1) }) { first, _ in first }
    }

    /// A word as it is written here; what was typed in capitals is looked for with one.
    private func written(_ word: String) -> String {
        style == .small ? word : word.prefix(1).uppercased() + word.dropFirst()
    }
}
