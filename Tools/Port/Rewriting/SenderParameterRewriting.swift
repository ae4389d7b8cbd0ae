/// Methods of targets that take another class than what sends: Objective-C hands it to them all the same, Swift does not call them.
/// They take the class of what sends, or anything where they do nothing with it.
enum SenderParameterRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where file.isActive[function.keyword] {
            guard let parameter = function.parameters.first, let taken = classTaken(by: function, file, program),
                let type = file.type(ofScope: function.scope), let body = function.body, let end = file.partners[body]
            else { continue }
            let senders = Senders(of: function, in: type, program)
            let isOther = senders.known?.contains { !program.wholeLineage(of: $0).contains(taken) } ?? false
            guard isOther || senders.giveNothing else { continue }
            if isBound(function, in: type, program) {
                // What a timer is given is looked at where that is.
                let isTimed = senders.known?.contains { TimedMethod.senders.contains($0) } ?? false
                if isOther, !isTimed { remark(function, taken, senders, "name a method of its own", file, &revision) }
                continue
            }
            let uses = (body..<end).filter { file.text($0) == parameter.name && file.text($0 - 1) != "." }
            var new = taken
            if isOther {
                guard let other = replacement(for: senders, uses, file, program) else {
                    remark(function, taken, senders, "take what both are, or the other class", file, &revision)
                    continue
                }
                new = other
            }
            // On iOS nothing is handed to a method that says that it always gets something, which goes well while it is not read.
            new += senders.giveNothing && uses.isEmpty ? "?" : String(parameter.typeText.dropFirst(taken.count))
            guard new != parameter.typeText else { continue }
            let start = file.tokens[parameter.type.lowerBound].range.lowerBound
            let place = start..<file.tokens[parameter.type.upperBound - 1].range.upperBound
            revision.replace(place, with: new, "\(function.fullName): \(parameter.typeText) → \(new), which sends")
        }
    }

    private static func remark(
        _ function: FunctionDeclaration, _ taken: String, _ senders: Senders, _ advice: String, _ file: SourceFile,
        _ revision: inout Revision
    ) {
        let given = senders.known?.sorted().joined(separator: ", ") ?? ""
        revision.remark(
            file.tokens[function.keyword].range.lowerBound,
            "\(function.fullName) takes \(taken) and is given \(given), with which it is not called: \(advice)")
    }

    /// The class that a method of a target takes, which might be changed.
    private static func classTaken(
        by function: FunctionDeclaration, _ file: SourceFile, _ program: Program
    ) -> String? {
        guard let parameter = function.parameters.first, function.parameters.count <= 2, function.returnsNothing,
            !function.modifiers.contains("override"), program.isNamedBySelector(function),
            function.body.flatMap({ file.partners[$0] }) != nil, file.text(parameter.type.upperBound) != "="
        else { return nil }
        let taken = String(parameter.typeText.prefix { $0 != "?" && $0 != "!" })
        return program.kinds[taken] == .class || UIKitClasses.superclasses[taken] != nil ? taken : nil
    }

    /// Whether a method is given anything instead of a class that it does not use.
    static func isChanged(
        _ function: FunctionDeclaration, in type: TypeDeclaration, _ file: SourceFile, _ program: Program
    ) -> Bool {
        guard let taken = classTaken(by: function, file, program), !isBound(function, in: type, program),
            let known = Senders(of: function, in: type, program).known,
            known.contains(where: { !program.wholeLineage(of: $0).contains(taken) }),
            let name = function.parameters.first?.name, let body = function.body, let end = file.partners[body]
        else { return false }
        return !(body..<max(body, end)).contains { file.text($0) == name && file.text($0 - 1) != "." }
    }

    /// The class that a method is to take: that of the only sender, where it has all members that the method uses, or any where it uses
    /// none.
    private static func replacement(
        for senders: Senders, _ uses: [Int], _ file: SourceFile, _ program: Program
    ) -> String? {
        if uses.isEmpty { return "Any" }
        guard let sender = senders.known?.first, senders.known?.count == 1 else { return nil }
        let owners = program.lineage(of: sender)
        let hasAll = uses.allSatisfy { index in
            let member = file.text(index + 2)
            return file.text(index + 1) == "."
                && owners.contains { owner in
                    program.properties[owner, default: []].contains { $0.name == member }
                        || program.methods[owner, default: []].contains { $0.function.name == member }
                }
        }
        return hasAll ? sender : nil
    }

    /// Whether the method has to stay as it is: others override it, ask for it in a protocol, or call it by its name.
    private static func isBound(_ function: FunctionDeclaration, in type: TypeDeclaration, _ program: Program) -> Bool {
        let owners = program.methodOwners[function.name, default: []]
        if program.isOverridden(function, of: type.simpleName)
            || owners.contains(where: { program.kinds[$0] == .protocol })
            || UIKitProtocols.optionalMethods.values.contains(where: { $0.contains(function.fullName) })
        {
            return true
        }
        return program.files.contains { file in
            file.tokens.indices.contains { index in
                file.text(index) == function.name && file.text(index + 1) == "(" && file.text(index - 1) != "func"
                    && !isInSelector(index, file)
            }
        }
    }

    private static func isInSelector(_ index: Int, _ file: SourceFile) -> Bool {
        file.brackets[index].map { $0 > 0 && file.text($0 - 1) == "#selector" } ?? false
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
                else {
                    areKnown = false
                    continue
                }
                if call.callee == "perform", let given = call.argument("with")?.value, given.count == 1 {
                    giveNothing = giveNothing || file.text(given.lowerBound) == "nil"
                }
                if call.callee == "removeTarget" || call.callee == "perform" { continue }
                if let sender = TimedMethod.sender(of: call), call.argument("selector")?.value.lowerBound == index {
                    found.insert(sender)
                    continue
                }
                guard call.argument("action")?.value.lowerBound == index else {
                    areKnown = false
                    continue
                }
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
    func wholeLineage(of name: String) -> [String] {
        var found = kinds[name] == .class ? lineage(of: name) + kitLineage(of: name) : [name]
        while let last = found.last, let next = UIKitClasses.superclasses[last], !found.contains(next) {
            found.append(next)
        }
        return found
    }
}
