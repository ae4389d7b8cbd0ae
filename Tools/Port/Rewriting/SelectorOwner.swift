/// The class whose method a selector means, and the method as Swift names it there.
enum SelectorOwner {
    /// The method as it is to be written, and the name of its class.
    case found(method: String, owner: String)
    case unknown(advice: String)

    init(of reference: MethodReference, target: Range<Int>?, _ selector: Selector) {
        let (file, program) = (selector.file, selector.program)
        let receiver = Receiver(target, at: selector.index, file, program)
        let written =
            reference.isBaseType ? Program.simpleName(reference.base) : file.type(around: selector.index)?.simpleName
        let own = program.methods(of: written ?? "", reference)
        if let known = Self.responderMethods[reference.name],
            own.allSatisfy({ $0.function.modifiers.contains("override") })
        {
            self = .found(method: known, owner: "")
        } else if reference.isBaseType {
            self = Self.qualified(reference, receiver, selector)
        } else if !["", "self", "Self"].contains(reference.base) {
            let base = Receiver(reference.baseTokens, at: selector.index, file, program)
            self = Self.unqualified(reference, base, selector)
        } else {
            self = Self.unqualified(reference, receiver, selector)
        }
    }

    /// Methods of UIKit that return something, which no target's method does.
    static let responderMethods = [
        "endEditing": "{ (view: UIView) in { _ = view.endEditing(true) } }",
        "resignFirstResponder": "{ (responder: UIResponder) in { _ = responder.resignFirstResponder() } }",
        "becomeFirstResponder": "{ (responder: UIResponder) in { _ = responder.becomeFirstResponder() } }",
    ]

    private static func qualified(
        _ reference: MethodReference, _ receiver: Receiver, _ selector: Selector
    ) -> SelectorOwner {
        let (file, program) = (selector.file, selector.program)
        let owner = Program.simpleName(reference.base)
        if program.kinds[owner] == .protocol || program.kinds[owner] == nil && UIKitProtocols.isProtocol(owner) {
            // Only the name counts in Objective-C: the class around may have the method too.
            let around = file.type(around: selector.index)?.simpleName
            if let around, !program.methods(of: around, reference).isEmpty {
                return unqualified(reference, receiver, selector)
            }
            // So may the only one that has it, whoever is the first responder.
            if program.kinds[owner] == .protocol, let only = program.onlyOwner(of: reference),
                program.protocols(of: only).contains(owner)
            {
                return .found(method: "\(only).\(reference.method)", owner: only)
            }
            return .unknown(advice: "name the class that has the method; \(owner) is a protocol")
        }
        return .found(method: "\(reference.base).\(reference.method)", owner: owner)
    }

    private static func unqualified(
        _ reference: MethodReference, _ receiver: Receiver, _ selector: Selector
    ) -> SelectorOwner {
        let (file, program) = (selector.file, selector.program)
        switch receiver {
        case .object(let type):
            return .found(method: "\(type).\(reference.method)", owner: Program.simpleName(type))
        case .unknown:
            if let owner = program.onlyOwner(of: reference) {
                return .found(method: "\(owner).\(reference.method)", owner: owner)
            }
            return .unknown(advice: "write the class that has the method in front of it: Class.\(reference.method)")
        case .this:
            guard let type = file.type(around: selector.index) else {
                return .unknown(advice: "there is no class around it; write one in front of the method")
            }
            let kind = type.kind == .extension ? program.kinds[type.simpleName] ?? .class : type.kind
            guard kind == .class else {
                return .unknown(advice: "a \(kind.rawValue) cannot be a target; use a class or a closure")
            }
            if file.isStatic(at: selector.index), reference.base != "Self", receiver.isSelf {
                return .unknown(advice: "a class itself cannot be a target; use an object or a closure")
            }
            let name = file.allowsSelfType(at: selector.index) ? "Self" : type.name
            return .found(method: "\(name).\(reference.method)", owner: type.simpleName)
        }
    }
}

extension SourceFile {
    /// Whether `Self` may stand at a token: not in what a property begins with, and not in a parameter's default.
    func allowsSelfType(at token: Int) -> Bool {
        var bracket = brackets[token]
        while let opening = bracket {
            if parameterLists.contains(opening) { return false }
            bracket = text(opening) == "{" ? nil : brackets[opening]
        }
        for scope in scopes(around: token) {
            switch scope.kind {
            case .initialValue(let isLazy, let isStatic): return isLazy && !isStatic
            case .type, .function, .accessor: return true
            case .block, .file: continue
            }
        }
        return true
    }

    /// Whether a token belongs to a class and not to its objects.
    func isStatic(at token: Int) -> Bool {
        for scope in scopes(around: token) {
            switch scope.kind {
            case .initialValue(_, let isStatic), .accessor(let isStatic): return isStatic
            case .function(let number):
                let modifiers = functions[number].modifiers
                if modifiers.contains("static") || modifiers.contains("class") { return true }
            case .type: return false
            case .block, .file: continue
            }
        }
        return false
    }
}
