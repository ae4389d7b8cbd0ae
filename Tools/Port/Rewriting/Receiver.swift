/// What stands as a target: the object itself, one of a known class, or something else.
enum Receiver {
    /// This object; `isSelf` is false where none is named.
    case this(isSelf: Bool)
    case object(type: String)
    case unknown

    /// The name of the type of an object that is known.
    var typeName: String? { if case .object(let type) = self { type } else { nil } }

    var isSelf: Bool { if case .this(true) = self { true } else { false } }

    init(_ tokens: Range<Int>?, at place: Int, _ file: SourceFile, _ program: Program) {
        guard let tokens, !tokens.isEmpty else {
            self = .this(isSelf: false)
            return
        }
        var words = tokens.map { file.text($0) }
        if let cast = words.firstIndex(of: "as") { words = Array(words[..<cast]) }
        while ["!", "?"].contains(words.last) { words.removeLast() }
        words.removeAll { $0 == "!" || $0 == "?" }
        let name = words.first ?? ""
        if words.count > 2, program.kinds[name] == .class, file.partners[tokens.lowerBound + 1] == tokens.upperBound - 1
        {
            // `Form(self)`: what it forwards to is the object that the method is looked for in.
            self = ForwardingTargetRewriting.forwards(name, program) ? .this(isSelf: false) : .object(type: name)
        } else if words == ["nil"] {
            self = .this(isSelf: false)
        } else if words.contains(where: { ["(", "["].contains($0) }) {
            self.init(chain: tokens, at: place, file, program)
        } else {
            self.init(named: words.joined(), at: place, file, program)
        }
    }

    /// An object that is reached by more than names: `(cell as! Cell).field`, `Other()`. What is in a list, and what a function
    /// gives, is not known.
    private init(chain tokens: Range<Int>, at place: Int, _ file: SourceFile, _ program: Program) {
        let first = tokens.lowerBound
        self = .unknown
        guard file.text(first) == "(", let closing = file.partners[first], closing < tokens.upperBound else { return }
        let inside = first + 1..<closing
        if let cast = inside.last(where: { file.text($0) == "as" }) {
            let type = (cast + 1..<closing).filter { file.tokens[$0].kind == .word || file.text($0) == "." }
            self = Self.known(type.map { file.text($0) }.joined())
        } else if inside.first != first {
            self = Receiver(inside, at: place, file, program)
        }
        for index in closing + 1..<tokens.upperBound where !["!", "?", "."].contains(file.text(index)) {
            guard file.tokens[index].kind == .word, file.text(index + 1) != "(", let type = typeName(at: place, file),
                let property = Self.property(file.text(index), of: type, program)
            else {
                self = .unknown
                return
            }
            self = Self.receiver(property)
        }
    }

    /// The name of the object's class.
    private func typeName(at place: Int, _ file: SourceFile) -> String? {
        switch self {
        case .this: file.type(around: place)?.simpleName
        case .object(let type): Program.simpleName(type)
        case .unknown: nil
        }
    }

    private static func property(_ name: String, of type: String, _ program: Program) -> VariableDeclaration? {
        program.lineage(of: type).lazy.compactMap { program.properties[$0]?.last { $0.name == name } }.first
    }

    /// An object by its name: `self`, `field`, `self.field`, `Session.shared`.
    init(named name: String, at place: Int, _ file: SourceFile, _ program: Program) {
        var parts = name.split(separator: ".").map(String.init)
        if parts.count > 1, parts.first == "self" { parts.removeFirst() }
        guard let first = parts.first, parts.allSatisfy({ $0.first?.isLetter == true || $0.first == "_" }) else {
            self = .unknown
            return
        }
        if parts == ["self"] {
            self = .this(isSelf: true)
        } else if first.first?.isUppercase == true {
            let isShared = parts.count == 2 && ["shared", "default", "main", "standard", "current"].contains(parts[1])
            self = isShared ? .object(type: first) : .unknown
        } else {
            self = Self.variable(first, at: place, file, program)
            for name in parts.dropFirst() {
                let property = typeName(at: place, file).flatMap { Self.property(name, of: $0, program) }
                self = property.map(Self.receiver) ?? .unknown
            }
        }
    }

    private static func variable(_ name: String, at place: Int, _ file: SourceFile, _ program: Program) -> Receiver {
        let around = file.scopeNumbers(around: place)
        for number in around {
            let scope = file.scopes[number]
            if case .function(let function) = scope.kind,
                let parameter = file.functions[function].parameters.first(where: { $0.name == name })
            {
                return known(parameter.typeText)
            }
            let found = file.variables.last {
                $0.name == name && $0.scope == number && (isType(scope) || $0.keyword < place)
            }
            if let found { return receiver(found) }
            if case .type(let type) = scope.kind {
                if let property = property(name, of: file.types[type].simpleName, program) {
                    return receiver(property)
                }
            }
        }
        return .unknown
    }

    private static func isType(_ scope: Scope) -> Bool { if case .type = scope.kind { true } else { false } }

    private static func receiver(_ variable: VariableDeclaration) -> Receiver {
        if variable.alias == "self" { return .this(isSelf: true) }
        return known(variable.typeName ?? "")
    }

    /// Only a class's name says whose method it is; of a protocol one would have to know more.
    private static func known(_ typeText: String) -> Receiver {
        var name = typeText
        while ["!", "?"].contains(name.last) { name.removeLast() }
        let isName =
            name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isName && !["Any", "AnyObject"].contains(name) ? .object(type: name) : .unknown
    }
}

extension SourceFile {
    /// The numbers of the scopes around a token, from the inside.
    func scopeNumbers(around token: Int) -> [Int] {
        var (found, next) = ([Int](), Optional(scopeOfToken[token]))
        while let current = next {
            found.append(current)
            next = scopes[current].parent
        }
        return found
    }
}
