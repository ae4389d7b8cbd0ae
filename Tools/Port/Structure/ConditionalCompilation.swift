/// `#if` and what it leaves out on Linux.
///
/// A branch is left out where that is certain by its condition: `os(macOS)`, `canImport(Combine)`. All others count as
/// compiled. `os(iOS)` is true, because it is carried over to Linux; where a program asks for Linux itself it is taken at
/// its word.
struct ConditionalCompilation {
    /// What stands behind `#if` or `#elseif`.
    struct Condition {
        /// The tokens of the condition.
        let tokens: Range<Int>
        /// Whether one of the conditions that belong together names Linux.
        var namesLinux = false
    }

    /// The tokens that are compiled, by number. Directives with their conditions are not.
    private(set) var isActive: [Bool]
    /// The tokens of directives with their conditions.
    private(set) var isDirective: [Bool]
    private(set) var conditions: [Condition] = []

    private struct Chain {
        var conditions: [Int] = []
        var branches: [(condition: Range<Int>?, body: Range<Int>)] = []
    }

    init(_ tokens: [Token]) {
        isActive = Array(repeating: true, count: tokens.count)
        isDirective = isActive.map { _ in false }
        var open: [Chain] = []
        var bodyStart: [Int] = []
        var branch: [Range<Int>?] = []
        var index = 0
        while index < tokens.count {
            let word = tokens[index].kind == .directive ? tokens[index].text : ""
            guard ["#if", "#elseif", "#else", "#endif"].contains(word) else {
                index += 1
                continue
            }
            var end = index + 1
            while end < tokens.count, !tokens[end].startsLine, word == "#if" || word == "#elseif" { end += 1 }
            for token in index..<end { (isDirective[token], isActive[token]) = (true, false) }
            if word == "#if" {
                open.append(Chain())
            } else if let start = bodyStart.popLast(), let condition = branch.popLast() {
                open[open.count - 1].branches.append((condition, start..<index))
            }
            if word == "#endif" {
                if let chain = open.popLast() { settle(chain, tokens) }
            } else if !open.isEmpty {
                let hasCondition = word != "#else"
                if hasCondition {
                    open[open.count - 1].conditions.append(conditions.count)
                    conditions.append(Condition(tokens: index + 1..<end))
                }
                bodyStart.append(end)
                branch.append(hasCondition ? index + 1..<end : nil)
            }
            index = end
        }
        // Those that are not closed are taken as far as they go.
        while let chain = open.popLast() { settle(chain, tokens) }
    }

    private mutating func settle(_ chain: Chain, _ tokens: [Token]) {
        let namesLinux = chain.conditions.contains { number in
            conditions[number].tokens.contains { tokens[$0].text == "Linux" }
        }
        for number in chain.conditions { conditions[number].namesLinux = namesLinux }
        var isOver = false
        for (condition, body) in chain.branches {
            var evaluation = condition.map { ConditionEvaluation(tokens[$0], isLinuxNamed: namesLinux) }
            let value = evaluation.map { _ in evaluation?.value() } ?? true
            if isOver || value == .some(false) {
                for token in body { isActive[token] = false }
            }
            if value == .some(true) { isOver = true }
        }
    }
}
