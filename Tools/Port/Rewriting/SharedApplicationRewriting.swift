/// Ways around `UIApplication.shared`, which a library for app extensions goes because the compiler refuses it there: the application is
/// asked for by name. Here it is always there.
enum SharedApplicationRewriting: Rule {
    private static let name = "\"sharedApplication\""

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        let selectors = selectors(in: file)
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            guard let call = file.call(at: index + 1), let first = call.arguments.first,
                !first.value.isEmpty
            else { continue }
            let isShared = isSelector(first.value, file) || selectors.keys.contains(file.source(ofTokens: first.value))
            let isOfApplication = file.text(index - 1) == "." && file.text(index - 2) == "UIApplication"
            switch (file.text(index), first.label) {
            case ("value", "forKey"), ("value", "forKeyPath"):
                guard isOfApplication, isName(first.value, file) else { continue }
                replace(index - 2...call.closing, with: "UIApplication.shared", file, &revision)
            case ("perform", ""):
                guard isOfApplication, isShared, let end = end(ofValueBehind: call.closing, file) else { continue }
                replace(index - 2...end, with: "UIApplication.shared", file, &revision)
            case ("responds", "to"):
                guard isShared, index > 1, file.text(index - 1) == ".", file.tokens[index - 2].kind == .word else {
                    continue
                }
                replace(index - 2...call.closing, with: "true", file, &revision)
            case ("NSClassFromString", ""):
                guard !selectors.isEmpty, file.source(ofTokens: first.value) == "\"UIApplication\"" else { continue }
                replace(index...call.closing, with: "Optional(UIApplication.self)", file, &revision)
            default: continue
            }
        }
        for tokens in selectors.values {
            let range = bytes(tokens, file)
            guard let line = file.wholeLine(of: range) else { continue }
            revision.replace(line, with: "", "\(file.source(range)) left out")
        }
    }

    /// The constants that are made selectors of that name, with the tokens that declare them.
    private static func selectors(in file: SourceFile) -> [String: ClosedRange<Int>] {
        var found: [String: ClosedRange<Int>] = [:]
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "let" {
            guard file.text(index + 2) == "=", let call = file.call(at: index + 4),
                isSelector(index + 3..<call.closing + 1, file)
            else { continue }
            found[file.text(index + 1)] = index...call.closing
        }
        return found
    }

    private static func isName(_ tokens: Range<Int>, _ file: SourceFile) -> Bool {
        [name, "#keyPath(UIApplication.shared)"].contains(file.source(ofTokens: tokens))
    }

    private static func isSelector(_ tokens: Range<Int>, _ file: SourceFile) -> Bool {
        ["NSSelectorFromString(\(name))", "Selector(\(name))", "Selector((\(name)))"]
            .contains(file.source(ofTokens: tokens))
    }

    /// The last token of `?.takeUnretainedValue()`.
    private static func end(ofValueBehind closing: Int, _ file: SourceFile) -> Int? {
        var next = closing + 1
        while ["?", "!", ".", "?.", "!."].contains(file.text(next)) { next += 1 }
        return file.text(next) == "takeUnretainedValue" ? file.call(at: next + 1)?.closing : nil
    }

    private static func bytes(_ tokens: ClosedRange<Int>, _ file: SourceFile) -> Range<Int> {
        file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound].range.upperBound
    }

    private static func replace(
        _ tokens: ClosedRange<Int>, with new: String, _ file: SourceFile, _ revision: inout Revision
    ) {
        let range = bytes(tokens, file)
        revision.replace(range, with: new, "\(file.source(range)) → \(new)")
    }
}
