/// The words that rows of a layout file are written in, and the keys they stand for.
///
/// A row is a line of words: a single character is the key that types it, the name of a control is that
/// control, and any other word must be defined. So a misspelt word is an error and not a strange key.
struct KeyVocabulary {
    private var definitions: [String: KeyDefinition] = [:]
    /// What the language has in capitals and in alternates.
    var letters: LetterTable
    /// Lines that a word of a row stands for as a whole: "letters.1" for the first line of a plane's letters.
    var lines: [String: String] = [:]

    /// More definitions than any form needs.
    private static let definitionLimit = 256
    /// More keys than any row can show.
    private static let cellLimit = 32

    /// The words without any definition.
    init(letters: LetterTable) {
        self.letters = letters
    }

    /// Adds an object of definitions, which replace earlier ones of the same words.
    ///
    /// A definition may be for several words at once, as in `"shift delete": { "width": 1.5 }`.
    mutating func add(_ keys: LayoutObject) throws(LayoutFault) {
        for names in keys.names {
            let definition = try KeyDefinition(keys.object(names))
            for word in names.layoutWords {
                guard definition.cell(named: word, letters: letters) != nil else {
                    throw keys.fault(names, "it is not said what \"\(word)\" does")
                }
                definitions[word] = definition
            }
        }
        guard definitions.count <= Self.definitionLimit else {
            throw keys.fault("a form may define at most \(Self.definitionLimit) keys")
        }
    }

    /// The row that a line stands for.
    ///
    /// - Parameter fault: Makes the fault for a reason; it knows where the line is in the file.
    func row(_ line: String, fault: (String) -> LayoutFault) throws(LayoutFault) -> KeyRow {
        let tooMany = "a row may have at most \(Self.cellLimit) keys"
        let written = line.layoutWords
        // Before lines are put in, or long rows of long lines would be multiplied.
        guard written.count <= Self.cellLimit else { throw fault(tooMany) }
        let words = written.flatMap { word in lines[word]?.layoutWords ?? [word] }
        guard words.count <= Self.cellLimit else { throw fault(tooMany) }
        var row: [KeyRow.Cell] = []
        row.reserveCapacity(words.count)
        for word in words {
            guard let cell = (definitions[word] ?? .plain).cell(named: word, letters: letters) else {
                throw fault("there is no key \"\(word)\"")
            }
            row.append(cell)
        }
        guard row.contains(where: \.isKey) else { throw fault("the row has no keys") }
        return KeyRow(row)
    }
}

extension KeyRow.Cell {
    /// Whether the cell is a key and not room between keys.
    fileprivate var isKey: Bool {
        if case .key = self { true } else { false }
    }
}
