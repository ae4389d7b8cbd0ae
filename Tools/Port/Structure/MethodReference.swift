/// What stands in a selector's parentheses: `tapped`, `self.tapped(_:)`, `Form.tapped`.
struct MethodReference: Equatable {
    /// What stands in front of the method's name: `Form`, `self.button`; empty for nothing.
    let base: String
    let name: String
    /// The labels with their parentheses, where they are written.
    let labels: String?

    /// Name and labels as they are written.
    var method: String { name + (labels ?? "") }

    /// Whether the base is a type's name.
    var isBaseType: Bool { Program.simpleName(base).first?.isUppercase == true && base != "Self" }

    /// Reads tokens, or gives `nil` when they are no plain reference to a method.
    init?(_ file: SourceFile, _ range: Range<Int>) {
        var words: [String] = []
        var index = range.lowerBound
        // `type(of: self).tapped`
        let typeOfSelf = ["type", "(", "of", ":", "self", ")", "."]
        if range.prefix(typeOfSelf.count).map({ file.text($0) }) == typeOfSelf {
            words.append("Self")
            index += typeOfSelf.count
        }
        while index < range.upperBound, file.tokens[index].kind == .word {
            words.append(file.text(index))
            index += 1
            guard index < range.upperBound, file.text(index) == "." else { break }
            index += 1
        }
        guard let name = words.popLast() else { return nil }
        var labels: String?
        if index < range.upperBound, file.text(index) == "(" {
            guard file.partners[index] == range.upperBound - 1 else { return nil }
            labels = file.source(ofTokens: index..<range.upperBound).filter { !$0.isWhitespace }
            guard labels?.hasSuffix(":)") == true else { return nil }
            index = range.upperBound
        }
        guard index == range.upperBound else { return nil }
        self.base = words.joined(separator: ".")
        self.name = name
        self.labels = labels
    }
}
