/// Which declarations of a program keep names of attributes, by what flows into them and where they are handed to: all that give
/// to each other are of one type. A group is certain where all that is done with it is understood.
struct AttributeNameFlow {
    /// A `String` that stands for a name of an attribute.
    struct Mention {
        let token: Int
        /// What is declared with it.
        let name: String
        /// Whether it can be changed without asking a person.
        let isCertain: Bool
    }

    /// By the paths of files.
    private(set) var mentions: [String: [Mention]] = [:]
    /// Expressions that stay strings and are handed to what takes names, by the paths of files.
    private(set) var strings: [String: [Range<Int>]] = [:]

    let holders: AttributeHolders
    let program: Program
    private var parents: [AttributeHolder: AttributeHolder] = [:]
    /// What certainly is, or has, a name of an attribute.
    private var proven: Set<AttributeHolder> = []
    var doubtful: Set<AttributeHolder> = []
    /// What is given names of attributes, or handed on with them as a dictionary: as a string it does not compile.
    private var given: Set<AttributeHolder> = []
    /// What is handed to functions that take a name.
    private var handed: [(file: Int, expression: Range<Int>)] = []
    /// The types of what is made for a holder: `[String: Any]()`.
    private var made: [AttributeHolder: [(file: Int, token: Int)]] = [:]
    /// Casts to dictionaries by strings, with what is cast.
    var casts: [(file: Int, token: Int, holder: AttributeHolder)] = []
    /// The uses that are understood, by file.
    var understood: [Set<Int>]

    init(of program: Program) {
        let isNeeded = program.words.contains(where: AttributeExpression.isConstant)
        (self.program, holders) = (program, AttributeHolders(isNeeded ? program.files : []))
        understood = Array(repeating: [], count: program.files.count)
        guard isNeeded else { return }
        doubtful = holders.bound
        for (holder, alias) in holders.named { join(holder, alias) }
        for (holder, value) in holders.values { feed(value, to: holder, Self.file(of: holder)) }
        for (number, file) in program.files.enumerated() {
            for index in file.tokens.indices where file.isActive[index] { follow(index, number, file) }
        }
        let roots = Set(proven.map(root))
        let names = Set(holders.names.filter { roots.contains(root($0.key)) }.values)
        for (number, file) in program.files.enumerated() {
            for index in file.tokens.indices where file.isActive[index] && names.contains(file.text(index)) {
                doubt(index, roots, number, file)
            }
        }
        collect(roots)
    }

    private static func file(of holder: AttributeHolder) -> Int {
        switch holder {
        case .variable(let file, _), .parameter(let file, _, _), .result(let file, _), .alias(let file, _): file
        }
    }

    // MARK: Groups

    private func root(_ holder: AttributeHolder) -> AttributeHolder {
        var next = holder
        while let parent = parents[next] { next = parent }
        return next
    }

    private mutating func join(_ first: AttributeHolder, _ second: AttributeHolder) {
        let (one, other) = (root(first), root(second))
        if one != other { parents[one] = other }
    }

    func isOther(_ holder: AttributeHolder) -> Bool {
        if case .other = holders.kinds[holder] ?? .other { true } else { false }
    }

    // MARK: Flow

    /// What an expression that flows into no holder is taken for.
    enum Proof {
        /// A name of an attribute.
        case name
        /// A dictionary by names.
        case dictionary
    }

    /// Lets an expression flow into a holder, or into a function of UIKit's, which proves what it is.
    mutating func feed(
        _ range: Range<Int>, to target: AttributeHolder?, _ number: Int, proof: Proof? = nil
    ) {
        let file = program.files[number]
        // What takes something else may do anything with it: that is no use that is understood.
        if let target, isOther(target) { return }
        if target == nil, proof == .name { handed.append((number, range)) }
        for expression in AttributeExpression.all(in: range, file) {
            switch expression {
            case .constant: if let target { prove(target) }
            case .name(let token): feedName(token, to: target, number, proof)
            case .call(let opening): feedResult(of: opening, to: target, number, proof)
            case .keys(let keys): for key in keys { feed(key, to: target, number, proof: proof.map { _ in .name }) }
            case .empty(let token): if let target { made[target, default: []].append((number, token)) }
            case .nothing: break
            case .unknown: if let target { doubtful.insert(target) }
            }
        }
    }

    private mutating func feedName(
        _ token: Int, to target: AttributeHolder?, _ number: Int, _ proof: Proof?
    ) {
        let file = program.files[number]
        guard let holder = holders.holder(at: token, number, file, program) else {
            let isGiven = AttributeFunctions.textProperties.contains(file.text(token))
            if let target { if isGiven { prove(target) } else { doubtful.insert(target) } }
            return
        }
        connect(holder, to: target, proof)
        understood[number].insert(token)
    }

