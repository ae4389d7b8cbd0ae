/// All sources of a folder, and what is declared in any of them.
struct Program {
    /// A method with the file that it stands in.
    struct Method {
        let file: Int
        let function: FunctionDeclaration
        /// Whether it stands in an extension.
        let isInExtension: Bool
    }

    let files: [SourceFile]
    /// Whether these are all sources of a module.
    private let isModule: Bool
    /// What a type's declaration says, by its name without what it is nested in.
    private(set) var kinds: [String: TypeDeclaration.Kind] = [:]
    /// The names behind the colons of a type and its extensions.
    private(set) var inherited: [String: [String]] = [:]
    /// The methods of types, those in extensions included.
    private(set) var methods: [String: [Method]] = [:]
    /// The classes that override a method, by its name and labels.
    private(set) var overrides: [String: [String]] = [:]
    /// The properties of types.
    private(set) var properties: [String: [VariableDeclaration]] = [:]
    /// The names of all variables that are no optional properties of protocols.
    private(set) var variableNames: Set<String> = []
    /// The names of those that are properties of types: behind a point no other is meant.
    private(set) var propertyNames: Set<String> = []
    /// The names of all functions, without labels.
    private(set) var functionNames: Set<String> = []
    /// The names of the program's own functions, and of classes with initialisers, that take a selector.
    private(set) var selectorTakers: Set<String> = []
    /// All that `#selector` names, by the names of methods.
    private(set) var mentions: [String: [SelectorMention]] = [:]
    /// Where they stand, as the number of a file and a token of it.
    private(set) var selectorPlaces: [String: [(file: Int, token: Int)]] = [:]
    /// What observes notifications.
    private(set) var observers: [SelectorMention] = []
    /// The names of methods that are compared.
    private(set) var comparedNames: Set<String> = []
    /// Whether all calls of an object that are to be made later are called off somewhere, whatever they call.
    private(set) var cancelsAllCalls = false
    /// The types that have a method, by its name without labels.
    private(set) var methodOwners: [String: Set<String>] = [:]
    /// The classes that are compiled, with a body.
    private(set) var classes: Set<String> = []
    /// The classes that are `final`.
    private(set) var finalClasses: Set<String> = []
    /// What may run again for the same object.
    private(set) var repeatedRuns = RepeatedRuns()
    /// All words of the sources that are compiled.
    private(set) var words: Set<String> = []
    /// The names of functions and closures that are given an empty tuple: `done(())`.
    private(set) var emptyTupleTakers: Set<String> = []
    /// What extensions override, by the paths of their files.
    private(set) var extensionOverrides: [String: [ExtensionOverrides.Override]] = [:]
    /// What classes get of their extensions.
    private(set) var forwarders: [String: [String]] = [:]
    /// The methods that need not be implemented, by protocol.
    private(set) var methodsWithDefaults: [String: Set<String>] = [:]
    /// The methods of delegates that only subclasses have, by the paths of their files.
    private(set) var unseenMethods: [String: [(function: FunctionDeclaration, method: UnseenMethod)]] = [:]
    /// What classes get because only subclasses have it.
    private(set) var unseenDeclarations: [String: Set<String>] = [:]
    /// The optional methods of the program's own protocols.
    private(set) var optionalMethods = OptionalMethods()
    /// The strings that stand for names of attributes, by the paths of their files.
    private(set) var attributeNames: [String: [AttributeNameFlow.Mention]] = [:]
    /// Strings that are handed to what takes names of attributes, by the paths of their files.
    private(set) var attributeStrings: [String: [Range<Int>]] = [:]

    init(_ files: [SourceFile], isModule: Bool = false) {
        (self.files, self.isModule) = (files, isModule)
        for (number, file) in files.enumerated() {
            collectTokens(of: file, number: number)
            for type in file.types {
                if type.kind == .class, type.opening != nil, file.isActive[type.keyword] {
                    classes.insert(type.simpleName)
                }
                if type.kind == .class, type.modifiers.contains("final") { finalClasses.insert(type.simpleName) }
                if type.kind != .extension { kinds[type.simpleName] = type.kind }
                // What the type itself says stands first: its superclass.
                let names = inherited[type.simpleName] ?? []
                inherited[type.simpleName] = type.kind == .extension ? names + type.inherited : type.inherited + names
            }
            for function in file.functions {
                functionNames.insert(function.name)
                if function.parameters.contains(where: { $0.typeText.hasPrefix("Selector") }) {
                    let type = file.type(ofScope: function.scope)?.simpleName
                    selectorTakers.insert(function.name == "init" ? type ?? "" : function.name)
                }
                guard let type = file.type(ofScope: function.scope) else { continue }
                if function.modifiers.contains("override") {
                    overrides[function.fullName, default: []].append(type.simpleName)
                }
                methodOwners[function.name, default: []].insert(type.simpleName)
                methods[type.simpleName, default: []].append(
                    Method(file: number, function: function, isInExtension: type.kind == .extension))
            }
            for variable in file.variables {
                if !variable.modifiers.contains("optional") { variableNames.insert(variable.name) }
                guard let type = file.type(ofScope: variable.scope) else { continue }
                properties[type.simpleName, default: []].append(variable)
                if !variable.modifiers.contains("optional") { propertyNames.insert(variable.name) }
            }
        }
        // Selectors that have been kept are compared with others by name, wherever these are made.
        if files.contains(where: SelectorComparison.comparesKept) {
            for (name, found) in mentions {
                let isCompared = found.contains {
                    ($0.isKept || selectorTakers.contains($0.callee)) && !EditActionRewriting.isStandard($0.reference)
                }
                if isCompared { comparedNames.insert(name) }
            }
        }
        optionalMethods = OptionalMethods(of: files)
        collectMembers()
        let flow = AttributeNameFlow(of: self)
        (attributeNames, attributeStrings) = (flow.mentions, flow.strings)
    }

