/// A declaration as it is compared: without attributes, access, names that parameters have inside, default values and `any`.
///
/// `class func` is written as `static func`, and a constant as a property that can be read.
struct Declaration: Hashable {
    /// Such as `func textRect(forBounds: CGRect) -> CGRect`.
    let text: String
    /// The name with its labels, as a symbol graph has it: `textRect(forBounds:)`.
    let key: String
    let isStatic: Bool

    init(_ spelling: String) {
        var rest = Self.withoutModifiers(Substring(spelling))
        let isStatic = rest.hasPrefix("static ") || rest.hasPrefix("class ")
        if isStatic { rest = Self.withoutModifiers(rest.drop { $0 != " " }.dropFirst()) }
        let plain = Self.plainTypes(String(rest))
        var text = plain
        var key = plain
        if plain.hasPrefix("var ") || plain.hasPrefix("let ") {
            (text, key) = Self.property(plain)
        } else if plain.hasPrefix("func ") || plain.hasPrefix("init") {
            (text, key) = Self.function(plain)
        } else if plain.hasPrefix("case ") {
            key = Self.caseKey(plain)
        } else if let name = plain.split(separator: " ").dropFirst().first {
            key = String(name)
        }
        self.text = (isStatic ? "static " : "") + text
        self.key = key.filter { $0 != "`" }
        self.isStatic = isStatic || plain.hasPrefix("case ")
    }

    private static let modifiers: Set<Substring> = [
        "nonisolated", "override", "weak", "lazy", "final", "required", "convenience", "mutating", "nonmutating",
        "unowned", "dynamic", "isolated", "open", "public", "indirect",
    ]

    private static func withoutModifiers(_ text: Substring) -> Substring {
        var rest = text
        while let end = rest.firstIndex(of: " "), rest.first == "@" || modifiers.contains(rest[..<end]) {
            rest = rest[rest.index(after: end)...]
        }
        return rest
    }

    /// Types are named in one way: no attributes of closures, no `any`, and no brackets that only `any` needs.
    private static func plainTypes(_ text: String) -> String {
        var result = text
        for word in ["@escaping ", "@Sendable ", "@MainActor ", "Foundation."] {
            result = result.replacing(word, with: "")
        }
        result = result.replacing("NSNotification.Name", with: "Notification.Name")
        guard result.contains("any ") else { return result }
        for start in [" ", "(", "[", "<"] { result = result.replacing(start + "any ", with: start) }
        for open in result.indices.reversed() where result[open] == "(" {
            guard let close = result[open...].firstIndex(of: ")"), result[close...].hasPrefix(")?") else { continue }
            let inside = result[result.index(after: open)..<close]
            guard !inside.isEmpty, inside.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) else { continue }
            result.replaceSubrange(open...close, with: String(inside))
        }
        return result
    }

    /// `var name: Type { get set }` and its name.
    private static func property(_ text: String) -> (text: String, key: String) {
        let isConstant = text.hasPrefix("let ")
        let body = text.dropFirst(4)
        let name = body.prefix { $0 != ":" }
        var type = body.dropFirst(name.count + 2)
        var canBeSet = !isConstant
        if let accessors = type.firstRange(of: " {") {
            canBeSet = type[accessors.lowerBound...].contains(" set")
            type = type[..<accessors.lowerBound]
        }
        return ("var \(name): \(withoutDefault(type)) { get\(canBeSet ? " set" : "") }", String(name))
    }

    /// `func name(label: Type) -> Result` and `name(label:)`.
    private static func function(_ text: String) -> (text: String, key: String) {
        guard let open = text.firstIndex(of: "(") else { return (text, text) }
        var depth = 0
        guard
            let close = text[open...].indices.first(where: { index in
                if text[index] == "(" { depth += 1 }
                if text[index] == ")" { depth -= 1 }
                return depth == 0
            })
        else { return (text, text) }
        let parameters = parts(text[text.index(after: open)..<close]).map { parameter in
            let label = parameter.prefix { $0 != " " && $0 != ":" }
            let type = parameter.drop { $0 != ":" }.dropFirst().drop { $0 == " " }
            return (label: String(label), type: withoutDefault(type))
        }
        let listed = parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        let name = text[..<open].prefix { $0 != "<" }
        let plainName = name.hasPrefix("func ") ? String(name.dropFirst(5)) : "init"
        return (
            "\(text[..<open])(\(listed))\(text[text.index(after: close)...])",
            "\(plainName)(\(parameters.map { $0.label + ":" }.joined()))"
        )
    }

    private static func caseKey(_ text: String) -> String {
        let name = text.dropFirst(5)
        guard let open = name.firstIndex(of: "(") else { return String(name) }
        let labels = parts(name[name.index(after: open)...].dropLast()).map { part in
            part.contains(": ") ? part.prefix { $0 != ":" } + ":" : "_:"
        }
        return "\(name[..<open])(\(labels.joined()))"
    }

    private static func withoutDefault(_ type: Substring) -> String {
        var depth = 0
        for index in type.indices {
            depth += nesting(type, index)
            if depth == 0, type[index...].hasPrefix(" = ") { return String(type[..<index]) }
        }
        return String(type)
    }

    /// What stands between commas that are in no brackets.
    private static func parts(_ text: Substring) -> [Substring] {
        var (parts, depth, start) = ([Substring](), 0, text.startIndex)
        for index in text.indices {
            depth += nesting(text, index)
            guard depth == 0, text[index] == "," else { continue }
            parts.append(text[start..<index])
            start = text.index(after: index)
        }
        parts.append(text[start...])
        return parts.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }

    private static func nesting(_ text: Substring, _ index: Substring.Index) -> Int {
        switch text[index] {
        case "(", "[", "{", "<": 1
        case ")", "]", "}": -1
        case ">": index > text.startIndex && text[text.index(before: index)] == "-" ? 0 : -1
        default: 0
        }
    }
}
