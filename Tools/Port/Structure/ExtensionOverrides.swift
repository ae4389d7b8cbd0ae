/// Overrides that stand in extensions of the program's own classes, and methods of extensions that its classes override: only
/// Objective-C allows them.
///
/// Such a thing becomes a member of its own in the extension, and the class itself gets one that calls it, so that what is
/// private in the extension's file stays in sight.
struct ExtensionOverrides {
    /// One that can be carried over.
    struct Override {
        /// The class.
        let type: String
        /// The tokens of the word `override`, where it stands, and of the name.
        let word: Int?
        let name: Int
        /// What the extension's member is called from now on.
        private(set) var newName: String
        /// What the class gets.
        private(set) var forwarder: String
        /// What stands in the extension instead, where it is more than a new name: the bytes, and what becomes of them.
        var exchanged: [(range: Range<Int>, text: String)] = []

        /// Calls the extension's members by names that have the class in them: extensions of several classes have such a member, and
        /// what stands in an extension cannot be overridden.
        mutating func nameClass() {
            // Observers have methods of the property's name.
            let plain =
                exchanged.isEmpty ? newName : newName.prefix(1).uppercased() + newName.dropFirst() + "InExtension"
            let whole = "\(plain)Of\(type)"
            if exchanged.isEmpty { newName = whole }
            forwarder = forwarder.replacing(plain, with: whole)
            exchanged = exchanged.map { ($0.range, $0.text.replacing(plain, with: whole)) }
        }
    }

    let all: [Override]

    /// - Parameter file: The file with the extensions.
    init(in file: SourceFile, of program: Program) {
        var found: [Override] = []
        for function in file.functions
        where !program.overrides[function.fullName, default: []].isEmpty
            && !EffectlessOverrideRewriting.isOfShake(function)
        {
            if let one = Self.carried(function, file, program) { found.append(one) }
        }
        for variable in file.variables where variable.modifiers.contains("override") {
            if let one = Self.carried(variable, file, program) { found.append(one) }
        }
        all = found
    }

    /// The extension of a class of the program that a scope is the body of.
    private static func owner(_ scope: Int, _ file: SourceFile, _ program: Program) -> TypeDeclaration? {
        guard let type = file.type(ofScope: scope), type.kind == .extension, program.kinds[type.simpleName] == .class,
            let opening = type.opening, !(type.keyword..<opening).contains(where: { file.text($0) == "where" })
        else { return nil }
        return type
    }

    private static func carried(
        _ function: FunctionDeclaration, _ file: SourceFile, _ program: Program
    ) -> Override? {
        guard file.isActive[function.keyword], let type = owner(function.scope, file, program),
            file.text(function.keyword) == "func", let body = function.body
        else { return nil }
        let word = token(of: "override", before: function.keyword, from: function.start, file)
        guard word != nil || program.isOverridden(function, of: type.simpleName) else { return nil }
        let isPlain = function.parameters.allSatisfy {
            !$0.typeText.hasPrefix("inout") && !$0.typeText.hasSuffix("...")
        }
        let signature = function.keyword..<body
        guard isPlain, !function.isAsync, file.text(function.keyword + 2) != "<",
            !signature.contains(where: { ["throws", "rethrows"].contains(file.text($0)) })
        else { return nil }
        // What is overridden has its class in its name: the override may stand in an extension too.
        let newName = function.name + (word == nil ? "In\(type.simpleName)" : "InExtension")
        let arguments = function.parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
        var head =
            modifiers(function.start..<function.keyword, of: type, file)
            + RenamedRewriting.spelling(ofTokens: signature, in: file, of: program)
        // What is copied into the class no rule looks at any more.
        if function.name == "canPerformAction", function.parameters.first?.typeText == "Selector" {
            head = head.replacing("Selector", with: "UICommand.Action")
        }
        return Override(
            type: type.simpleName, word: word, name: function.keyword + 1, newName: newName,
            forwarder: "\(head) { \(newName)(\(arguments.joined(separator: ", "))) }")
    }

