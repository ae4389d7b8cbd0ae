/// What a name, or a call, means where it stands.
extension AttributeHolders {
    /// The declaration that a word names; `nil` where it is none of the program's, or cannot be known.
    func holder(at index: Int, _ number: Int, _ file: SourceFile, _ program: Program) -> AttributeHolder? {
        let word = file.text(index)
        guard file.tokens[index].kind == .word, !isLabel(index, file) else { return nil }
        if file.text(index - 1) == "." {
            switch owner(ofMember: index, file, program) {
            case .own(let type): return property(word, of: type, program)
            case .foreign: return nil
            case .unknown:
                // Of an object that is not known only a dictionary is sure, and what one type has: UIKit has many strings.
                guard let members = members[word], members.count == 1, isDictionary(members[0]) else { return nil }
                return members[0]
            }
        }
        for scope in file.scopeNumbers(around: index) {
            if case .type(let type) = file.scopes[scope].kind {
                if let found = property(word, of: file.types[type].simpleName, program) { return found }
                continue
            }
            let found = variables[number][word]?.last { isSeen($0, from: index, in: scope, number, file) }
            if let found {
                let isHidden = isNamedByClosure(word, behind: file.variables[found].keyword, at: index, file)
                return isHidden ? nil : .variable(file: number, found)
            }
            guard case .function(let function) = file.scopes[scope].kind,
                let place = file.functions[function].parameters.firstIndex(where: { $0.name == word })
            else { continue }
            let isHidden = isNamedByClosure(word, behind: file.functions[function].end, at: index, file)
            return isHidden ? nil : .parameter(file: number, function: function, place)
        }
        return globals[word]?.count == 1 ? globals[word]?.first : nil
    }

    /// What a member is of: a type of the program's, one of UIKit's, or something that is not known.
    private enum Owner {
        case own(String)
        case foreign
        case unknown
    }

    private func owner(ofMember index: Int, _ file: SourceFile, _ program: Program) -> Owner {
        if ["self", "Self", "super"].contains(file.text(index - 2)), file.text(index - 3) != "." {
            return file.type(around: index).map { .own($0.simpleName) } ?? .unknown
        }
        let base = file.text(index - 2)
        if file.text(index - 3) != ".", program.kinds[base] != nil { return .own(base) }
        guard let receiver = RuntimeReceiver(before: index, file), receiver.first < index - 1,
            case .object(let type) = Receiver(receiver.first..<index - 1, at: index, file, program)
        else { return .unknown }
        let name = Program.simpleName(type)
        return program.kinds[name] == nil ? .foreign : .own(name)
    }

    private func isDictionary(_ holder: AttributeHolder) -> Bool {
        guard case .strings(let token) = kinds[holder], case .variable(let file, _) = holder else { return false }
        return ["[", "<"].contains(files[file].text(token - 1))
    }

    /// What a member may be that is not known: properties of its name.
    func candidates(at index: Int, _ file: SourceFile, _ program: Program) -> [AttributeHolder] {
        guard file.text(index - 1) == ".", case .unknown = owner(ofMember: index, file, program) else { return [] }
        return members[file.text(index)] ?? []
    }

    private func property(_ name: String, of type: String, _ program: Program) -> AttributeHolder? {
        program.lineage(of: type).lazy.compactMap { properties[$0]?[name]?.last }.first
    }

    /// Whether a variable is known at a place: behind what it begins with, and in the block of its condition.
    private func isSeen(_ variable: Int, from index: Int, in scope: Int, _ number: Int, _ file: SourceFile) -> Bool {
        let declaration = file.variables[variable]
        guard declaration.scope == scope else { return false }
        let isGlobal = file.scopes[scope].parent == nil
        if let value = values[.variable(file: number, variable)], value.contains(index) { return false }
        guard isGlobal || declaration.keyword < index else { return false }
        guard let condition = condition(of: declaration.keyword, file) else { return true }
        guard file.text(condition) != "guard" else { return true }
        let block = (declaration.keyword..<file.tokens.count).first {
            file.text($0) == "{" && file.brackets[$0] == file.brackets[declaration.keyword]
        }
        return block.flatMap { file.partners[$0] }.map { index < $0 } ?? false
    }

