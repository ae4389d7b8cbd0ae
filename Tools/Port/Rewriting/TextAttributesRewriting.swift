/// Attributes of text views and fields, whose keys were strings in Swift 4.0: `view.typingAttributes[…Key.font.rawValue]` is
/// asked for the key itself, and of a dictionary with strings one with keys is made where it is assigned.
enum TextAttributesRewriting: Rule {
    private static let properties: Set<String> = ["typingAttributes", "linkTextAttributes", "defaultTextAttributes"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        let properties = properties(in: program)
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let isProperty = properties.contains(file.text(index)) && !isVariable(index, file)
            let next = index + (["?", "!"].contains(file.text(index + 1)) ? 2 : 1)
            if file.text(next) == "[", let closing = file.partners[next], isString(next + 1..<closing, file),
                isProperty || isTaken(index, from: properties, file)
            {
                rewriteKey(next + 1..<closing, file, &revision)
            } else if file.text(next) == "=", isProperty {
                rewriteValue(next + 1, file, &revision)
            }
        }
    }

    /// The properties with attributes, but for those that are the program's own, which have the type that they say.
    static func properties(in program: Program) -> Set<String> {
        properties.filter { name in
            !program.variableNames.contains(name)
                || !program.properties.values.contains { $0.contains { $0.name == name } }
        }
    }

    /// Whether a name is that of a variable or a parameter around it.
    static func isVariable(_ name: Int, _ file: SourceFile) -> Bool {
        let word = file.text(name)
        return file.text(name - 1) != "."
            && file.scopeNumbers(around: name).contains { number in
                if file.variables.contains(where: { $0.name == word && $0.scope == number }) { return true }
                guard case .function(let function) = file.scopes[number].kind else { return false }
                return file.functions[function].parameters.contains { $0.name == word }
            }
    }

    /// Whether tokens are certainly the string of a key: `NSAttributedStringKey.font.rawValue`.
    private static func isString(_ tokens: Range<Int>, _ file: SourceFile) -> Bool {
        let (last, type) = (tokens.upperBound - 1, tokens.prefix(3).map { file.text($0) })
        return tokens.count > 4 && file.text(last) == "rawValue" && file.text(last - 1) == "."
            && (type[0] == "NSAttributedStringKey" || type == ["NSAttributedString", ".", "Key"])
    }

    private static func rewriteKey(_ tokens: Range<Int>, _ file: SourceFile, _ revision: inout Revision) {
        let last = tokens.upperBound - 1
        let key = file.source(ofTokens: tokens.lowerBound..<last - 1)
        let range = file.tokens[last - 1].range.lowerBound..<file.tokens[last].range.upperBound
        revision.replace(range, with: "", "\(key).rawValue → \(key)")
    }

    /// The keys of a dictionary that is written out, or a name that stands for one with strings.
    private static func rewriteValue(_ start: Int, _ file: SourceFile, _ revision: inout Revision) {
        if file.text(start) == "[", let closing = file.partners[start] {
            var key: Int? = start + 1
            for index in start + 1..<closing where file.brackets[index] == start {
                if file.text(index) == ",", key == nil { key = index + 1 }
                guard file.text(index) == ":", let first = key else { continue }
                if isString(first..<index, file) { rewriteKey(first..<index, file, &revision) }
                // What follows is the value, which may have a colon too.
                key = nil
            }
            return
        }
        let isOfSelf = file.text(start) == "self" && file.text(start + 1) == "."
        let name = isOfSelf ? start + 2 : start
        guard file.tokens.indices.contains(name), isLast(name, file),
            let origin = origin(of: name, isOfSelf: isOfSelf, file), isOfStrings(origin, file, revision)
        else { return }
        let range = file.tokens[start].range.lowerBound..<file.tokens[name].range.upperBound
        let old = file.source(range)
        let new = "Dictionary(uniqueKeysWithValues: \(old).map { (NSAttributedString.Key($0), $1) })"
        revision.replace(range, with: new, "\(old) → \(new)")
    }

    private static func isLast(_ index: Int, _ file: SourceFile) -> Bool {
        let next = index + 1
        return next >= file.tokens.count || [";", "}"].contains(file.text(next))
            || file.tokens[next].startsLine && file.tokens[next].kind != .sign
    }

    /// Where the type of a variable or a parameter is written, or what it is given first.
    private struct Origin {
        let token: Int
        let isType: Bool
    }

    private static func origin(of name: Int, isOfSelf: Bool, _ file: SourceFile) -> Origin? {
        let word = file.text(name)
        for number in file.scopeNumbers(around: name) {
            var isBody = false
            if case .type = file.scopes[number].kind { isBody = true }
            if isOfSelf, !isBody { continue }
            let found = file.variables.last {
                $0.name == word && $0.scope == number && (isBody || $0.keyword < name)
            }
            if let found {
                let sign = file.text(found.keyword + 2)
                return [":", "="].contains(sign) ? Origin(token: found.keyword + 3, isType: sign == ":") : nil
            }
            if case .function(let function) = file.scopes[number].kind,
                let parameter = file.functions[function].parameters.first(where: { $0.name == word })
            {
                return Origin(token: parameter.type.lowerBound, isType: true)
            }
            // Around a type is what it does not see as its own.
            if isBody { return nil }
        }
        return nil
    }

    /// Whether a variable is a dictionary of strings, and stays one: `: [String: Any]`, `= [String: AnyObject]()`,
    /// `= [NSAttributedStringKey.font.rawValue: font]`.
    private static func isOfStrings(_ origin: Origin, _ file: SourceFile, _ revision: Revision) -> Bool {
        let (start, words) = (origin.token, (0..<6).map { file.text(origin.token + $0) })
        if !origin.isType, words[0] == "[", let closing = file.partners[start],
            let colon = (start..<closing).first(where: { file.text($0) == ":" && file.brackets[$0] == start }),
            isString(start + 1..<colon, file)
        {
            return file.tokens.indices.contains(closing + 1) && file.tokens[closing + 1].startsLine
        }
        guard ["[String:Any]", "[String:AnyObject]"].contains(words.dropLast().joined()),
            !revision.replaces(file.tokens[start + 1].range.lowerBound)
        else { return false }
        return origin.isType ? !["?", "!"].contains(words[5]) : words[5] == "("
    }

    /// Whether a variable is given one of the properties first: `var attributes = view.typingAttributes`.
    static func isTaken(_ name: Int, from properties: Set<String>, _ file: SourceFile) -> Bool {
        guard file.text(name - 1) != ".", let origin = origin(of: name, isOfSelf: false, file), !origin.isType else {
            return false
        }
        var index = origin.token
        while file.tokens.indices.contains(index), !properties.contains(file.text(index)) {
            guard file.tokens[index].kind == .word || [".", "?", "!"].contains(file.text(index)) else { return false }
            index += 1
        }
        return !["[", "."].contains(file.text(index + 1))
    }
}
