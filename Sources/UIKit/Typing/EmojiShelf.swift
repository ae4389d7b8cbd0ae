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

    private var known: (language: String, names: EmojiNames)?

    /// What emoji are called in a language, read when it is asked for. A file that is missing is said once.
    func names(in language: String) -> EmojiNames {
        if let known, known.language == language { return known.names }
        let loaded = EmojiAssets().names(for: language, of: catalog)
        for problem in loaded.problems { Log.complain("\(problem)") }
        known = (language, loaded.value)
        return loaded.value
    }

    /// Keeps an emoji among those that were used last.
    func use(_ text: String) {
        recents.add(text)
    }

    /// Forgets what was used.
    func forget() {
        recents.forget()
    }
}
