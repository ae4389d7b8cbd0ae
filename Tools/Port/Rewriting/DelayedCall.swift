/// `perform(#selector(done), with: nil, afterDelay: 1)` becomes a block that the main queue calls later, and `perform(#selector(done))`
/// the call itself.
struct DelayedCall {
    private let selector: Selector
    private let reference: MethodReference
    private let call: Call

    init(_ selector: Selector, _ reference: MethodReference, _ call: Call) {
        (self.selector, self.reference, self.call) = (selector, reference, call)
    }

    private static let advice = "call the method in DispatchQueue.main.asyncAfter, or keep a DispatchWorkItem to cancel"

    func rewrite(_ revision: inout Revision) {
        let file = selector.file
        guard let start, let argument = call.argument("with"), let delay = call.argument("afterDelay"),
            call.arguments.count == 3, ["", "self"].contains(reference.base),
            let invocation = invocation(with: argument)
        else {
            return revision.remark(selector.range.lowerBound, "\(selector.source): \(Self.advice)")
        }
        let duration = file.source(ofTokens: delay.value)
        let isPlain = delay.value.count == 1
        let all = file.tokens[start].range.lowerBound..<file.tokens[call.closing].range.upperBound
        let text =
            "DispatchQueue.main.asyncAfter(deadline: .now() + \(isPlain ? duration : "(\(duration))")) { \(invocation) }"
        revision.replace(all, with: text, "\(file.source(all)) → \(text)")
    }

    /// The call itself, where nobody takes what it gives; on the main thread where that is said.
    func rewriteAsCall(_ revision: inout Revision) {
        let (file, labels) = (selector.file, call.arguments.map(\.label))
        let argument = call.argument("with")
        let isOnMain =
            labels == ["onMainThread", "with", "waitUntilDone"] && Self.canWait(call, file)
            && call.arguments[2].value.count == 1 && file.text(call.arguments[2].value.lowerBound) == "false"
        guard let start, isOnMain || labels == [""] || labels == ["", "with"], ["", "self"].contains(reference.base),
            file.text(start - 1) == "=" && file.text(start - 2) == "_" || file.statement(of: call) != nil,
            argument.map(takes) ?? true, let invocation = invocation(with: argument)
        else { return revision.remark(selector.range.lowerBound, "\(selector.source): call the method itself") }
        let all = file.tokens[start].range.lowerBound..<file.tokens[call.closing].range.upperBound
        let text = isOnMain ? "DispatchQueue.main.async { \(invocation) }" : invocation
        revision.replace(all, with: text, "\(file.source(all)) → \(text)")
    }

    /// Whether the method takes any object, or that which it is given for certain.
    private func takes(_ argument: Call.Argument) -> Bool {
        let file = selector.file
        guard let type = file.type(around: selector.index) else { return false }
        let parameters = selector.program.methods(of: type.simpleName, reference).first?.function.parameters
        guard let taken = parameters?.first?.typeText else { return true }
        let isNothing = file.source(ofTokens: argument.value) == "nil"
        return isNothing ? taken.hasSuffix("?") || taken.hasSuffix("!") : ["Any", "Any?", "Any!"].contains(taken)
    }

    /// Whether the argument is the same when the delay is over: nothing, a constant, or a name whose value does not change. On iOS it
    /// is asked for at once.
    static func canWait(_ call: Call, _ file: SourceFile) -> Bool {
        guard let value = call.argument("with")?.value, value.count == 1 else { return false }
        let (index, word) = (value.lowerBound, file.text(value.lowerBound))
        guard file.tokens[index].kind == .word else { return true }
        if ["nil", "true", "false", "self"].contains(word) { return true }
        for number in file.scopeNumbers(around: index) {
            let found = file.variables.last { $0.name == word && $0.scope == number && $0.keyword < index }
            if let found { return file.text(found.keyword) == "let" }
            if case .function(let function) = file.scopes[number].kind {
                return file.functions[function].parameters.contains {
                    $0.name == word && !$0.typeText.hasPrefix("inout")
                }
            }
        }
        return false
    }

    /// The object whose method is called, where it is said.
    static func target(of call: Call, _ file: SourceFile) -> Range<Int>? {
        let name = call.opening - 1
        guard file.text(name - 1) == ".", let receiver = RuntimeReceiver(before: name, file) else { return nil }
        return receiver.first..<name - 1
    }

    /// The first token of the call, if it is this object's.
    private var start: Int? {
        let file = selector.file
        let name = call.opening - 1
        guard file.text(name - 1) == "." else { return name }
        return file.text(name - 2) == "self" && file.text(name - 3) != "." ? name - 2 : nil
    }

    /// The method's call, if it is known what it takes.
    private func invocation(with argument: Call.Argument?) -> String? {
        let file = selector.file
        guard let type = file.type(around: selector.index) else { return nil }
        let methods = selector.program.methods(of: type.simpleName, reference).map(\.function)
        guard let method = methods.first, methods.count == 1, !file.isStatic(at: selector.index) else { return nil }
        let passed = argument.map { file.source(ofTokens: $0.value) } ?? "nil"
        switch method.parameters.count {
        case 0 where passed == "nil": return "self.\(reference.name)()"
        case 1 where argument != nil:
            let label = method.parameters[0].label
            return "self.\(reference.name)(\(label == "_" ? "" : label + ": ")\(passed))"
        default: return nil
        }
    }
}
