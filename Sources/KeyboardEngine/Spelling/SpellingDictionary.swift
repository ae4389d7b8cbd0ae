import Foundation

/// The dictionary of a language: which words are right, what wrong ones may be meant for, and how words go on.
package final class SpellingDictionary {
    private let library: HunspellLibrary
    private let handle: HunspellLibrary.Handle
    private let converter: TextConverter
    private let wordsFile: URL

    /// The longest word that is looked for, in bytes; the library knows none longer than a hundred.
    package static let longestWord = 99

    /// The list of words as it stands in its file, which is read when it is first asked for how a word goes on.
    private lazy var words: Data = (try? Data(contentsOf: wordsFile, options: .mappedIfSafe)) ?? Data()

    init?(_ library: HunspellLibrary, rules: URL, words: URL) {
        guard FileManager.default.isReadableFile(atPath: rules.path),
            FileManager.default.isReadableFile(atPath: words.path),
            let handle = library.create(rules.path, words.path)
        else { return nil }
        guard let name = library.encoding(handle).map({ String(cString: $0) }), let converter = TextConverter(name)
        else {
            library.destroy(handle)
            return nil
        }
        (self.library, self.handle, self.converter, wordsFile) = (library, handle, converter, words)
    }

    deinit {
        library.destroy(handle)
    }

    /// The word as the library reads it; `nil` for one that it cannot have.
    private func text(of word: String) -> [CChar]? {
        // Dictionaries have straight apostrophes; some have both.
        guard word.utf8.count <= Self.longestWord, !word.utf8.contains(0),
            let bytes = converter.encoded(word) ?? converter.encoded(word.replacing("’", with: "'"))
        else { return nil }
        return bytes.map { CChar(bitPattern: $0) } + [0]
    }

    /// Whether a word is right.
    package func hasWord(_ word: String) -> Bool {
        text(of: word).map { library.spell(handle, $0) != 0 } ?? false
    }

    /// What a wrong word may be meant for, the likeliest first.
    package func guesses(for word: String) -> [String] {
        guard let text = text(of: word) else { return [] }
        var list: HunspellLibrary.List?
        let count = library.suggest(handle, &list, text)
        defer { if list != nil { library.freeList(handle, &list, count) } }
        guard let list, count > 0 else { return [] }
        return (0..<Int(count)).compactMap { index in
            list[index].flatMap {
                converter.decoded(UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)))
            }
        }
    }

    /// Words that begin with a text: those that the dictionary lists, without their endings; the shortest first, those of
    /// a length by the alphabet of their codes.
    package func completions(of beginning: String, limit: Int) -> [String] {
        let small = beginning.lowercased()
        let capital = small.prefix(1).uppercased() + small.dropFirst()
        var found: Set<String> = []
        for form in [small, capital] {
            guard let bytes = converter.encoded(form), !bytes.isEmpty else { continue }
            found.formUnion(lines(beginningWith: bytes).compactMap { converter.decoded($0) })
        }
        let isCapital = beginning.first?.isUppercase ?? false
        var completions: [String] = []
        for word in found.sorted(by: { ($0.count, $0) < ($1.count, $1) }) where word.count > beginning.count {
            let word = isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
            guard !completions.contains(word), hasWord(word) else { continue }
            completions.append(word)
            if completions.count == limit { break }
        }
        return completions
    }

    /// The words of the file that begin with bytes, without what says how they change.
    private func lines(beginningWith bytes: [UInt8]) -> [[UInt8]] {
        words.withUnsafeBytes { (all: UnsafeRawBufferPointer) in
            guard let start = all.baseAddress else { return [] }
            var (found, offset): ([[UInt8]], Int) = ([], 0)
            while offset < all.count {
                let rest = all.count - offset
                let end =
                    memchr(start + offset, 0x0A, rest).map { start.distance(to: UnsafeRawPointer($0)) } ?? all.count
                if rest >= bytes.count, memcmp(start + offset, bytes, bytes.count) == 0 {
                    let line = all[offset..<end].prefix { $0 != 0x2F && $0 != 0x09 && $0 != 0x0D && $0 != 0x20 }
                    found.append(Array(line))
                }
                offset = end + 1
            }
            return found
        }
    }
}
