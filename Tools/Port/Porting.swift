/// What becomes of sources that are carried over together.
struct Porting {
    /// A source and what has become of it.
    struct Outcome {
        let path: String
        let before: [UInt8]
        let after: [UInt8]
        /// What was changed and what is left, each with its line in the file as it is afterwards, or as it was.
        let changes: [(line: Int, text: String)]
        let remarks: [(line: Int, text: String)]

        var isChanged: Bool { before != after }
    }

    let outcomes: [Outcome]

    /// - Parameters:
    ///   - isModule: Whether the sources are all that a module has: no pieces of it.
    ///   - showsLinesBefore: Whether lines are counted in the sources as they are now.
    init(_ sources: [(path: String, bytes: [UInt8])], isModule: Bool = false, showsLinesBefore: Bool = false) {
        let program = Program(sources.map { SourceFile(path: $0.path, bytes: $0.bytes) }, isModule: isModule)
        outcomes = program.files.map { Self.port($0, of: program, showsLinesBefore) }
    }

    private static func port(_ file: SourceFile, of program: Program, _ showsLinesBefore: Bool) -> Outcome {
        var revision = Revision(of: file)
        for rule in Rules.all { rule.apply(to: file, of: program, &revision) }
        let after = revision.result(file.bytes)
        if let loss = RevisionCheck.loss(from: file, by: revision, to: after) {
            return Outcome(
                path: file.path, before: file.bytes, after: file.bytes, changes: [],
                remarks: [(1, "the file is left as it is, because \(loss); change it by hand")])
        }
        let (lines, places) = (LineTable(after), revision.places)
        func line(_ offset: Int) -> Int {
            showsLinesBefore ? file.line(of: offset) : lines.line(of: places[offset])
        }
        return Outcome(
            path: file.path, before: file.bytes, after: after,
            changes: revision.changes.sorted { $0.offset < $1.offset }.map { (line($0.offset), $0.text) },
            remarks: revision.remarks.sorted { $0.offset < $1.offset }.map { (line($0.offset), $0.text) })
    }
}
