/// `a.adding(b)`, `a.subtracting(b)`, `a.multiplied(by: b)` and `a.divided(by: b)`, and `a.add(b)` and its kin, of Swift 3's floating numbers, which have operators
/// alone since. Sets, and decimal numbers of Foundation, have methods of some of these names still.
enum ArithmeticRewriting: Rule {
    private static let operations = [
        "adding": (label: "", sign: "+"), "subtracting": (label: "", sign: "-"),
        "multiplied": (label: "by", sign: "*"), "divided": (label: "by", sign: "/"),
        "add": (label: "", sign: "+="), "subtract": (label: "", sign: "-="),
        "multiply": (label: "by", sign: "*="), "divide": (label: "by", sign: "/="),
    ]

    /// A call whose receiver is a floating number, or may be one.
    private struct Operation {
        let receiver: Range<Int>
        let operand: Range<Int>
        let sign: String
        let closing: Int
        /// Whether the receiver is changed: `a.add(b)`.
        var isAssignment: Bool { sign.hasSuffix("=") }

        var tokens: Range<Int> { receiver.lowerBound..<closing + 1 }
    }

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        var (certain, possible) = ([Operation](), [Operation]())
        for index in file.tokens.indices where file.isActive[index] && file.text(index - 1) == "." {
            guard let operation = operation(at: index, file, program),
                let receiver = RuntimeReceiver(before: index, file)
            else { continue }
            let kinds = [operation.receiver, operation.operand].map { FloatingExpression.kind(of: $0, file, program) }
            if !receiver.isOptional, !receiver.text.contains("?"),
                kinds[0] == .floating || kinds == [.unknown, .floating] && operation.sign != "+="
            {
                certain.append(operation)
            } else if kinds[0] == .floating || kinds[0] == .unknown && isOld(operation, kinds[1], program) {
                possible.append(operation)
            }
        }
        for operation in certain where isOutermost(operation, of: certain) {
            let range = bytes(of: operation.tokens, file)
            let new = rendered(operation, certain, file)
            let isFree = !revision.replacesAny(of: range)
            if !isFree || !revision.replace(range, with: new, "\(file.source(range)) → \(new)") {
                revision.remark(range.lowerBound, "\(file.source(range)): write \(new)")
            }
        }
        for operation in possible {
            let old = file.source(bytes(of: operation.tokens, file))
            let new = rendered(operation, [], file)
            revision.remark(
                file.tokens[operation.tokens.lowerBound].range.lowerBound,
                "\(old): where these are floating numbers, write \(new)")
        }
    }

    private static func operation(at index: Int, _ file: SourceFile, _ program: Program) -> Operation? {
        guard let operation = operations[file.text(index)], !program.functionNames.contains(file.text(index)),
            let call = file.call(at: index + 1), call.arguments.map(\.label) == [operation.label],
            call.arguments.allSatisfy({ !$0.value.isEmpty }),
            file.text(call.closing + 1) != "{", let receiver = RuntimeReceiver(before: index, file)
        else { return nil }
        var end = index - 1
        if file.text(end - 1) == "?" { end -= 1 }
        let isStatement = file.statement(of: call, callee: index)?.lowerBound == receiver.first
        guard isStatement || !operation.sign.hasSuffix("=") else { return nil }
        return Operation(
            receiver: receiver.first..<end, operand: call.arguments[0].value, sign: operation.sign,
            closing: call.closing)
    }

    /// Whether a source has words that no other Swift has: then what is added to something unknown may be a number.
    private static func isOld(_ operation: Operation, _ operand: FloatingExpression.Kind, _ program: Program) -> Bool {
        // A list takes numbers too.
        guard operand != .other, operation.sign != "+=" else { return false }
        return ["*", "/"].contains(operation.sign) || program.words.contains("rangeAt")
            || program.words.contains(where: AttributeExpression.isConstant)
    }

    private static func isOutermost(_ operation: Operation, of all: [Operation]) -> Bool {
        !all.contains {
            $0.tokens != operation.tokens && $0.tokens.lowerBound <= operation.tokens.lowerBound
                && operation.tokens.upperBound <= $0.tokens.upperBound
        }
    }

    // MARK: Writing

    private static func bytes(of tokens: Range<Int>, _ file: SourceFile) -> Range<Int> {
        file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound - 1].range.upperBound
    }

    private static func rendered(_ operation: Operation, _ all: [Operation], _ file: SourceFile) -> String {
        let (left, right) = (operation.receiver, operation.operand)
        let isWhole = isChain(right, file) || all.contains { $0.tokens == right }
        let operand = rendered(right, all, file)
        if operation.isAssignment { return "\(rendered(left, all, file)) \(operation.sign) \(operand)" }
        return "(\(rendered(left, all, file)) \(operation.sign) \(isWhole ? operand : "(\(operand))"))"
    }

    /// Tokens with all that is changed in them.
    private static func rendered(_ tokens: Range<Int>, _ all: [Operation], _ file: SourceFile) -> String {
        let inside = all.filter {
            tokens.lowerBound <= $0.tokens.lowerBound && $0.tokens.upperBound <= tokens.upperBound
        }
        let whole = bytes(of: tokens, file)
        var (text, place) = ("", whole.lowerBound)
        let outermost = inside.filter { isOutermost($0, of: inside) }
        for operation in outermost.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
            let range = bytes(of: operation.tokens, file)
            text += file.source(place..<range.lowerBound) + rendered(operation, inside, file)
            place = range.upperBound
        }
        return text + file.source(place..<whole.upperBound)
    }

    /// Whether an operator binds no part of an expression away from the rest.
    private static func isChain(_ tokens: Range<Int>, _ file: SourceFile) -> Bool {
        guard let first = tokens.first else { return false }
        return tokens.allSatisfy { index in
            if file.brackets[index] != file.brackets[first] { return true }
            let isName = [.word, .number].contains(file.tokens[index].kind)
            guard isName else { return [".", "!", "(", ")", "[", "]"].contains(file.text(index)) }
            return index == first || file.text(index - 1) == "."
        }
    }
}
