/// `target?.perform(action, with: self)` of a selector that is kept: the application sends it, to that object alone.
enum PerformRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "perform" {
            guard let call = file.call(at: index + 1) else { continue }
            if let argument = call.argument("inModes"), call.argument("afterDelay") != nil {
                // There is one mode that such calls are made in.
                let start = file.tokens[argument.value.lowerBound - 3].range.lowerBound
                let range = start..<file.tokens[call.closing].range.lowerBound
                revision.replace(range, with: "", "\(file.source(range)) left out")
            }
            if file.text(index - 1) == "." { send(call, at: index, file, program, &revision) }
        }
    }

    private static func send(
        _ call: Call, at index: Int, _ file: SourceFile, _ program: Program, _ revision: inout Revision
    ) {
        let labels = call.arguments.map(\.label)
        guard labels == [""] || labels == ["", "with"], let receiver = RuntimeReceiver(before: index, file),
            let action = call.arguments.first?.value, file.text(action.lowerBound) != "#selector",
            receiver.text != "super",
            action.allSatisfy({ file.tokens[$0].kind == .word || [".", "!"].contains(file.text($0)) }),
            isSelector(action.last { file.tokens[$0].kind == .word }, file, program),
            isUnused(receiver.first, call, file)
        else { return }
        let sender = call.argument("with").map { file.source(ofTokens: $0.value) } ?? "nil"
        let text = file.text(index - 2) == "!" ? receiver.text + "!" : receiver.text
        func sending(to target: String) -> String {
            "UIApplication.shared.sendAction(\(file.source(ofTokens: action)), to: \(target), from: \(sender), for: nil)"
        }
        let isOptional = receiver.isOptional && file.text(index - 2) == "?" || text.contains("?")
        let object = text.contains("?") ? "(\(text))" : text
        let new = isOptional ? "\(object).map { \(sending(to: "$0")) }" : sending(to: text)
        let range = file.tokens[receiver.first].range.lowerBound..<file.tokens[call.closing].range.upperBound
        revision.replace(range, with: new, "\(file.source(range)) → \(new)")
    }

    /// Whether a name is one of a selector, as far as it is declared: other things are performed too.
    private static func isSelector(_ index: Int?, _ file: SourceFile, _ program: Program) -> Bool {
        guard let index else { return false }
        let word = file.text(index)
        let isParameter = file.scopes(around: index).contains { scope in
            guard case .function(let number) = scope.kind else { return false }
            return file.functions[number].parameters.contains { $0.name == word && $0.typeText.hasPrefix("Selector") }
        }
        if isParameter || file.variables.contains(where: { $0.name == word && $0.typeName == "Selector" }) {
            return true
        }
        // if let action = action
        return program.properties.values.contains { $0.contains { $0.name == word && $0.typeName == "Selector" } }
    }

    private static func isUnused(_ first: Int, _ call: Call, _ file: SourceFile) -> Bool {
        let next = call.closing + 1
        let isLast = next >= file.tokens.count || file.tokens[next].startsLine || [";", "}"].contains(file.text(next))
        let isThrown = file.text(first - 1) == "=" && file.text(first - 2) == "_"
        let isStatement = file.tokens[first].startsLine || ["{", ";", "in", ":"].contains(file.text(first - 1))
        return isLast && (isThrown || isStatement)
    }
}
