import Foundation

extension KeyLayout {
    /// The version of the file format that this engine reads.
    package static let format = 1

    private static let planeLimit = 32
    private static let members: Set = [
        "format", "locale", "inherits", "keyboards", "words", "method", "keys", "alternates", "planes", "full",
    ]

    /// Reads a layout from the contents of a file that inherits nothing.
    ///
    /// - Parameter file: The file's name, for the message only.
    package init(data: Data, file: String) throws(KeyLayoutError) {
        let source = try LayoutSource(data: data, file: file)
        if let parent = source.parent {
            throw KeyLayoutError(
                .invalid, file: file, place: "inherits", reason: "contents alone cannot inherit \"\(parent)\"")
        }
        try self.init(source)
    }

    /// Reads a layout from a file's contents, to which what it inherits has been added.
    init(_ source: LayoutSource) throws(KeyLayoutError) {
        do throws(LayoutFault) {
            self = try KeyLayout(source.contents)
        } catch {
            throw KeyLayoutError(.invalid, file: source.file, place: error.place, reason: error.reason)
        }
    }

    private init(_ file: LayoutObject) throws(LayoutFault) {
        let version = try file.count("format", in: 0...Int(Int32.max))
        guard version == Self.format else {
            throw file.fault("format", "format \(version) cannot be read, only format \(Self.format)")
        }
        try file.expectOnly(Self.members)
        locale = try file.text("locale")
        guard LocaleFileNames.subtags(of: locale) != nil else {
            throw file.fault("locale", "\"\(locale)\" is not the tag of a language")
        }
        method = try file.textIfPresent("method").map { name throws(LayoutFault) in
            guard let method = InputMethodName(rawValue: name) else {
                throw file.fault("method", "there is no input method \"\(name)\"")
            }
            return method
        }

        let letters = try LetterTable(language: locale, alternates: file.objectIfPresent("alternates"))
        let vocabularies = try Self.vocabularies(file, letters)
        let planeObjects = try file.object("planes")
        guard planeObjects.names.count <= Self.planeLimit else {
            throw planeObjects.fault("a layout may have at most \(Self.planeLimit) planes")
        }
        var planes: [String: Plane] = [:]
        for name in planeObjects.names {
            planes[name] = try Plane(planeObjects.object(name), vocabularies: vocabularies)
        }
        self.planes = planes
        if let object = try file.objectIfPresent("full"), let vocabulary = vocabularies[.wide] {
            full = try FullForm(object, vocabulary: vocabulary)
        } else {
            full = nil
        }
        words = try Self.words(file, planes: planes.keys)

        let keyboardObjects = try file.object("keyboards")
        var keyboards: [KeyboardVariant: Keyboard] = [:]
        for name in keyboardObjects.names {
            guard let variant = KeyboardVariant(rawValue: name) else {
                throw keyboardObjects.fault(name, "\"\(name)\" is not a kind of keyboard")
            }
            let keyboard = try Keyboard(keyboardObjects.object(name))
            guard planes[keyboard.start] != nil else {
                throw keyboardObjects.fault(name, "there is no plane \"\(keyboard.start)\" to start with")
            }
            keyboards[variant] = keyboard
        }
        guard keyboards[.default] != nil else {
            throw keyboardObjects.fault("there is no default keyboard")
        }
        self.keyboards = keyboards
    }

    /// The name under which keys are defined for planes of all forms.
    private static let anyForm = "any"

    /// The words that all planes of a form share.
    private static func vocabularies(
        _ file: LayoutObject, _ letters: LetterTable
    ) throws(LayoutFault) -> [KeyPlaneForm: KeyVocabulary] {
        let forms = try file.objectIfPresent("keys")
        try forms?.expectOnly(KeyPlaneForm.names.union([anyForm]))
        var all = KeyVocabulary(letters: letters)
        if let keys = try forms?.objectIfPresent(anyForm) { try all.add(keys) }
        var vocabularies: [KeyPlaneForm: KeyVocabulary] = [:]
        for form in KeyPlaneForm.allCases {
            var vocabulary = all
            if let keys = try forms?.objectIfPresent(form.rawValue) { try vocabulary.add(keys) }
            vocabularies[form] = vocabulary
        }
        return vocabularies
    }

