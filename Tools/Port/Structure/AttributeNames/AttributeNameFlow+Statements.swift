/// Where names of attributes flow: into what is called, indexed, assigned, returned and compared.
extension AttributeNameFlow {
    mutating func follow(_ index: Int, _ number: Int, _ file: SourceFile) {
        switch file.text(index) {
        case "(": followCall(index, number, file)
        case "[": followSubscript(index, number, file)
        case "=": followAssignment(index, number, file)
        case "for": followLoop(index, number, file)
        case "return": followReturn(index, number, file)
        case "as": followCast(index, number, file)
        case "==", "!=": followComparison(index, number, file)
        default: break
        }
    }

    private mutating func followCall(_ opening: Int, _ number: Int, _ file: SourceFile) {
        guard !file.parameterLists.contains(opening), let call = file.call(at: opening), !call.callee.isEmpty else {
            return
        }
        let (callees, taken) = (
            holders.callees(of: call, number, file, program), AttributeFunctions.arguments(of: call)
        )
        for callee in callees {
            for (argument, parameter) in zip(call.arguments, callee.parameters) {
                feed(argument.value, to: parameter, number)
                if callees.count > 1 || !taken.isEmpty { doubtful.insert(parameter) }
            }
        }
        guard callees.isEmpty else { return }
        let proof: Proof = AttributeFunctions.takesName(call) ? .name : .dictionary
        for argument in taken { feed(argument.value, to: nil, number, proof: proof) }
        if program.kinds[call.callee] == .struct {
            // A struct without an initialiser of its own is given its properties.
            for argument in call.arguments where !argument.label.isEmpty {
                guard let property = holders.properties[call.callee]?[argument.label]?.last else { continue }
                feed(argument.value, to: property, number)
            }
        } else if ["updateValue", "removeValue"].contains(call.callee), let key = call.argument("forKey"),
            let dictionary = dictionary(before: opening - 2, number, file)
        {
            feed(key.value, to: dictionary, number)
        } else if call.callee == "print" {
            for argument in call.arguments { feed(argument.value, to: nil, number) }
        }
    }

    /// What a point stands behind, or a bracket.
    private mutating func dictionary(before end: Int, _ number: Int, _ file: SourceFile) -> AttributeHolder? {
        var index = file.text(end) == "." ? end - 1 : end
        while ["?", "!"].contains(file.text(index)) { index -= 1 }
        guard file.tokens.indices.contains(index) else { return nil }
        var found = holders.holder(at: index, number, file, program)
        if file.text(index) == ")", let opening = file.partners[index], let call = file.call(at: opening) {
            let callees = holders.callees(of: call, number, file, program)
            guard callees.count == 1 else { return nil }
            found = .result(file: callees[0].file, function: callees[0].function)
            index = opening - 1
        }
        guard let holder = found, !isOther(holder) else { return nil }
        understood[number].insert(index)
        return holder
    }

    private mutating func followSubscript(_ opening: Int, _ number: Int, _ file: SourceFile) {
        guard let closing = file.partners[opening], closing > opening + 1, opening > 0,
            file.tokens[opening - 1].range.upperBound == file.tokens[opening].range.lowerBound,
            file.tokens[opening - 1].kind == .word || ["?", "!", "]", ")"].contains(file.text(opening - 1))
        else { return }
        let isOfText = isDictionaryOfText(before: opening - 1, file)
        let dictionary = isOfText ? nil : dictionary(before: opening - 1, number, file)
        feed(opening + 1..<closing, to: dictionary, number, proof: isOfText ? .name : nil)
    }

    /// Whether what stands before a bracket are the attributes of a text: those that a closure of `enumerateAttributes` is given, or
    /// `typingAttributes`.
    private func isDictionaryOfText(before end: Int, _ file: SourceFile) -> Bool {
        var index = end
        while ["?", "!"].contains(file.text(index)) { index -= 1 }
        let word = file.text(index)
        if file.text(index - 1) == "." {
            return AttributeFunctions.textProperties.contains(word) && !program.propertyNames.contains(word)
        }
        var bracket = file.brackets[index]
        while let opening = bracket {
            if file.text(opening) == "{", let names = file.parametersEnd(of: opening),
                let place = (opening + 1..<names).first(where: { file.text($0) == word })
            {
                let first = (opening + 1..<names).first { file.tokens[$0].kind == .word }
                let call = file.partners[opening - 1].flatMap {
                    file.text(opening - 1) == ")" ? file.call(at: $0) : nil
                }
                return place == first && (call ?? file.call(around: opening))?.callee == "enumerateAttributes"
            }
            bracket = file.brackets[opening]
        }
        return false
    }

