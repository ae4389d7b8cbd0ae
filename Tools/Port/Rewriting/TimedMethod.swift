/// A method that a timer is given and that takes something else than the timer: Objective-C hands it the timer all the same, which
/// goes well while the method does not read it. Here it does not compile.
enum TimedMethod {
    /// What calls the method, as it is to be written.
    case call(String)
    case unknown(advice: String)

    /// The classes of what gives itself.
    static let senders: Set = ["Timer", "CADisplayLink"]
    /// What makes one that never calls, for a method that does not look at it.
    private static let unused = ["Timer": "Timer(timeInterval: 0, repeats: false) { _ in }"]

    /// Reads the method that a selector in a call names; `nil` where it takes what it gets, or will.
    init?(_ reference: MethodReference, of owner: String, in call: Call, _ selector: Selector) {
        let program = selector.program
        let methods = program.methods(of: owner, reference)
        guard let sender = Self.sender(of: call), let method = methods.first, methods.count == 1,
            let parameter = method.function.parameters.first, method.function.parameters.count == 1
        else { return nil }
        let (file, function) = (program.files[method.file], method.function)
        let taken = String(parameter.typeText.prefix { $0 != "?" && $0 != "!" })
        let isOwn = program.kinds[taken] != nil
        let unused = isOwn ? nil : Self.unused[taken]
        let isOther = Self.senders.contains(taken) && !isOwn
        guard taken != sender, isOther || program.kinds[taken] == .class || UIKitClasses.superclasses[taken] != nil,
            let type = file.type(ofScope: function.scope),
            !SenderParameterRewriting.isChanged(function, in: type, file, program)
        else { return nil }
        let isRead =
            program.isOverridden(function, of: owner)
            || function.body.flatMap { body in
                file.partners[body].map { Self.isRead(parameter.name, in: body..<max(body, $0), file) }
            } ?? true
        let isOptional = parameter.typeText != taken
        guard !isRead, isOptional || unused != nil || program.wholeLineage(of: owner).contains(taken) else {
            self = .unknown(
                advice: "\(function.fullName) takes \(taken) and is given a \(sender): name a method that takes that")
            return
        }
        let base = reference.isBaseType ? reference.base : owner
        let label = parameter.label == "_" ? "" : parameter.label + ": "
        let argument = isOptional ? "nil" : unused ?? "target"
        self = .call(
            "{ (target: \(base)) in { (_: \(sender)) in target.\(function.name)(\(label)\(argument)) } }")
    }

    private static func isRead(_ name: String, in body: Range<Int>, _ file: SourceFile) -> Bool {
        body.contains { file.text($0) == name && file.text($0 - 1) != "." && file.text($0 + 1) != ":" }
    }

    /// The class of what a call gives to a method: a timer or a display link gives itself.
    static func sender(of call: Call) -> String? {
        switch call.callee {
        case "Timer", "scheduledTimer": call.argument("timeInterval") == nil ? nil : "Timer"
        case "CADisplayLink": "CADisplayLink"
        default: nil
        }
    }
}
