/// `let button: UIButton = { … addTarget(self, …) … }()`: where a property begins, `self` is not the object yet. On iOS it is taken for
/// the method of that name, and the target is none; here it does not compile. What was meant is a lazy property.
enum LazyPropertyRewriting: Rule {
    private static let others: Set<String> = ["lazy", "static", "class", "weak", "unowned", "override"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for variable in file.variables where file.isActive[variable.keyword] {
            guard let type = file.type(ofScope: variable.scope), type.kind == .class,
                !variable.modifiers.contains(where: others.contains), let value = value(of: variable, file),
                usesSelf(value, file)
            else { continue }
            let range = file.tokens[variable.keyword].range
            guard !hasSeveral(variable, value, file) else {
                revision.remark(
                    range.lowerBound, "\(variable.name): give each its own line, and make lazy what uses self")
                continue
            }
            let word = file.text(variable.keyword)
            revision.replace(
                range, with: "lazy var", "\(word) \(variable.name) → lazy var \(variable.name): its value uses self")
        }
    }

    /// The tokens that a stored property begins with.
    private static func value(of variable: VariableDeclaration, _ file: SourceFile) -> Range<Int>? {
        var index = variable.keyword + 2
        while index < file.tokens.count, file.scopeOfToken[index] == variable.scope, file.text(index) != "=" {
            if file.tokens[index].startsLine, Keywords.canBeginDeclaration(file.tokens[index]) { return nil }
            index += 1
        }
        guard file.text(index) == "=", index + 1 < file.tokens.count,
            case .initialValue = file.scopes[file.scopeOfToken[index + 1]].kind
        else { return nil }
        let number = file.scopeOfToken[index + 1]
        var end = index + 2
        while end < file.tokens.count, file.scopeNumbers(around: end).contains(number) { end += 1 }
        return index + 1..<end
    }

    /// Whether the object is named, and not only a type or a value by `.self`.
    private static func usesSelf(_ tokens: Range<Int>, _ file: SourceFile) -> Bool {
        tokens.contains { index in
            file.text(index) == "self" && file.text(index - 1) != "." && file.isActive[index]
                && file.text(index + 1) != ":" && file.text(index - 1) != "\\."
        }
    }

    /// Whether more is declared behind a comma.
    private static func hasSeveral(_ variable: VariableDeclaration, _ value: Range<Int>, _ file: SourceFile) -> Bool {
        value.contains { file.text($0) == "," && file.brackets[$0] == file.brackets[variable.keyword] }
    }
}