    private mutating func collectTokens(of file: SourceFile, number: Int) {
        for index in file.tokens.indices {
            repeatedRuns.collect(index, of: file, number: number)
            if file.isActive[index], file.tokens[index].kind == .word { words.insert(file.text(index)) }
            if let taker = EmptyParameterRewriting.taker(ofEmptyTupleAt: index, file) { emptyTupleTakers.insert(taker) }
            if file.text(index) == "cancelPreviousPerformRequests", file.isActive[index],
                let call = file.call(at: index + 1), call.arguments.count == 1
            {
                cancelsAllCalls = true
            }
            guard let mention = SelectorMention(file, at: index) else { continue }
            mentions[mention.name, default: []].append(mention)
            selectorPlaces[mention.name, default: []].append((number, index))
            if mention.isObserver { observers.append(mention) }
            if mention.isCompared, !EditActionRewriting.isStandard(mention.reference) {
                comparedNames.insert(mention.name)
            }
        }
    }

    /// Whether one class is a superclass of the other.
    private func areRelated(_ first: String, _ second: String) -> Bool {
        first != second && (lineage(of: first).contains(second) || lineage(of: second).contains(first))
    }

    private mutating func collectExtensionOverrides() {
        var found = files.map { ExtensionOverrides(in: $0, of: self).all }
        let types = Dictionary(grouping: found.joined(), by: \.newName).mapValues { Set($0.map(\.type)) }
        for (number, file) in files.enumerated() {
            for index in found[number].indices {
                let one = found[number][index]
                if types[one.newName, default: []].contains(where: { areRelated($0, one.type) }) {
                    found[number][index].nameClass()
                }
                forwarders[one.type, default: []].append(found[number][index].forwarder)
            }
            extensionOverrides[file.path] = found[number]
        }
    }

    /// What classes get from elsewhere, when all is known of them.
    private mutating func collectMembers() {
        methodsWithDefaults = allMethodsWithDefaults
        let names = methodsWithDefaults.values.reduce(into: Set()) { $0.formUnion($1) }
        collectExtensionOverrides()
        for file in files {
            for function in file.functions where names.contains(function.fullName) {
                guard let method = UnseenMethod(function, file, self, methodsWithDefaults) else { continue }
                unseenMethods[file.path, default: []].append((function, method))
                if method.isCarried { unseenDeclarations[method.base, default: []].insert(method.declaration) }
            }
        }
    }

    /// Whether the sources import UIKit, or are a module that names its views and controllers: the header of a framework may
    /// import it on iOS.
    var usesKit: Bool {
        words.contains("UIKit")
            || isModule && words.contains { UIKitClasses.superclasses[$0] != nil && kinds[$0] == nil }
    }

    /// Whether a `#selector` names a function.
    func isNamedBySelector(_ function: FunctionDeclaration) -> Bool {
        mentions[function.name, default: []].contains { function.isMeant(by: $0.name, $0.labels) }
    }

    /// The superclass of a class, if the program has both.
    func superclass(of name: String) -> String? {
        guard kinds[name] == .class else { return nil }
        return inherited[name]?.lazy.map(Self.simpleName).first { $0 != name && kinds[$0] == .class }
    }

    /// A class and its superclasses in the program, from below.
    func lineage(of name: String) -> [String] {
        var (found, next) = ([name], superclass(of: name))
        while let current = next, !found.contains(current) {
            found.append(current)
            next = superclass(of: current)
        }
        return found
    }

    /// Whether a class below one of the program's overrides a method of it.
    func isOverridden(_ function: FunctionDeclaration, of name: String) -> Bool {
        overrides[function.fullName, default: []].contains { $0 != name && lineage(of: $0).contains(name) }
    }

    /// The protocols that a class declares, and those that these inherit.
    func protocols(of name: String) -> Set<String> {
        var found: Set<String> = []
        var open = inherited[name] ?? []
        while let next = open.popLast().map(Self.simpleName) {
            guard kinds[next] != .class, found.insert(next).inserted else { continue }
            if kinds[next] == .protocol { open += inherited[next] ?? [] }
            open += UIKitProtocols.inherited[next] ?? []
        }
        return found
    }

    /// The methods of a class, or of the superclasses that the program has, that a reference may mean.
    func methods(of name: String, _ reference: MethodReference) -> [Method] {
        for owner in lineage(of: name) {
            let found = methods[owner, default: []].filter { $0.function.isMeant(by: reference.name, reference.labels) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Whether a program compares selectors of this name, so that all of them need one.
    func isCompared(_ reference: MethodReference) -> Bool { comparedNames.contains(reference.name) }

    /// The one class that declares a method, where no other does but those below it.
    func onlyOwner(of reference: MethodReference) -> String? {
        let owners = methodOwners[reference.name, default: []].filter { name in
            let own = methods[name, default: []]
            return kinds[name] != .protocol
                && own.contains { $0.function.isMeant(by: reference.name, reference.labels) }
        }
        return owners.first { top in owners.allSatisfy { lineage(of: $0).contains(top) } }
    }

    /// The last part of a name with dots.
    static func simpleName(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }
}
