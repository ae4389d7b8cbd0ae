/// What UIKit and Foundation have that takes names of attributes, or gives them.
enum AttributeFunctions {
    /// Whose first argument is a name.
    private static let ofNames: Set<String> = ["addAttribute", "removeAttribute", "attribute", "enumerateAttribute"]
    /// Whose first argument is a dictionary by names.
    private static let ofDictionaries: Set<String> = ["addAttributes", "setAttributes", "setTitleTextAttributes"]
    /// What is given a dictionary by its label.
    private static let labels: [String: Set<String>] = [
        "attributes": ["NSAttributedString", "NSMutableAttributedString", "NSTextStorage", "size", "boundingRect"],
        "withAttributes": ["draw", "size"],
    ]
    /// Properties with a dictionary by names.
    static let properties: Set<String> = ["titleTextAttributes"]
    /// Those that had strings in Swift 4 still: they do not show what a dictionary is by.
    static let textProperties: Set<String> = ["typingAttributes", "linkTextAttributes", "defaultTextAttributes"]
    /// What gives a dictionary by names, with the label of the first argument.
    static let sources = ["attributes": "at", "titleTextAttributes": "for"]

    /// Whether the first argument of a call is a name, and no dictionary.
    static func takesName(_ call: Call) -> Bool { ofNames.contains(call.callee) }

    /// The arguments of a call that are names of attributes, or dictionaries by them.
    static func arguments(of call: Call) -> [Call.Argument] {
        guard let first = call.arguments.first else { return [] }
        if first.label.isEmpty {
            let needed = [
                "addAttribute": "value", "removeAttribute": "range", "attribute": "at", "enumerateAttribute": "in",
            ]
            if ofNames.contains(call.callee) {
                return call.arguments.count > 1 && call.arguments[1].label == needed[call.callee] ? [first] : []
            }
            if ofDictionaries.contains(call.callee) {
                return call.arguments.count > 1 && ["range", "for"].contains(call.arguments[1].label) ? [first] : []
            }
        }
        return call.arguments.filter { labels[$0.label]?.contains(call.callee) == true }
    }
}
