import Diagnostics
import KeyboardEngine

/// What input methods ask of conversion engines, which may be slow: the answer comes as a stroke of its own.
extension InputContext {
    /// Asks an engine; a frame never waits for it.
    func ask(_ query: ConversionQuery) {
        conversion.ask(query) { [weak self] reply in
            Task { @MainActor in self?.input(.converted(reply, for: query)) }
        }
    }

    /// The engines of the installed libraries. One that is missing is said once.
    static func makeConversion() -> ConversionService {
        ConversionService { Log.complain($0) }
    }
}
