import Foundation

/// Reads fontconfig's configuration when it is first asked for, or ahead of that in a thread of its own.
final class FontConfigurationLoader: @unchecked Sendable {
    // Unchecked: what is loaded is handed on under the lock, and used by one library only, under its own.
    private let folder: String?
    private let usesMachine: Bool
    private let lock = NSLock()
    private var configuration: FontConfiguration?
    private var isLoaded = false
    private var isAwaited = false

    init(folder: String?, usesMachine: Bool) {
        self.folder = folder
        self.usesMachine = usesMachine
    }

    /// The configuration; waits while it is being read. `nil` when there is none.
    func load() -> FontConfiguration? {
        lock.withLock {
            if !isLoaded {
                isLoaded = true
                configuration = FontConfiguration(folder: folder, usesMachine: usesMachine)
            }
            return configuration
        }
    }

    /// Begins to read it, once. Never waits, so that it is not for several threads at once.
    func prepare() {
        guard !isAwaited else { return }
        isAwaited = true
        Thread.detachNewThread { _ = self.load() }
    }
}
