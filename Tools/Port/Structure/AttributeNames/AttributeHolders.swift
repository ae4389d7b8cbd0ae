/// A declaration that may keep names of text attributes, which were strings in Swift 3.
enum AttributeHolder: Hashable {
    case variable(file: Int, Int)
    case parameter(file: Int, function: Int, Int)
    case result(file: Int, function: Int)
    /// Another name of a type: `typealias Style = [String: Any]`.
    case alias(file: Int, Int)
}

/// Where holders are declared, and with which types.
struct AttributeHolders {
    /// What a declaration says of its type.
    enum Kind {
        /// Strings, or a dictionary by strings; the token is the `String`.
        case strings(Int)
        /// Nothing: it is that of what it begins with.
        case inferred
        case other
    }

    let files: [SourceFile]
    private(set) var kinds: [AttributeHolder: Kind] = [:]
    /// What a variable begins with, behind its `=`.
    private(set) var values: [AttributeHolder: Range<Int>] = [:]
    private(set) var names: [AttributeHolder: String] = [:]
    /// What overrides something, or is a protocol's: its type is not its own to choose.
    private(set) var bound: Set<AttributeHolder> = []
    /// Other names of types that may have names of attributes, where a name has one meaning.
    private(set) var aliases: [String: AttributeHolder] = [:]
    /// What is declared with one of these names.
    private(set) var named: [AttributeHolder: AttributeHolder] = [:]
    /// Where that is, by file.
    private(set) var aliasUses: [Set<Int>]
    /// The variables of a file by their names.
    private(set) var variables: [[String: [Int]]] = []
    /// The properties of a type by their names.
    private(set) var properties: [String: [String: [AttributeHolder]]] = [:]
    /// All properties by their names.
    private(set) var members: [String: [AttributeHolder]] = [:]
    /// Variables of no type and no function by their names.
    private(set) var globals: [String: [AttributeHolder]] = [:]
    /// The functions by their names.
    private(set) var functions: [String: [(file: Int, function: Int)]] = [:]

    init(_ files: [SourceFile]) {
        self.files = files
        aliasUses = Array(repeating: [], count: files.count)
        collectAliases()
        var (required, common) = (Set<String>(), [String: [AttributeHolder]]())
        for (number, file) in files.enumerated() {
            variables.append([:])
            for index in file.variables.indices where file.isActive[file.variables[index].keyword] {
                let (variable, holder) = (file.variables[index], AttributeHolder.variable(file: number, index))
                variables[number][variable.name, default: []].append(index)
                declare(holder, variable, number, file)
                if variable.scope == 0 { globals[variable.name, default: []].append(holder) }
                guard let type = file.type(ofScope: variable.scope) else { continue }
                properties[type.simpleName, default: [:]][variable.name, default: []].append(holder)
                members[variable.name, default: []].append(holder)
                common[variable.name, default: []].append(holder)
                if type.kind == .protocol { required.insert(variable.name) }
                if variable.modifiers.contains("override") { bound.insert(holder) }
            }
            for index in file.functions.indices where file.isActive[file.functions[index].keyword] {
                let function = file.functions[index]
                functions[function.name, default: []].append((number, index))
                let holders = declare(function, index, number, file)
                common[function.fullName, default: []] += holders
                if file.type(ofScope: function.scope)?.kind == .protocol { required.insert(function.fullName) }
                if function.modifiers.contains("override"), function.name != "init" {
                    required.insert(function.fullName)
                }
            }
        }
        for name in required { bound.formUnion(common[name] ?? []) }
    }

    private mutating func collectAliases() {
        for (number, file) in files.enumerated() {
            for index in file.tokens.indices where file.isActive[index] && file.text(index) == "typealias" {
                let (name, start) = (file.text(index + 1), index + 3)
                guard file.text(index + 2) == "=", file.tokens.indices.contains(start) else { continue }
                let end = file.partners[start] ?? start
                let type = start..<max(start, end) + 1
                let isWhole = type.upperBound == file.tokens.count || file.tokens[type.upperBound].startsLine
                guard isWhole, case .strings(let token) = Self.kind(ofType: type, file) else { continue }
                let holder = AttributeHolder.alias(file: number, index)
                // Of two with a name none is known.
                kinds[holder] = .strings(token)
                if aliases[name] != nil { bound.insert(holder) }
                aliases[name] = holder
                names[holder] = name
                aliasUses[number].insert(index + 1)
            }
        }
    }

