/// Calls of optional methods of the program's own protocols: `delegate?.done?(x)` becomes `delegate?.done(x)`. Those of
/// UIKit's delegates compile as they are.
enum OptionalCallRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        bindUIKit(file, program, &revision)
        let names = program.optionalMethods.names
        guard !names.isEmpty else { return }
        for index in file.tokens.indices where names.contains(file.text(index)) && file.isActive[index] {
            let name = file.text(index)
            if OptionalMethods.isOptionalCall(index, file) {
                let mark = file.tokens[index + 1]
                if program.optionalMethods.isAskedOfSilent(index, file), !program.propertyNames.contains(name) {
                    guard let start = PostfixExpression.start(ofLast: index, file),
                        let last = PostfixExpression.end(ofCall: index, file)
                    else {
                        revision.remark(
                            file.tokens[index].range.lowerBound,
                            "\(name)\(mark.text)(…): write OptionalCalls.answer(of:) around the call, without \(mark.text)"
                        )
                        continue
                    }
                    let (begin, end) = (file.tokens[start].range.lowerBound, file.tokens[last].range.upperBound)
                    if revision.replace(mark.range, with: "", "\(name)?(…) → OptionalCalls.answer(of: …\(name)(…))") {
                        revision.alsoReplace(begin..<begin, with: "OptionalCalls.answer(of: ")
                        revision.alsoReplace(end..<end, with: ")")
                    }
                    continue
                }
                if program.optionalMethods.isReturned(index, file), let value = OptionalMethods.boundCall(index, file) {
                    makeOptional(value, file, &revision, chain: value.lowerBound..<index + 1)
                } else if program.optionalMethods.isAskedForAnswer(index, file) {
                    revision.remark(
                        file.tokens[index].range.lowerBound,
                        "\(name) always answers now: ask something else than whether its answer is nil")
                }
                if program.propertyNames.contains(name) {
                    revision.remark(
                        mark.range.lowerBound,
                        "\(name)\(mark.text)(…): leave out \(mark.text) where this is the protocol's method, which is always there now"
                    )
                } else {
                    revision.replace(mark.range, with: "", "\(name)\(mark.text)(…) → \(name)(…)")
                }
            } else if OptionalMethods.isComparedWithNil(index, file) {
                revision.remark(
                    file.tokens[index].range.lowerBound,
                    "\(name) is always there now: ask something else than whether it is nil")
            } else if let value = OptionalMethods.boundValue(index, file) {
                makeOptional(value, file, &revision, chain: value)
                // A default that is what is done without the method makes no difference.
                if program.optionalMethods.isAnswered(index, file) { continue }
                revision.remark(
                    file.tokens[index].range.lowerBound,
                    "\(name) is always there now: ask something else than whether it can be bound, as a Bool of the protocol"
                )
            }
        }
    }

    /// Methods of UIKit's delegates that are bound: they are there, but are not optional where the delegate is not.
    private static func bindUIKit(_ file: SourceFile, _ program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index - 1) == "." {
            let word = file.text(index)
            guard UIKitProtocols.optionalNames.contains(word), !program.propertyNames.contains(word),
                let value = OptionalMethods.boundValue(index, file)
            else { continue }
            makeOptional(value, file, &revision, chain: value)
        }
    }

    /// What is bound must be optional: where nothing in front of the method is, it is made so.
    /// - Parameter chain: What stands in front of the method, with it.
    private static func makeOptional(
        _ value: Range<Int>, _ file: SourceFile, _ revision: inout Revision, chain: Range<Int>
    ) {
        guard !chain.contains(where: { file.text($0) == "?" }), file.text(value.lowerBound) != "Optional" else {
            return
        }
        let (start, end) = (
            file.tokens[value.lowerBound].range.lowerBound, file.tokens[value.upperBound - 1].range.upperBound
        )
        let what = "\(file.source(start..<end)) → Optional(…)"
        if revision.replace(start..<start, with: "Optional(", what) { revision.alsoReplace(end..<end, with: ")") }
    }
}
