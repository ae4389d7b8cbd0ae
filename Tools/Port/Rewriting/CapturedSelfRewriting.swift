/// Closures of functions that keep none on iOS, and may keep them as Foundation on Linux declares them: there `self` must be said to
/// be in them, which `[self]` does for the whole closure. Where nothing of the object is used the compiler would warn of it.
enum CapturedSelfRewriting: Rule {
    private static let functions: Set = ["enumerateMatches", "enumerateSubstrings", "enumerateLines"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && functions.contains(file.text(index)) {
            guard file.text(index - 1) != "func", let opening = closure(behind: index, file),
                file.text(opening + 1) != "[",
                hasSelf(index, file, program), !file.usesNoObject(opening, program)
            else { continue }
            let place = file.tokens[opening].range.upperBound
            let words = file.parametersEnd(of: opening) != nil ? " [self]" : " [self] in"
            revision.replace(place..<place, with: words, "\(file.text(index)): [self] put in")
        }
    }

    /// The brace of the closure that a call is given, in its parentheses or behind them.
    private static func closure(behind name: Int, _ file: SourceFile) -> Int? {
        guard let call = file.call(at: name + 1) else { return file.text(name + 1) == "{" ? name + 1 : nil }
        if let last = call.arguments.last, file.text(last.value.lowerBound) == "{" { return last.value.lowerBound }
        return file.text(call.closing + 1) == "{" ? call.closing + 1 : nil
    }

    /// Whether there is an object around that must be named. Values need not be.
    private static func hasSelf(_ index: Int, _ file: SourceFile, _ program: Program) -> Bool {
        guard let type = file.type(around: index), !file.isStatic(at: index) else { return false }
        let kind = type.kind == .extension ? program.kinds[type.simpleName] ?? .class : type.kind
        return kind == .class && !["String", "Substring", "StringProtocol"].contains(type.simpleName)
    }
}
