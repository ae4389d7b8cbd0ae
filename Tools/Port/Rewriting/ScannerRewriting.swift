/// `scanner.scanInt(nil)`, which asks whether there is a number: on Linux a place for it cannot be left out, and what gives the
/// number back is asked whether there is one.
enum ScannerRewriting: Rule {
    private static let calls = [
        "scanInt": "scanInt()", "scanInt32": "scanInt32()", "scanInt64": "scanInt64()",
        "scanUnsignedLongLong": "scanUInt64()", "scanFloat": "scanFloat()", "scanDouble": "scanDouble()",
        "scanDecimal": "scanDecimal()", "scanHexInt32": "scanInt(representation: .hexadecimal)",
        "scanHexInt64": "scanUInt64(representation: .hexadecimal)",
        "scanHexFloat": "scanFloat(representation: .hexadecimal)",
        "scanHexDouble": "scanDouble(representation: .hexadecimal)",
    ]
    /// What a comparison can stand behind, and in front of, without parentheses.
    private static let beginnings: Set<String> = [
        "if", "guard", "while", "return", "in", "{", "(", "[", ",", "&&", "||", "=", "?", ":",
    ]
    private static let ends: Set<String> = [")", "]", "}", "{", ",", "&&", "||", "?", ":", ";", "else"]
    /// What goes on from line to line and binds more than a comparison, or as much.
    private static let operators: Set<String> = ["!", "==", "!=", "??"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index - 1) == "." {
            guard let new = calls[file.text(index)], program.methodOwners[file.text(index)] == nil,
                let call = file.call(at: index + 1), call.closing == call.opening + 2,
                file.text(call.opening + 1) == "nil", let receiver = RuntimeReceiver(before: index, file)
            else { continue }
            guard !receiver.isOptional, !receiver.text.contains("?") else {
                revision.remark(
                    file.tokens[index].range.lowerBound,
                    "\(file.text(index))(nil): unwrap the scanner, and ask whether \(new) gives nil")
                continue
            }
            let (first, next) = (receiver.first, call.closing + 1)
            let range = file.tokens[index].range.lowerBound..<file.tokens[call.closing].range.upperBound
            let what = "\(file.source(range)) → \(new) != nil"
            if isFree(at: first, beside: file.text(first - 1), beginnings, file),
                isFree(at: next, beside: file.text(next), ends, file)
            {
                revision.replace(range, with: "\(new) != nil", what)
                continue
            }
            let start = file.tokens[first].range.lowerBound
            guard revision.replace(start..<start, with: "(", what) else { continue }
            revision.alsoReplace(range, with: "\(new) != nil)")
        }
    }

    /// Whether a comparison that begins at a token, or ends in front of it, needs no parenthesis beside what stands there.
    private static func isFree(at index: Int, beside sign: String, _ signs: Set<String>, _ file: SourceFile) -> Bool {
        guard file.tokens.indices.contains(index), !sign.isEmpty else { return true }
        return signs.contains(sign) || file.tokens[index].startsLine && !operators.contains(sign)
    }
}
