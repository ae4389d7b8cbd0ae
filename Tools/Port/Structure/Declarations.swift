/// A type or an extension that a source declares.
struct TypeDeclaration {
    enum Kind: String {
        case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
    }

    let kind: Kind
    /// The name as it is written, with dots where an extension has them.
    let name: String
    /// The token of the keyword.
    let keyword: Int
    /// The modifiers and attributes in front of it.
    let modifiers: [String]
    /// The token behind the name and its generic parameters: a colon where something is inherited.
    var afterName = 0
    /// What stands behind the colon.
    var inherited: [String] = []
    /// The brace that opens the body.
    var opening: Int?
    /// Where the type is declared.
    let scope: Int

    /// The last part of the name, by which the type is known.
    var simpleName: String { String(name.split(separator: ".").last ?? "") }
}

/// A function, or an initialiser.
struct FunctionDeclaration {
    struct Parameter: Equatable {
        /// What a call writes, `_` for nothing.
        let label: String
        /// What the body writes.
        let name: String
        /// The tokens of the type.
        let type: Range<Int>
        let typeText: String
    }

    let name: String
    /// The token of the keyword.
    let keyword: Int
    /// The first token of the modifiers and attributes in front of it.
    let start: Int
    let modifiers: [String]
    /// Where the function is declared.
    let scope: Int
    var parameters: [Parameter] = [] {
        didSet { labelled = name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }
    }
    private var labelled = ""
    /// The type that it returns; empty for none.
    var result = ""
    var isAsync = false
    /// The token behind all that.
    var end = 0
    /// The brace that opens the body, where it has one.
    var body: Int?

    /// Name and labels, as in `move(_:to:)`.
    var fullName: String { labelled.isEmpty ? name + "()" : labelled }

    var returnsNothing: Bool { ["", "Void", "()"].contains(result) }

    init(name: String, keyword: Int, start: Int, modifiers: [String], scope: Int) {
        (self.name, self.keyword, self.start) = (name, keyword, start)
        (self.modifiers, self.scope) = (modifiers, scope)
    }

    /// Whether a reference such as `move` or `move(_:to:)` means this function.
    func isMeant(by name: String, _ labels: String?) -> Bool {
        self.name == name && (labels == nil || fullName == name + (labels ?? ""))
    }
}

/// A variable or constant.
struct VariableDeclaration {
    let name: String
    /// The token of the keyword; of a parameter the token of its name.
    let keyword: Int
    let modifiers: [String]
    let scope: Int
    /// The type's name as far as it is written or begins with what is assigned: `UIButton` of `= UIButton()`.
    var typeName: String?
    /// The type as it is written, without blanks; empty where none is.
    var typeText = ""
    /// What is assigned, where that is a single name.
    var alias: String?
}
