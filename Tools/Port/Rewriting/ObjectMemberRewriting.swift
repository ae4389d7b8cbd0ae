/// `value.floatValue` and `value["name"]` of what is declared AnyObject: on iOS these are looked up at run time, in whatever
/// class the object has; on Linux AnyObject has no members. Numbers, lists and dictionaries are cast; of other members a person
/// is told.
enum ObjectMemberRewriting: Rule {
    /// Those that a text has, too.
    private static let numbersOfTexts: Set<String> = [
        "boolValue", "doubleValue", "floatValue", "intValue", "integerValue",
    ]
    /// Classes that one most likely means by a member.
    private static let owners: [String: Set<String>] = [
        "UIView": ["bounds", "center", "frame", "superview", "tag", "window"], "UISwitch": ["isOn"],
        "NSString": ["length"], "String": ["capitalized", "lowercased", "uppercased"],
        "UISegmentedControl": ["selectedSegmentIndex"], "UITextField": ["text"],
        "UIButton": ["setTitle", "titleLabel"],
        "NSObject": ["description", "hash"],
    ]
    /// What everything has, or an optional, and what other rules see to.
    private static let others: Set<String> = ["self", "map", "flatMap", "isEqual"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        guard program.words.contains("AnyObject") else { return }
        let types = WrittenTypes(file: file, program: program)
        for index in file.tokens.indices.dropFirst() where file.isActive[index] {
            let isSubscript = file.text(index) == "[" && !file.tokens[index].startsLine
            guard isSubscript || file.text(index) == ".", isEnd(index - 1, of: index, file),
                let object = types.expression(endingAt: index - 1), ["AnyObject", "AnyObject!"].contains(object.type),
                file.text(object.first - 1) != "."
            else { continue }
            let value = Value(first: object.first, end: index, file)
            if isSubscript {
                castCollection(value, types, file, &revision)
            } else {
                castNumber(value, file, &revision)
            }
        }
    }

    /// Whether a token may be the last of an object that a point or bracket follows. A mark touches both: one between blanks chooses.
    private static func isEnd(_ index: Int, of next: Int, _ file: SourceFile) -> Bool {
        guard ["?", "!"].contains(file.text(index)) else {
            return file.tokens[index].kind == .word || file.text(index) == "]"
        }
        let range = file.tokens[index].range
        return index > 0 && file.tokens[index - 1].range.upperBound == range.lowerBound
            && range.upperBound == file.tokens[next].range.lowerBound
    }

    /// An object in front of a point or a bracket, with the mark that it has.
    private struct Value {
        let first: Int
        /// The point or bracket.
        let end: Int
        let isAsked: Bool
        let start: Int
        /// The mark, or where one would stand.
        let sign: Range<Int>
        let text: String

        init(first: Int, end: Int, _ file: SourceFile) {
            let isMarked = ["?", "!"].contains(file.text(end - 1))
            (self.first, self.end, isAsked) = (first, end, file.text(end - 1) == "?")
            start = file.tokens[first].range.lowerBound
            let last = file.tokens[isMarked ? end - 2 : end - 1].range.upperBound
            sign = last..<max(last, isMarked ? file.tokens[end - 1].range.upperBound : last)
            text = file.source(ofTokens: first..<(isMarked ? end - 1 : end))
        }

        /// Casts the object where it stands.
        func cast(to type: String, isKept: Bool, _ member: String, _ revision: inout Revision) -> Bool {
            let cast = isKept ? " as? \(type))?" : " as! \(type))"
            guard revision.replace(sign, with: cast, "\(text)\(member) → (\(text)\(cast)\(member)") else {
                return false
            }
            revision.alsoReplace(start..<start, with: "(")
            return true
        }
    }

    private static func castNumber(_ value: Value, _ file: SourceFile, _ revision: inout Revision) {
        let index = value.end + 1
        guard file.tokens.indices.contains(index), file.tokens[index].kind == .word else { return }
        let member = file.text(index)
        let place = value.start..<file.tokens[index].range.upperBound
        guard !others.contains(member), !revision.replacesAny(of: place) else { return }
        let isGeometry = ObjectValueRewriting.geometry.contains(member)
        guard isGeometry || ObjectValueRewriting.numbers.contains(member), file.text(index + 1) != "(" else {
            if revision.remarks.contains(where: { place.contains($0.offset) }) { return }
            let owner = owners.first { $0.value.contains(member) }?.key
            let cast = "(\(value.text) as? \(owner ?? "TheClass"))?.\(member)"
            revision.remark(
                value.start,
                "\(value.text).\(member): AnyObject has no members here; cast it to the class that it is, as in \(cast)"
            )
            return
        }
        let next = index + 1
        let isKept = isKept(index, value, file)
        let type = isGeometry ? "NSValue" : "NSNumber"
        let name = member == "integerValue" ? "intValue" : member
        guard value.cast(to: type, isKept: isKept, ".\(name)", &revision) else { return }
        if name != member { revision.alsoReplace(file.tokens[index].range, with: name) }
        // What is unwrapped before it is none now.
        if file.text(next) == "!" || file.text(next) == "?" && file.text(next + 1) == "." {
            revision.alsoReplace(file.tokens[next].range, with: "")
        }
        guard numbersOfTexts.contains(member) else { return }
        revision.remark(
            value.start,
            "\(value.text).\(member) of NSNumber: a text has that on iOS too; where it may be one, ask for both")
    }

    /// Whether the number is used as the optional that it is on iOS too.
    private static func isKept(_ member: Int, _ value: Value, _ file: SourceFile) -> Bool {
        switch file.text(member + 1) {
        case "!": false
        case "==", "!=": true
        case "as": file.text(member + 2) == "?"
        default: value.isAsked || ObjectValueRewriting.isOptional(member, value.first, file)
        }
    }

    private static func castCollection(
        _ value: Value, _ types: WrittenTypes, _ file: SourceFile, _ revision: inout Revision
    ) {
        guard let closing = file.partners[value.end], closing > value.end + 1, file.text(closing + 1) != "=" else {
            return
        }
        let place = value.start..<file.tokens[value.end].range.upperBound
        guard !revision.replacesAny(of: place) else { return }
        let key = value.end + 1..<closing
        guard let type = collection(by: key, types, file) else {
            let member = "[\(file.source(ofTokens: key))]"
            let cast = "(\(value.text) as? [String: Any])?\(member)"
            revision.remark(
                value.start,
                "\(value.text)\(member): AnyObject has no subscripts here; cast it to what it is, as in \(cast)")
            return
        }
        let isUnwrapped = file.text(closing + 1) == "!"
        _ = value.cast(to: type, isKept: !isUnwrapped, "[\(file.source(ofTokens: key))]", &revision)
    }

    /// The type of what has an element by a text or a number.
    private static func collection(by key: Range<Int>, _ types: WrittenTypes, _ file: SourceFile) -> String? {
        let kinds = Set(key.map { file.tokens[$0].kind })
        if key.count == 1, kinds == [.number] { return "[Any]" }
        if key.count == 1, kinds == [.string] { return "[String: Any]" }
        switch types.type(ofValue: key) {
        case "String": return "[String: Any]"
        case "Int": return "[Any]"
        default: return nil
        }
    }
}
