import Foundation

/// The public symbols of a module, as `swift-symbolgraph-extract` writes them.
struct SymbolGraph {
    struct Symbol {
        var owner: String
        var name: String
        var declaration: Declaration
        /// Whether it is one of the members that programs use by their names, and not an operator or one that the compiler makes.
        var isListed: Bool
        /// Whether it is Typecase's own: its file says so.
        var isOwn: Bool
    }

    private(set) var members: [String: [Symbol]] = [:]
    private(set) var types: Set<String> = []
    /// What a type is, conforms to and inherits from.
    private(set) var parents: [String: Set<String>] = [:]

    /// - Parameter folder: Where the files of the module are, one for itself and one for each that it extends.
    init(folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .map { try JSONDecoder().decode(File.self, from: Data(contentsOf: $0)) }
        self.init(files: files)
    }

    init(files: [File]) {
        var names: [String: String] = [:]
        for symbol in files.flatMap(\.symbols) {
            names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
        }
        let relationships = files.flatMap(\.relationships)
        let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
        for symbol in files.flatMap(\.symbols) {
            add(symbol, isOverride: overrides.contains(symbol.identifier.precise))
        }
        for relationship in relationships where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
            guard let source = names[relationship.source] else { continue }
            let target = names[relationship.target] ?? relationship.targetFallback ?? ""
            parents[source, default: []].insert(String(target.split(separator: ".").last ?? ""))
            if names[relationship.target] != nil { parents[source]?.insert(target) }
        }
    }

    private mutating func add(_ symbol: File.Symbol, isOverride: Bool) {
        let path = symbol.pathComponents.joined(separator: ".")
        let kinds = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]
        if kinds.contains(symbol.kind.identifier) { types.insert(path) }
        let name = symbol.pathComponents.last ?? ""
        let spelling = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        let isPlain = [
            "swift.method", "swift.property", "swift.type.property", "swift.init", "swift.enum.case",
            "swift.type.method",
        ]
        .contains(symbol.kind.identifier)
        members[symbol.pathComponents.dropLast().joined(separator: "."), default: []].append(
            Symbol(
                owner: symbol.pathComponents.dropLast().joined(separator: "."), name: name,
                declaration: Declaration(spelling),
                isListed: isPlain && !isOverride && !spelling.contains("override ") && !Self.unlisted.contains(name)
                    && !symbol.identifier.precise.contains("::SYNTHESIZED::")
                    // They make `delegate?.method?()` compile, and have the methods' names.
                    && symbol.location?.uri.contains("OptionalCalls") != true,
                isOwn: symbol.location?.uri.contains("+Typecase") ?? false))
    }

    private static let unlisted: Set<String> = [
        "hash(into:)", "hashValue", "init(from:)", "encode(to:)", "init(rawValue:)", "rawValue", "init(coder:)",
        "encode(with:)", "description", "debugDescription",
    ]

    /// The members of that name, those of the nearest type or protocol that has it.
    func find(_ key: String, in type: String) -> [Symbol] {
        var seen: Set<String> = []
        var level = [type]
        while !level.isEmpty {
            let found = level.flatMap { members[$0] ?? [] }.filter { $0.name == key }
            if !found.isEmpty { return found }
            seen.formUnion(level)
            level = level.flatMap { parents[$0] ?? [] }.filter { !seen.contains($0) }.sorted()
        }
        return []
    }

    /// The type itself and all that it inherits from or conforms to.
    func ancestors(of type: String) -> Set<String> {
        var seen: Set<String> = []
        var rest = [type]
        while let next = rest.popLast() {
            if seen.insert(next).inserted { rest += parents[next] ?? [] }
        }
        return seen
    }

    /// What of a file is read.
    struct File: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }
            struct Identifier: Decodable { var precise: String }
            struct Fragment: Decodable { var spelling: String }
            struct Location: Decodable { var uri: String }
            var kind: Kind
            var identifier: Identifier
            var pathComponents: [String]
            var declarationFragments: [Fragment]?
            var location: Location?
        }
        struct Relationship: Decodable {
            var kind: String
            var source: String
            var target: String
            var targetFallback: String?
        }
        var symbols: [Symbol]
        var relationships: [Relationship]
    }
}
