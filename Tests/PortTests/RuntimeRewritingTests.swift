import Testing

@testable import Port

/// What is asked of the runtime by name, and has a plain way here.
@Suite struct RuntimeRewritingTests {
    @Test(arguments: [
        (
            "let a = UIApplication.value(forKey: \"sharedApplication\") as? UIApplication",
            "let a = UIApplication.shared as? UIApplication"
        ),
        (
            "(UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication)?.windows",
            "(UIApplication.shared as? UIApplication)?.windows"
        ),
        (
            "UIApplication.perform(NSSelectorFromString(\"sharedApplication\"))?.takeUnretainedValue() as? UIApplication",
            "UIApplication.shared as? UIApplication"
        ),
        (
            "if UIApplication.responds(to: Selector((\"sharedApplication\"))) {}", "if true {}"
        ),
        (
            "let s = NSSelectorFromString(\"sharedApplication\")\n    "
                + "if let c = NSClassFromString(\"UIApplication\"), c.responds(to: s) {\n        "
                + "use(UIApplication.perform(s).takeUnretainedValue())\n    }",
            "if let c = Optional(UIApplication.self), true {\n        use(UIApplication.shared)\n    }"
        ),
    ])
    func `the application that is asked for by name is the shared one`(statement: String, result: String) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == "func f() {\n    \(result)\n}\n")
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test func `other names are left to a person`() {
        #expect(Ported("let a = UIApplication.value(forKey: \"statusBar\")").remarks.count == 1)
        #expect(Ported("UIApplication.perform(NSSelectorFromString(\"suspend\"))").remarks.count == 1)
        #expect(Ported("let c: AnyClass? = NSClassFromString(\"UIApplication\")").remarks.count == 1)
    }

    @Test(arguments: [
        (
            "var s = CharacterSet.decimalDigits.inverted",
            "var s = CharacterSet.decimalDigits.inverted.union(CharacterSet())"
        ),
        ("var s: CharacterSet = .letters.inverted", "var s: CharacterSet = .letters.inverted.union(CharacterSet())"),
        ("let s = CharacterSet.decimalDigits.inverted", "let s = CharacterSet.decimalDigits.inverted"),
        ("var s = CharacterSet(charactersIn: a).inverted", "var s = CharacterSet(charactersIn: a).inverted"),
        ("var s = view.inverted", "var s = view.inverted"),
        ("return (a as AnyObject).isEqual(b)", "return (((a as AnyObject) as? NSObject)?.isEqual(b) == true)"),
        ("if !(a as AnyObject).isEqual(b) {}", "if !(((a as AnyObject) as? NSObject)?.isEqual(b) == true) {}"),
        ("let a: AnyObject = b; c(a.isEqual(d))", "let a: AnyObject = b; c(((a as? NSObject)?.isEqual(d) == true))"),
        ("let a: UIView = b; c(a.isEqual(d))", "let a: UIView = b; c(a.isEqual(d))"),
        ("let a: AnyObject? = b; c(a!.isEqual(d))", "let a: AnyObject? = b; c(((a as? NSObject)?.isEqual(d) == true))"),
        (
            "for a: AnyObject in b { c(a.isEqual(d)) }",
            "for a: AnyObject in b { c(((a as? NSObject)?.isEqual(d) == true)) }"
        ),
        ("for a: UIView in b { c(a.isEqual(d)) }", "for a: UIView in b { c(a.isEqual(d)) }"),
        ("let f = bar.value(forKey: \"_searchField\") as? UITextField", "let f = bar.searchTextField as? UITextField"),
        ("search.dimsBackgroundDuringPresentation = false", "search.obscuresBackgroundDuringPresentation = false"),
        ("for c in a.characters { b(c) }", "for c in a { b(c) }"),
    ])
    func `what Foundation on Linux does otherwise is written so that it works`(statement: String, result: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == result && ported.remarks == [], "\(ported.remarks)")
        #expect(Ported.statement(ported.text).text == result)
    }

    @Test(arguments: [
        ("if view.responds(to: #selector(getter: UITextView.isEditable)) {}", "if (view is UITextView) {}"),
        ("if child.responds(to: #selector(getter: isFirstResponder)) {}", "if (child is UIResponder) {}"),
        ("_ = a.b?.responds(to: #selector(getter: canBecomeFirstResponder))", "_ = (a.b is UIResponder)"),
        (
            "let has = self.view?.responds(to: #selector(setter: UITextField.inputAccessoryView)) == true",
            "let has = (self.view is UITextField || self.view is UITextView) == true"
        ),
        ("if responds(to: #selector(getter: Note.hint)) {}", "if (self is Note) {}"),
        (
            "if v.responds(to: #selector(setter: Note.font)) {}",
            "if (v is Note || v is UITextField || v is UITextView || v is UILabel) {}"
        ),
        (
            "if view.responds(to: #selector(getter: UITextField.placeholder)) {}",
            "if (view is UITextField || view is UISearchBar || view is Field) {}"
        ),
        ("if d.responds(to: #selector(UITextFieldDelegate.textFieldShouldClear(_:))) {}", "if true {}"),
        (
            "if d?.responds(to: #selector(UITextFieldDelegate.textFieldShouldClear)) ?? false {}",
            "if d.map({ _ in true }) ?? false {}"
        ),
        ("if d.responds(to: #selector(textView as (UITextView, URL, NSRange) -> Bool)) {}", "if true {}"),
        (
            "if d.responds(to: #selector(UITextFieldDelegate.textFieldShouldClear(_:) as ((UITextField) -> Bool)?)) {}",
            "if true {}"
        ),
        (
            "if d?.responds(to: #selector(FormDelegate.done(_:) as (Note) -> Void) as Selector?) ?? false {}",
            "if d.map({ _ in true }) ?? false {}"
        ),
        ("if a.responds(to: #selector(Note.save as () -> ())) {}", "if (a is Note) {}"),
        ("if a.responds(to: #selector(getter: Note.hint) as Selector) {}", "if (a is Note) {}"),
        ("if d.responds(to: #selector(FormDelegate.done(_:))) {}", "if true {}"),
        ("if a[0].b(x).responds(to: #selector(Note.save)) {}", "if (a[0].b(x) is Note) {}"),
        (
            "if self.conforms(to: UITextInput.self), view.conforms(to: A.self) {}",
            "if (self is UITextInput), (view is A) {}"
        ),
    ])
    func `what an object is asked at run time, is asks`(statement: String, result: String) {
        let others = """
            class Note: NSObject {
                var hint = ""
                @objc func save() {}
            }
            class Field: UITextView { var placeholder: String? }
            @objc protocol FormDelegate { @objc optional func done(_ form: Note) }
            """
        let ported = Ported("func f() {\n    \(statement)\n}\n", with: others)
        #expect(ported.text == "func f() {\n    \(result)\n}\n")
        #expect(ported.remarks == [])
        #expect(Ported(ported.text, with: others).text == ported.text)
    }

    @Test(arguments: [
        ("if self.responds(to: #selector(snapshotView(afterScreenUpdates:))) {}", "if true {}"),
        ("if responds(to: #selector(layoutIfNeeded)) {}", "if true {}"),
        ("if responds(to: #selector(done)) {}", "if true {}"),
        ("_ = self?.responds(to: #selector(layoutIfNeeded))", "_ = self.map({ _ in true })"),
    ])
    func `an object has the methods that its own code names`(statement: String, result: String) {
        func source(_ statement: String) -> String {
            "class Base: UIView { func done() {} }\nclass Field: Base {\n    func f() { \(statement) }\n}\n"
        }
        let ported = Ported(source(statement))
        #expect(ported.text == source(result) && ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test(arguments: [
        "class Field: UIView {\n    override func responds(to a: Selector!) -> Bool { false }\n",
        "class Page: UIView {\n    func done() {}\n    class Field: UIView {\n",
        "class Other { func done() {} }\nextension UIView {\n",
    ])
    func `what it is asked of itself and may have otherwise is left to a person`(start: String) {
        let end = start.contains("Page") ? "}\n}\n" : "}\n"
        let ported = Ported("\(start)    func f() { if responds(to: #selector(done)) {} }\n\(end)")
        #expect(!ported.text.contains("if true") && !ported.remarks.isEmpty)
    }

    @Test func `what nobody knows of is left to a person`() {
        let asked = [
            "a.responds(to: #selector(tapped))", "a.responds(to: #selector(Unknown.tapped))",
            "a[0].responds(to: #selector(getter: UITextField.text))",
            "a.responds(to: #selector(Unknown.tapped(_:) as (Int) -> Void))",
        ]
        for statement in asked {
            let ported = Ported("func f() {\n    if \(statement) {}\n}\n")
            #expect(ported.text.contains(statement) && !ported.remarks.isEmpty)
        }
        #expect(Ported("func f() { if a.responds(to: action) || super.responds(to: action) {} }").changes == [])
    }

    @Test(arguments: [
        ("if action == NSSelectorFromString(\"paste:\") {}", "if action == .paste {}"),
        (
            "if action == Selector((\"_share:\")) || NSSelectorFromString(\"_define:\") == action {}",
            "if action == Selector((\"_share:\")) || NSSelectorFromString(\"_define:\") == action {}"
        ),
        (
            "if action == #selector(UIResponder.captureTextFromCamera(_:)) {}",
            "if action == Selector((\"captureTextFromCamera:\")) {}"
        ),
        ("if Selector((\"selectAll:\")) == action {}", "if .selectAll == action {}"),
        ("let a = NSSelectorFromString(\"copy:\")", "let a = UICommand.Action.copy"),
    ])
    func `a standard action that is named is that action`(statement: String, result: String) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == "func f() {\n    \(result)\n}\n" && ported.remarks == [])
        #expect(Ported("let a = NSSelectorFromString(\"open:\")").remarks.count == 1)
    }

    private static let weakTarget = """
        final class Weak: NSObject {
            weak var target: NSObjectProtocol?
            override func responds(to aSelector: Selector!) -> Bool {
                target?.responds(to: aSelector) ?? false || super.responds(to: aSelector)
            }
            override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
        }

        """

    @Test func `a class that forwards says so, and what it forwards is a method of the class around it`() {
        let ported = Ported(
            """
            class Form: UIView {
                lazy var link = CADisplayLink(target: Weak(self), selector: #selector(tick))
                @objc func tick() {}
            }
            """, with: Self.weakTarget)
        #expect(ported.text.contains("CADisplayLink(target: Weak(self), selector: Self.tick)"))
        #expect(ported.remarks == [])
        let weak = Ported(Self.weakTarget)
        #expect(weak.text.contains("final class Weak: NSObject, ForwardingTarget {"))
        #expect(weak.text.contains("\n    func responds(to aSelector: Selector!) -> Bool {"))
        #expect(weak.text.contains("\n    func forwardingTarget(for aSelector: Selector) -> Any? { target }"))
        #expect(weak.remarks == [] && Ported(weak.text).text == weak.text)
        let asking = Ported(
            Self.weakTarget.replacing("{ target }", with: "{ target ?? super.forwardingTarget(for: aSelector) }"))
        #expect(asking.text.contains("-> Any? { target ?? nil }"))
    }

    @Test func `a delegate that forwards is left to a person, as nobody asks it for another one`() {
        let proxy = Self.weakTarget.replacing("Weak: NSObject {", with: "Weak: NSObject, UITextFieldDelegate {")
        #expect(
            Ported(proxy).remarks == [
                "6: UITextFieldDelegate: its methods are not forwarded; write into Weak those that others are to be told, each "
                    + "with a call of them"
            ])
        let own = proxy.replacing("UITextFieldDelegate", with: "FormDelegate")
        #expect(Ported(own, with: "protocol FormDelegate: NSObjectProtocol {}").remarks == [])
    }

    @Test func `an object that is made as the target has the method`() {
        let ported = Ported(
            "class Form: UIView {\n    func awakeFromNib() { b.addTarget(Other(1), action: #selector(go), for: .allEvents) }\n}",
            with: "class Other: NSObject { @objc func go() {} }")
        #expect(ported.text.contains("action: Other.go,") && ported.remarks == [])
    }

    @Test(arguments: [
        (
            "r.enumerateMatches(in: s, range: n) { m, _, _ in use(m) }",
            "r.enumerateMatches(in: s, range: n) { [self] m, _, _ in use(m) }"
        ),
        (
            "r.enumerateMatches(in: s, range: n, using: { (m, f, s) in use(m) })",
            "r.enumerateMatches(in: s, range: n, using: { [self] (m, f, s) in use(m) })"
        ),
        ("s.enumerateLines { line, _ in use(line) }", "s.enumerateLines { [self] line, _ in use(line) }"),
        (
            "s.enumerateLines { [weak self] line, _ in self?.use(line) }",
            "s.enumerateLines { [weak self] line, _ in self?.use(line) }"
        ),
        ("s.enumerateLines(invoking: use)", "s.enumerateLines(invoking: use)"),
        (
            "func enumerateLines(_ body: (Int) -> Void) { use(body) }",
            "func enumerateLines(_ body: (Int) -> Void) { use(body) }"
        ),
    ])
    func `a closure that may be kept says that self is in it`(statement: String, result: String) {
        func source(_ kind: String, _ statement: String) -> String {
            "\(kind) A {\n    func f() {\n        \(statement)\n    }\n}\n"
        }
        #expect(Ported(source("class", statement)).text == source("class", result))
        #expect(Ported(source("class", result)).text == source("class", result))
        #expect(Ported(source("struct", statement)).text == source("struct", statement))
        #expect(Ported(statement).text == statement)
    }
}
