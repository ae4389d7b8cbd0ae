/// Compares the list with the module and with the tests.
struct SymbolCheck {
    enum Presence: Equatable {
        case exact
        case other(String)
        case missing
    }

    let graph: SymbolGraph
    let tests: TestIndex

    /// What is said of a symbol: a declaration, `inherits X`, `conforms X`, `optional`, `open`, `rawValue: X`, or in quotes
    /// something that only a test can show.
    func presence(of symbol: String, in type: String) -> Presence {
        if symbol.hasPrefix("\"") { return .exact }
        if symbol.hasPrefix("rawValue: ") || symbol == "open" || symbol == "optional" {
            return symbol == "optional" ? optionality(of: type) : graph.types.contains(type) ? .exact : .missing
        }
        let words = symbol.split(separator: " ")
        if words.count == 2, words[0] == "inherits" || words[0] == "conforms" {
            return graph.ancestors(of: type).contains(String(words[1])) ? .exact : .missing
        }
        if words.count == 2, words[0] == "struct" {
            if graph.types.contains("\(type).\(words[1])") { return .exact }
            return graph.find(String(words[1]), in: type).first.map { .other($0.declaration.text) } ?? .missing
        }
        if words.first == "typealias" {
            return graph.members[""]?.contains { $0.name == words[1] } == true ? .exact : .missing
        }
        return presence(ofDeclaration: symbol, in: type)
    }

    private func presence(ofDeclaration symbol: String, in type: String) -> Presence {
        // `UITextField.var undoManager: …` stands in another type's block.
        var (owner, spelling) = (type, symbol)
        if let dot = symbol.firstRange(of: ".var "), !symbol[..<dot.lowerBound].contains(" ") {
            owner = String(symbol[..<dot.lowerBound])
            spelling = String(symbol[symbol.index(after: dot.lowerBound)...])
        }
        let declaration = Declaration(spelling)
        let found = graph.find(declaration.key, in: owner)
        if found.contains(where: { $0.declaration.text == declaration.text }) { return .exact }
        return found.first.map { .other($0.declaration.text) } ?? .missing
    }

    /// A protocol's methods are optional when each of them has a default.
    private func optionality(of type: String) -> Presence {
        let methods = (graph.members[type] ?? []).filter { $0.name.contains("(") }.map(\.declaration.text)
        let required = methods.filter { method in methods.count { $0 == method } < 2 }
        return methods.isEmpty ? .missing : required.first.map { .other($0) } ?? .exact
    }

    /// Each lie of the list, and each public symbol of a listed type that is in no line.
    func findings(in list: SymbolList) -> [String] {
        list.lines.flatMap { line in findings(in: line).map { "line \(line.number), \(line.type): \($0)" } }
            + unlisted(in: list).map { "\($0.owner): \($0.declaration.text) is in no line." }
    }

    private func findings(in line: SymbolList.Line) -> [String] {
        let presences = line.symbols.map { (symbol: $0, presence: presence(of: $0, in: line.type)) }
        var findings: [String] = []
        switch line.status {
        case .works:
            findings = presences.compactMap { symbol, presence in
                switch presence {
                case .exact: nil
                case .other(let other): "\(symbol) is said to work, but it is \(other)."
                case .missing: "\(symbol) is said to work, but it is not there."
                }
            }
        case .differs:
            if presences.allSatisfy({ $0.presence == .missing }) {
                findings = ["\(line.symbols[0]) is said to differ, but it is not there."]
            }
        case .absent:
            if presences.contains(where: { $0.presence == .exact }) {
                findings = ["\(line.symbols[0]) is said to be absent, but it is there."]
            }
        }
        if let test = line.test, !tests.has(test) { findings.append("There is no test \(test).") }
        return findings
    }

    /// The public members of the listed types that no line has.
    func unlisted(in list: SymbolList) -> [SymbolGraph.Symbol] {
        var listed: [String: Set<String>] = [:]
        for line in list.lines {
            for symbol in line.symbols { listed[line.type, default: []].formUnion(Self.names(of: symbol)) }
        }
        var seen: Set<String> = []
        return list.types.flatMap { type in
            (graph.members[type] ?? []).filter { symbol in
                guard symbol.isListed else { return false }
                let names = Self.names(of: symbol.declaration.text)
                let isListed = graph.ancestors(of: type).contains { !(listed[$0] ?? []).isDisjoint(with: names) }
                return !isListed && seen.insert("\(type).\(symbol.declaration.text)").inserted
            }
        }
    }

    /// Properties go by their name, functions by their whole declaration, since names of functions are shared.
    private static func names(of symbol: String) -> Set<String> {
        let declaration = Declaration(symbol)
        return [
            declaration.text.contains("(") && !declaration.text.contains("var ") ? declaration.text : declaration.key
        ]
    }

    /// The lines whose status could be better, with what it could be.
    func improvements(in list: SymbolList) -> [(line: SymbolList.Line, status: SymbolList.Status)] {
        list.lines.compactMap { line in
            // A difference in behaviour is no matter of declarations: whoever mends it says so.
            if case .differs(let how) = line.status, how != "not yet" { return nil }
            guard line.status != .works, line.tier != .further else { return nil }
            let presences = line.symbols.map { presence(of: $0, in: line.type) }
            if presences.allSatisfy({ $0 == .exact }) { return (line, .works) }
            if case .absent(let why) = line.status, presences.contains(where: { $0 != .missing }) {
                return (line, .differs(how: why))
            }
            return nil
        }
    }
}