    private mutating func feedResult(
        of opening: Int, to target: AttributeHolder?, _ number: Int, _ proof: Proof?
    ) {
        let file = program.files[number]
        guard let call = file.call(at: opening) else { return }
        if let alias = holders.aliases[call.callee], call.arguments.isEmpty {
            return connect(alias, to: target, proof)
        }
        let callees = holders.callees(of: call, number, file, program)
        understood[number].insert(opening - 1)
        if callees.isEmpty, let target {
            let label = AttributeFunctions.sources[call.callee]
            let isGiven = label != nil && label == call.arguments.first?.label
            if isGiven { prove(target) } else { doubtful.insert(target) }
        }
        for callee in callees {
            let result = AttributeHolder.result(file: callee.file, function: callee.function)
            connect(result, to: target, proof)
            if callees.count > 1 { doubtful.insert(result) }
        }
    }

    private mutating func connect(_ holder: AttributeHolder, to target: AttributeHolder?, _ proof: Proof?) {
        guard !isOther(holder) else { return target.map { _ = doubtful.insert($0) } ?? () }
        if let target {
            join(holder, target)
        } else if let proof {
            proven.insert(holder)
            if proof == .dictionary { given.insert(holder) }
        }
    }

    /// Keeps that a holder is given names of attributes.
    private mutating func prove(_ holder: AttributeHolder) {
        proven.insert(holder)
        given.insert(holder)
    }

    // MARK: Results

    private static let harmless: Set<String> = ["count", "isEmpty", "values", "removeAll"]

    /// Doubts a group where something is done with one of its names that is not understood.
    private mutating func doubt(
        _ index: Int, _ roots: Set<AttributeHolder>, _ number: Int, _ file: SourceFile
    ) {
        guard !understood[number].contains(index), !["let", "var", "func"].contains(file.text(index - 1)) else {
            return
        }
        if let alias = holders.aliases[file.text(index)], !holders.aliasUses[number].contains(index),
            file.text(index + 1) != "("
        {
            doubtful.insert(alias)
        }
        var (next, meant) = (index + 1, [AttributeHolder]())
        if let call = file.call(at: next), !file.parameterLists.contains(next) {
            meant = holders.callees(of: call, number, file, program).map {
                .result(file: $0.file, function: $0.function)
            }
            next = call.closing + 1
        } else {
            meant =
                holders.holder(at: index, number, file, program).map { [$0] }
                ?? holders.candidates(at: index, file, program)
        }
        if ["?", "!"].contains(file.text(next)) { next += 1 }
        let isHarmless = file.text(next) == "." && Self.harmless.contains(file.text(next + 1))
        if !isHarmless { doubtful.formUnion(meant.filter { roots.contains(root($0)) }) }
    }

    private mutating func collect(_ roots: Set<AttributeHolder>) {
        let (unsure, needed) = (Set(doubtful.map(root)), Set(given.map(root)))
        // What is a string for others too stays one where only names are made of it, as they are handed on.
        let stays = unsure.subtracting(needed)
        for (number, expression) in handed where isString(expression, stays, number) {
            strings[program.files[number].path, default: []].append(expression)
        }
        for cast in casts where needed.contains(root(cast.holder)) {
            mentions[program.files[cast.file].path, default: []].append(
                Mention(token: cast.token, name: holders.names[cast.holder] ?? "", isCertain: false))
        }
        for (holder, kind) in holders.kinds where roots.contains(root(holder)) && !stays.contains(root(holder)) {
            var tokens = made[holder] ?? []
            if case .strings(let token) = kind { tokens.append((Self.file(of: holder), token)) }
            for place in tokens {
                mentions[program.files[place.file].path, default: []].append(
                    Mention(
                        token: place.token, name: holders.names[holder] ?? "",
                        isCertain: !unsure.contains(root(holder))))
            }
        }
    }

    /// Whether an expression is a literal, or of a group that stays strings.
    private func isString(_ expression: Range<Int>, _ groups: Set<AttributeHolder>, _ number: Int) -> Bool {
        let file = program.files[number]
        if expression.count == 1, file.tokens[expression.lowerBound].kind == .string { return true }
        let all = AttributeExpression.all(in: expression, file)
        guard all.count == 1 else { return false }
        switch all[0] {
        case .name(let token):
            return holders.holder(at: token, number, file, program).map { groups.contains(root($0)) } ?? false
        case .call(let opening):
            guard let call = file.call(at: opening) else { return false }
            let results = holders.callees(of: call, number, file, program).map {
                root(.result(file: $0.file, function: $0.function))
            }
            return !results.isEmpty && results.allSatisfy(groups.contains)
        default: return false
        }
    }
}
