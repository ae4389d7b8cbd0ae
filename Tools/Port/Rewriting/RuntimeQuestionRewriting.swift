/// What an object is asked at run time: whether it has a method, a property, or a protocol. Where the classes that have it are
/// known, Swift's `is` asks the same: `view.responds(to: #selector(getter: UITextView.isEditable))` becomes
/// `(view is UITextView)`. The optional methods of protocols are always there here
/// (``OptionalQuestionRemarks``).
enum RuntimeQuestionRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices
        where file.isActive[index] && ["responds", "conforms"].contains(file.text(index)) {
            guard file.text(index - 1) != "func", let call = file.call(at: index + 1), call.arguments.count == 1,
                let asked = call.argument("to"), let receiver = RuntimeReceiver(before: index, file)
            else { continue }
            let answer =
                file.text(index) == "conforms"
                ? conformance(to: asked.value, file).flatMap { receiver.isOne(of: [$0]) }
                : response(to: asked.value, of: receiver, file, program)
            guard let answer else { continue }
            let end = file.tokens[call.closing].range.upperBound
            let range = receiver.start(index, file)..<end
            revision.replace(range, with: answer, "\(file.source(range)) → \(answer)")
        }
    }

    /// The protocol of `UITextInput.self`.
    private static func conformance(to tokens: Range<Int>, _ file: SourceFile) -> String? {
        guard tokens.count == 3, file.tokens[tokens.lowerBound].kind == .word, file.text(tokens.lowerBound + 1) == ".",
            file.text(tokens.lowerBound + 2) == "self"
        else { return nil }
        return file.text(tokens.lowerBound)
    }

    /// What asks the same as `responds(to: #selector(…))`.
    private static func response(
        to tokens: Range<Int>, of receiver: RuntimeReceiver, _ file: SourceFile, _ program: Program
    ) -> String? {
        let first = tokens.lowerBound
        guard file.text(first) == "#selector", let closing = file.partners[first + 1],
            closing == withoutCast(tokens, file).upperBound - 1
        else { return nil }
        let isProperty = ["getter", "setter"].contains(file.text(first + 2)) && file.text(first + 3) == ":"
        let written = first + (isProperty ? 4 : 2)..<closing
        let named = withoutCast(written, file)
        guard let reference = MethodReference(file, named) else { return nil }
        // `textView as (UITextView, URL, NSRange) -> Bool`: one of several methods of a delegate.
        if named != written, reference.base.isEmpty, reference.labels == nil, optionalWords.contains(reference.name) {
            return receiver.isThere
        }
        let owner = Program.simpleName(reference.base)
        if isProperty, !reference.isBaseType, responderProperties.contains(reference.name) {
            return receiver.isOne(of: ["UIResponder"])
        }
        guard reference.isBaseType else {
            let isOwn = receiver.text == "self" && !isProperty && isOwnMethod(reference, asked: first, file, program)
            return isOwn || isKnownOptional(reference, program) ? receiver.isThere : nil
        }
        if isProperty {
            let own = program.properties.keys.filter { name in
                program.kinds[name] == .class && name != owner
                    && program.properties[name, default: []].contains { $0.name == reference.name }
            }
            let known = knownOwners[reference.name] ?? []
            return receiver.isOne(of: (known.contains(owner) ? known : [owner] + known) + own.sorted())
        }
        let isOptional =
            UIKitProtocols.optionalMethods[owner, default: []].contains { isMeant($0, by: reference) }
            || program.kinds[owner] == .protocol && program.optionalMethods.names.contains(reference.name)
        if isOptional { return receiver.isThere }
        return program.kinds[owner] == .class ? receiver.isOne(of: [owner]) : nil
    }

    /// Whether an object certainly has a method that its code names without a class: it answers such questions itself nowhere in the
    /// program, and nothing around its class is meant.
    private static func isOwnMethod(
        _ reference: MethodReference, asked index: Int, _ file: SourceFile, _ program: Program
    ) -> Bool {
        guard reference.base.isEmpty, program.methodOwners["responds"] == nil,
            let type = file.type(around: index)?.simpleName
        else { return false }
        return program.methodOwners[reference.name].map { !$0.isDisjoint(with: program.lineage(of: type)) } ?? true
    }

    /// What stands in front of `as`, where that is in no bracket of its own: the type only tells methods of one name apart, or
    /// makes an optional of a selector.
    private static func withoutCast(_ tokens: Range<Int>, _ file: SourceFile) -> Range<Int> {
        let cast = tokens.first { file.text($0) == "as" && file.brackets[$0] == file.brackets[tokens.lowerBound] }
        return tokens.lowerBound..<(cast ?? tokens.upperBound)
    }

    /// Whether a method without its protocol's name is an optional one of some protocol.
    private static func isKnownOptional(_ reference: MethodReference, _ program: Program) -> Bool {
        program.optionalMethods.names.contains(reference.name)
            || UIKitProtocols.optionalMethods.values.contains {
                $0.contains(reference.name + (reference.labels ?? "(_:)"))
            }
    }

    private static func isMeant(_ method: String, by reference: MethodReference) -> Bool {
        reference.labels == nil ? method.hasPrefix(reference.name + "(") : method == reference.method
    }

    /// The words that methods of delegates begin with.
    private static let optionalWords = Set(
        UIKitProtocols.optionalMethods.values.joined().map { String($0.prefix { $0 != "(" }) })

    /// Properties that every responder has: programs name them without a class, because they are their own too.
    private static let responderProperties: Set = [
        "isFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder", "undoManager", "next",
    ]

    /// UIKit's classes that have a property, where there are several.
    private static let knownOwners = [
        "inputAccessoryView": ["UITextField", "UITextView"], "inputView": ["UITextField", "UITextView"],
        "placeholder": ["UITextField", "UISearchBar"], "text": ["UITextField", "UITextView", "UILabel", "UISearchBar"],
        "attributedText": ["UITextField", "UITextView", "UILabel"], "font": ["UITextField", "UITextView", "UILabel"],
        "textColor": ["UITextField", "UITextView", "UILabel"],
        "textAlignment": ["UITextField", "UITextView", "UILabel"],
    ]
}