    private static func carried(
        _ variable: VariableDeclaration, _ file: SourceFile, _ program: Program
    ) -> Override? {
        guard file.isActive[variable.keyword], let type = owner(variable.scope, file, program),
            file.text(variable.keyword) == "var"
        else { return nil }
        var start = variable.keyword
        while start > 0, Keywords.modifiers.contains(file.text(start - 1)) || file.text(start - 1) == "@objc" {
            start -= 1
        }
        var opening = variable.keyword
        while opening < file.tokens.count, file.text(opening) != "{" { opening += 1 }
        guard let word = token(of: "override", before: variable.keyword, from: start, file),
            opening < file.tokens.count,
            let closing = file.partners[opening], closing > opening
        else { return nil }
        let accessors = (opening + 1..<closing).filter { file.brackets[$0] == opening }.map { file.text($0) }
        if accessors.contains("didSet") || accessors.contains("willSet") {
            return observed(variable, from: start, word: word, in: opening..<closing, of: type, file, program)
        }
        let newName = variable.name + "InExtension"
        let isSettable = accessors.contains("set") && accessors.contains("get")
        let body = isSettable ? "get { \(newName) } set { \(newName) = newValue }" : newName
        let head =
            modifiers(start..<variable.keyword, of: type, file)
            + RenamedRewriting.spelling(ofTokens: variable.keyword..<opening, in: file, of: program)
        return Override(
            type: type.simpleName, word: word, name: variable.keyword + 1, newName: newName,
            forwarder: "\(head) { \(body) }")
    }

    /// A property that is observed: the class observes it, and calls a method of the extension.
    private static func observed(
        _ variable: VariableDeclaration, from start: Int, word: Int, in body: Range<Int>, of type: TypeDeclaration,
        _ file: SourceFile, _ program: Program
    ) -> Override? {
        guard file.text(variable.keyword + 2) == ":" else { return nil }
        let valueType = RenamedRewriting.spelling(
            ofTokens: variable.keyword + 3..<body.lowerBound, in: file, of: program)
        let capital = variable.name.prefix(1).uppercased() + variable.name.dropFirst()
        func place(_ token: Int) -> Int { file.tokens[token].range.lowerBound }
        var exchanged: [(range: Range<Int>, text: String)] = []
        var calls = ""
        // From the modifiers to the brace stands what the methods have instead, as do the observers' own words.
        var from = place(start)
        for index in body
        where file.brackets[index] == body.lowerBound && ["willSet", "didSet"].contains(file.text(index)) {
            let implied = file.text(index) == "willSet" ? "newValue" : "oldValue"
            let hasName = file.text(index + 1) == "(" && file.text(index + 3) == ")"
            let name = hasName ? file.text(index + 2) : implied
            let brace = index + (hasName ? 4 : 1)
            guard file.text(brace) == "{", let end = file.partners[brace] else { return nil }
            let method = "\(file.text(index))\(capital)InExtension"
            // A method of an extension cannot be open.
            let access = modifiers(start..<variable.keyword, of: type, file).replacing("override ", with: "")
                .replacing("open ", with: "public ")
            let head = exchanged.isEmpty ? "" : "\(file.newline)\(file.indentation(of: start))"
            exchanged.append((from..<place(brace), "\(head)\(access)func \(method)(_ \(name): \(valueType)) "))
            calls += " \(file.text(index)) { \(method)(\(implied)) }"
            from = file.tokens[end].range.upperBound
        }
        guard !exchanged.isEmpty else { return nil }
        exchanged.append((from..<file.tokens[body.upperBound].range.upperBound, ""))
        // A comment between the observers has no place any more.
        guard !exchanged.contains(where: { part in file.comments.contains { $0.overlaps(part.range) } }) else {
            return nil
        }
        let head =
            modifiers(start..<variable.keyword, of: type, file)
            + RenamedRewriting.spelling(ofTokens: variable.keyword..<body.lowerBound, in: file, of: program)
        return Override(
            type: type.simpleName, word: word, name: variable.keyword + 1, newName: variable.name,
            forwarder: "\(head) {\(calls) }", exchanged: exchanged)
    }

    private static func token(of word: String, before keyword: Int, from start: Int, _ file: SourceFile) -> Int? {
        (start..<keyword).first { file.text($0) == word }
    }

    /// The modifiers of what stands in the class, with a blank behind each; what an extension says of all its members too.
    private static func modifiers(_ tokens: Range<Int>, of type: TypeDeclaration, _ file: SourceFile) -> String {
        var words = tokens.map { file.text($0) }.filter { Keywords.modifiers.contains($0) && $0 != "dynamic" }
        let accesses: Set<String> = ["public", "open", "internal", "private", "fileprivate", "package"]
        if !words.contains(where: accesses.contains), let access = type.modifiers.first(where: accesses.contains) {
            words.insert(access, at: 0)
        }
        return words.map { $0 + " " }.joined()
    }
}
