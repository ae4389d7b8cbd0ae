/// `CFCharacterSetIsSupersetOfSet(a as CFCharacterSet, b as CFCharacterSet)`, by which programs went around a fault of Swift 3:
/// the set is asked itself.
enum SupersetRewriting: Rule {
    private static let function = "CFCharacterSetIsSupersetOfSet"

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == function {
            guard !program.functionNames.contains(function), let call = file.call(at: index + 1),
                call.arguments.map(\.label) == ["", ""], let set = castSet(in: call.arguments[0].value, file),
                let other = castSet(in: call.arguments[1].value, file), !isAnswer(index, file)
            else { continue }
            // The sets may be changed too: what stands around them is replaced alone.
            let (start, end) = (file.tokens[index].range.lowerBound, file.tokens[call.closing].range.lowerBound)
            let all = start..<file.tokens[call.closing].range.upperBound
            let new = "\(file.source(set)).isSuperset(of: \(file.source(other)))"
            guard revision.replace(start..<set.lowerBound, with: "", "\(file.source(all)) → \(new)") else { continue }
            revision.alsoReplace(set.upperBound..<other.lowerBound, with: ".isSuperset(of: ")
            revision.alsoReplace(other.upperBound..<end, with: "")
        }
    }

    /// The bytes of what is cast: `a as CFCharacterSet`, `(a as NSCharacterSet).copy() as! CFCharacterSet`.
    private static func castSet(in tokens: Range<Int>, _ file: SourceFile) -> Range<Int>? {
        guard var set = uncast(tokens, to: "CFCharacterSet", file), let first = set.first else { return nil }
        let copy = set.suffix(5)
        if file.text(first) == "(", copy.map({ file.text($0) }) == [")", ".", "copy", "(", ")"],
            let closing = copy.first, file.partners[first] == closing
        {
            guard let copied = uncast(first + 1..<closing, to: "NSCharacterSet", file) else { return nil }
            set = copied
        }
        guard let last = set.last, isChain(set, file) else { return nil }
        return file.tokens[set.lowerBound].range.lowerBound..<file.tokens[last].range.upperBound
    }

    /// The tokens in front of a cast to a type.
    private static func uncast(_ tokens: Range<Int>, to type: String, _ file: SourceFile) -> Range<Int>? {
        guard let last = tokens.last, file.text(last) == type else { return nil }
        let word = file.text(last - 1) == "!" ? last - 2 : last - 1
        return word > tokens.lowerBound && file.text(word) == "as" ? tokens.lowerBound..<word : nil
    }

    /// Whether tokens are names and calls with dots between them, behind which another call can stand.
    private static func isChain(_ tokens: Range<Int>, _ file: SourceFile) -> Bool {
        guard let first = tokens.first, file.tokens[first].kind == .word else { return false }
        return tokens.allSatisfy { index in
            if file.brackets[index] != file.brackets[first] { return true }
            guard file.tokens[index].kind == .word else {
                return [".", "!", "(", ")", "[", "]"].contains(file.text(index))
            }
            return index == first || file.text(index - 1) == "."
        }
    }

    /// Whether the question is what the method of that name would answer itself.
    private static func isAnswer(_ index: Int, _ file: SourceFile) -> Bool {
        file.scopes(around: index).contains { scope in
            guard case .function(let number) = scope.kind else { return false }
            return file.functions[number].fullName == "isSuperset(of:)"
        }
    }
}
