/// `perform(#selector(done), with: nil, afterDelay: 1)` becomes a block that the main queue calls later.
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
    private func invocation(with argument: Call.Argument) -> String? {
        let file = selector.file
        guard let type = file.type(around: selector.index) else { return nil }
        let methods = selector.program.methods(of: type.simpleName, reference).map(\.function)
        guard let method = methods.first, methods.count == 1, !file.isStatic(at: selector.index) else { return nil }
        let passed = file.source(ofTokens: argument.value)
        switch method.parameters.count {
        case 0 where passed == "nil": return "self.\(reference.name)()"
        case 1:
            let label = method.parameters[0].label
            return "self.\(reference.name)(\(label == "_" ? "" : label + ": ")\(passed))"
        default: return nil
        }
    }
}
