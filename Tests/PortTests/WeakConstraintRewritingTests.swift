import Testing

@testable import Port

/// Constraints that nothing else keeps when they are made.
@Suite struct WeakConstraintRewritingTests {
    private func form(_ property: String, _ statement: String) -> String {
        "class Form: UIView {\n    \(property)\n    func start() {\n        \(statement)\n    }\n}\n"
    }

    @Test(arguments: [
        "height = NSLayoutConstraint(item: self, attribute: .height, constant: 3)\n        addConstraint(height!)",
        "self.height = heightAnchor.constraint(equalToConstant: 3)",
        "height = label?.topAnchor.constraint(equalTo: top)",
    ])
    func `one that is given at once is kept`(statement: String) {
        let ported = Ported(form("private weak var height: NSLayoutConstraint?", statement))
        #expect(ported.text == form("private var height: NSLayoutConstraint?", statement))
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test(arguments: [
        ("weak var height: NSLayoutConstraint?", "height = constraints.first"),
        ("weak var height: NSLayoutConstraint?", "let height = NSLayoutConstraint()\n        self.height = height"),
        ("weak var label: UILabel?", "label = UILabel()"),
    ])
    func `others stay`(property: String, statement: String) {
        let source = form(property, statement)
        #expect(Ported(source).text == source)
    }
}
