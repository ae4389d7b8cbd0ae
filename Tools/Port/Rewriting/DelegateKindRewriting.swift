/// `delegate.isKind(of: Form.self)`: on iOS delegates are objects of Objective-C, which are asked so. On Linux a protocol has no such
/// method, and Swift's `is` asks the same. What is known to be an object of a class has it.
enum DelegateKindRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "isKind" {
            guard file.text(index - 1) == ".", let call = file.call(at: index + 1), call.arguments.count == 1,
                let asked = call.argument("of")?.value, let receiver = RuntimeReceiver(before: index, file),
                isDelegate(receiver, before: index, file)
            else { continue }
            guard asked.count > 2, file.text(asked.upperBound - 1) == "self", file.text(asked.upperBound - 2) == ".",
                asked.dropLast(2).allSatisfy({ file.tokens[$0].kind == .word || file.text($0) == "." })
            else {
                revision.remark(
                    file.tokens[index].range.lowerBound,
                    "isKind(of:): a protocol has none on Linux; ask (\(receiver.text) as? NSObject)?.isKind(of:)")
                continue
            }
            let type = file.source(ofTokens: asked.lowerBound..<asked.upperBound - 2)
            let range = receiver.start(index, file)..<file.tokens[call.closing].range.upperBound
            guard let answer = receiver.isOne(of: [type]) else { continue }
            revision.replace(range, with: answer, "\(file.source(range)) → \(answer)")
        }
    }

    /// Whether a delegate is asked, by its own name or as a constant that is given one.
    private static func isDelegate(_ receiver: RuntimeReceiver, before index: Int, _ file: SourceFile) -> Bool {
        var last = index - 2
        while ["?", "!"].contains(file.text(last)) { last -= 1 }
        if isNamedSo(last, file) { return true }
        guard last == receiver.first else { return false }
        let declared = file.tokens[..<last].indices.last { token in
            file.text(token) == file.text(last) && ["let", "var"].contains(file.text(token - 1))
        }
        guard let declared, file.text(declared + 1) == "=" else { return false }
        // What ends with the delegate: `let host = navigation.delegate`.
        var end = declared + 2
        while file.tokens.indices.contains(end + 1),
            file.text(end + 1) == "." || file.text(end) == "."
                || ["?", "!"].contains(file.text(end + 1))
        {
            end += 1
        }
        while ["?", "!"].contains(file.text(end)) { end -= 1 }
        return isNamedSo(end, file)
    }

    private static func isNamedSo(_ name: Int, _ file: SourceFile) -> Bool {
        let word = file.text(name).lowercased()
        return name >= 0 && (word.hasSuffix("delegate") || word.hasSuffix("datasource"))
    }
}
