/// Data detectors that are kept or handed on as regular expressions, which they are on iOS. Here they are a class of their own.
enum DataDetectorRemarks: Rule {
    private static let (detector, expression) = ("NSDataDetector", "NSRegularExpression")

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        guard program.words.contains(detector), program.kinds[detector] == nil else { return }
        for index in file.tokens.indices where file.isActive[index] {
            switch file.text(index) {
            case "=":
                let end = file.expressionEnd(from: index + 1)
                guard isExpression(before: index, file, program), isDetector(index + 1..<end, file, program) else {
                    continue
                }
                remark(index + 1, file, &revision)
            case "return":
                let end = file.expressionEnd(from: index + 1)
                guard returnsExpression(at: index, file), isDetector(index + 1..<end, file, program) else { continue }
                remark(index + 1, file, &revision)
            case "(":
                guard !file.parameterLists.contains(index), let call = file.call(at: index), !call.callee.isEmpty else {
                    continue
                }
                for argument in call.arguments where isDetector(argument.value, file, program) {
                    if takesExpression(argument.label, call, program) {
                        remark(argument.value.lowerBound, file, &revision)
                    }
                }
            default: continue
            }
        }
    }

    private static func remark(_ place: Int, _ file: SourceFile, _ revision: inout Revision) {
        revision.remark(
            file.tokens[place].range.lowerBound,
            "an \(detector) is no \(expression) here: let what keeps it have the type \(detector), in a variable or a case of its "
                + "own; it has matches(in:options:range:), firstMatch and enumerateMatches too, and no pattern")
    }

    /// Whether what is given something is a regular expression: `let a: NSRegularExpression =`, `self.a =`.
    private static func isExpression(before sign: Int, _ file: SourceFile, _ program: Program) -> Bool {
        var start = sign
        while ["?", "!"].contains(file.text(start - 1)) { start -= 1 }
        guard start > 0, file.tokens[start - 1].kind == .word else { return false }
        if file.text(start - 1) == expression, file.text(start - 2) == ":" {
            return ["let", "var"].contains(file.text(start - 4))
        }
        start -= 1
        while file.text(start - 1) == ".", start > 1, file.tokens[start - 2].kind == .word { start -= 2 }
        guard !["let", "var", "."].contains(file.text(start - 1)) else { return false }
        return Receiver(start..<sign, at: start, file, program).typeName == expression
    }

    /// Whether the function around gives a regular expression.
    private static func returnsExpression(at index: Int, _ file: SourceFile) -> Bool {
        for scope in file.scopes(around: index) {
            if case .function(let function) = scope.kind {
                return file.functions[function].result.filter { $0 != "?" && $0 != "!" } == expression
            }
        }
        return false
    }

    /// Whether a function of the program takes a regular expression by a label, and none takes a detector by it.
    private static func takesExpression(_ label: String, _ call: Call, _ program: Program) -> Bool {
        var types: Set<String> = []
        for file in program.files {
            for function in file.functions {
                let type = function.name == "init" ? file.type(ofScope: function.scope)?.simpleName : nil
                guard call.callee == type ?? function.name else { continue }
                for parameter in function.parameters where parameter.label == (label.isEmpty ? "_" : label) {
                    types.insert(parameter.typeText.filter { $0 != "?" && $0 != "!" })
                }
            }
        }
        return types.contains(expression) && !types.contains(detector)
    }

    /// Whether an expression is a detector: one that is made, or a variable that has one.
    private static func isDetector(_ tokens: Range<Int>, _ file: SourceFile, _ program: Program) -> Bool {
        if makesDetector(at: tokens.lowerBound, file) { return true }
        guard let first = tokens.first, file.tokens[first].kind == .word else { return false }
        if tokens.count == 1 {
            let scopes = Set(file.scopeNumbers(around: first))
            let variable = file.variables.last {
                $0.name == file.text(first) && scopes.contains($0.scope) && $0.keyword < first
            }
            if let variable, file.text(variable.keyword + 2) == "=", makesDetector(at: variable.keyword + 3, file) {
                return true
            }
        }
        return Receiver(tokens, at: first, file, program).typeName == detector
    }

    /// `try NSDataDetector(`
    private static func makesDetector(at start: Int, _ file: SourceFile) -> Bool {
        var index = start
        while ["try", "!", "?"].contains(file.text(index)) { index += 1 }
        return file.text(index) == detector && file.text(index + 1) == "("
    }
}
