import Foundation

/// The rules of a page's style sheets.
///
/// Selectors are of elements' names, classes and identifiers, one inside of another. Rules with others, and those for media, are
/// left out, and so are those behind the first five thousand: each may be held against each element. After five million times
/// elements have none any more.
struct CSSStyleSheet {
    /// What a selector says of one element.
    struct Element {
        let name: String
        let identifier: String?
        let classes: Set<String>

        init(name: String, attributes: [String: String]) {
            self.name = name
            identifier = attributes["id"]
            classes = Set((attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
        }

        /// What selectors for it may be found by.
        fileprivate var keys: [String] {
            ["*", name] + classes.map { "." + $0 } + (identifier.map { ["#" + $0] } ?? [])
        }
    }

    private struct Compound {
        var name: String?
        var identifiers: [String] = []
        var classes: [String] = []

        init?(_ text: Substring) {
            guard let match = text.wholeMatch(of: #/(\*|[A-Za-z][\w-]*)?((?:[.#][^\s.#:\[\]>+~*]+)*)/#) else {
                return nil
            }
            if let name = match.1, name != "*" { self.name = name.lowercased() }
            for part in match.2.matches(of: #/[.#][^.#]+/#).map(\.output) {
                if part.hasPrefix("#") { identifiers.append(String(part.dropFirst())) }
                if part.hasPrefix(".") { classes.append(String(part.dropFirst())) }
            }
        }

        /// The rarest thing that it says.
        var key: String { identifiers.first.map { "#" + $0 } ?? classes.first.map { "." + $0 } ?? name ?? "*" }

        func matches(_ element: Element) -> Bool {
            (name == nil || name == element.name) && identifiers.allSatisfy { $0 == element.identifier }
                && classes.allSatisfy(element.classes.contains)
        }
    }

    private struct Selector {
        /// From the outermost element to the one that the rule is for.
        let compounds: [Compound]
        /// The block that it stands in front of.
        let block: Int
        /// How exact it is: identifiers first, then classes, then names.
        let specificity: (Int, Int, Int)

        init(_ compounds: [Compound], block: Int) {
            self.compounds = compounds
            self.block = block
            specificity = (
                compounds.reduce(0) { $0 + $1.identifiers.count }, compounds.reduce(0) { $0 + $1.classes.count },
                compounds.count { $0.name != nil }
            )
        }

        func matches(_ element: Element, in ancestors: [Element], _ budget: inout Int) -> Bool {
            budget -= 1
            guard let last = compounds.last, last.matches(element) else { return false }
            var outer = compounds.dropLast()
            for ancestor in ancestors.reversed() {
                guard let next = outer.last else { return true }
                budget -= 1
                if next.matches(ancestor) { outer.removeLast() }
            }
            return outer.isEmpty
        }
    }

    private static let limit = 5000

    private var blocks: [[CSSDeclaration]] = []
    /// By what they may be found by.
    private var selectors: [String: [Selector]] = [:]
    private var count = 0
    /// How often an element may still be held against a selector.
    private var budget = 5_000_000

    /// Takes in another sheet of the page.
    mutating func add(_ sheet: String) {
        let text = CSSText.withoutComments(sheet).replacing(#/<!--|-->/#, with: "")
        var rest = Substring(text)
        while count < Self.limit, let opening = rest.firstIndex(where: { "{;".contains($0) }) {
            let head = rest[..<opening].trimmingCSSSpace
            rest = rest[rest.index(after: opening)...]
            // What ends here is an import or a character set.
            if text[opening] == ";" { continue }
            let body = Self.block(&rest)
            if head.hasPrefix("@") { continue }
            blocks.append(CSSDeclaration.list(body))
            for selector in head.split(separator: ",").prefix(Self.limit - count) {
                let words = selector.split(whereSeparator: \.isWhitespace)
                let compounds = words.compactMap(Compound.init)
                guard let last = compounds.last, compounds.count == words.count else { continue }
                selectors[last.key, default: []].append(Selector(compounds, block: blocks.count - 1))
                count += 1
            }
        }
    }

    /// What stands up to the brace that closes a block, whose opening one has been read.
    private static func block(_ rest: inout Substring) -> Substring {
        var depth = 1
        for index in rest.indices {
            if rest[index] == "{" { depth += 1 }
            if rest[index] == "}" { depth -= 1 }
            guard depth == 0 else { continue }
            defer { rest = rest[rest.index(after: index)...] }
            return rest[..<index]
        }
        defer { rest = "" }
        return rest
    }

    /// What the rules say of an element, the strongest last. Important declarations are among them.
    mutating func declarations(for element: Element, in ancestors: [Element]) -> [CSSDeclaration] {
        guard count > 0, budget > 0 else { return [] }
        // A block counts once, by the most exact of its selectors.
        var found: [Int: (Int, Int, Int)] = [:]
        for key in element.keys {
            for selector in selectors[key, default: []] where selector.matches(element, in: ancestors, &budget) {
                let old = found[selector.block] ?? (0, 0, 0)
                found[selector.block] = old < selector.specificity ? selector.specificity : old
            }
        }
        // Of two that are as exact the later one has the say.
        return found.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value < $1.value }.flatMap { blocks[$0.key] }
    }
}
