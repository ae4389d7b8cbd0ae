/// Key-value coding, which there is on Linux for UIKit's objects and some names alone, and what there is not of key-value observing.
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
        // And transactions have both, with keys of their own.
        if file.text(index - 2) == "CATransaction" { return nil }
        switch word {
        case "mutableArrayValue", "mutableOrderedSetValue", "mutableSetValue": return "\(word): \(members)"
        case "willChangeValue", "didChangeValue":
            return call.arguments.first?.label.hasPrefix("for") == true && !isDeclared ? "\(word): \(telling)" : nil
        case "value", "setValue":
            return isDeclared || isOfSettings && call.argument("forKeyPath") == nil ? nil : coding(word, call, file)
        default: return nil
        }
    }

    /// What programs of iOS ask of UIKit's private parts by name, and what there is instead.
    private static let parts = [
        "cancelButtonText":
            "the cancel button says what the kiosk's language says; put a button of yours beside the bar",
        "clearButton": "the clear button is no UIButton; give the field a rightView of your own",
        "textColor": "wheels have the colours of their surroundings; set overrideUserInterfaceStyle",
        "highlightsToday": "wheels mark no day; leave it out",
        "contentViewController": "alerts hold texts and fields; present a controller of your own",
        "statusBar": "a kiosk has no status bar; leave it out",
        "statusBarWindow": "a kiosk has no status bar; leave it out",
    ]

    /// Names that UIKit's objects know (`NamedProperties`), beside those of properties that can be asked for by name.
    private static let known: Set = [
        "attributedMessage", "attributedTitle", "cancelButton", "placeholderLabel", "searchField", "titleTextColor",
        "view",
    ]

    /// A key without the underline of what is private.
    private static func key(_ argument: Call.Argument, _ file: SourceFile) -> String {
        String(file.source(ofTokens: argument.value).drop { "\"_".contains($0) }.prefix { $0 != "\"" && $0 != "." })
    }

    private static func coding(_ word: String, _ call: Call, _ file: SourceFile) -> String? {
        switch word {
        case "value" where ["forKey", "forKeyPath"].contains(call.arguments.first?.label):
            let head = "value(\(call.arguments[0].label):)"
            let key = key(call.arguments[0], file)
            if let part = Self.parts[key] { return "\(head): \(part)" }
            return known.contains(key)
                ? nil : "\(head): only some of UIKit's names are known; ask for the property itself"
        case "setValue" where (call.argument("forKey") ?? call.argument("forKeyPath")) != nil:
            return setting(call, file)
        default: return nil
        }
    }

    private static func setting(_ call: Call, _ file: SourceFile) -> String? {
        let words = "setValue"
        guard let key = call.argument("forKey") ?? call.argument("forKeyPath") else { return words }
        if let part = Self.parts[Self.key(key, file)] { return "\(words): \(part)" }
        if known.contains(Self.key(key, file)) { return nil }
        if file.source(ofTokens: key.value).lowercased().contains("placeholder") {
            return "\(words): set attributedPlaceholder for the looks of a placeholder"
        }
        return
            "\(words): only some of UIKit's names are known; set the property itself (UserDefaults: set(_:forKey:); dictionaries: dictionary[key] = value)"
    }
}
