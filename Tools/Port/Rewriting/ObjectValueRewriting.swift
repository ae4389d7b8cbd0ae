/// `(x as AnyObject).cgRectValue`: on iOS AnyObject has the members of all classes, on Linux it has none. The class that has the
/// value takes its place: NSValue for geometry, NSNumber for numbers.
///
/// The value is an optional on iOS, which Swift unwraps where it must. Where that is done in the source, or the value is kept as it
/// comes, it stays one: `(x as? NSValue)?.cgRectValue`.
enum ObjectValueRewriting: Rule {
    static let geometry: Set<String> = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue", "uiEdgeInsetsValue",
        "rangeValue",
    ]
    static let numbers: Set<String> = [
        "boolValue", "decimalValue", "doubleValue", "floatValue", "int16Value", "int32Value", "int64Value", "int8Value",
        "intValue", "integerValue", "stringValue", "uint16Value", "uint32Value", "uint64Value", "uint8Value",
        "uintValue",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index - 1) == "." {
            guard let type = geometry.contains(file.text(index)) ? "NSValue" : number(index, file) else { continue }
            castElement(at: index, type, file, &revision)
            guard let cast = Cast(before: index - 1, file)
            else { continue }
            let whole = parentheses(around: cast.opening...index, file)
            let isKept = cast.isAsked || isOptional(whole.upperBound, whole.lowerBound, file)
            // What is cast may be changed too: the words behind it are replaced alone.
            let value = file.source(ofTokens: cast.opening + 1..<cast.word)
            let old = file.tokens[cast.word].range.lowerBound..<file.tokens[cast.closing].range.lowerBound
            let new = isKept ? "as? \(type)" : "as! \(type)"
            guard revision.replace(old, with: new, "(\(value) \(file.source(old))) → (\(value) \(new))") else {
                continue
            }
            let sign = file.tokens[cast.closing].range.upperBound..<file.tokens[index - 1].range.lowerBound
            let mark = isKept ? "?" : ""
            if file.source(sign) != mark { revision.alsoReplace(sign, with: mark) }
            if file.text(index) == "integerValue" {
                revision.alsoReplace(file.tokens[index].range, with: "intValue")
            }
            // What is unwrapped before it is none now. Around an optional, a parenthesis keeps it one.
            let next = whole.upperBound + 1
            let isUnwrapped = file.text(next) == "!" || file.text(next) == "?" && file.text(next + 1) == "."
            if isUnwrapped, !isKept || whole.upperBound == index {
                revision.alsoReplace(file.tokens[next].range, with: "")
            }
            let isOfKeyboard = value.contains("userInfo") || value.contains("UserInfoKey")
            guard type == "NSNumber", !isOfKeyboard else { continue }
            revision.remark(
                old.lowerBound,
                "\(new) and \(file.text(index)): a text has that on iOS too; where it may be one, ask for both")
        }
    }

    /// `info[key]?.cgRectValue` of a dictionary of AnyObject, by a key that keyboards have: the element is cast.
    private static func castElement(at index: Int, _ type: String, _ file: SourceFile, _ revision: inout Revision) {
        let sign = index - 2
        guard ["?", "!"].contains(file.text(sign)), file.text(sign - 1) == "]", let opening = file.partners[sign - 1],
            file.source(ofTokens: opening..<sign).contains("UserInfoKey"),
            let receiver = RuntimeReceiver(before: index, file)
        else { return }
        let start = file.tokens[receiver.first].range.lowerBound
        let isAsked = file.text(sign) == "?"
        let end = isAsked ? " as? \(type))?" : " as! \(type))"
        let what = "\(file.source(ofTokens: receiver.first..<sign)) → \(type)"
        guard revision.replace(file.tokens[sign].range, with: end, what) else { return }
        revision.alsoReplace(start..<start, with: "(")
    }

    private static func number(_ index: Int, _ file: SourceFile) -> String? {
        numbers.contains(file.text(index)) && file.text(index + 1) != "(" ? "NSNumber" : nil
    }

    /// A value with the parentheses that it alone stands in: `((x as AnyObject).cgRectValue)`.
    private static func parentheses(around value: ClosedRange<Int>, _ file: SourceFile) -> ClosedRange<Int> {
        var whole = value
        while file.text(whole.upperBound + 1) == ")", file.partners[whole.upperBound + 1] == whole.lowerBound - 1,
            !isCalled(whole.lowerBound - 1, file)
        {
            whole = whole.lowerBound - 1...whole.upperBound + 1
        }
        return whole
    }

    /// Whether a parenthesis stands behind what it calls.
    private static func isCalled(_ opening: Int, _ file: SourceFile) -> Bool {
        guard opening > 0, !file.tokens[opening].startsLine else { return false }
        let isOfName =
            file.tokens[opening - 1].kind == .word
            && !Keywords.statements.contains(file.text(opening - 1))
        return isOfName || [")", "]", "}", ">", "?", "!"].contains(file.text(opening - 1))
    }

    /// The parenthesis of `(x as AnyObject)` in front of a point.
    private struct Cast {
        let opening: Int
        let closing: Int
        /// The word `as`.
        let word: Int
        /// Whether a question mark follows it.
        let isAsked: Bool

        init?(before dot: Int, _ file: SourceFile) {
            let hasMark = ["?", "!"].contains(file.text(dot - 1))
            let closing = hasMark ? dot - 2 : dot - 1
            guard closing > 0, file.text(closing) == ")", let opening = file.partners[closing] else { return nil }
            // Behind a name it would be the parenthesis of a call.
            let isCall = opening > 0 && file.tokens[opening - 1].kind == .word && !file.tokens[opening].startsLine
            guard !isCall || Keywords.statements.contains(file.text(opening - 1)) else { return nil }
            var word = closing - 1
            if file.text(word) == "?" { word -= 1 }
            guard file.text(word) == "AnyObject" else { return nil }
            word -= 1
            if ["?", "!"].contains(file.text(word)) { word -= 1 }
            guard word > opening + 1, file.text(word) == "as" else { return nil }
            (self.opening, self.closing, self.word) = (opening, closing, word)
            isAsked = file.text(dot - 1) == "?"
        }
    }

    /// Whether a value is used as an optional: `?.`, `??`, `if let`, or a variable that says no type.
    static func isOptional(_ member: Int, _ opening: Int, _ file: SourceFile) -> Bool {
        switch file.text(member + 1) {
        case "?" where file.text(member + 2) == ".", "??": return true
        case "==", "!=": return file.text(member + 2) == "nil"
        default: break
        }
        guard file.text(opening - 1) == "=", ![".", "!"].contains(file.text(member + 1)) else { return false }
        let name = opening - 2
        guard file.tokens.indices.contains(name) else { return false }
        if file.text(name) == "?" { return true }
        // What follows in the line makes another value of it.
        let next = member + 1
        let isWhole =
            next >= file.tokens.count || file.tokens[next].startsLine
            || [",", "{", "else", ";", "}"].contains(file.text(next))
        return isWhole && ["let", "var"].contains(file.text(name - 1))
    }
}
