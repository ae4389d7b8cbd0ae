import KeyboardEngine

@testable import UIKit

/// Predicts from a list of words that a test gives it, at once or when the test says so.
@MainActor
final class StubPredictions: PredictionSource {
    private struct List: WordList {
        let words: [String]

        func hasWord(_ word: String) -> Bool { words.contains(word) || words.contains(word.lowercased()) }

        func completions(of beginning: String, limit: Int) -> [String] {
            words.filter { $0.hasPrefix(beginning.lowercased()) && $0.count > beginning.count }
                .map { beginning == beginning.lowercased() ? $0 : $0.prefix(1).uppercased() + $0.dropFirst() }
        }
    }

    private let list: List
    /// Whether an answer waits until it is asked for.
    var waits = false
    private(set) var questions: [PredictionQuery] = []
    private(set) var languages: [String] = []
    private var waiting: [(PredictionQuery, @MainActor (String?) -> Void)] = []

    init(_ words: String = "keyboard keyboards tomorrow key מקלדת") {
        list = List(words: words.split(separator: " ").map(String.init))
    }

    func prepare(_ language: String) { languages.append(language) }

    func ask(_ query: PredictionQuery, then: @escaping @MainActor (String?) -> Void) {
        questions.append(query)
        waiting.append((query, then))
        if !waits { answer() }
    }

    /// Answers all questions, the newest first: whoever believes an old one is wrong.
    func answer() {
        let asked = waiting
        waiting = []
        for (query, then) in asked.reversed() { then(WordPrediction.rest(for: query, in: list)) }
    }
}
