/// What a selector is used for.
enum SelectorUse {
    /// As the method of a target, whose tokens are `nil` where it is not said; the label is `action` or `selector`.
    case targetAction(target: Range<Int>?, label: String)
    /// To take a method of a target away.
    case removal(target: Range<Int>?)
    /// As a standard edit action; short where Swift knows the type.
    case editAction(isShort: Bool)
    /// To put the keyboard away: `sendAction(#selector(resignFirstResponder), to: nil, from: nil, for: nil)`.
    case endEditing(Call)
    /// To call a method of this object later: `perform(_:with:afterDelay:)`.
    case delayed(Call)
    /// To call a method of this object at once, or on the main thread: `perform(_:)`, `performSelector(onMainThread:…)`.
    case immediate(Call)
    /// To be kept in a variable, or handed on as a `Selector`; the tokens of the target are `nil` where it is not said.
    case kept(target: Range<Int>?)
    /// Something else, with what a person can do.
    case unknown(advice: String)

    init(_ selector: Selector, _ reference: MethodReference) {
        let (file, index, closing) = (selector.file, selector.index, selector.closing)
        let call = file.call(around: index)
        let argument = call?.arguments.first { $0.value == index..<closing + 1 }
        let isStandard = EditActionRewriting.isStandard(reference)
        if let call, argument != nil, selector.program.selectorTakers.contains(call.callee),
            call.callee != "canPerformAction", !isStandard
        {
            self = .kept(target: Self.target(of: call))
        } else if let call, let argument,
            let use = Self.use(
                in: call, argument.label, isStandard, reference, selector)
        {
            self = use
        } else if isStandard, Self.isCompared(index, closing, file) {
            self = .editAction(isShort: true)
        } else if isStandard {
            self = .editAction(isShort: false)
        } else {
            self = .kept(target: call.flatMap(Self.target))
        }
    }

    private static func use(
        in call: Call, _ label: String, _ isStandard: Bool, _ reference: MethodReference, _ selector: Selector
    ) -> SelectorUse? {
        let target = target(of: call) ?? call.arguments.first { $0.label.isEmpty }?.value
        switch (call.callee, label) {
        case ("removeTarget", "action"):
            return .removal(target: target)
        case ("UICommand", "action") where isStandard, ("UIKeyCommand", "action") where isStandard:
            return .editAction(isShort: true)
        case ("UIMenuItem", "action") where isStandard:
            return .editAction(isShort: true)
        case ("UIMenuItem", "action"), ("UICommand", "action"), ("UIKeyCommand", "action"):
            return .targetAction(target: nil, label: label)
        case ("Thread", _):
            return .unknown(advice: "start a thread with a block: Thread { … }")
        case ("addTarget", "action"), ("addObserver", "selector"):
            return .targetAction(target: target, label: label)
        case (_, "action"), (_, "selector"):
            // What is no call of the kit's keeps a selector: a tuple, a type of the program's own.
            guard call.argument("target") != nil, Self.takesMethod(call.callee) else { return nil }
            return .targetAction(target: target, label: label)
        case ("perform", "") where call.argument("afterDelay") != nil:
            if isStandard { return .editAction(isShort: true) }
            let isKept =
                SelectorOwner.responderMethods[reference.name] != nil || selector.program.isCompared(reference)
                || selector.program.cancelsAllCalls
                || !DelayedCall.canWait(call, selector.file)
            return isKept ? .kept(target: DelayedCall.target(of: call, selector.file)) : .delayed(call)
        case ("sendAction", ""):
            let isGlobal = ["to", "from", "for"].allSatisfy { call.argument($0)?.value.count == 1 }
            if isGlobal, reference.name == "resignFirstResponder" { return .endEditing(call) }
            return .targetAction(target: call.argument("to")?.value, label: "")
        case ("canPerformAction", ""), ("contains", ""):
            return isStandard ? .editAction(isShort: true) : nil
        case ("cancelPreviousPerformRequests", _):
            return .kept(target: call.argument("withTarget")?.value)
        case ("responds", "to"):
            return .unknown(advice: "ask by a cast: object as? SomeProtocol")
        case ("perform", _), ("performSelector", _):
            return .immediate(call)
        default: return nil
        }
    }

    /// What takes a method that says whether it could.
    static let answering = "UIAccessibilityCustomAction"

    /// Whether a function or an initialiser of the kits takes a target with its method.
    private static func takesMethod(_ callee: String) -> Bool {
        let others: Set = ["UIBarButtonItem", "Timer", "scheduledTimer", "CADisplayLink", answering]
        return others.contains(callee) || callee.hasPrefix("UI") && callee.hasSuffix("GestureRecognizer")
    }

    private static func target(of call: Call) -> Range<Int>? { call.argument("target")?.value }

    /// Whether something is compared with a selector.
    static func isCompared(_ index: Int, _ closing: Int, _ file: SourceFile) -> Bool {
        let signs: Set<String> = ["==", "!="]
        if signs.contains(file.text(index - 1)) || signs.contains(file.text(closing + 1)) { return true }
        // case #selector(a), #selector(b):
        var start = index - 1
        while file.text(start) == ",", file.text(start - 1) == ")", let opening = file.partners[start - 1], opening > 1,
            file.text(opening - 1) == "#selector"
        {
            start = opening - 2
        }
        return file.text(start) == "case"
    }
}
