/// `NotificationCenter.default.publisher(for: name).sink { … }.store(in: &cancellables)`: there is no Combine. An observer hears of
/// notifications as long as it is there too, so that what was called becomes what the observer's method is.
enum NotificationSinkRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        guard let sinks = NotificationSinks(in: file, of: program) else { return }
        var names = Names(taken: program.words)
        for sink in sinks.all { rewrite(sink, names.next(), file, program, &revision) }
        for set in sinks.sets {
            let tokens = NotificationSinks.tokens(of: set, file)
            revision.replace(file.reach(of: tokens), with: "", "\(file.source(ofTokens: tokens)) left out")
        }
    }

    /// Names that nothing has.
    private struct Names {
        let taken: Set<String>
        var count = 0

        mutating func next() -> String {
            while true {
                count += 1
                let name = count == 1 ? "heard" : "heard\(count)"
                if !taken.contains(name) { return name }
            }
        }
    }

    private static func rewrite(
        _ sink: NotificationSink, _ name: String, _ file: SourceFile, _ program: Program, _ revision: inout Revision
    ) {
        guard let owner = file.type(around: sink.tokens.lowerBound)?.simpleName else { return }
        func spelling(_ tokens: Range<Int>) -> String {
            RenamedRewriting.spelling(ofTokens: tokens, in: file, of: program)
        }
        let start = file.tokens[sink.tokens.lowerBound].range.lowerBound
        let end = file.tokens[sink.tokens.upperBound - 1].range.upperBound
        let opening = file.tokens[sink.closure.lowerBound].range.lowerBound
        let closing = file.tokens[sink.closure.upperBound].range.upperBound
        let call = sink.isLater ? "{ (note: Notification) in DispatchQueue.main.async { \(name)(note) } }" : name
        let indentation = file.indentation(of: sink.tokens.lowerBound)
        let lines = [
            "", "\(indentation)NotificationCenter.default.addObserver(",
            "\(indentation)    self, selector: { (_: \(owner)) in \(call) }, name: \(spelling(sink.name)),",
            "\(indentation)    object: \(sink.object.map(spelling) ?? "nil"))",
        ]
        let what = "\(file.source(start..<opening))… → NotificationCenter.default.addObserver(self, selector: …)"
        if revision.replace(start..<opening, with: "let \(name): (Notification) -> Void = ", what) {
            revision.alsoReplace(closing..<end, with: lines.joined(separator: file.newline))
        }
    }
}
