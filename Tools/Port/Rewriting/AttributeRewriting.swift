/// Leaves out the attributes and modifiers that are for Objective-C, and the line that has become empty.
enum AttributeRewriting: Rule {
    private static let attributes: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBSegueAction", "@IBOutlet", "@GKInspectable",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        var index = 0
        while index < file.tokens.count {
            guard let end = end(ofWordAt: index, file) else {
                if file.text(index) == "@NSManaged", file.isActive[index] {
                    revision.remark(
                        file.tokens[index].range.lowerBound,
                        "@NSManaged: there is no Core Data; make it a stored property")
                }
                index += 1
                continue
            }
            // Several of them in a row are left out in one piece.
            var (words, last) = ([index..<end], end)
            while last < file.tokens.count, !file.tokens[last].startsLine, let next = self.end(ofWordAt: last, file) {
                words.append(last..<next)
                last = next
            }
            guard isInPlace(index..<last, file) else {
                index = last
                continue
            }
            let left = file.source(ofTokens: index..<last)
            if revision.replace(reach(of: index..<last, file), with: "", "\(left) left out") {
                for word in words { remark(word.lowerBound, file, program, &revision) }
            }
            index = last
        }
    }

    /// The token behind a word that is left out, with its arguments; `nil` for all other words.
    private static func end(ofWordAt index: Int, _ file: SourceFile) -> Int? {
        let token = file.tokens[index]
        guard file.isActive[index] else { return nil }
        switch token.kind {
        case .attribute where attributes.contains(token.text):
            let hasArguments =
                file.text(index + 1) == "(" && file.tokens[index + 1].range.lowerBound == token.range.upperBound
            guard hasArguments, let closing = file.partners[index + 1], closing > index else { return index + 1 }
            return closing + 1
        case .word where token.text == "dynamic" || token.text == "optional":
            // As a modifier: what follows is a modifier or a declaration.
            guard Keywords.isModifier(index, file) else { return nil }
            if token.text == "optional", file.type(around: index)?.kind != .protocol { return nil }
            return index + 1
        default: return nil
        }
    }

    /// Whether a declaration, or the body of a property, follows words, and nothing sticks to them in front.
    private static func isInPlace(_ words: Range<Int>, _ file: SourceFile) -> Bool {
        guard words.upperBound < file.tokens.count else { return false }
        let next = file.tokens[words.upperBound]
        guard Keywords.canBeginDeclaration(next) || ["get", "set", "willSet", "didSet"].contains(next.text) else {
            return false
        }
        guard words.lowerBound > 0 else { return true }
        let previous = file.tokens[words.lowerBound - 1]
        return previous.kind == .sign || previous.range.upperBound < file.tokens[words.lowerBound].range.lowerBound
    }

    /// The bytes that go with tokens: the blanks around them, or the whole line where nothing else is in it.
    private static func reach(of tokens: Range<Int>, _ file: SourceFile) -> Range<Int> {
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var start = file.tokens[tokens.lowerBound].range.lowerBound
        var end = file.tokens[tokens.upperBound - 1].range.upperBound
        if let line = file.wholeLine(of: start..<end) { return line }
        let bytes = file.bytes
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
        // At the end of a line the blanks in front of the words go, elsewhere only those behind.
        while endsLine, start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        return start..<end
    }

    // MARK: What a nib did

    private static func remark(_ index: Int, _ file: SourceFile, _ program: Program, _ revision: inout Revision) {
        let offset = file.tokens[index].range.lowerBound
        switch file.text(index) {
        case "@IBOutlet":
            guard let variable = file.variables.first(where: { $0.keyword > index }) else { return }
            let isDelegate = ["delegate", "datasource"].contains(where: variable.name.lowercased().hasSuffix)
            let stores = file.storesValue(ofVariable: variable.keyword)
            var advice = isDelegate || !stores ? "set it in code" : "create the view in code"
            if !isDelegate, stores, variable.modifiers.contains("weak") {
                advice += ", and leave out weak, which would let it go at once"
            }
            if let level = ["private", "fileprivate"].first(where: variable.modifiers.contains) {
                advice += "; from another file, as in UINib.define, it cannot be set while it is \(level)"
            }
            revision.remark(offset, "\(variable.name): no nib sets this outlet; \(advice)")
        case "@IBAction":
            guard let function = file.functions.first(where: { $0.keyword > index }) else { return }
            guard !program.isNamedBySelector(function) else { return }
            revision.remark(
                offset,
                "\(function.name): no nib calls this action; call addTarget(self, action: Self.\(function.fullName), for:) "
                    + "on its control")
        case "@IBSegueAction":
            revision.remark(offset, "there are no segues; make the controller and present it in code")
        default: break
        }
    }
}
