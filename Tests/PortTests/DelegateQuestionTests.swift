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
            "if let textFieldShouldReturn = d.textFieldShouldReturn { textFieldShouldReturn(field) }",
            "if let textFieldShouldReturn = Optional(d.textFieldShouldReturn) { textFieldShouldReturn(field) }"
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

    @Test(arguments: [
        ("if delegate?.done?(1) != nil {}", "if delegate?.done(1) != nil {}", true),
        ("let b = self.c.delegate?.done?(1) == nil", "let b = self.c.delegate?.done(1) == nil", true),
        ("if let a = delegate?.mayGo?(1), a {}", "if let a = delegate?.mayGo(1), a {}", true),
        ("guard let a = delegate?.mayGo?(1) else {}", "guard let a = delegate?.mayGo(1) else {}", true),
        ("if delegate?.left?(1) != nil {}", "if delegate?.left(1) != nil {}", false),
        ("if let a = delegate?.left?(1) {}", "if let a = delegate?.left(1) {}", false),
        ("if delegate?.mayGo?(1) ?? true {}", "if delegate?.mayGo(1) ?? true {}", false),
        ("if delegate?.mayGo?(1) == true {}", "if delegate?.mayGo(1) == true {}", false),
        ("delegate?.done?(1)", "delegate?.done(1)", false),
    ])
    func `whether a method answers is told where it always does`(statement: String, result: String, isTold: Bool) {
        let more =
            "@objc protocol Q {\n    @objc optional func done(_ a: Int)\n    @objc optional func left(_ a: Int) -> UIView?\n}\n"
        // What a call says behind ?? is the default.
        let answer = "func g() -> Bool { e?.mayGo?(1) ?? true }\n"
        let ported = Ported("func f() {\n    \(statement)\n}\n", with: Self.form, more, answer)
        #expect(ported.text == "func f() {\n    \(result)\n}\n")
        #expect(ported.remarks.count == (isTold ? 1 : 0), "\(ported.remarks)")
        #expect(ported.remarks.allSatisfy { $0.hasPrefix("2: ") && $0.contains("always answers now") })
    }

    private static func kit(_ declarations: String, _ body: String) -> Ported {
        Ported("import UIKit\n@objc protocol P: AnyObject {\n    \(declarations)\n}\nfunc f() {\n    \(body)\n}\n")
    }

    @Test(arguments: [
        (
            "if let a = delegate?.mayGo?(1) { g(a) } else { h() }",
            "if let a = OptionalCalls.answer(of: delegate?.mayGo(1)) { g(a) } else { h() }"
        ),
        (
            "let b = self.list[0].delegate?.mayGo?(i(1))",
            "let b = OptionalCalls.answer(of: self.list[0].delegate?.mayGo(i(1)))"
        ),
        ("let b = d.mayGo?(1) ?? (x && y)", "let b = OptionalCalls.answer(of: d.mayGo(1)) ?? (x && y)"),
        ("return (a as? P)?.mayGo?(1) ?? g()", "return OptionalCalls.answer(of: (a as? P)?.mayGo(1)) ?? g()"),
        ("let n = d?.mayGo?(1).count ?? -1", "let n = OptionalCalls.answer(of: d?.mayGo(1).count) ?? -1"),
        ("let n = d?.mayGo?(1)?.a[0]?.b(c) ?? -1", "let n = OptionalCalls.answer(of: d?.mayGo(1)?.a[0]?.b(c)) ?? -1"),
        ("x(make(2)?.mayGo?(1) ?? g())", "x(OptionalCalls.answer(of: make(2)?.mayGo(1)) ?? g())"),
    ])
    func `no answer stays none where a call does something of its own then`(statement: String, result: String) {
        let ported = Self.kit("@objc optional func mayGo(_ a: Int) -> Bool", statement)
        #expect(ported.text.contains("    \(result)\n"), "\(ported.text)")
        #expect(ported.text.contains("    func mayGo(_ a: Int) -> Bool { OptionalCalls.none(false) }"))
        #expect(ported.remarks == [] && Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        ("CGFloat", "0"), ("String", "\"\""), ("UIColor", ".clear"), ("CGSize", ".zero"), ("[Int]", "[]"),
        ("[Int: UIView]", "[:]"),
        ("UIView", "UIView()"),
    ])
    func `what stands for no answer is of the method's type`(type: String, value: String) {
        let ported = Self.kit("@objc optional func mayGo(_ a: Int) -> \(type)", "if let a = d?.mayGo?(1) { g(a) }")
        #expect(
            ported.text.contains("func mayGo(_ a: Int) -> \(type) { OptionalCalls.none(\(value)) }")
                && ported.remarks == [])
    }

    @Test func `a method without a result that is asked for says whether it is there`() {
        let ported = Self.kit(
            "@objc optional func done(_ a: Int)", "if delegate?.done?(1) == nil { g() }\n    delegate?.done?(2)")
        #expect(
            ported.text.contains(
                "if OptionalCalls.answer(of: delegate?.done(1)) == nil { g() }\n    delegate?.done(2)\n"))
        #expect(ported.text.contains("func done(_ a: Int) { OptionalCalls.none(()) }") && ported.remarks == [])
    }

    @Test(arguments: ["let a = d?.mayGo?(1) { g() } ?? h", "let a = Box<P>.one.value?.mayGo?(1) ?? h"])
    func `a call whose ends are not known is left to a person`(statement: String) {
        let ported = Self.kit("@objc optional func mayGo(_ a: Int) -> Bool", statement)
        #expect(ported.text.contains(statement) && ported.remarks.contains { $0.contains("OptionalCalls.answer(of:)") })
    }

    @Test func `a class of the program's, and a method that is kept, are left to a person`() {
        let own = Self.kit("@objc optional func mayGo(_ a: Int) -> Own", "if let a = d?.mayGo?(1) { g(a) }")
        #expect(own.remarks.contains { $0.contains("was optional") })
        let kept = Self.kit("@objc optional func mayGo(_ a: Int) -> Bool", "if let may = d?.mayGo { g(may) }")
        #expect(kept.remarks.contains { $0.contains("was optional") })
    }

    @Test(arguments: ["var isOn = true", "var isOn: Bool = true"])
    func `what a variable is before a kept method's answer is put into it is the default`(variable: String) {
        let ported = Self.kit(
            "@objc optional func mayGo(_ a: Int) -> Bool",
            "\(variable)\n    if let d = delegate, let may = d.mayGo {\n        isOn = may(1)\n    }\n    return isOn")
        #expect(
            ported.text.contains("func mayGo(_ a: Int) -> Bool { true }") && ported.remarks == [], "\(ported.remarks)")
        let other = Self.kit(
            "@objc optional func mayGo(_ a: Int) -> Bool",
            "\(variable)\n    isOn = g()\n    if let d = delegate, let may = d.mayGo { isOn = may(1) }\n    return isOn"
        )
        #expect(other.remarks.contains { $0.contains("was optional") })
    }
}
