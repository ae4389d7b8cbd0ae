import Dispatch
import Synchronization

/// Asks conversion engines on a thread of its own, so that no frame waits for them.
///
/// An engine is loaded on that thread when it is needed for the first time. One that is not installed is said once; its
/// queries have no answer then, and input methods type their basic form.
package final class ConversionService: Sendable {
    /// Loads an engine.
    package typealias Loader = @Sendable (ConversionEngineName) throws(ConversionFailure) -> any ConversionEngine

    /// A query that waits for its engine, and who wants to know.
    private struct Request: Sendable {
        let query: ConversionQuery
        let then: @Sendable (ConversionReply) -> Void
    }

    private let queue = DispatchQueue(label: "Typecase.Conversion", qos: .userInitiated)
    private let waiting = Mutex<[ConversionEngineName: Request]>([:])
    private let engines: Engines

    /// Makes the service; nothing is loaded yet.
    /// - Parameters:
    ///   - load: Loads an engine; the default looks for the installed libraries.
    ///   - complain: Is told once, on the service's thread, of each thing that is missing. There is never a user's text
    ///     in what it is told.
    package init(
        load: @escaping Loader = InstalledEngines.load, complain: @escaping @Sendable (String) -> Void
    ) {
        engines = Engines(load: load, complain: complain)
    }

    /// Loads an engine before it is asked for the first time.
    package func prepare(_ engine: ConversionEngineName) {
        queue.async { [engines] in _ = engines[engine] }
    }

    /// Asks an engine and returns at once.
    ///
    /// Of several queries that wait for the same engine only the newest is answered: what was typed since makes the
    /// others useless.
    /// - Parameter then: Is told the reply, on the service's thread; never called where the engine is missing.
    package func ask(_ query: ConversionQuery, then: @escaping @Sendable (ConversionReply) -> Void) {
        let isFirst = waiting.withLock {
            $0.updateValue(Request(query: query, then: then), forKey: query.engine) == nil
        }
        guard isFirst else { return }
        queue.async { [weak self] in
            guard let self, let engine = engines[query.engine] else {
                _ = self?.waiting.withLock { $0.removeValue(forKey: query.engine) }
                return
            }
            // Taken only now: loading may have lasted, and more been typed meanwhile.
            guard let newest = waiting.withLock({ $0.removeValue(forKey: query.engine) }) else { return }
            newest.then(engine.reply(to: newest.query))
        }
    }
}

/// The engines of a service, which only its thread touches.
private final class Engines: @unchecked Sendable {
    private let load: ConversionService.Loader
    private let complain: @Sendable (String) -> Void
    private var loaded: [ConversionEngineName: (any ConversionEngine)?] = [:]
    private var said: Set<String> = []

    init(load: @escaping ConversionService.Loader, complain: @escaping @Sendable (String) -> Void) {
        self.load = load
        self.complain = complain
    }

    /// An engine, which is loaded if it was never tried; `nil` for one that is missing.
    subscript(name: ConversionEngineName) -> (any ConversionEngine)? {
        if let known = loaded[name] { return known }
        do throws(ConversionFailure) {
            let engine = try load(name)
            loaded[name] = engine
            return engine
        } catch {
            loaded[name] = .some(nil)
            // Three ways of typing Chinese want the same library.
            if said.insert(error.sentence).inserted { complain(error.sentence) }
            return nil
        }
    }
}

/// The engines of the libraries that are installed.
package enum InstalledEngines {
    /// Loads an engine.
    /// - Throws: What is missing.
    package static let load: ConversionService.Loader = { name throws(ConversionFailure) in
        switch name {
        case .pinyin, .zhuyin, .cangjie: try RimeEngine(name)
        case .anthy: try AnthyEngine()
        case .hanja: try HanjaEngine()
        }
    }
}
