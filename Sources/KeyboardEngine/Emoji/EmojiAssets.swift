import Foundation

/// Finds and loads the files of emoji and of their names. Nothing is kept: who asks keeps what it gets.
package struct EmojiAssets: Sendable {
    /// What was loaded, and what went wrong on the way to it.
    package struct Loaded<Value: Sendable>: Sendable {
        /// The best that could be loaded: a catalogue or names, without any files an empty one.
        package let value: Value
        /// Faults to be logged once; a file that is broken is passed over, not fatal.
        package let problems: [EmojiError]
    }

    /// The largest file that is read, in bytes; the longest that is shipped has 90,000.
    private static let sizeLimit = 1024 * 1024

    /// The directories that are searched, first to last.
    package let directories: [String]

    /// The files of the given directories, or of the standard ones.
    package init(directories: [String] = AssetDirectories.standard("Emoji")) {
        self.directories = directories
    }

    /// The emoji of the first directory whose file can be used.
    package func catalog() -> Loaded<EmojiCatalog> {
        first(of: ["emoji"], or: .empty) { data, file throws(EmojiError) in try EmojiCatalog(data: data, file: file) }
    }

    /// The names of emoji in a locale such as "de-AT" or "de_AT.UTF-8".
    ///
    /// Tried in this order: the locale, its shorter forms, English, each in every directory.
    /// - Parameter catalog: The emoji. Names of other ones are passed over.
    package func names(for locale: String, of catalog: EmojiCatalog) -> Loaded<EmojiNames> {
        // Without emoji there is nothing to name, and that has been said.
        guard catalog.edition != EmojiCatalog.empty.edition else { return Loaded(value: .empty, problems: []) }
        let files = LocaleFileNames.candidates(for: Self.written(locale))
        let names = first(of: files, or: .empty) { data, file throws(EmojiError) in
            try EmojiNames(data: data, file: file, edition: catalog.edition)
        }
        // Names without those of the skin tones are names all the same.
        let tones = first(of: ["tones"], or: EmojiTones()) { data, file throws(EmojiError) in
            try EmojiTones(data: data, file: file)
        }
        var value = names.value
        value.skinTones = tones.value.names[value.language] ?? []
        return Loaded(value: value, problems: names.problems + tones.problems.filter { $0.fault != .notFound })
    }

    /// Loads the first file that can be used: of the first name that any directory has.
    private func first<Value>(
        of names: [String], or empty: Value, _ read: (Data, String) throws(EmojiError) -> Value
    ) -> Loaded<Value> {
        var problems: [EmojiError] = []
        for name in names {
            for directory in directories {
                let file = "\(directory)/\(name).txt"
                do throws(EmojiError) {
                    guard let data = try contents(of: file) else { continue }
                    return Loaded(value: try read(data, file), problems: problems)
                } catch {
                    problems.append(error)
                }
            }
        }
        if problems.isEmpty {
            let places = directories.joined(separator: ", ")
            problems.append(EmojiError(.notFound, file: "\(names[0]).txt", reason: "no such file in \(places)"))
        }
        return Loaded(value: empty, problems: problems)
    }

    private func contents(of file: String) throws(EmojiError) -> Data? {
        do throws(AssetFile.Fault) {
            return try AssetFile.contents(of: file, limit: Self.sizeLimit, kind: "file of emoji")
        } catch {
            throw EmojiError(error.isTooLarge ? .tooLarge : .unreadable, file: file, reason: error.reason)
        }
    }

    /// A locale by the name of the language that its files have: Norwegian is Bokmål, and Chinese is written in
    /// traditional characters in some countries.
    private static func written(_ locale: String) -> String {
        let tag = LanguageTag(locale)
        switch tag.code {
        case "no", "nn": return "nb"
        case "yue": return "zh-Hant"
        case "zh":
            let parts = tag.name.lowercased().split(separator: "-")
            if parts.contains("hans") { return "zh" }
            return parts.contains { ["hant", "hk", "mo", "tw"].contains($0) } ? "zh-Hant" : "zh"
        default: return tag.name
        }
    }
}
