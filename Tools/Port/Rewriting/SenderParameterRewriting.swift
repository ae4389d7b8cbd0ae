/// Methods of targets that take another class than what sends: Objective-C hands it to them all the same, Swift does not call them.
/// They take the class of what sends, or anything where they do nothing with it.
enum SenderParameterRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where file.isActive[function.keyword] {
            guard let parameter = function.parameters.first, function.parameters.count <= 2, function.returnsNothing,
                !function.modifiers.contains("override"), program.isNamedBySelector(function),
                let type = file.type(ofScope: function.scope), let body = function.body, let end = file.partners[body]
            else { continue }
            let taken = String(parameter.typeText.prefix { $0 != "?" && $0 != "!" })
            guard program.kinds[taken] == .class || UIKitClasses.superclasses[taken] != nil else { continue }
            let senders = Senders(of: function, in: type, program)
            let isUsed = (body..<end).contains { file.text($0) == parameter.name && file.text($0 - 1) != "." }
            let isOther = senders.known?.contains { !program.wholeLineage(of: $0).contains(taken) } ?? false
            var new = parameter.typeText
            if isOther, !isUsed || senders.known?.count == 1 { new = isUsed ? senders.known?.first ?? new : "Any" }
            // On iOS nothing is handed to a method that says that it always gets something, which goes well while it is not read.
            if senders.giveNothing, !isUsed, !["?", "!"].contains(new.last) { new += "?" }
            guard new != parameter.typeText else { continue }
            let start = file.tokens[parameter.type.lowerBound].range.lowerBound
            let place = start..<file.tokens[parameter.type.upperBound - 1].range.upperBound
            revision.replace(place, with: new, "\(function.fullName): \(parameter.typeText) → \(new), which sends")
        }
    }

    /// The classes of what a method of a target is given to.
    private struct Senders {
        /// Their names; `nil` where that of one is not known.
        private(set) var known: Set<String>?
        /// Whether the method is performed with nothing: `perform(#selector(search), with: nil, afterDelay: 1)`.
        private(set) var giveNothing = false

        init(of function: FunctionDeclaration, in type: TypeDeclaration, _ program: Program) {
            var found: Set<String> = []
            var areKnown = true
            for (number, index) in program.selectorPlaces[function.name, default: []] {
                let file = program.files[number]
                guard file.isActive[index], let mention = SelectorMention(file, at: index),
                    mention.isOf(type, program), function.isMeant(by: mention.name, mention.labels),
                    let call = file.call(around: index)
                else { continue }
                if call.callee == "perform", let given = call.argument("with")?.value, given.count == 1 {
                    giveNothing = giveNothing || file.text(given.lowerBound) == "nil"
                }
                guard call.argument("action")?.value.lowerBound == index else { continue }
                if let sender = Self.sender(of: call, file, program) { found.insert(sender) } else { areKnown = false }
            }
            if areKnown, !found.isEmpty { known = found }
        }

        private static func sender(of call: Call, _ file: SourceFile, _ program: Program) -> String? {
            let callee = call.callee
            if callee.hasPrefix("UI"), callee.hasSuffix("GestureRecognizer") || callee == "UIBarButtonItem" {
                return callee
            }
            let name = call.opening - 1
            guard callee == "addTarget", file.text(name - 1) == "." else { return nil }
            var start = name - 1
            while start > 0, ["?", "!", "."].contains(file.text(start - 1)) || file.tokens[start - 1].kind == .word,
                !file.tokens[start].startsLine || file.text(start) == "."
            {
                start -= 1
            }
            switch Receiver(start..<name - 1, at: name, file, program) {
            case .object(let type): return Program.simpleName(type)
            case .this: return file.type(around: name)?.simpleName
            case .unknown: return nil
            }
        }
    }
}

extension Program {
    /// A class with all that it inherits, of the program and of the kit.
    fileprivate func wholeLineage(of name: String) -> [String] {
        var found = kinds[name] == .class ? lineage(of: name) + kitLineage(of: name) : [name]
        while let last = found.last, let next = UIKitClasses.superclasses[last], !found.contains(next) {
            found.append(next)
        }
        return found
    }
}
