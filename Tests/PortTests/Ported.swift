@testable import Port

/// A source that was carried over.
struct Ported {
    let text: String
    let changes: [String]
    /// What is left for a person, with lines.
    let remarks: [String]

    /// - Parameters:
    ///   - others: The other sources of the program.
    ///   - isModule: Whether that is all that there is of it.
    init(_ source: String, with others: String..., isModule: Bool = false) {
        let sources = ([source] + others).enumerated().map {
            (path: "\($0.offset).swift", bytes: Array($0.element.utf8))
        }
        let outcome = Porting(sources, isModule: isModule).outcomes[0]
        text = String(decoding: outcome.after, as: UTF8.self)
        changes = outcome.changes.map(\.text)
        remarks = outcome.remarks.map { "\($0.line): \($0.text)" }
    }

    /// A statement in a method of a class, `Form`, that has some methods, carried over.
    static func statement(_ statement: String) -> (text: String, remarks: [String]) {
        let before =
            "class Form: UIViewController {\n    let field = UITextField()\n    override func viewDidLoad() {\n        "
        let after =
            "\n    }\n    func tapped() {}\n    func moved(_ sender: Any, to place: Int) {}\n}\nclass Other {}\n"
        let ported = Ported(before + statement + after)
        return (String(ported.text.dropFirst(before.count).dropLast(after.count)), ported.remarks)
    }
}