    /// Keeps what a type says of a holder.
    private mutating func type(_ holder: AttributeHolder, _ type: Range<Int>, _ number: Int, _ file: SourceFile) {
        kinds[holder] = Self.kind(ofType: type, file)
        var words = type
        while let last = words.last, ["?", "!"].contains(file.text(last)) { words = words.lowerBound..<last }
        guard let name = words.last, words.count % 2 == 1, let alias = aliases[file.text(name)],
            words.allSatisfy({ file.tokens[$0].kind == .word || file.text($0) == "." })
        else { return }
        kinds[holder] = .inferred
        named[holder] = alias
        aliasUses[number].insert(name)
    }

    private mutating func declare(
        _ holder: AttributeHolder, _ variable: VariableDeclaration, _ number: Int, _ file: SourceFile
    ) {
        names[holder] = variable.name
        var index = variable.keyword + 2
        kinds[holder] = .inferred
        if file.text(index) == ":" {
            let start = index + 1
            index = start
            while index < file.tokens.count, !["=", "{", ",", ";", ")", "}", "in", "else"].contains(file.text(index)),
                index == start || !file.tokens[index].startsLine
            {
                if ["(", "["].contains(file.text(index)), let end = file.partners[index], end > index { index = end }
                index += 1
            }
            type(holder, start..<min(index, file.tokens.count), number, file)
        }
        if file.text(index) == "=" { values[holder] = Self.value(from: index + 1, file) }
    }

    private mutating func declare(
        _ function: FunctionDeclaration, _ index: Int, _ number: Int, _ file: SourceFile
    ) -> [AttributeHolder] {
        var holders: [AttributeHolder] = []
        for place in function.parameters.indices {
            let parameter = function.parameters[place]
            let holder = AttributeHolder.parameter(file: number, function: index, place)
            type(holder, parameter.type, number, file)
            names[holder] = parameter.name
            if file.text(parameter.type.upperBound) == "=" {
                values[holder] = Self.value(from: parameter.type.upperBound + 1, file)
            }
            holders.append(holder)
        }
        let arrow = (function.keyword..<max(function.keyword, function.end)).first {
            file.text($0) == "->" && file.brackets[$0] == file.brackets[function.keyword]
        }
        guard let arrow else { return holders }
        let holder = AttributeHolder.result(file: number, function: index)
        type(holder, arrow + 1..<function.end, number, file)
        names[holder] = function.name
        return holders + [holder]
    }

    /// An expression up to what cannot be part of it.
    static func value(from start: Int, _ file: SourceFile) -> Range<Int> {
        let range = start..<max(start, file.expressionEnd(from: start))
        guard let first = range.first else { return range }
        // The comma in `Dictionary<String, Any>()` ends nothing.
        let types = file.text(first + 1) == "<" ? range.first { file.text($0) == ">" } : nil
        let end = range.first { index in
            [",", "else", "{"].contains(file.text(index)) && index > (types ?? -1)
                && (file.brackets[index] == file.brackets[first] || index == first)
        }
        return start..<(end ?? range.upperBound)
    }

    /// `String`, `[String]`, `[String: Any]` and `Dictionary<String, Any>`, optional or not.
    static func kind(ofType type: Range<Int>, _ file: SourceFile) -> Kind {
        guard var last = type.last else { return .other }
        while last > type.lowerBound, ["?", "!"].contains(file.text(last)) { last -= 1 }
        let first = type.lowerBound
        if first == last { return file.text(first) == "String" ? .strings(first) : .other }
        if file.text(first) == "[", file.partners[first] == last {
            let isKey = file.text(first + 1) == "String" && [":", "]"].contains(file.text(first + 2))
            return isKey ? .strings(first + 1) : .other
        }
        let isNamed = file.text(first) == "Dictionary" && file.text(first + 1) == "<" && file.text(last) == ">"
        return isNamed && file.text(first + 2) == "String" && file.text(first + 3) == "," ? .strings(first + 2) : .other
    }
}
