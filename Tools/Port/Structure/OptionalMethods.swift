/// The optional methods of a program's protocols, and what calls say they answer where nobody implements them.
struct OptionalMethods {
    /// Names, without labels.
    private(set) var names: Set<String> = []
    /// The names of those that always answer something where they are there.
    private(set) var answeringNames: Set<String> = []
    /// What stands behind `??` where a method is called, or is returned where it does not answer, by name and labels; several
    /// where calls differ.
    private(set) var answers: [String: Set<String>] = [:]
    /// What is returned where a method that is bound is not there, by the name alone: `else { return true }`.
    private(set) var returns: [String: Set<String>] = [:]
    /// Names of methods that are bound somewhere, which nothing but a value of theirs is known of.
    private var boundNames: Set<String> = []
    /// Names of methods whose answer is asked for somewhere: whether there is one.
    private var askedNames: Set<String> = []
    /// Names of methods that answer nothing but that they are there.
    private var emptyNames: Set<String> = []
    /// Names of methods that answer something.
    private var resultNames: Set<String> = []
    /// Names of methods whose defaults say that they are no answers.
    private(set) var silentNames: Set<String> = []
    /// Whether all that a default says can be said: by the sources that call, too.
    private var importsKit = false

    init() {}

    init(of files: [SourceFile]) {
        var optionals: [FunctionDeclaration] = []
        for file in files {
            for function in file.functions where file.isActive[function.keyword] {
                let isOptional = function.modifiers.contains("optional")
                guard isOptional, file.type(ofScope: function.scope)?.kind == .protocol else { continue }
                names.insert(function.name)
                optionals.append(function)
                if function.returnsNothing {
                    emptyNames.insert(function.name)
                } else {
                    resultNames.insert(function.name)
                }
                let mayBeNil = function.result.hasSuffix("?") || function.result.hasPrefix("Optional<")
                if !mayBeNil { answeringNames.insert(function.name) }
            }
        }
        guard !names.isEmpty else { return }
        var comparisons: [String: Set<String>] = [:]
        for file in files {
            collectAnswers(in: file, &comparisons)
            for index in file.tokens.indices where names.contains(file.text(index)) && file.isActive[index] {
                if let value = Self.returned(index, file) { returns[file.text(index), default: []].insert(value) }
                if Self.boundValue(index, file) != nil { boundNames.insert(file.text(index)) }
                if Self.isAsked(index, file) { askedNames.insert(file.text(index)) }
            }
            collectQuestions(in: file)
        }
        importsKit = files.allSatisfy { file in
            let isConcerned = file.tokens.indices.contains { names.contains(file.text($0)) && file.isActive[$0] }
            return !isConcerned
                || file.tokens.indices.contains { file.text($0) == "import" && file.text($0 + 1) == "UIKit" }
        }
        // What is compared in one place may be something else than no answer in another.
        for (name, values) in comparisons where !values.contains("") { answers[name, default: []].formUnion(values) }
        // All of a name, or none.
        let (silent, others) = (
            optionals.filter { placeholder(of: $0) != nil }, optionals.filter { placeholder(of: $0) == nil }
        )
        silentNames = Set(silent.map(\.name)).subtracting(others.map(\.name))
    }

    /// Notes what calls of a source make of no answer.
    /// - Parameter comparisons: What makes no difference to those that compare it, and an empty text for those that do anything
    ///   else with it.
    private mutating func collectAnswers(in file: SourceFile, _ comparisons: inout [String: Set<String>]) {
        for index in file.tokens.indices where Self.isOptionalCall(index, file) && names.contains(file.text(index)) {
            guard let call = file.call(at: index + 2) else { continue }
            let name = Self.fullName(file.text(index), call)
            if file.text(call.closing + 1) == "??" {
                answers[name, default: []].insert(Self.literal(call.closing + 2, file) ?? "")
            } else if let value = Self.returnedInstead(of: index, file) {
                answers[name, default: []].insert(value)
            } else {
                comparisons[name, default: []].insert(Self.compared(call.closing + 1, file) ?? "")
            }
        }
    }

