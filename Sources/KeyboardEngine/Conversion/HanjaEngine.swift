import Synchronization

/// Finds the Chinese characters of Korean words with libhangul.
///
/// What nobody picks stays hangul, which is how Korean is usually written.
final class HanjaEngine: ConversionEngine, ReadingConverter, @unchecked Sendable {
    private let library: HanjaLibrary
    /// The dictionary, a file that the library reads from place to place: it is for one thread at a time.
    private let table: Mutex<Table>

    private struct Table: @unchecked Sendable {
        let pointer: HanjaLibrary.Table
    }

    /// How many syllables a word has at most that is looked for.
    private static let longestWord = 24

    /// Loads libhangul and its dictionary.
    /// - Parameter libraries: The file names to look for.
    /// - Throws: What is missing.
    init(libraries: [String] = ["libhangul.so.1"]) throws(ConversionFailure) {
        let purpose = "Korean is typed without hanja"
        guard let library = try? HanjaLibrary(libraries) else {
            throw .missing("the library libhangul", purpose: purpose, packages: "libhangul1")
        }
        guard let pointer = library.load(nil) else {
            throw .missing("libhangul's dictionary", purpose: purpose, packages: "libhangul-data")
        }
        self.library = library
        table = Mutex(Table(pointer: pointer))
    }

    deinit {
        table.withLock { library.deleteTable($0.pointer) }
    }

    /// What the word is written with, then what its beginnings are, the longest first, each with its meaning.
    func conversions(of reading: String, limit: Int) -> [ReadingConversion] {
        let word = String(reading.prefix(Self.longestWord))
        guard !word.isEmpty, !word.utf8.contains(0) else { return [] }
        return table.withLock { table in
            guard let list = library.matchPrefix(table.pointer, word) else { return [] }
            defer { library.deleteList(list) }
            return (0..<UInt32(min(max(library.count(list), 0), Int32(limit)))).compactMap { number in
                guard let key = library.key(list, number), let value = library.value(list, number) else { return nil }
                let comment = library.comment(list, number).map { String(cString: $0) }
                return ReadingConversion(
                    candidate: Candidate(String(cString: value), note: comment?.isEmpty == false ? comment : nil),
                    length: String(cString: key).count)
            }
        }
    }

    func best(of reading: String) -> String { reading }
}
