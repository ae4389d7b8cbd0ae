/// `@available(*, unavailable, …) var style: String? { didSet { … } }`, for what only Interface Builder is to set: Swift refuses that of
/// properties that are stored.
enum UnavailablePropertyRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "@available" {
            guard let call = file.call(at: index + 1), call.arguments.contains(where: { isUnavailable($0, file) }),
                let variable = variable(behind: call.closing, file), file.storesValue(ofVariable: variable)
            else { continue }
            let range = file.tokens[index].range.lowerBound..<file.tokens[call.closing + 1].range.lowerBound
            guard !file.comments.contains(where: { $0.overlaps(range) }) else { continue }
            revision.replace(range, with: "", "\(file.text(variable + 1)): @available(*, unavailable) left out")
        }
    }

    private static func isUnavailable(_ argument: Call.Argument, _ file: SourceFile) -> Bool {
        argument.label.isEmpty && argument.value.count == 1 && file.text(argument.value.lowerBound) == "unavailable"
    }

    /// The `var` that an attribute belongs to, with other attributes and modifiers between.
    private static func variable(behind closing: Int, _ file: SourceFile) -> Int? {
        var index = closing + 1
        while index < file.tokens.count, file.text(index) != "var" {
            if file.text(index) == "(" { index = file.partners[index] ?? index }
            let isKnown =
                file.text(index) == ")" || file.text(index).hasPrefix("@") || modifiers.contains(file.text(index))
            guard isKnown else { return nil }
            index += 1
        }
        return index < file.tokens.count ? index : nil
    }

    private static let modifiers: Set = [
        "public", "open", "internal", "fileprivate", "private", "set", "static", "class", "final", "dynamic", "weak",
        "override", "lazy",
    ]
}