    /// The `if`, `while` or `guard` that a variable is bound by.
    private func condition(of keyword: Int, _ file: SourceFile) -> Int? {
        var index = keyword - 1
        guard ["if", "while", "guard", ",", "case"].contains(file.text(index)) else { return nil }
        while index > 0, file.brackets[index] == file.brackets[keyword], !["{", "}", ";"].contains(file.text(index)) {
            if ["if", "while", "guard"].contains(file.text(index)) { return index }
            index -= 1
            if [")", "]"].contains(file.text(index)), let opening = file.partners[index] { index = opening }
        }
        return nil
    }

    /// Whether a closure or a loop around a place, inside of the declaration, gives the name to something else.
    private func isNamedByClosure(_ word: String, behind start: Int, at index: Int, _ file: SourceFile) -> Bool {
        var bracket = file.brackets[index]
        while let opening = bracket, opening > start {
            if file.text(opening) == "{" {
                if let end = file.parametersEnd(of: opening), index > end,
                    (opening + 1..<end).contains(where: { file.text($0) == word })
                {
                    return true
                }
                let header = (max(start, opening - 40)..<opening).last { file.text($0) == "for" }
                if let header, let end = (header..<opening).first(where: { file.text($0) == "in" }),
                    (header..<end).contains(where: { file.text($0) == word })
                {
                    return true
                }
            }
            bracket = file.brackets[opening]
        }
        return false
    }

    /// Whether a word is the label of an argument or a parameter.
    private func isLabel(_ index: Int, _ file: SourceFile) -> Bool {
        guard let opening = file.brackets[index], file.text(opening) == "(" else { return false }
        let isFirst = ["(", ","].contains(file.text(index - 1))
        let isParameter = file.parameterLists.contains(opening)
        return isFirst && (file.text(index + 1) == ":" || isParameter)
            || isParameter && file.text(index + 1) == ":"
    }

    /// What a call gives its arguments to: the program's own functions, each with the holders of its parameters.
    func callees(
        of call: Call, _ number: Int, _ file: SourceFile, _ program: Program
    ) -> [(file: Int, function: Int, parameters: [AttributeHolder])] {
        var found = (functions[call.callee] ?? []) + initializers(of: call.callee)
        if found.count > 1, !found.isEmpty, isBare(call, file), let type = file.type(around: call.opening)?.simpleName {
            let own = found.filter { callee in
                let owner = files[callee.file].type(ofScope: files[callee.file].functions[callee.function].scope)
                return owner.map { program.lineage(of: type).contains($0.simpleName) } ?? false
            }
            if !own.isEmpty { found = own }
        }
        return found.compactMap { callee in
            let function = files[callee.file].functions[callee.function]
            guard let places = places(of: call.arguments, in: function.parameters, files[callee.file]) else {
                return nil
            }
            let parameters = places.map {
                AttributeHolder.parameter(file: callee.file, function: callee.function, $0)
            }
            return (callee.file, callee.function, parameters)
        }
    }

    private func initializers(of type: String) -> [(file: Int, function: Int)] {
        guard type.first?.isUppercase == true else { return [] }
        return (functions["init"] ?? []).filter { callee in
            let file = files[callee.file]
            return file.type(ofScope: file.functions[callee.function].scope)?.simpleName == type
        }
    }

    private func isBare(_ call: Call, _ file: SourceFile) -> Bool {
        let before = call.opening - 2
        return file.text(before) != "." || file.text(before - 1) == "self"
    }

    /// The parameter of each argument; those with defaults may be left out.
    private func places(
        of arguments: [Call.Argument], in parameters: [FunctionDeclaration.Parameter], _ file: SourceFile
    ) -> [Int]? {
        var (found, next) = ([Int](), 0)
        for argument in arguments {
            while next < parameters.count,
                (parameters[next].label == "_" ? "" : parameters[next].label) != argument.label
            {
                guard file.text(parameters[next].type.upperBound) == "=" else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            found.append(next)
            next += 1
        }
        // What is left has a default, or is a closure behind the call.
        let isComplete = parameters[next...].allSatisfy {
            file.text($0.type.upperBound) == "=" || $0.typeText.contains("->")
        }
        return isComplete ? found : nil
    }
}
