import Foundation
import TextEngine

/// How a text is searched.
@preconcurrency @MainActor
public final class UITextSearchOptions: NSObject {
    /// Where in a word a result may stand.
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere.
        case contains
        /// At the start of a word.
        case startsWith
        /// From the start of a word to its end.
        case fullWord
    }

    /// Where in a word a result may stand.
    public let wordMatchMethod: WordMatchMethod
    /// How strings are compared. Case and accents are heeded or not; other options have no effect.
    public let stringCompareOptions: NSString.CompareOptions

    init(_ wordMatchMethod: WordMatchMethod, _ stringCompareOptions: NSString.CompareOptions) {
        self.wordMatchMethod = wordMatchMethod
        self.stringCompareOptions = stringCompareOptions
    }
}

extension SearchOptions {
    /// The options of UIKit; without any, those that a person expects: neither case nor accents matter.
    @MainActor
    init(_ options: UITextSearchOptions?) {
        self.init()
        guard let options else { return }
        ignoresCase = options.stringCompareOptions.contains(.caseInsensitive)
        ignoresMarks = options.stringCompareOptions.contains(.diacriticInsensitive)
        switch options.wordMatchMethod {
        case .contains: wordMatch = .contains
        case .startsWith: wordMatch = .startsWith
        case .fullWord: wordMatch = .fullWord
        }
    }
}
