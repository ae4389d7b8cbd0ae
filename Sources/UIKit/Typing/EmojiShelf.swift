import Diagnostics
import KeyboardEngine

/// The emoji that are offered, and those that were used last.
@MainActor
final class EmojiShelf {
    /// What was used last, until a visitor's session ends.
    private(set) var recents = EmojiRecents()

    /// The emoji, read when they are first shown. A file that is missing is said once.
    private(set) lazy var catalog: EmojiCatalog = {
        let loaded = EmojiAssets().catalog()
        for problem in loaded.problems { Log.complain("\(problem)") }
        return loaded.value
    }()

    /// Keeps an emoji among those that were used last.
    func use(_ text: String) {
        recents.add(text)
    }

    /// Forgets what was used.
    func forget() {
        recents.forget()
    }
}