    /// Notes what is returned where an object is asked for a method and has none.
    private mutating func collectQuestions(in file: SourceFile) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "responds" {
            guard let question = OptionalQuestion(at: index, file), names.contains(question.name),
                case .returning(let answer, let method) = question.use
            else { continue }
            answers[method, default: []].insert(answer)
        }
    }

    /// Whether nothing depends on a question for a method that has a default: it answers what is returned without it, or nothing
    /// and is all that is called.
    func settles(_ question: OptionalQuestion) -> Bool {
        switch question.use {
        case .nothing: true
        case .calling: !resultNames.contains(question.name)
        case .returning(let answer, let method):
            answers[method, default: []].union(returns[question.name, default: []]) == [answer]
        case .other: false
        }
    }

    /// The name of a method with the labels of a call.
    static func fullName(_ name: String, _ call: Call) -> String {
        name + "(" + call.arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
    }

    /// Whether a token is the name in `.name?(` or `.name!(`.
    static func isOptionalCall(_ index: Int, _ file: SourceFile) -> Bool {
        file.tokens[index].kind == .word && file.text(index - 1) == "." && ["?", "!"].contains(file.text(index + 1))
            && file.text(index + 2) == "(" && file.isActive[index]
    }

    /// What a method answers by default: the literal that all calls agree on.
    func answer(of function: FunctionDeclaration) -> String? {
        let found = answers[function.fullName, default: []].union(returns[function.name, default: []])
        guard found.count == 1, let only = found.first, !only.isEmpty else { return nil }
        return only
    }

    /// What stands for no answer, where a method without a default of its own is called for its answer: a value of its type that
    /// nobody sees, because the default says that it is none. `nil` where something else than a call depends on the method.
    func placeholder(of function: FunctionDeclaration) -> String? {
        guard importsKit, !boundNames.contains(function.name), answer(of: function) == nil else { return nil }
        if function.returnsNothing { return askedNames.contains(function.name) ? "()" : nil }
        return PlaceholderValue.of(type: function.result)
    }

    /// Whether an optional call here is asked for its answer, so that no answer has to be one: all but calls that stand alone.
    func isAskedOfSilent(_ index: Int, _ file: SourceFile) -> Bool {
        let name = file.text(index)
        guard silentNames.contains(name), file.text(index + 1) == "?" else { return false }
        return !emptyNames.contains(name) || Self.isAsked(index, file)
    }

    /// Whether it is asked here whether a method answers.
    private static func isAsked(_ index: Int, _ file: SourceFile) -> Bool {
        guard file.text(index + 1) == "?", let call = file.call(at: index + 2) else { return false }
        let next = call.closing + 1
        return ["==", "!="].contains(file.text(next)) && file.text(next + 1) == "nil"
            || bound(index, end: next, file) != nil
    }

    /// Whether an answer that is bound here is returned, and the same as by default where there is none: nothing is lost by the
    /// default.
    func isReturned(_ index: Int, _ file: SourceFile) -> Bool {
        guard let call = file.call(at: index + 2), let value = Self.returnedInstead(of: index, file) else {
            return false
        }
        return answers[Self.fullName(file.text(index), call)] == [value]
    }

    /// Whether what is returned without a method that is bound here is what it answers by default.
    func isAnswered(_ index: Int, _ file: SourceFile) -> Bool {
        Self.returned(index, file).map { returns[file.text(index)] == [$0] } ?? false
    }

    /// The tokens that a condition binds, where they end with the method that has its name here: `delegate.done` in `if let
    /// done = delegate.done {`.
    static func boundValue(_ index: Int, _ file: SourceFile) -> Range<Int>? {
        bound(index, end: end(ofName: index, file), file)
    }

    /// The token behind the name of a method, and behind its labels where they are written.
    private static func end(ofName index: Int, _ file: SourceFile) -> Int {
        guard file.text(index + 1) == "(", let closing = file.partners[index + 1], file.text(closing - 1) == ":" else {
            return index + 1
        }
        return closing + 1
    }

    /// Whether a method that is not called is compared with nil here: `delegate?.done(_:) != nil`.
    static func isComparedWithNil(_ index: Int, _ file: SourceFile) -> Bool {
        guard file.text(index - 1) == "." else { return false }
        let (signs, next): (Set, Int) = (["==", "!="], end(ofName: index, file))
        if signs.contains(file.text(next)), file.text(next + 1) == "nil" { return true }
        guard file.text(next) != "(", file.text(next) != "?", file.text(next) != "!",
            let start = PostfixExpression.start(ofLast: index, file)
        else { return false }
        return signs.contains(file.text(start - 1)) && file.text(start - 2) == "nil"
    }

    /// What is asked of the answer of an optional call, which is never nil any more where there is an object: whether it is nil, or
    /// can be bound.
    func isAskedForAnswer(_ index: Int, _ file: SourceFile) -> Bool {
        guard answeringNames.contains(file.text(index)), file.text(index + 1) == "?",
            let call = file.call(at: index + 2)
        else { return false }
        let next = call.closing + 1
        let isCompared = ["==", "!="].contains(file.text(next)) && file.text(next + 1) == "nil"
        return isCompared || Self.bound(index, end: next, file) != nil || Self.isKept(index, end: next, file)
    }

    /// Whether an answer is put into a new variable as it is, where it may be asked later whether there is one.
    private static func isKept(_ index: Int, end: Int, _ file: SourceFile) -> Bool {
        guard end >= file.tokens.count || file.tokens[end].startsLine || [";", "}"].contains(file.text(end)),
            let start = PostfixExpression.start(ofLast: index, file)
        else { return false }
        return file.text(start - 1) == "=" && ["let", "var"].contains(file.text(start - 3))
    }

    /// The tokens that a condition binds, where they end with an optional call: `delegate.done?(self)`.
    static func boundCall(_ index: Int, _ file: SourceFile) -> Range<Int>? {
        guard file.text(index + 1) == "?", let call = file.call(at: index + 2) else { return nil }
        return bound(index, end: call.closing + 1, file)
    }

    /// The literal that is returned where a method does not answer, whose answer is returned where it does: `if let a = b.done?()
    /// { return a }` with `return true` behind it, and `guard let a = b.done?() else { return true }` with `return a`.
    private static func returnedInstead(of index: Int, _ file: SourceFile) -> String? {
        guard let value = boundCall(index, file) else { return nil }
        let isGuard = file.text(value.upperBound) == "else"
        let opening = isGuard ? value.upperBound + 1 : value.upperBound
        guard file.text(value.lowerBound - 4) == (isGuard ? "guard" : "if"), file.text(opening) == "{",
            let closing = file.partners[opening], file.text(opening + 1) == "return", file.text(closing + 1) == "return"
        else { return nil }
        let (inside, behind) = (opening + 2, closing + 2)
        let (answer, other) = isGuard ? (behind, inside) : (inside, behind)
        let end = answer + 1
        guard file.text(answer) == file.text(value.lowerBound - 2),
            end >= file.tokens.count || file.tokens[end].startsLine || file.text(end) == "}"
        else { return nil }
        return literal(other, file)
    }

    /// What makes no difference where an answer is compared with `true` or `false`: no answer is neither.
    private static func compared(_ sign: Int, _ file: SourceFile) -> String? {
        switch (file.text(sign), file.text(sign + 1)) {
        case ("==", "true"), ("!=", "true"): "false"
        case ("==", "false"), ("!=", "false"): "true"
        default: nil
        }
    }

    private static func bound(_ index: Int, end: Int, _ file: SourceFile) -> Range<Int>? {
        guard file.text(index - 1) == ".", ["{", ",", "else"].contains(file.text(end)) else { return nil }
        var start = index - 1
        while start > 0, [".", "?", "!"].contains(file.text(start)) || file.tokens[start].kind == .word { start -= 1 }
        guard file.text(start) == "=", start > 2, ["let", "var"].contains(file.text(start - 2)) else { return nil }
        return start + 1..<end
    }

    /// The literal in `guard let done = delegate?.done else { return true }`, and that in `var isDone = true` with `if let done =
    /// delegate?.done { isDone = done(self) }` behind it.
    private static func returned(_ index: Int, _ file: SourceFile) -> String? {
        guard let value = boundValue(index, file) else { return nil }
        if file.text(value.upperBound) == "{" { return overwritten(value, file) }
        guard file.text(value.upperBound) == "else",
            file.text(value.upperBound + 1) == "{", let closing = file.partners[value.upperBound + 1],
            file.text(value.upperBound + 2) == "return", closing > value.upperBound + 3
        else { return nil }
        return literal(value.upperBound + 3, file)
    }

    /// What a variable is before an answer of a method that is bound is put into it, and nothing else done.
    private static func overwritten(_ value: Range<Int>, _ file: SourceFile) -> String? {
        let (method, opening) = (file.text(value.lowerBound - 2), value.upperBound)
        let variable = file.text(opening + 1)
        guard file.tokens[opening + 1].kind == .word, file.text(opening + 2) == "=", file.text(opening + 3) == method,
            let call = file.call(at: opening + 4), file.partners[opening] == call.closing + 1
        else { return nil }
        var index = value.lowerBound - 1
        while index > max(0, value.lowerBound - 40) {
            index -= 1
            if file.text(index) == "}"
                || file.text(index) == "=" && file.text(index - 1) == variable && file.text(index - 2) != "var"
            {
                return nil
            }
            guard file.text(index) == "var", file.text(index + 1) == variable else { continue }
            let sign = file.text(index + 2) == ":" ? index + 4 : index + 2
            return file.text(sign) == "=" ? literal(sign + 1, file) : nil
        }
        return nil
    }

    /// A value of one word, or a negative number, that nothing is done with.
    static func literal(_ index: Int, _ file: SourceFile) -> String? {
        guard index < file.tokens.count else { return nil }
        var end = index
        if file.text(end) == "-" || file.text(end) == "." { end += 1 }
        if file.text(end) == "[", file.text(end + 1) == "]" { end += 1 }
        guard end < file.tokens.count else { return nil }
        let token = file.tokens[end]
        let isValue =
            token.kind == .number || token.kind == .string || ["true", "false", "nil", "]"].contains(token.text)
        guard isValue || (file.text(index) == "." && token.kind == .word) else { return nil }
        let next = end + 1
        guard
            next >= file.tokens.count || file.tokens[next].startsLine
                || [")", "{", "}", ",", ";", "&&", "||", "]", "else"].contains(file.text(next))
        else { return nil }
        return file.source(ofTokens: index..<end + 1)
    }
}
