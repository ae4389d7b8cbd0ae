import Dispatch
import Synchronization

/// Says how words go on, on a thread of its own: neither a key nor a frame waits for a dictionary.
///
/// A dictionary is read on that thread when its language is typed in for the first time. It is another one than a spelling
/// checker's, which is for another thread.
package final class PredictionService: Sendable {
    /// A query that waits, and who wants to know.
    private struct Request: Sendable {
        let query: PredictionQuery
        let then: @Sendable (String?) -> Void
    }

    private let queue = DispatchQueue(label: "Typecase.Prediction", qos: .userInitiated)
    private let waiting = Mutex<Request?>(nil)
    private let lists: PredictionLists

    /// Makes the service; nothing is looked for yet.
    /// - Parameters:
    ///   - libraries: The file names of the library to look for.
    ///   - folders: Where dictionaries are.
    ///   - complain: Is told, on the service's thread, of a language that there is no dictionary for. There is never a user's
    ///     text in what it is told.
    package init(
        libraries: [String]? = nil, folders: [String] = SpellingDictionaries.usualFolders,
        complain: @escaping @Sendable (String) -> Void
    ) {
        lists = PredictionLists(libraries: libraries, folders: folders, complain: complain)
    }

    /// Reads the dictionary of a language before it is asked for the first time.
    /// - Parameter then: Is told when that is done, on the service's thread.
    package func prepare(_ language: String, then: @escaping @Sendable () -> Void = {}) {
        queue.async { [lists] in
            _ = lists[language]
            then()
        }
    }

    /// Asks how a word goes on, and returns at once.
    ///
    /// Of several queries that wait only the newest is answered: what was typed since makes the others useless.
    /// - Parameter then: Is told the rest of the word, or `nil` where none is likely, on the service's thread; never called
    ///   without a dictionary.
    package func ask(_ query: PredictionQuery, then: @escaping @Sendable (String?) -> Void) {
        let isFirst = waiting.withLock { request in
            defer { request = Request(query: query, then: then) }
            return request == nil
        }
        guard isFirst else { return }
        queue.async { [weak self] in
            guard let self else { return }
            _ = lists[query.language]
            // Taken only now: reading may have lasted, and more been typed meanwhile.
            let taken = waiting.withLock { request in
                defer { request = nil }
                return request
            }
            guard let newest = taken, let list = lists[newest.query.language] else { return }
            newest.then(WordPrediction.rest(for: newest.query, in: list))
        }
    }
}

/// The dictionaries of a service, which only its thread touches.
private final class PredictionLists: @unchecked Sendable {
    private let (libraries, folders): ([String]?, [String])
    private let complain: @Sendable (String) -> Void
    private lazy var dictionaries = SpellingDictionaries(libraries: libraries, folders: folders)
    private var said: Set<String> = []

    init(libraries: [String]?, folders: [String], complain: @escaping @Sendable (String) -> Void) {
        (self.libraries, self.folders, self.complain) = (libraries, folders, complain)
    }

    subscript(language: String) -> (any WordList)? {
        if let dictionary = dictionaries.dictionary(for: language) { return dictionary }
        if said.insert(language).inserted {
            complain(
                "no words are predicted in the language \(language): there is no dictionary of it that can be read.")
        }
        return nil
    }
}
