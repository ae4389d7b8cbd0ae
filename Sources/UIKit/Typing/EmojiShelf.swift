import Diagnostics
import KeyboardEngine

/// The emoji that are offered, and those that were used last.
@MainActor
final class EmojiShelf {
    /// What was used last, until a visitor's session ends.
    private(set) var recents = EmojiRecents()

    private let loader = EmojiLoader()
    /// The emoji that fonts show, read when they are first shown, or when that may be soon.
    private(set) lazy var catalog = loader.load()

    /// Emoji may be shown soon.
    func prepare() { loader.prepare() }

    private var known: (language: String, names: EmojiNames)?

    /// What emoji are called in a language, read when it is asked for. A file that is missing is said once.
    func names(in language: String) -> EmojiNames {
        if let known, known.language == language { return known.names }
        let loaded = EmojiAssets().names(for: language, of: catalog)
        for problem in loaded.problems { Log.complain("\(problem)") }
        known = (language, loaded.value)
        return loaded.value
    }

    /// What an emoji is called in a language, with its skin tones: "Daumen hoch: helle Hautfarbe". `nil` where the language
    /// has no name for it.
    func name(of text: String, in language: String) -> String? {
        guard let emoji = catalog.emoji(for: text) else { return nil }
        return names(in: language).name(of: emoji, written: text)
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