/// The object that is asked: a chain of names and calls in front of a point, or the object itself.
struct RuntimeReceiver {
    /// As it is written.
    let text: String
    /// Whether it may be nil, and the question would then have no answer.
    let isOptional: Bool
    /// Whether it may be written twice.
    let isPlain: Bool
    /// The first token of it.
    let first: Int

    init?(before index: Int, _ file: SourceFile) {
        guard file.text(index - 1) == "." else {
            // Something that ends an expression stands in front of it only by mistake of the reader.
            guard !["?.", "!.", ")", "]"].contains(file.text(index - 1)) else { return nil }
            (text, isOptional, isPlain, first) = ("self", false, true, index)
            return
        }
        var end = index - 2
        isOptional = file.text(end) == "?"
        if ["?", "!"].contains(file.text(end)) { end -= 1 }
        var (start, isPlain) = (end, true)
        while true {
            if [")", "]"].contains(file.text(start)), let opening = file.partners[start], opening < start {
                isPlain = false
                start = opening
                let isCalled = opening > 0 && file.tokens[opening - 1].kind == .word
                if isCalled, !Self.keywords.contains(file.text(opening - 1)) { start = opening - 1 }
            } else if !file.tokens.indices.contains(start) || file.tokens[start].kind != .word {
                return nil
            }
            guard file.text(start - 1) == "." else { break }
            start -= 2
            if ["?", "!"].contains(file.text(start)) { start -= 1 }
            guard start >= 0 else { return nil }
        }
        guard start <= end, !Self.keywords.contains(file.text(start)), file.text(start) != "super" else { return nil }
        (text, self.isPlain, first) = (file.source(ofTokens: start..<end + 1), isPlain, start)
    }

    private static let keywords: Set<String> = ["if", "guard", "while", "return", "in", "case", "where", "else", "let"]

    /// Where the question begins.
    func start(_ index: Int, _ file: SourceFile) -> Int { file.tokens[first].range.lowerBound }

    /// Whether it is an object of one of some types; `nil` where that cannot be written.
    func isOne(of types: [String]) -> String? {
        guard types.count == 1 || isPlain else { return nil }
        return "(" + types.map { "\(text) is \($0)" }.joined(separator: " || ") + ")"
    }

    /// Yes if there is one: an optional yes where it may be nil, as the question is.
    var isThere: String {
        guard isOptional || text.contains("?") else { return "true" }
        return (text.contains("?") ? "(\(text))" : text) + ".map({ _ in true })"
    }
}
