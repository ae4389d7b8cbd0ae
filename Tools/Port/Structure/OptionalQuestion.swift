/// Where an object is asked for a method by its name, `delegate.responds(to: #selector(FormDelegate.done(_:)))`, and what is done
/// if it has it, and if not.
struct OptionalQuestion {
    /// What an answer is for.
    enum Use: Equatable {
        /// Nothing is done either way.
        case nothing
        /// The method is called if it is there, and nothing else is done.
        case calling
        /// What the method answers is returned or chosen, and a literal without it; with name and labels of the method.
        case returning(String, method: String)
        /// Something else.
        case other
    }

    let name: String
    /// What stands in front of the name: a protocol, or nothing.
    let base: String
    /// Whether a property is asked for.
    let isProperty: Bool
    let use: Use

    /// - Parameter index: The token `responds`.
    init?(at index: Int, _ file: SourceFile) {
        guard file.text(index - 1) != "func", let call = file.call(at: index + 1), call.arguments.count == 1,
            let asked = call.argument("to")?.value, let receiver = RuntimeReceiver(before: index, file),
            file.text(asked.lowerBound) == "#selector", let closing = file.partners[asked.lowerBound + 1]
        else { return nil }
        let first = asked.lowerBound + 2
        isProperty = ["getter", "setter"].contains(file.text(first)) && file.text(first + 1) == ":"
        let start = isProperty ? first + 2 : first
        guard closing > start, let reference = MethodReference(file, start..<closing) else { return nil }
        (name, base) = (reference.name, reference.base)
        use = Reader(file: file, name: reference.name).use(from: receiver.first, to: call.closing)
    }

    /// Reads what stands around a question.
    private struct Reader {
        let file: SourceFile
        let name: String

        /// - Parameters:
        ///   - first: The first token of the question.
        ///   - last: The last one.
        func use(from first: Int, to last: Int) -> Use {
            let behind = last + 1
            if file.text(behind) == "?", file.tokens[behind].range.lowerBound > file.tokens[last].range.upperBound {
                return choice(from: behind + 1, isPlain: !["!", "||", "&&"].contains(file.text(first - 1)))
            }
            guard let keyword = keyword(inFrontOf: first), let opening = opening(behind: behind),
                !(keyword..<opening).contains(where: { ["||", "!"].contains(file.text($0)) && isAlone($0) }),
                let closing = file.partners[opening], closing > opening
            else { return .other }
            return file.text(keyword) == "if" ? condition(opening, closing) : guarded(opening, closing)
        }

        /// Whether a sign belongs to no name in front of it.
        private func isAlone(_ sign: Int) -> Bool {
            file.tokens[sign].range.lowerBound > file.tokens[sign - 1].range.upperBound || file.text(sign - 1) == "("
        }

        /// The `if` or `guard` that a condition belongs to, which stands in no bracket of its own.
        private func keyword(inFrontOf first: Int) -> Int? {
            guard ["if", "guard", ",", "&&"].contains(file.text(first - 1)) else { return nil }
            var index = first - 1
            while index > 0, !["if", "guard"].contains(file.text(index)) {
                if ["}", ")", "]"].contains(file.text(index)), let opening = file.partners[index], opening < index {
                    index = opening
                } else if ["{", ";", "(", "[", "else"].contains(file.text(index)) {
                    return nil
                }
                index -= 1
            }
            return ["if", "guard"].contains(file.text(index)) ? index : nil
        }

        /// The brace behind a condition, where the question stands as it is in it, or with what it is without an object.
        private func opening(behind last: Int) -> Int? {
            var index = last
            if ["??", "=="].contains(file.text(index)) {
                guard file.text(index + 1) == (file.text(index) == "??" ? "false" : "true") else { return nil }
                index += 2
            }
            guard ["{", "else", ",", "&&"].contains(file.text(index)) else { return nil }
            while index < file.tokens.count, file.text(index) != "{" {
                if ["(", "["].contains(file.text(index)), let closing = file.partners[index], closing > index {
                    index = closing
                } else if ["}", ";", ")", "]", "?"].contains(file.text(index)) {
                    return nil
                }
                index += 1
            }
            return index < file.tokens.count ? index : nil
        }

        /// `if … { delegate.done!(self) }`
        private func condition(_ opening: Int, _ closing: Int) -> Use {
            let isElse = file.text(closing + 1) == "else"
            if !isElse, closing == opening + 1 { return .nothing }
            if !isElse, isCall(opening + 1..<closing) { return .calling }
            guard file.text(opening + 1) == "return", let call = call(from: opening + 2), call.end == closing else {
                return .other
            }
            let other = isElse && file.text(closing + 2) == "{" ? closing + 3 : closing + 1
            return returned(call.method, other)
        }

        /// `guard … else { return }` with `delegate.done!(self)` behind it, and nothing else.
        private func guarded(_ opening: Int, _ closing: Int) -> Use {
            let next = closing + 1
            if closing == opening + 2, file.text(opening + 1) == "return" {
                let end = file.brackets[opening].flatMap { file.partners[$0] } ?? file.tokens.count
                guard end > next, isCall(next..<end) else { return .other }
                return .calling
            }
            guard file.text(next) == "return", let call = call(from: next + 1) else { return .other }
            return returned(call.method, opening + 1)
        }

        /// What `return true` says at a token, where the answer of a method is returned otherwise.
        private func returned(_ method: String, _ other: Int) -> Use {
            guard file.text(other) == "return", let answer = OptionalMethods.literal(other + 1, file) else {
                return .other
            }
            return .returning(answer, method: method)
        }

        /// `… ? delegate.may!(self) : true`
        private func choice(from start: Int, isPlain: Bool) -> Use {
            guard isPlain, let call = call(from: start), file.text(call.end) == ":",
                let answer = OptionalMethods.literal(call.end + 1, file)
            else { return .other }
            return .returning(answer, method: call.method)
        }

        /// Whether tokens are one call of the method, whose answer nobody takes.
        private func isCall(_ tokens: Range<Int>) -> Bool {
            guard let index = index(from: tokens.lowerBound), let call = file.call(at: index + 2) else { return false }
            return file.statement(of: call, callee: index) == tokens
        }

        /// The call of the method that begins at a token, with the token behind it.
        private func call(from start: Int) -> (method: String, end: Int)? {
            guard let index = index(from: start), let call = file.call(at: index + 2),
                file.expression(of: call, callee: index)?.lowerBound == start
            else { return nil }
            return (OptionalMethods.fullName(name, call), call.closing + 1)
        }

        /// The name of the method in the first call from a token on.
        private func index(from start: Int) -> Int? {
            file.tokens[start...].indices.prefix { !["{", "}", ";", ":"].contains(file.text($0)) }
                .first { file.text($0) == name && OptionalMethods.isOptionalCall($0, file) }
        }
    }
}
