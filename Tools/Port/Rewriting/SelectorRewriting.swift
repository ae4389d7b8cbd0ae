/// `#selector(tapped)` becomes the method itself, `Self.tapped`, where a call takes one, and `Selector(Self.tapped)` where it
/// is kept or handed on; elsewhere a person is told.
enum SelectorRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "#selector" {
            guard index + 1 < file.tokens.count, let closing = file.partners[index + 1], closing > index + 1,
                !revision.replaces(file.tokens[index].range.lowerBound)
            else { continue }
            var reference = MethodReference(file, index + 2..<closing)
            // Which of several is meant only the compiler knows.
            if let cast = reference, cast.isCast,
                let owner = cast.isBaseType ? Program.simpleName(cast.base) : file.type(around: index)?.simpleName,
                program.methods(of: owner, cast).count > 1
            {
                reference = nil
            }
            Selector(index: index, closing: closing, reference: reference, file: file, program: program)
                .rewrite(&revision)
        }
    }
}

/// One `#selector(…)`, with what is around it.
struct Selector {
    /// Its first token.
    let index: Int
    /// Its last token.
    let closing: Int
    /// What it names, if that is plain.
    let reference: MethodReference?
    let file: SourceFile
    let program: Program

    var range: Range<Int> { file.tokens[index].range.lowerBound..<file.tokens[closing].range.upperBound }
    var source: String { file.source(range) }

    func rewrite(_ revision: inout Revision) {
        guard let reference else {
            return revision.remark(
                range.lowerBound, "\(source): there are no selectors on Linux; pass a method or a closure instead")
        }
        if EditActionRewriting.isAbsent(reference), SelectorUse.isCompared(index, closing, file) {
            let name = "Selector((\"\(reference.name):\"))"
            revision.replace(range, with: name, "\(source) → \(name)")
            return
        }
        switch SelectorUse(self, reference) {
        case .targetAction(let target, let label):
            rewrite(reference, target: target, label: label, &revision)
        case .kept(let target):
            guard program.kinds["Selector"] == nil else {
                return revision.remark(
                    range.lowerBound, "\(source): the program has a Selector of its own; pass a method or a closure")
            }
            rewrite(reference, target: target, label: "", isKept: true, &revision)
        case .removal(let target):
            // One that has a name is equal to that which was added.
            if program.kinds["Selector"] == nil, case .found = SelectorOwner(of: reference, target: target, self) {
                return rewrite(reference, target: target, label: "", isKept: true, &revision)
            }
            if revision.replace(range, with: "nil", "\(source) → nil") {
                revision.remark(
                    range.lowerBound,
                    "removeTarget takes away all methods of the target; keep a UIAction to take away a single one")
            }
        case .editAction(let isShort):
            let action = (isShort ? "." : "UICommand.Action.") + reference.name
            revision.replace(range, with: action, "\(source) → \(action)")
        case .endEditing(let call):
            let all = file.tokens[call.opening - 1].range.lowerBound..<file.tokens[call.closing].range.upperBound
            let text = "windows.forEach { $0.endEditing(true) }"
            revision.replace(all, with: text, "\(file.source(all)) → \(text)")
        case .delayed(let call):
            DelayedCall(self, reference, call).rewrite(&revision)
        case .immediate(let call):
            DelayedCall(self, reference, call).rewriteAsCall(&revision)
        case .unknown(let advice):
            revision.remark(range.lowerBound, "\(source): \(advice)")
        }
    }

    private func rewrite(
        _ reference: MethodReference, target: Range<Int>?, label: String, isKept: Bool = false,
        _ revision: inout Revision
    ) {
        switch SelectorOwner(of: reference, target: target, self) {
        case .found(let found, let owner):
            if let call = file.call(around: index), let timed = TimedMethod(reference, of: owner, in: call, self) {
                switch timed {
                case .call(let method): revision.replace(range, with: method, "\(source) → \(method)")
                case .unknown(let advice): revision.remark(range.lowerBound, "\(source): \(advice)")
                }
                return
            }
            // One that is compared is known by its name, wherever it is made.
            // So is a program's own name for one: what it stands for may be written out elsewhere.
            let isConstant = file.type(around: index)?.simpleName == "Selector"
            // And one that may be added again: controls and recognisers know it by its name.
            let isNamed = isConstant || program.isCompared(reference) || mayBeAddedAgain
            let method =
                isNamed ? "Selector(\(found), named: \"\(reference.name)\")" : isKept ? "Selector(\(found))" : found
            guard revision.replace(range, with: method, "\(source) → \(method)") else { return }
            remark(reference, owner, &revision)
        case .unknown(let advice):
            revision.remark(range.lowerBound, "\(source): \(advice)")
        }
    }

    /// Whether it stands in a call that may add it to the same control or recogniser again.
    private var mayBeAddedAgain: Bool {
        guard let call = file.call(around: index), call.callee == "addTarget", program.kinds["Selector"] == nil else {
            return false
        }
        return program.repeatedRuns.mayRepeat(call, in: file, program)
    }

    /// Says what of a method does not fit in with what calls it.
    private func remark(_ reference: MethodReference, _ owner: String, _ revision: inout Revision) {
        let methods = program.methods(of: owner, reference).map(\.function)
        guard let method = methods.first, methods.count == 1 else { return }
        if !method.returnsNothing, file.call(around: index)?.callee != SelectorUse.answering {
            revision.remark(range.lowerBound, "\(method.fullName) returns \(method.result): let it return nothing")
        }
        if method.isAsync {
            revision.remark(
                range.lowerBound, "\(method.fullName) is async: call it from a method that is not, in a Task")
        }
    }
}
