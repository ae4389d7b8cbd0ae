/// Where programs ask whether selectors are the same.
enum SelectorComparison {
    /// Whether a list that a selector stands in is asked for one: `[#selector(a), #selector(b)].contains(action)`.
    static func isInAskedList(_ index: Int, _ file: SourceFile) -> Bool {
        guard let opening = file.brackets[index], file.text(opening) == "[", let closing = file.partners[opening] else {
            return false
        }
        return file.text(closing + 1) == "." && questions.contains(file.text(closing + 2))
    }

    private static let questions: Set<String> = ["contains", "firstIndex", "index", "lastIndex", "first", "filter"]
    private static let signs: Set<String> = ["==", "!=", "~="]

    /// Whether a source compares selectors that have names or stand in lists: a parameter, or the action of an item.
    static func comparesKept(_ file: SourceFile) -> Bool {
        for function in file.functions where file.isActive[function.keyword] {
            guard let body = function.body, let end = file.partners[body], end > body else { continue }
            var names = Set(function.parameters.filter { $0.typeText.hasPrefix("Selector") }.map(\.name))
            for index in body..<end where names.contains(file.text(index)) {
                if isAsked(index, file) { return true }
                // if let own = action, own == item.action
                let isBound = file.text(index - 1) == "=" && ["let", "var"].contains(file.text(index - 3))
                if isBound { names.insert(file.text(index - 2)) }
            }
        }
        return file.tokens.indices.contains { index in
            ["action", "selector"].contains(file.text(index)) && file.text(index - 1) == "." && file.isActive[index]
                && isBesideSign(index, file)
        }
    }

    private static func isBesideSign(_ index: Int, _ file: SourceFile) -> Bool {
        let next = ["!", "?"].contains(file.text(index + 1)) ? index + 2 : index + 1
        return signs.contains(file.text(next)) || signs.contains(file.text(start(ofChainTo: index, file) - 1))
    }

    /// Where what a member belongs to begins: `action == items[0].action`.
    private static func start(ofChainTo index: Int, _ file: SourceFile) -> Int {
        var start = index
        while start > 0, !file.tokens[start].startsLine || file.text(start) == "." {
            if [")", "]"].contains(file.text(start - 1)), let opening = file.partners[start - 1], opening < start {
                start = opening
            } else if file.tokens[start - 1].kind == .word || [".", "?", "!"].contains(file.text(start - 1)) {
                start -= 1
            } else {
                break
            }
        }
        return start
    }

    private static func isAsked(_ index: Int, _ file: SourceFile) -> Bool {
        if isBesideSign(index, file) || file.text(index - 1) == "switch" { return true }
        // actions[action]
        if file.text(index - 1) == "[", file.text(index + 1) == "]" { return true }
        return file.call(around: index).map { questions.contains($0.callee) } ?? false
    }
}
