import Testing

@testable import Port

/// Whether a delegate has a method: it always has it here, with a default.
@Suite struct DelegateQuestionTests {
    @Test(arguments: [
        (
            "if delegate.responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:))) {}", "if true {}"
        ),
        (
            "if self.a!.delegate.responds(to: #selector(textField(_:shouldChangeCharactersIn:replacementString:))) {}",
            "if true {}"
        ),
        (
            "let b = self.delegate?.responds(to: #selector(textFieldShouldClear)) ?? false",
            "let b = self.delegate.map({ _ in true }) ?? false"
        ),
        (
            "if let d = delegate, let ask = d.textFieldShouldReturn { ask(field) }",
            "if let d = delegate, let ask = Optional(d.textFieldShouldReturn) { ask(field) }"
        ),
        (
            "guard let ask = d.textField(_:shouldChangeCharactersIn:replacementString:) else { return }",
            "guard let ask = d.textField(_:shouldChangeCharactersIn:replacementString:) else { return }"
        ),
        (
            "guard let ask = delegate?.textFieldShouldClear else { return }",
            "guard let ask = delegate?.textFieldShouldClear else { return }"
        ),
        ("if let f = self.textField {}", "if let f = self.textField {}"),
    ])
    func `UIKit's optional methods are there`(statement: String, result: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == result && ported.remarks == [])
        #expect(Ported.statement(ported.text).text == result)
    }

    @Test(arguments: ["make().responds(to: #selector(tapped))", "a[0].b.responds(to: #selector(tapped))"])
    func `other questions are left to a person`(question: String) {
        let ported = Ported.statement("if \(question) {}")
        #expect(ported.text == "if \(question) {}" && !ported.remarks.isEmpty)
    }

    private static let form = "@objc protocol P: AnyObject {\n    @objc optional func mayGo(_ a: Int) -> Bool\n}\n"

    @Test func `what is returned without a method is its default, and then nothing is told`() {
        let ported = Ported(
            Self.form
                + "func f() -> Bool {\n    guard let may = delegate?.mayGo else { return true }\n    return may(1)\n}"
        )
        #expect(ported.text.contains("func mayGo(_ a: Int) -> Bool { true }") && ported.remarks == [])
        let two = Ported(
            Self.form + "let a = { guard let b = c?.mayGo else { return true } }\nlet d = e?.mayGo?(1) ?? false")
        #expect(two.remarks.count == 1 && two.remarks[0].contains("was optional"), "two answers")
    }

    @Test func `a method that is bound of a delegate that is there is made optional`() {
        let ported = Ported(Self.form + "func f() { if let d = delegate, let may = d.mayGo { g(may(1)) } }")
        #expect(ported.text.contains("let may = Optional(d.mayGo) {"))
        #expect(ported.remarks.count == 2)
        let labelled = Ported(Self.form + "func f() { if let may = d.mayGo(_:) { g(may(1)) } }")
        #expect(labelled.text.contains("let may = Optional(d.mayGo(_:)) {"))
    }
}