    private mutating func followAssignment(_ sign: Int, _ number: Int, _ file: SourceFile) {
        let name = sign - 1
        guard file.tokens.indices.contains(name), file.tokens[name].kind == .word,
            !["let", "var"].contains(file.text(name - 1))
        else { return }
        let value = AttributeHolders.value(from: sign + 1, file)
        if let holder = holders.holder(at: name, number, file, program) {
            understood[number].insert(name)
            feed(value, to: holder, number)
        } else if AttributeFunctions.properties.contains(file.text(name)) {
            feed(value, to: nil, number, proof: .dictionary)
        } else if AttributeFunctions.textProperties.contains(file.text(name)) {
            feed(value, to: nil, number)
        }
    }

    private mutating func followReturn(_ index: Int, _ number: Int, _ file: SourceFile) {
        let scopes = file.scopeNumbers(around: index)
        guard let place = scopes.firstIndex(where: { file.scopes[$0].kind != .block }),
            !isInClosure(index, file)
        else { return }
        let value = AttributeHolders.value(from: index + 1, file)
        switch file.scopes[scopes[place]].kind {
        case .function(let function):
            let result = AttributeHolder.result(file: number, function: function)
            if holders.kinds[result] != nil { feed(value, to: result, number) }
        case .accessor:
            guard place + 1 < scopes.count else { return }
            let variable = file.variables.indices.last {
                file.variables[$0].scope == scopes[place + 1] && file.variables[$0].keyword < index
            }
            if let variable { feed(value, to: .variable(file: number, variable), number) }
        default: break
        }
    }

    /// Whether a closure is nearer to a place than the function: the block of a statement begins with its word.
    private func isInClosure(_ index: Int, _ file: SourceFile) -> Bool {
        let words: Set = ["if", "else", "for", "while", "guard", "do", "switch", "repeat", "catch", "defer"]
        var bracket = file.brackets[index]
        while let opening = bracket {
            guard file.text(opening) == "{" else { return true }
            if file.scopes[file.scopeOfToken[min(opening + 1, file.tokens.count - 1)]].kind != .block { return false }
            var start = opening
            while start > 0, !file.tokens[start].startsLine, !["{", ";"].contains(file.text(start - 1)) { start -= 1 }
            while file.text(start) == "}" { start += 1 }
            guard words.contains(file.text(start)), file.parametersEnd(of: opening) == nil else { return true }
            bracket = file.brackets[opening]
        }
        return false
    }

    /// `for (name, value) in attributes`, where the names are handed to functions of UIKit's alone.
    private mutating func followLoop(_ index: Int, _ number: Int, _ file: SourceFile) {
        guard file.text(index + 1) == "(", let end = file.partners[index + 1], file.text(index + 3) == ",",
            file.text(end + 1) == "in", end + 2 < file.tokens.count,
            let opening = (end + 2..<file.tokens.count).first(where: {
                file.text($0) == "{" && file.brackets[$0] == file.brackets[index]
            }), let closing = file.partners[opening], closing > opening
        else { return }
        let name = file.text(index + 2)
        let uses = (end + 2..<closing).filter { file.text($0) == name && file.text($0 - 1) != "." }
        let isHanded = uses.allSatisfy { use in
            guard let call = file.call(around: use) else { return false }
            return AttributeFunctions.arguments(of: call).contains { $0.value == use..<use + 1 }
        }
        if isHanded { feed(end + 2..<opening, to: nil, number, proof: uses.isEmpty ? nil : .dictionary) }
    }

    /// `attributes as [String: AnyObject]`
    private mutating func followCast(_ index: Int, _ number: Int, _ file: SourceFile) {
        let start = ["?", "!"].contains(file.text(index + 1)) ? index + 2 : index + 1
        guard file.text(start) == "[", let end = file.partners[start], end > start, file.text(start + 2) == ":",
            case .strings(let token) = AttributeHolders.kind(ofType: start..<end + 1, file),
            let holder = holders.holder(at: index - 1, number, file, program)
        else { return }
        casts.append((number, token, holder))
    }

    private mutating func followComparison(_ sign: Int, _ number: Int, _ file: SourceFile) {
        let (left, right) = (sign - 1, sign + 1)
        guard left >= 0, right < file.tokens.count, file.tokens[left].kind == .word else { return }
        let holder = holders.holder(at: left, number, file, program)
        if holder != nil { understood[number].insert(left) }
        let value = file.text(right + 1) == "." || file.text(right + 1) == "(" ? nil : right..<right + 1
        guard let value else { return holder.map { _ = doubtful.insert($0) } ?? () }
        feed(value, to: holder, number)
    }
}