    /// What the keys say, by name.
    private static func words(
        _ file: LayoutObject, planes: some Sequence<String>
    ) throws(LayoutFault) -> KeyWords {
        guard let object = try file.objectIfPresent("words") else { return KeyWords([:]) }
        try object.expectOnly(Set(KeyWords.Name.allCases.map(\.rawValue)).union(planes))
        var words: [String: String] = [:]
        for name in object.names { words[name] = try object.text(name) }
        return KeyWords(words)
    }
}

extension KeyLayout.Keyboard {
    private static let members: Set = ["start", "bottom"]

    /// Reads the plane to start with and, where it differs, the name of the bottom row.
    fileprivate init(_ keyboard: LayoutObject) throws(LayoutFault) {
        try keyboard.expectOnly(Self.members)
        start = try keyboard.text("start")
        bottom = try keyboard.textIfPresent("bottom") ?? KeyLayout.defaultBottom
    }
}

extension KeyLayout.Plane {
    private static let members = KeyPlaneForm.names.union(["returnsAfter", "letters", "shifted"])

    /// Reads a plane's forms and the texts that lead back from it, where "space" is the space bar.
    fileprivate init(
        _ plane: LayoutObject,
        vocabularies: [KeyPlaneForm: KeyVocabulary]
    ) throws(LayoutFault) {
        try plane.expectOnly(Self.members)
        let texts = try plane.textIfPresent("returnsAfter")?.layoutWords ?? []
        returnsAfter = Set(texts.map { $0 == "space" ? " " : $0 })
        let letters = try plane.linesIfPresent("letters") ?? []
        let shifted = try plane.linesIfPresent("shifted")
        var forms: [KeyPlaneForm: KeyLayout.Arrangement] = [:]
        for form in KeyPlaneForm.allCases {
            guard let arrangement = try plane.objectIfPresent(form.rawValue) else { continue }
            guard var vocabulary = vocabularies[form] else { continue }
            for (index, line) in letters.enumerated() { vocabulary.lines["letters.\(index + 1)"] = line }
            if let shifted {
                try vocabulary.letters.add(letters, shifted: shifted) { plane.fault("shifted", $0) }
            }
            forms[form] = try KeyLayout.Arrangement(arrangement, vocabulary: vocabulary)
        }
        guard !forms.isEmpty else { throw plane.fault("the plane has no compact, wide or pad form") }
        self.forms = forms
    }
}

extension KeyLayout.Arrangement {
    private static let rowLimit = 7
    private static let bottomLimit = 16
    private static let members: Set = ["columns", "keys", "rows", "bottom"]

    /// Reads the rows of one form and its bottom rows.
    fileprivate init(_ arrangement: LayoutObject, vocabulary shared: KeyVocabulary) throws(LayoutFault) {
        try arrangement.expectOnly(Self.members)
        var vocabulary = shared
        if let keys = try arrangement.objectIfPresent("keys") {
            try vocabulary.add(keys)
        }
        let lines = try arrangement.lines("rows")
        guard (1...Self.rowLimit).contains(lines.count) else {
            throw arrangement.fault("rows", "a plane must have 1 to \(Self.rowLimit) rows above the bottom row")
        }
        var rows: [KeyRow] = []
        for (index, line) in lines.enumerated() {
            rows.append(try vocabulary.row(line) { arrangement.fault("rows[\(index)]", $0) })
        }
        self.rows = rows
        let needed = rows.map(\.leastColumns).max() ?? 1
        columns = try arrangement.countIfPresent("columns", in: 1...24) ?? min(24, max(1, Int(needed.rounded(.up))))

        let bottomLines = try arrangement.object("bottom")
        guard bottomLines.names.count <= Self.bottomLimit else {
            throw bottomLines.fault("a plane may have at most \(Self.bottomLimit) bottom rows")
        }
        var bottoms: [String: KeyRow] = [:]
        for name in bottomLines.names {
            bottoms[name] = try vocabulary.row(bottomLines.line(name)) { bottomLines.fault(name, $0) }
        }
        guard bottoms[KeyLayout.defaultBottom] != nil else {
            throw bottomLines.fault("there is no bottom row \"\(KeyLayout.defaultBottom)\"")
        }
        self.bottoms = bottoms
    }
}

extension KeyPlaneForm {
    /// The names that forms have in layout files.
    fileprivate static let names = Set(allCases.map(\.rawValue))
}
