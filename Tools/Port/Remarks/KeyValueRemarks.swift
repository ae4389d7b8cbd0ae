/// Key-value coding, which there is not on Linux, and what there is not of key-value observing.
enum KeyValueRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] {
            let offset = file.tokens[index].range.lowerBound
            guard !revision.replaces(offset), let advice = advice(at: index, file) else { continue }
            revision.remark(offset, advice)
        }
    }

    private static let members = "members of collections are not observed: have what changes them tell of it"
    private static let telling = "what is stored is told of by itself: leave it out"

    private static func advice(at index: Int, _ file: SourceFile) -> String? {
        let word = file.text(index)
        guard file.tokens[index].kind == .word, let call = file.call(at: index + 1) else { return nil }
        let isDeclared = file.text(index - 1) == "func"
        // Settings have these names too.
        let isOfSettings = file.text(index - 2) == "standard" && file.text(index - 4) == "UserDefaults"
        switch word {
        case "mutableArrayValue", "mutableOrderedSetValue", "mutableSetValue": return "\(word): \(members)"
        case "willChangeValue", "didChangeValue":
            return call.arguments.first?.label.hasPrefix("for") == true && !isDeclared ? "\(word): \(telling)" : nil
        case "value", "setValue":
            return isDeclared || isOfSettings && call.argument("forKeyPath") == nil ? nil : coding(word, call, file)
        default: return nil
        }
    }

    private static func coding(_ word: String, _ call: Call, _ file: SourceFile) -> String? {
        switch word {
        case "value" where ["forKey", "forKeyPath"].contains(call.arguments.first?.label):
            return "value(\(call.arguments[0].label):): there is no key-value coding; ask for the property by name"
        case "setValue" where (call.argument("forKey") ?? call.argument("forKeyPath")) != nil:
            return setting(call, file)
        default: return nil
        }
    }

    private static func setting(_ call: Call, _ file: SourceFile) -> String {
        let words = "setValue"
        guard let key = call.argument("forKey") ?? call.argument("forKeyPath") else { return words }
        if file.source(ofTokens: key.value).lowercased().contains("placeholder") {
            return "\(words): set attributedPlaceholder for the looks of a placeholder"
        }
        return "\(words): there is no key-value coding; set the property by name (UserDefaults: set(_:forKey:))"
    }
}
