/// The types of names, and of what stands in lists and dictionaries, as far as they are written. Where anything else may have given
/// a name to something, its type is not known.
struct WrittenTypes {
    let file: SourceFile
    let program: Program

    /// The expression that ends with a token, by its first token, and its type: `field.values["a"]?`.
    func expression(endingAt end: Int) -> (first: Int, type: String)? {
        guard file.tokens.indices.contains(end) else { return nil }
        switch file.text(end) {
        case "?", "!": return expression(endingAt: end - 1).map { ($0.first, Self.unwrapped($0.type)) }
        case "]":
            guard let opening = file.partners[end], opening < end - 1, !file.tokens[opening].startsLine,
                !(opening..<end).contains(where: { [",", "...", "..<"].contains(file.text($0)) }),
                let list = expression(endingAt: opening - 1), let element = Self.element(of: list.type)
            else { return nil }
            return (list.first, element.isNamed ? element.type + "?" : element.type)
        default: break
        }
        guard file.tokens[end].kind == .word else { return nil }
        guard file.text(end - 1) == "." else { return type(of: file.text(end), at: end).map { (end, $0) } }
        guard let owner = expression(endingAt: end - 2) else { return nil }
        if file.text(end) == "values", let element = Self.element(of: owner.type), element.isNamed {
            return (owner.first, "[\(element.type)]")
        }
        return property(file.text(end), of: owner.type).map { (owner.first, $0) }
    }

    /// The type of a value: an expression, or a cast to what is written.
    func type(ofValue tokens: Range<Int>) -> String? {
        guard let first = tokens.first else { return nil }
        let level = tokens.filter { file.brackets[$0] == file.brackets[first] }
        guard !level.contains(where: { ["??", ":", "&&", "||", "=="].contains(file.text($0)) }) else { return nil }
        if let cast = level.last(where: { file.text($0) == "as" }) {
            let isAsked = file.text(cast + 1) == "?"
            let type = typeText(at: isAsked || file.text(cast + 1) == "!" ? cast + 2 : cast + 1)
            return isAsked ? type + "?" : type
        }
        if file.text(first).first?.isUppercase == true, file.text(first + 1) == "(",
            file.partners[first + 1] == tokens.upperBound - 1
        {
            return file.text(first)
        }
        return expression(endingAt: tokens.upperBound - 1).flatMap { $0.first == first ? $0.type : nil }
    }

    private func typeText(at start: Int) -> String {
        DeclarationReader(bytes: file.bytes, tokens: file.tokens, partners: file.partners).typeText(at: start)
    }

    /// The type of a property, where all that a type and its superclasses declare so agree.
    private func property(_ name: String, of type: String) -> String? {
        let owner = Program.simpleName(type.hasSuffix("!") ? Self.unwrapped(type) : type)
        let types = program.lineage(of: owner).flatMap { program.properties[$0, default: []] }
            .filter { $0.name == name }
            .map { $0.typeText.isEmpty ? $0.typeName ?? "" : $0.typeText }
        return Set(types).count == 1 ? types.first : nil
    }

    // MARK: Names

    private func type(of word: String, at place: Int) -> String? {
        if word == "self" { return file.type(around: place)?.simpleName }
        // What gives the name last is what it means.
        var found: (start: Int, type: String?)?
        func offer(_ start: Int, _ type: String?) { if start > found?.start ?? -1 { found = (start, type) } }
        var (region, bracket) = (place, file.brackets[place])
        while let opening = bracket, !file.types.contains(where: { $0.opening == opening }) {
            if file.text(opening) == "{" {
                region = opening
                if let type = typeInHead(of: opening, word, place) { offer(opening, type) }
            }
            bracket = file.brackets[opening]
        }
        for number in file.scopeNumbers(around: place) {
            if case .type = file.scopes[number].kind { break }
            guard case .function(let number) = file.scopes[number].kind else { continue }
            let parameter = file.functions[number].parameters.last { $0.name == word }
            if let parameter { offer(file.functions[number].body ?? 0, typeText(at: parameter.type.lowerBound)) }
        }
        for name in region..<place where file.text(name) == word && file.text(name - 1) != "." {
            if isNamedAlone(name) {
                let reach = reach(of: name)
                if reach.contains(place) { offer(reach.lowerBound, typeOfVariable(name)) }
            } else if isNamedOtherwise(name) {
                offer(name, nil)
            }
        }
        if let found { return found.type }
        return file.type(around: place).flatMap { property(word, of: $0.simpleName) }
    }

