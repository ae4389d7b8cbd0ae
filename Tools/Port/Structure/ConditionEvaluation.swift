/// Whether a condition of `#if` holds on Linux: yes, no, or `nil` when that is not certain.
struct ConditionEvaluation {
    private var tokens: ArraySlice<Token>
    private let isLinuxNamed: Bool

    /// Apple's modules that are there, by Typecase or the toolchain.
    static let presentModules: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "Foundation", "Dispatch", "Glibc",
        "FoundationNetworking",
        "FoundationXML",
        "Testing", "XCTest", "Swift", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
        "_StringProcessing",
    ]

    init(_ tokens: ArraySlice<Token>, isLinuxNamed: Bool) {
        self.tokens = tokens
        self.isLinuxNamed = isLinuxNamed
    }

    mutating func value() -> Bool? {
        var result = conjunction()
        while take("||") {
            let other = conjunction()
            result = result == true || other == true ? true : (result == nil || other == nil ? nil : false)
        }
        return tokens.isEmpty || tokens.first?.text == ")" ? result : nil
    }

    private mutating func conjunction() -> Bool? {
        var result = term()
        while take("&&") {
            let other = term()
            result = result == false || other == false ? false : (result == nil || other == nil ? nil : true)
        }
        return result
    }

    private mutating func term() -> Bool? {
        var isNegated = false
        while take("!") { isNegated.toggle() }
        let result: Bool?
        if take("(") {
            // Parentheses are no deeper than a line is long; what is deeper is no condition that anyone has written.
            guard tokens.count < 200 else { return nil }
            result = value()
            _ = take(")")
        } else {
            result = atom()
        }
        return result.map { $0 != isNegated }
    }

    private mutating func atom() -> Bool? {
        guard let name = tokens.popFirst()?.text else { return nil }
        guard take("(") else { return ["true": true, "false": false][name] }
        var argument = ""
        var depth = 1
        while let token = tokens.popFirst() {
            depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
            if depth == 0 { break }
            argument += token.text
        }
        switch name {
        case "os": return argument == "Linux" || (argument == "iOS" && !isLinuxNamed)
        case "canImport": return canImport(argument)
        case "targetEnvironment": return false
        case "swift", "compiler": return version(argument)
        default: return nil
        }
    }

    /// Sources are built as Swift 5 or 6.
    private func version(_ argument: String) -> Bool? {
        let isLeast = argument.hasPrefix(">=")
        guard isLeast || argument.hasPrefix("<"),
            let first = argument.drop(while: { "<>=".contains($0) }).split(separator: ".").first,
            let major = Int(first), major < 5 || argument.hasSuffix("5") || argument.hasSuffix("5.0")
        else { return nil }
        return isLeast
    }

    private func canImport(_ module: String) -> Bool? {
        if Self.presentModules.contains(module) { return true }
        if module == "ObjectiveC" || module == "Darwin" { return false }
        return MissingModules.advice(for: module) == nil ? nil : false
    }

    private mutating func take(_ text: String) -> Bool {
        guard tokens.first?.text == text else { return false }
        tokens.removeFirst()
        return true
    }
}
