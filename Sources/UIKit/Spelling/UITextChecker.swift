import Foundation
import KeyboardEngine

/// Finds words that are not in the dictionary of a language, and what they may be meant for.
///
/// The dictionaries are those of Hunspell that are installed: the library (in Debian `libhunspell-1.7-0`) and the languages
/// (`hunspell-en-us`, `hunspell-de-de`) are looked for when the first question is asked. Without the library there are no
/// languages, and every word is right. The first question about a language reads its dictionary, which takes some tenths of
/// a second and stays in memory.
///
/// What is learned is forgotten when the program ends, and not written anywhere: a kiosk's visitors leave no words behind
/// (``learnedWords`` for programs that want it otherwise). What is ignored belongs to one checker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static let dictionaries = SpellingDictionaries()
    static var learned: Set<String> = []

    private var ignored: Set<String> = []

    /// Creates a checker that ignores no words.
    public override init() { super.init() }

    /// The languages that there are dictionaries for, such as "de_DE" and "en_US". A language that is asked about may also be
    /// written "de-DE" or "de"; where its country has no dictionary another one of the language is taken.
    open class var availableLanguages: [String] { dictionaries.languages }

    // MARK: Checking

    /// The first word that is wrong, in UTF-16 units.
    ///
    /// Words are letters with apostrophes between them. Addresses, and what has digits or underscores in it, are left out.
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: Where words are looked for.
    ///   - startingOffset: Where in the text it is begun, inside of the range.
    ///   - wrapFlag: Whether it goes on at the range's beginning when nothing was found behind the offset.
    ///   - language: One of ``availableLanguages``.
    /// - Returns: The range of the word; one at `NSNotFound` where there is none, or no dictionary.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        let length = stringToCheck.utf16.count
        guard range.location >= 0, range.location <= length, range.length >= 0,
            let dictionary = Self.dictionaries.dictionary(for: language)
        else { return none }
        let all = range.location..<min(length, range.length > length ? length : range.location + range.length)
        let start = min(max(startingOffset, all.lowerBound), all.upperBound)
        var isWrong: (String) -> Bool {
            { !self.knows($0) && $0.utf8.count <= SpellingDictionary.longestWord && !dictionary.hasWord($0) }
        }
        var found = SpellingWords.first(in: stringToCheck, start..<all.upperBound, where: isWrong)
        if found == nil, wrapFlag, start > all.lowerBound {
            found = SpellingWords.first(in: stringToCheck, all, where: isWrong)
        }
        return found.map { NSRange($0) } ?? none
    }

    private func knows(_ word: String) -> Bool {
        ignored.contains(word) || Self.learned.contains(word) || Self.learned.contains(word.lowercased())
    }

    /// What a wrong word may be meant for, the likeliest first.
    /// - Parameter range: Where the word is, in UTF-16 units of the text.
    /// - Returns: Nothing for a word that is right; `nil` without a dictionary, and where there is no word.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = word(in: range, of: string), let dictionary = Self.dictionaries.dictionary(for: language)
        else { return nil }
        return knows(word) || dictionary.hasWord(word) ? [] : dictionary.guesses(for: word)
    }

    /// Words that begin with a part of a word: those that were learned, then those that the dictionary lists, the shortest
    /// first; at most twenty. Most dictionaries list words without their endings.
    /// - Parameter range: Where the part is, in UTF-16 units of the text.
    /// - Returns: `nil` without a dictionary, and where there is no word.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let part = word(in: range, of: string), let dictionary = Self.dictionaries.dictionary(for: language)
        else { return nil }
        let learned = Self.learned.filter { $0.count > part.count && $0.hasPrefix(part) }.sorted()
        let listed = dictionary.completions(of: part, limit: Self.completionLimit)
        return Array((learned + listed.filter { !learned.contains($0) }).prefix(Self.completionLimit))
    }

    private static let completionLimit = 20

    private func word(in range: NSRange, of string: String) -> String? {
        guard range.length > 0, let place = Range(range, in: string) else { return nil }
        return String(string[place])
    }

    // MARK: Ignoring and learning

    /// Takes a word for right from now on, in this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        ignored.insert(wordToIgnore)
    }

    /// The words that this checker takes for right beside those of the dictionary, by the alphabet; `nil` for none.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    /// Takes a word for right from now on in all checkers and languages, until the program ends. A word in small letters is
    /// right with capitals too.
    open class func learnWord(_ word: String) {
        learned.insert(word)
    }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

    /// Forgets a word that was learned.
    open class func unlearnWord(_ word: String) {
        learned.remove(word)
    }
}
