import Diagnostics
import FontEngine
import Foundation
import KeyboardEngine

/// Reads the emoji when they are first asked for, or ahead of that in a thread of its own, and leaves out those that no
/// font shows: looking at two thousand takes longer than a frame.
final class EmojiLoader: @unchecked Sendable {
    // Unchecked: what is loaded is handed on under the lock.
    private let lock = NSLock()
    private var catalog: EmojiCatalog?
    private var isAwaited = false

    /// The emoji; waits while they are being read. A file that is missing is said once.
    func load() -> EmojiCatalog {
        lock.withLock {
            if let catalog { return catalog }
            let loaded = EmojiAssets().catalog()
            for problem in loaded.problems { Log.complain("\(problem)") }
            let shown = loaded.value.filtered { FontLibrary.shared.showsEmoji($0) }
            // Where no font has any, boxes are better than an empty panel.
            let catalog = shown.emoji.isEmpty ? loaded.value : shown
            self.catalog = catalog
            return catalog
        }
    }

    /// Begins to read them, once. Never waits, so that it is not for several threads at once.
    func prepare() {
        guard !isAwaited else { return }
        isAwaited = true
        Thread.detachNewThread { _ = self.load() }
    }
}
