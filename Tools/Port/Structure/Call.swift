/// A call with its arguments.
struct Call {
    struct Argument {
        /// Empty where there is none.
        let label: String
        /// The tokens behind the label.
        let value: Range<Int>
    }

    /// The word in front of the parenthesis: a function, or a type; empty where there is none.
    let callee: String
    /// The token of the opening parenthesis.
    let opening: Int
    let closing: Int
    let arguments: [Argument]

    /// The argument with a label.
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}

extension SourceFile {
    /// The call whose arguments stand in a parenthesis.
    func call(at opening: Int) -> Call? {
        guard text(opening) == "(", let closing = partners[opening], closing > opening else { return nil }
        let isNamed = opening > 0 && tokens[opening - 1].kind == .word
        return Call(
            callee: isNamed ? text(opening - 1) : "", opening: opening, closing: closing,
            arguments: arguments(opening + 1..<closing))
    }

    /// The call that a token is in an argument of.
    func call(around token: Int) -> Call? { brackets[token].flatMap(call(at:)) }

    private func arguments(_ range: Range<Int>) -> [Call.Argument] {
        var (found, start, index) = ([Call.Argument](), range.lowerBound, range.lowerBound)
        func add(upTo end: Int) {
            guard start < end else { return }
            let hasLabel = start + 1 < end && tokens[start].kind == .word && text(start + 1) == ":"
            found.append(.init(label: hasLabel ? text(start) : "", value: (hasLabel ? start + 2 : start)..<end))
        }
        while index < range.upperBound {
            if ["(", "[", "{"].contains(text(index)), let end = partners[index], end > index {
                index = min(end, range.upperBound - 1)
            } else if text(index) == "," {
                add(upTo: index)
                start = index + 1
            }
            index += 1
        }
        add(upTo: range.upperBound)
        return found
    }
}
