/// All that a file uses of Combine, where that is nothing but hearing of notifications.
struct NotificationSinks {
    let all: [NotificationSink]
    /// The properties that keep them.
    let sets: [VariableDeclaration]

    /// `nil` for a file that uses Combine otherwise, or not at all.
    init?(in file: SourceFile, of program: Program) {
        guard Self.importsCombine(file), program.kinds["Notification"] == nil else { return nil }
        let sinks = file.tokens.indices.compactMap { NotificationSink(at: $0, file) }
        let sets = file.variables.filter { Self.isSet($0, file) }
        guard !sinks.isEmpty, sinks.allSatisfy({ Self.isRewritable($0, file) }) else { return nil }
        let declarations = sets.map { Self.tokens(of: $0, file) }
        func isKnown(_ index: Int) -> Bool {
            declarations.contains { $0.contains(index) }
                || sinks.contains { $0.tokens.contains(index) && !$0.closure.contains(index) }
        }
        let names = Set(sets.map(\.name))
        let isAll = file.tokens.indices.allSatisfy { index in
            !(names.contains(file.text(index)) || Self.isOfCombine(index, file, program)) || isKnown(index)
        }
        let areOwn = sinks.allSatisfy { sink in
            let type = file.type(around: sink.tokens.lowerBound)?.simpleName ?? ""
            return program.kinds[type] == .class && !Self.isStatic(sink, file)
                && sets.contains {
                    $0.name == file.text(sink.set) && file.type(ofScope: $0.scope)?.simpleName == type
                }
        }
        guard isAll, areOwn, !sets.contains(where: { Self.isKnownElsewhere($0, file, program) }) else { return nil }
        (all, self.sets) = (sinks, sets)
    }

    private static func importsCombine(_ file: SourceFile) -> Bool {
        file.tokens.indices.contains {
            file.text($0) == "import" && file.text($0 + 1) == "Combine" && file.isActive[$0]
                && file.scopeOfToken[$0] == 0
        }
    }

    private static let kinds = ["Set<AnyCancellable>", "[AnyCancellable]"]
    private static let values = Set(
        kinds.flatMap {
            [":\($0)=[]", ":\($0)=.init()", ":\($0)=\($0)()", ":\($0)=Set()", "=\($0)()", "=\($0).init()"]
        })

    /// Whether a variable is a property of a class that keeps what was begun, and begins empty.
    private static func isSet(_ variable: VariableDeclaration, _ file: SourceFile) -> Bool {
        let others: Set = ["static", "class", "override", "public", "open"]
        guard file.isActive[variable.keyword], file.text(variable.keyword) == "var",
            file.type(ofScope: variable.scope)?.kind == .class,
            !variable.modifiers.contains(where: others.contains)
        else { return false }
        let tokens = tokens(of: variable, file)
        guard tokens.upperBound > variable.keyword + 2 else { return false }
        return values.contains(file.tokens[variable.keyword + 2..<tokens.upperBound].map(\.text).joined())
    }

    /// The tokens of a property's declaration, with what stands in front of it.
    static func tokens(of variable: VariableDeclaration, _ file: SourceFile) -> Range<Int> {
        var start = variable.keyword
        while start > 0, let previous = modifier(endingAt: start - 1, file) { start = previous }
        var end = min(variable.keyword + 2, file.tokens.count)
        while end < file.tokens.count, !file.tokens[end].startsLine, ![";", "}"].contains(file.text(end)) { end += 1 }
        return start..<end
    }

    /// Where a modifier or an attribute begins that ends with a token: `private(set)`, `@available(iOS 13, *)`.
    private static func modifier(endingAt last: Int, _ file: SourceFile) -> Int? {
        let start = file.text(last) == ")" ? (file.partners[last] ?? 0) - 1 : last
        guard start >= 0 else { return nil }
        return file.tokens[start].kind == .attribute || Keywords.modifiers.contains(file.text(start)) ? start : nil
    }

    /// Whether no comment is lost, and nothing can be heard of an object that is gone.
    private static func isRewritable(_ sink: NotificationSink, _ file: SourceFile) -> Bool {
        let first = file.tokens[sink.tokens.lowerBound].range.lowerBound
        let front = first..<file.tokens[sink.closure.lowerBound].range.lowerBound
        let last = file.tokens[sink.tokens.upperBound - 1].range.upperBound
        let back = file.tokens[sink.closure.upperBound].range.upperBound..<last
        if sink.isLater, sink.closure.contains(where: { file.text($0) == "unowned" }) { return false }
        return !file.comments.contains { $0.overlaps(front) || $0.overlaps(back) }
    }

    /// Whether no object is there to keep anything.
    private static func isStatic(_ sink: NotificationSink, _ file: SourceFile) -> Bool {
        file.function(around: sink.tokens.lowerBound)?.modifiers.contains { $0 == "static" || $0 == "class" } ?? false
    }

    /// Whether another file may use the property.
    private static func isKnownElsewhere(
        _ set: VariableDeclaration, _ file: SourceFile, _ program: Program
    ) -> Bool {
        guard let owner = file.type(ofScope: set.scope)?.simpleName,
            !set.modifiers.contains("private"), !set.modifiers.contains("fileprivate")
        else { return false }
        return program.files.contains { other in
            other.path != file.path
                && other.tokens.indices.contains { index in
                    guard other.text(index) == set.name else { return false }
                    if other.text(index - 1) == ".", other.text(index - 2) != "self" { return true }
                    return other.type(around: index).map { program.lineage(of: $0.simpleName).contains(owner) } ?? true
                }
        }
    }

    private static let words: Set<String> = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher", "CurrentValueSubject",
        "Deferred", "Empty", "Fail", "Future", "ImmediateScheduler", "Just", "ObservableObject",
        "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publisher", "Publishers", "Record",
        "Scheduler", "Subject", "Subscriber", "Subscribers", "Subscription", "Subscriptions", "assign", "autoconnect",
        "combineLatest", "dataTaskPublisher", "eraseToAnyPublisher", "objectWillChange", "publish", "publisher",
        "receive", "send", "sink", "store", "subscribe",
    ]

    /// Whether a token may be a name of Combine's, or what a property with a publisher has.
    private static func isOfCombine(_ index: Int, _ file: SourceFile, _ program: Program) -> Bool {
        let word = file.text(index)
        guard file.isActive[index] else { return false }
        if file.tokens[index].kind == .attribute { return word == "@Published" }
        guard file.tokens[index].kind == .word else { return false }
        if word.hasPrefix("$") { return !word.dropFirst().allSatisfy(\.isNumber) }
        return words.contains(word) && program.kinds[word] == nil
            || word == "Combine" && file.text(index - 1) != "import"
    }
}
