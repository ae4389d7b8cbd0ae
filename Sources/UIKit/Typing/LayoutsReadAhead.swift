import Foundation
import KeyboardEngine

/// Key layouts that a thread reads before they are shown.
final class LayoutsReadAhead: @unchecked Sendable {
    // Unchecked: all that changes is under the lock, which nobody holds while a file is read.
    private let lock = NSLock()
    private var awaited: Set<String> = []
    private var selections: [String: KeyLayoutCatalog.Selection] = [:]

    /// How many are ready and were not taken.
    var count: Int { lock.withLock { selections.count } }

    /// Begins to read layouts in a thread of its own, each once.
    func read(_ names: [String], from catalog: KeyLayoutCatalog) {
        let missing = lock.withLock { names.filter { awaited.insert($0).inserted } }
        guard !missing.isEmpty else { return }
        Thread.detachNewThread {
            for name in missing {
                guard self.lock.withLock({ self.awaited.contains(name) }) else { continue }
                let selection = catalog.layout(for: name)
                // Whoever could not wait for it has read it meanwhile.
                self.lock.withLock { if self.awaited.contains(name) { self.selections[name] = selection } }
            }
        }
    }

    /// The layout of a name where it is ready; it stays ready to be taken.
    func layout(_ name: String) -> KeyLayout? {
        lock.withLock { selections[name]?.layout }
    }

    /// The layout of a name, once; `nil` when it is not ready, and then it is no longer read ahead: nobody waits for it.
    func take(_ name: String) -> KeyLayoutCatalog.Selection? {
        lock.withLock {
            awaited.remove(name)
            return selections.removeValue(forKey: name)
        }
    }
}
