import Diagnostics
import Foundation

/// The dictionaries that are installed, each of which is read when it is first asked for.
package final class SpellingDictionaries {
    /// Where distributions put them.
    package static let usualFolders = ["/usr/share/hunspell", "/usr/local/share/hunspell", "/usr/share/myspell/dicts"]

    private let library: HunspellLibrary?
    private var files: [String: (rules: URL, words: URL)] = [:]
    private var loaded: [String: SpellingDictionary?] = [:]

    /// The languages that there are dictionaries for, by the names of their files: "de_AT", "en_US".
    package let languages: [String]

    /// Looks for the library and the dictionaries. Without the library there is no language, which the log says.
    package init(libraries: [String]? = nil, folders: [String] = usualFolders) {
        library = try? HunspellLibrary(libraries ?? HunspellLibrary.names)
        guard library != nil else {
            languages = []
            Log.complain(
                "spelling is not checked: the library libhunspell was not found. It is in the package libhunspell-1.7-0.",
                cause: "libhunspell")
            return
        }
        for folder in folders.reversed() {
            let folder = URL(fileURLWithPath: folder)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
                guard name.hasSuffix(".aff"), !name.hasPrefix("hyph_") else { continue }
                let language = String(name.dropLast(4))
                let words = folder.appendingPathComponent(language + ".dic")
                guard FileManager.default.fileExists(atPath: words.path) else { continue }
                files[language] = (folder.appendingPathComponent(name), words)
            }
        }
        languages = files.keys.sorted()
    }

    /// The dictionary of a language: of its own country, otherwise the language's home country's, otherwise any of the
    /// language.
    /// - Returns: `nil` where there is none, or it cannot be read.
    package func dictionary(for language: String) -> SpellingDictionary? {
        guard let library, let name = name(for: language), let files = files[name] else { return nil }
        if let known = loaded[name] { return known }
        let dictionary = SpellingDictionary(library, rules: files.rules, words: files.words)
        if dictionary == nil {
            Log.complain("the spelling of \(name) is not checked: its dictionary cannot be read.")
        }
        loaded[name] = dictionary
        return dictionary
    }

    private func name(for language: String) -> String? {
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        if files[wanted] != nil { return wanted }
        let code = wanted.prefix { $0 != "_" }
        guard !code.isEmpty else { return nil }
        let homes = ["\(code)", "\(code)_\(code.uppercased())", "\(code)_US"]
        return homes.first { files[$0] != nil } ?? languages.first { $0.hasPrefix(code + "_") }
    }
}