    /// The type that a name has by what stands in front of a brace or behind it: a loop, the parameters of a closure, `set(value)`.
    /// The inner `nil` says that it is not known.
    private func typeInHead(of opening: Int, _ word: String, _ place: Int) -> String?? {
        if let end = file.parametersEnd(of: opening), end < place,
            let name = (opening + 1..<end).last(where: { file.text($0) == word })
        {
            let isPlain = file.brackets[name].map { file.text($0) } != "["
            return .some(isPlain && file.text(name + 1) == ":" ? typeText(at: name + 2) : nil)
        }
        if file.text(opening - 1) == ")", let list = file.partners[opening - 1],
            ["set", "willSet", "didSet"].contains(file.text(list - 1)), file.text(list - 2) != "func",
            (list..<opening).contains(where: { file.text($0) == word })
        {
            return .some(nil)
        }
        return ForLoop(file, body: opening).flatMap { loop in
            guard let name = loop.pattern.last(where: { file.text($0) == word }) else { return nil }
            return .some(typeInLoop(loop, name))
        }
    }

    /// The type of what a loop names: `a in list`, `(key, a) in dictionary`, `(index, a) in list.enumerated()`.
    private func typeInLoop(_ loop: ForLoop, _ name: Int) -> String? {
        let pattern = loop.pattern
        if name == pattern.lowerBound, file.text(name + 1) == ":" { return typeText(at: name + 2) }
        if name == pattern.lowerBound, pattern.count == 1 {
            let element = type(ofValue: loop.values).flatMap(Self.element)
            return element?.isNamed == false ? element?.type : nil
        }
        guard pattern.count == 5, file.text(pattern.lowerBound) == "(", name == pattern.upperBound - 2 else {
            return nil
        }
        var values = loop.values
        let end = values.upperBound
        let isCounted = file.text(end - 1) == ")" && file.text(end - 3) == "enumerated" && file.text(end - 4) == "."
        if isCounted, values.count > 4 { values = values.lowerBound..<end - 4 }
        guard let element = type(ofValue: values).flatMap(Self.element), element.isNamed != isCounted else {
            return nil
        }
        return element.type
    }

    // MARK: Variables

    /// Whether a name is declared by `let` or `var` of its own.
    private func isNamedAlone(_ name: Int) -> Bool {
        ["let", "var"].contains(file.text(name - 1)) && file.text(name - 2) != "case"
            && file.brackets[name].map { file.text($0) == "{" } ?? true
    }

    /// Whether a name is given to something by a pattern, or by what stands behind a comma.
    private func isNamedOtherwise(_ name: Int) -> Bool {
        if ["let", "var"].contains(file.text(name - 1)) { return true }
        guard let opening = file.brackets[name] else { return false }
        if file.text(opening) == "{" { return file.text(name - 1) == "," && [":", "="].contains(file.text(name + 1)) }
        guard file.text(opening) == "(",
            let word = (max(0, opening - 4)..<opening).last(where: { ["let", "var"].contains(file.text($0)) })
        else { return false }
        // Behind an equals sign stands what is used.
        return (word..<name).allSatisfy { !["=", "=="].contains(file.text($0)) }
    }

    private func isOfCondition(_ name: Int) -> Bool { ["if", "guard", "while", ","].contains(file.text(name - 2)) }

    /// The tokens in which a variable is known: behind its statement, or behind its part of a condition.
    private func reach(of name: Int) -> Range<Int> {
        let end = file.brackets[name].flatMap { file.partners[$0] } ?? file.tokens.count
        guard isOfCondition(name) else {
            let start = file.expressionEnd(from: name + 1)
            return start..<max(start, end)
        }
        let start = conditionEnd(from: name + 1)
        var index = start
        while index < end, file.text(index) != "{" { index = next(index) }
        // What `guard` names is known behind it.
        let isGuard = file.text(index - 1) == "else"
        let last = isGuard ? end : file.partners[index] ?? index
        return start..<max(start, last)
    }

    /// Where a part of a condition ends.
    private func conditionEnd(from start: Int) -> Int {
        var index = start
        while index < file.tokens.count, ![",", "{", "else", "}"].contains(file.text(index)) { index = next(index) }
        return index
    }

    private func next(_ index: Int) -> Int {
        guard ["(", "["].contains(file.text(index)), let end = file.partners[index], end > index else {
            return index + 1
        }
        return end + 1
    }

    private func typeOfVariable(_ name: Int) -> String? {
        if file.text(name + 1) == ":" { return typeText(at: name + 2) }
        let isBound = isOfCondition(name)
        if file.text(name + 1) == "=" {
            let end = isBound ? conditionEnd(from: name + 2) : file.expressionEnd(from: name + 2)
            let type = type(ofValue: name + 2..<max(name + 2, end))
            return isBound ? type.map(Self.unwrapped) : type
        }
        return isBound ? type(of: file.text(name), at: name).map(Self.unwrapped) : nil
    }
}
