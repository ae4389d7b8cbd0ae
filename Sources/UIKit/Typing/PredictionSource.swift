import Diagnostics
import KeyboardEngine

/// Knows how words go on.
@MainActor
protocol PredictionSource: AnyObject {
    /// A language is about to be typed in.
    func prepare(_ language: String)
    /// Asks how a word goes on. The answer comes at once, later, or where nothing is known never; `nil` is no word that is
    /// likely.
    func ask(_ query: PredictionQuery, then: @escaping @MainActor (String?) -> Void)
}

/// The dictionaries that are installed. One that is missing is said once.
@MainActor
final class InstalledPredictions: PredictionSource {
    private let service: PredictionService

    init(_ service: PredictionService = PredictionService { Log.complain($0) }) {
        self.service = service
    }

    func prepare(_ language: String) { service.prepare(language) }

    func ask(_ query: PredictionQuery, then: @escaping @MainActor (String?) -> Void) {
        service.ask(query) { rest in Task { @MainActor in then(rest) } }
    }
}
