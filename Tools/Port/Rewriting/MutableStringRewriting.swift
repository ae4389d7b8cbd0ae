/// Changes of an attributed string's `mutableString`, which end the program on Linux: the attributed string makes them.
enum MutableStringRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices
        where file.isActive[index] && file.text(index) == "mutableString" && file.text(index - 1).hasSuffix(".") {
            guard file.text(index + 1) == ".", let call = file.call(at: index + 3) else { continue }
            let name = file.text(index + 2)
            guard let text = change(name, call, of: receiver(before: index - 1, file), file) else {
                if name == "replaceOccurrences" || name == "append" || name == "setString" {
                    let advice = "replace the ranges in the attributed string itself"
                    revision.remark(file.tokens[index].range.lowerBound, "mutableString.\(name): \(advice)")
                }
                continue
            }
            let old = file.tokens[index].range.lowerBound..<file.tokens[call.closing].range.upperBound
            revision.replace(old, with: text, "\(file.source(old)) → \(text)")
        }
    }

    /// The change as one of the attributed string.
    private static func change(_ name: String, _ call: Call, of receiver: String?, _ file: SourceFile) -> String? {
        let values = call.arguments.map { file.source(ofTokens: $0.value) }
        switch (name, call.arguments.map(\.label)) {
        case ("replaceCharacters", ["in", "with"]): return "replaceCharacters(in: \(values[0]), with: \(values[1]))"
        case ("deleteCharacters", ["in"]): return "deleteCharacters(in: \(values[0]))"
        case ("insert", ["", "at"]):
            return "replaceCharacters(in: NSRange(location: \(values[1]), length: 0), with: \(values[0]))"
        case ("append", [""]):
            return receiver.map {
                "replaceCharacters(in: NSRange(location: \($0).length, length: 0), with: \(values[0]))"
            }
        case ("setString", [""]):
            return receiver.map {
                "replaceCharacters(in: NSRange(location: 0, length: \($0).length), with: \(values[0]))"
            }
        default: return nil
        }
    }

    /// What stands in front of a dot, if it is a chain of names.
    private static func receiver(before dot: Int, _ file: SourceFile) -> String? {
        guard file.text(dot) == ".", file.tokens[dot - 1].kind == .word else { return nil }
        var start = dot - 1
        while file.text(start - 1) == ".", file.tokens[start - 2].kind == .word { start -= 2 }
        return file.text(start - 1).hasSuffix(".") ? nil : file.source(ofTokens: start..<dot)
    }
}
