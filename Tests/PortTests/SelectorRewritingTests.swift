import Testing

@testable import Port

/// Selectors, where calls take a method and where they do not.
@Suite struct SelectorRewritingTests {
    @Test func `a cast that chooses one of several methods is told to a person`() {
        let source =
            "class Form {\n    func f() { b.addTarget(self, action: #selector(tapped as () -> Void), for: .x) }\n"
        let one = Ported(source + "    func tapped() {}\n}\n")
        #expect(one.text.contains("action: Selector(Self.tapped, named:") && one.remarks == [])
        let two = Ported(source + "    func tapped() {}\n    func tapped(_ b: UIButton) {}\n}\n")
        #expect(two.text.contains("#selector(tapped as () -> Void)") && two.remarks.count == 1)
        let named = Ported(
            source.replacing("tapped as () -> Void", with: "tapped(_:) as (UIButton) -> Void")
                + "    func tapped() {}\n    func tapped(_ b: UIButton) {}\n}\n")
        #expect(named.text.contains("action: Selector(Self.tapped(_:), named:") && named.remarks == [])
    }

    @Test(arguments: [
        ("b.addTarget(self, action: #selector(tapped), for: .x)", "b.addTarget(self, action: Self.tapped, for: .x)"),
        (
            "b.addTarget(self, action: #selector(tapped(_:)), for: .x)",
            "b.addTarget(self, action: Self.tapped(_:), for: .x)"
        ),
        (
            "b.addTarget(self, action: #selector(self.tapped(_:)), for: .x)",
            "b.addTarget(self, action: Self.tapped(_:), for: .x)"
        ),
        (
            "b.addTarget(self, action: #selector((self.tapped(_:))), for: .x)",
            "b.addTarget(self, action: Self.tapped(_:), for: .x)"
        ),
        (
            "b.addTarget(self, action: #selector(((tapped))), for: .x)",
            "b.addTarget(self, action: Self.tapped, for: .x)"
        ),
        (
            "b.addTarget(self, action: #selector(Self.tapped), for: .x)",
            "b.addTarget(self, action: Self.tapped, for: .x)"
        ),
        (
            "b.addTarget(self, action: #selector(Form.tapped(sender:)), for: .x)",
            "b.addTarget(self, action: Form.tapped(sender:), for: .x)"
        ),
        (
            "b.addTarget(self, action: #selector(tapped as () -> Void), for: .x)",
            "b.addTarget(self, action: Self.tapped, for: .x)"
        ),
        (
            "b.addTarget(self, action: #selector((Form.tapped(sender:)) as (Form) -> (UIButton) -> Void), for: .x)",
            "b.addTarget(self, action: Form.tapped(sender:), for: .x)"
        ),
        ("b.addTarget(nil, action: #selector(tapped), for: .x)", "b.addTarget(nil, action: Self.tapped, for: .x)"),
        ("b.addTarget(other, action: #selector(Other.x), for: .x)", "b.addTarget(other, action: Other.x, for: .x)"),
        ("b.addTarget(field, action: #selector(x), for: .x)", "b.addTarget(field, action: UITextField.x, for: .x)"),
        (
            "b.addTarget(self.field, action: #selector(field.x), for: .x)",
            "b.addTarget(self.field, action: UITextField.x, for: .x)"
        ),
        (
            "b.addTarget(Other.shared, action: #selector(x), for: .x)",
            "b.addTarget(Other.shared, action: Other.x, for: .x)"
        ),
        (
            "guard let me = self else { return }; b.addTarget(me, action: #selector(tapped), for: .x)",
            "guard let me = self else { return }; b.addTarget(me, action: Self.tapped, for: .x)"
        ),
        (
            "f { b.addTarget(self as Any, action: #selector(tapped), for: .x) }",
            "f { b.addTarget(self as Any, action: Self.tapped, for: .x) }"
        ),
        (
            "b.addTarget(self, action: #selector(type(of: self).tapped), for: .x)",
            "b.addTarget(self, action: Self.tapped, for: .x)"
        ),
        ("g.addTarget(self, action: #selector(tapped))", "g.addTarget(self, action: Self.tapped)"),
        (
            "a = UIAccessibilityCustomAction(name: n, target: self, selector: #selector(tapped))",
            "a = UIAccessibilityCustomAction(name: n, target: self, selector: Self.tapped)"
        ),
        (
            "_ = UITapGestureRecognizer(target: self, action: #selector(tapped))",
            "_ = UITapGestureRecognizer(target: self, action: Self.tapped)"
        ),
        (
            "let g: G = .init(target: self, action: #selector(tapped))",
            "let g: G = .init(target: self, action: Selector(Self.tapped))"
        ),
        (
            "_ = UIBarButtonItem(title: \"x\", style: .done, target: self, action: #selector(tapped))",
            "_ = UIBarButtonItem(title: \"x\", style: .done, target: self, action: Self.tapped)"
        ),
        (
            "n.addObserver(self, selector: #selector(tapped), name: x, object: nil)",
            "n.addObserver(self, selector: Self.tapped, name: x, object: nil)"
        ),
        (
            "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tapped), userInfo: nil, repeats: true)",
            "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Self.tapped, userInfo: nil, repeats: true)"
        ),
        (
            "t = Timer(timeInterval: 1, target: self, selector: #selector(tapped), userInfo: nil, repeats: true)",
            "t = Timer(timeInterval: 1, target: self, selector: Self.tapped, userInfo: nil, repeats: true)"
        ),
        (
            "_ = Timer(target: view, action: #selector(UIView.endEditing(_:)))",
            "_ = Timer(target: view, action: { (view: UIView) in { _ = view.endEditing(true) } })"
        ),
        (
            "UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)",
            "UIApplication.shared.windows.forEach { $0.endEditing(true) }"
        ),
        (
            "perform(#selector(tapped), with: nil, afterDelay: 0.5)",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.tapped() }"
        ),
        (
            "self.perform(#selector(tapped), with: nil, afterDelay: a * b)",
            "DispatchQueue.main.asyncAfter(deadline: .now() + (a * b)) { self.tapped() }"
        ),
        ("if action == #selector(copy(_:)) {}", "if action == .copy {}"),
        ("if #selector(UIResponderStandardEditActions.paste(_:)) != action {}", "if .paste != action {}"),
        (
            "switch action { case #selector(cut), #selector(UIResponder.paste(_:)): break }",
            "switch action { case .cut, .paste: break }"
        ),
        (
            "if [#selector(cut), #selector(delete(_:))].contains(action) {}",
            "if [UICommand.Action.cut, UICommand.Action.delete].contains(action) {}"
        ),
        (
            "_ = UICommand(title: \"x\", action: #selector(selectAll(_:)))",
            "_ = UICommand(title: \"x\", action: .selectAll)"
        ),
        (
            "_ = UIKeyCommand(input: t, modifierFlags: .shift, action: #selector(tapped(_:)))",
            "_ = UIKeyCommand(input: t, modifierFlags: .shift, action: Self.tapped(_:))"
        ),
        ("let s = #selector(tapped)", "let s = Selector(Self.tapped)"),
        ("item.action = #selector(tapped(_:))", "item.action = Selector(Self.tapped(_:))"),
        ("let all = [#selector(tapped), #selector(Other.x)]", "let all = [Selector(Self.tapped), Selector(Other.x)]"),
        ("return isOn ? #selector(tapped) : nil", "return isOn ? Selector(Self.tapped) : nil"),
        ("let s = #selector(copy(_:))", "let s = UICommand.Action.copy"),
        (
            "_ = UIMenuItem(title: \"x\", action: #selector(tapped))",
            "_ = UIMenuItem(title: \"x\", action: Self.tapped)"
        ),
        (
            "_ = UIKeyCommand(title: \"x\", action: #selector(tapped), input: \"a\")",
            "_ = UIKeyCommand(title: \"x\", action: Self.tapped, input: \"a\")"
        ),
        (
            "UIApplication.shared.sendAction(#selector(Form.tapped), to: nil, from: nil, for: nil)",
            "UIApplication.shared.sendAction(Form.tapped, to: nil, from: nil, for: nil)"
        ),
        (
            "if action == #selector(tapped) || #selector(Form.tapped) == action {}",
            "if action == Selector(Self.tapped, named: \"tapped\") "
                + "|| Selector(Form.tapped, named: \"tapped\") == action {}"
        ),
        (
            "NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(tapped), object: nil)\n"
                + "perform(#selector(tapped), with: nil, afterDelay: 1)",
            "NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector(Self.tapped, named: \"tapped\"), "
                + "object: nil)\nperform(Selector(Self.tapped, named: \"tapped\"), with: nil, afterDelay: 1)"
        ),
        (
            "NSObject.cancelPreviousPerformRequests(withTarget: self)\nperform(#selector(tapped), with: nil, afterDelay: 1)",
            "NSObject.cancelPreviousPerformRequests(withTarget: self)\n"
                + "perform(Selector(Self.tapped), with: nil, afterDelay: 1)"
        ),
        (
            "field.perform(#selector(UITextField.go), with: field.text, afterDelay: 1)",
            "field.perform(Selector(UITextField.go), with: field.text, afterDelay: 1)"
        ),
        ("perform(#selector(tapped))", "self.tapped()"),
        ("_ = self.perform(#selector(tapped), with: nil)", "_ = self.tapped()"),
        (
            "performSelector(onMainThread: #selector(tapped), with: nil, waitUntilDone: false)",
            "DispatchQueue.main.async { self.tapped() }"
        ),
        (
            "perform(#selector(becomeFirstResponder), with: nil, afterDelay: 0)",
            "perform(Selector({ (responder: UIResponder) in { _ = responder.becomeFirstResponder() } }), with: nil, afterDelay: 0)"
        ),
        (
            "field.perform(#selector(field.selectAll(_:)), with: nil, afterDelay: 0)",
            "field.perform(.selectAll, with: nil, afterDelay: 0)"
        ),
        (
            "if [#selector(tapped), #selector(cut(_:))].contains(a) { b.action = #selector(tapped) }",
            "if [Selector(Self.tapped, named: \"tapped\"), UICommand.Action.cut].contains(a) "
                + "{ b.action = Selector(Self.tapped, named: \"tapped\") }"
        ),
        ("f(\"#selector(tapped)\") // #selector(tapped)", "f(\"#selector(tapped)\") // #selector(tapped)"),
        (
            "f(\"\\(Timer(target: self, action: #selector(tapped)))\")",
            "f(\"\\(Timer(target: self, action: Self.tapped))\")"
        ),
    ])
    func `a selector becomes a method`(statement: String, result: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == result)
        #expect(ported.remarks == [])
    }

    @Test(arguments: [
        ("b.addTarget(unknown, action: #selector(x), for: .x)", "Class.x"),
        ("b.addTarget(c.coordinator, action: #selector(c.coordinator.x), for: .x)", "Class.x"),
        ("if a.responds(to: #selector(tapped)) {}", "ask by a cast"),
        ("b.addTarget(c[0], action: #selector(c[0].x), for: .x)", "Class.x"),
        ("f(#selector(getter: x))", "there are no selectors on Linux"),
        ("perform(#selector(moved(_:to:)), with: nil, afterDelay: 1)", "asyncAfter"),
        ("object.perform(#selector(tapped), with: nil, afterDelay: 1)", "asyncAfter"),
        ("f(perform(#selector(tapped)))", "call the method itself"),
        ("a.perform(#selector(tapped))", "call the method itself"),
        ("performSelector(onMainThread: #selector(tapped), with: nil, waitUntilDone: true)", "call the method itself"),
        ("b.addTarget(self, action: #selector(/* here */ tapped), for: .x)", "a comment stands in between"),
    ])
    func `what cannot be changed is told and left`(statement: String, advice: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == statement)
        #expect(ported.remarks.contains { $0.contains(advice) }, "\(ported.remarks)")
    }

    @Test(arguments: [
        ("owner!", "owner!.go", "Owner.go"), ("owner", "owner?.go", "Owner.go"),
        ("(self.owner)!", "(self.owner)!.go", "Owner.go"),
        ("owner!.model", "owner!.model.change(_:)", "Model.change(_:)"),
        ("(a as! Owner).model", "(a as! Owner).model.change(_:)", "Model.change(_:)"),
        ("models[0]", "models[0].only", "Model.only"), ("make()", "make().only", "Model.only"),
        ("a.b", "only", "Model.only"), ("self", "(type(of: self)).tap", "Self.tap"),
        ("self", "(self as Cell).tap", "Cell.tap"),
    ])
    func `any expression can be the owner`(target: String, selector: String, method: String) {
        let ported = Ported(
            "class Cell: UIView {\n    var owner: Owner?\n    init(a: Any) {\n"
                + "        b.addTarget(\(target), action: #selector(\(selector)), for: .x)\n    }\n    func tap() {}\n}",
            with: "class Owner: UIView { let model = Model(); func go() {}; func change(_ a: Any) {} }",
            "class Model: NSObject { func change(_ a: Any) {}; func only() {} }")
        #expect(ported.text.contains("action: \(method), for: .x)") && ported.remarks == [], "\(ported.remarks)")
    }

    @Test(arguments: [
        ("x", false), ("local", false), ("\"a\"", false), ("nil", false), ("field.text", true), ("count", true),
        ("f()", true),
    ])
    func `what a delayed call is given is asked for at once`(argument: String, isKept: Bool) {
        func source(_ call: String) -> String {
            "class A: UIView {\n    var count = 1\n    func f(x: Any) {\n        let local = 1\n        \(call)\n    }\n"
                + "    func go(_ a: Any?) {}\n}\n"
        }
        let ported = Ported(source("perform(#selector(go(_:)), with: \(argument), afterDelay: 1)"))
        let kept = "perform(Selector(Self.go(_:)), with: \(argument), afterDelay: 1)"
        let block = "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.go(\(argument)) }"
        #expect(ported.text == source(isKept ? kept : block))
        #expect(ported.remarks == [])
    }

    @Test(arguments: [
        "lists.contains(action)", "action == Self.own", "actions[action] != nil", "item.action == own",
        "f(lists.firstIndex(of: action))",
    ])
    func `selectors that are kept have names where they are compared`(question: String) {
        let source =
            "class A: UIView {\n    static let own = #selector(go)\n    static var all: [Selector] { [#selector(go), #selector(copy(_:))] }\n"
            + "    func isOn(_ action: Selector, _ item: Item) -> Bool { %1 }\n"
            + "    func awakeFromNib() { b.addTarget(self, action: #selector(go), for: .x) }\n    func go() {}\n}\n"
        let ported = Ported(source.replacing("%1", with: question))
        #expect(ported.text.contains("own = Selector(A.go, named: \"go\")"), "\(ported.text)")
        #expect(ported.text.contains("[Selector(Self.go, named: \"go\"), UICommand.Action.copy]"), "\(ported.text)")
        #expect(ported.text.contains("action: Selector(Self.go, named: \"go\"), for"), "\(ported.text)")
        #expect(!Ported(source.replacing("%1", with: "true")).text.contains("named"))
    }

    @Test(arguments: [
        "if let own = action, own == item.action { use(item) }", "if item?.action == action { use(item!) }",
        "if action == items[0].action! { use(items[0]) }", "use(items.first { $0.action == action })",
    ])
    func `selectors that a function is given to compare have names`(question: String) {
        let source =
            "class A: UIView {\n    func tint() { settle(with: #selector(A.go)) { $0.tintColor = a } }\n"
            + "    func settle(with action: Selector? = nil, _ use: (UIBarButtonItem) -> Void) {\n        %1\n    }\n"
            + "    func add() { b = UIBarButtonItem(image: i, style: .done, target: self, action: #selector(A.go)) }\n"
            + "    func go() {}\n}\n"
        let ported = Ported(source.replacing("%1", with: question))
        let named = source.replacing("%1", with: question).replacing(
            "#selector(A.go)", with: "Selector(A.go, named: \"go\")")
        #expect(ported.text == named && ported.remarks == [])
        #expect(!Ported(source.replacing("%1", with: "b.action = action")).text.contains("named"))
    }

    @Test func `a method that is taken away has a name, also where it was added`() {
        let ported = Ported.statement(
            "b.addTarget(self, action: #selector(tapped), for: .x); b.removeTarget(nil, action: #selector(tapped), for: .x)"
        )
        let method = "Selector(Self.tapped, named: \"tapped\")"
        #expect(
            ported.text
                == "b.addTarget(self, action: \(method), for: .x); b.removeTarget(nil, action: \(method), for: .x)")
        #expect(ported.remarks == [])
    }

    @Test func `an unknown target's methods are taken away together, which is told`() {
        let ported = Ported.statement("b.removeTarget(other, action: #selector(unknown), for: .x)")
        #expect(ported.text == "b.removeTarget(other, action: nil, for: .x)")
        #expect(
            ported.remarks == [
                "4: removeTarget takes away all methods of the target; keep a UIAction to take away a single one"
            ])
    }

    @Test(arguments: [
        ("lazy var a = Timer(target: self, action: #selector(x))", "lazy var a = Timer(target: self, action: Self.x)"),
        (
            "lazy var a: G = {\n    Timer(target: self, action: #selector(x))\n}()",
            "lazy var a: G = {\n    Timer(target: self, action: Self.x)\n}()"
        ),
        ("let a = Timer(target: nil, action: #selector(x))", "let a = Timer(target: nil, action: Form.x)"),
        (
            "let a: G = {\n    Timer(target: nil, action: #selector(x))\n}()",
            "let a: G = {\n    Timer(target: nil, action: Form.x)\n}()"
        ),
        (
            "static let a = Timer(target: nil, action: #selector(x))",
            "static let a = Timer(target: nil, action: Form.x)"
        ),
        ("var a: G { Timer(target: self, action: #selector(x)) }", "var a: G { Timer(target: self, action: Self.x) }"),
        (
            "var a = 0 { didSet { Timer(target: self, action: #selector(x)) } }",
            "var a = 0 { didSet { Timer(target: self, action: Self.x) } }"
        ),
        (
            "func f(a: G = Timer(target: nil, action: #selector(x))) {}",
            "func f(a: G = Timer(target: nil, action: Form.x)) {}"
        ),
        ("init() { Timer(target: self, action: #selector(x)) }", "init() { Timer(target: self, action: Self.x) }"),
        (
            "let a = 0\n    func f() { Timer(target: self, action: #selector(x)) }",
            "let a = 0\n    func f() { Timer(target: self, action: Self.x) }"
        ),
    ])
    func `the class's name stands where Self may not`(member: String, result: String) {
        for (head, tail) in [
            ("class Form {\n    ", "\n}\n"), ("final class Form<T>: UIView where T: A {\n    ", "\n}\n"),
        ] {
            let ported = Ported(head + member + tail)
            #expect(ported.text == head + result + tail)
            #expect(ported.remarks == [])
        }
    }

    @Test func `extensions of classes are classes, structures and protocols are not`() {
        let use = "func f() { g(target: self, action: #selector(x)) }"
        #expect(Ported("extension Form { \(use) }").text.contains("Self.x"))
        #expect(Ported("extension Form { \(use) }", with: "class Form {}").text.contains("Self.x"))
        for kind in ["struct", "enum", "protocol"] {
            let ported = Ported("extension Form { \(use) }", with: "\(kind) Form {}")
            #expect(ported.text.contains("#selector") && ported.remarks.first?.contains("cannot be a target") == true)
        }
        #expect(Ported(use).remarks.first?.contains("there is no class around it") == true)
        #expect(
            Ported("class A { static \(use) }").remarks.first?.contains("a class itself cannot be a target") == true)
    }

    @Test func `a selector of a protocol is that of the only class which has the method`() {
        let items = "@objc protocol Items { func share(_ sender: Any?) }\n"
        let use = items + "func f() { a = UIMenuItem(title: b, action: #selector(Items.share(_:))) }\n"
        let ported = Ported(use, with: "class Note: UITextView, Items { func share(_ sender: Any?) {} }")
        #expect(ported.text.contains("action: Note.share(_:)") && ported.remarks == [])
        for others in [
            "", "class A: UIView { func share(_ sender: Any?) {} }",
            "class A: UIView, Items { func share(_ a: Any?) {} }\nclass B: UIView, Items { func share(_ a: Any?) {} }",
        ] {
            #expect(Ported(use, with: others).remarks.first?.contains("Items is a protocol") == true)
        }
    }

    @Test func `a selector of a protocol is that of the class around which has the method too`() {
        let use = "b.addTarget(self, action: #selector(UITextInputDelegate.textDidChange(_:)), for: .x)"
        let own = Ported("class A {\n    @objc func textDidChange(_ a: Any) {}\n    func f() { \(use) }\n}")
        #expect(own.text.contains("Self.textDidChange(_:)") && own.remarks == [])
        let other = Ported("class A {\n    func f() { \(use) }\n}")
        #expect(other.text.contains("#selector") && other.remarks.first?.contains("is a protocol") == true)
    }

    @Test func `a program's own function that takes a selector gets one`() {
        let taker = "extension UITextField {\n    func add(target: Any, selector: Selector) {}\n}\n"
        let use = "class A {\n    func f() { b.add(target: self, selector: #selector(x)) }\n}\n"
        let ported = Ported(use, with: taker)
        #expect(ported.text == use.replacing("#selector(x)", with: "Selector(Self.x)"))
        #expect(ported.remarks == [] && Ported(taker).remarks == [])
    }

    @Test func `a selector is chosen by another type than the one that has the methods`() {
        let choice =
            "extension Keyboard.Event {\n    var selector: Selector { self == .a ? #selector(Keyboard.a) : #selector(x) }\n}\n"
        let ported = Ported(choice, with: "class Keyboard {\n    enum Event { case a }\n}\n", "enum Event {}")
        #expect(ported.text.contains("Selector(Keyboard.a) : #selector(x)"))
        #expect(ported.remarks.count == 1 && ported.remarks[0].contains("cannot be a target"))
    }

    @Test func `a program with a Selector of its own is left to a person`() {
        let ported = Ported("class A {\n    let s = #selector(x)\n}\n", with: "struct Selector {}")
        #expect(ported.text.contains("#selector(x)") && ported.remarks.count == 1)
    }

    @Test func `what does not fit in with a method is told`() {
        func remarks(_ method: String) -> [String] {
            Ported("class A {\n    func f() { b.addTarget(self, action: #selector(x), for: .y) }\n    \(method)\n}")
                .remarks
        }
        #expect(remarks("func x(_ b: UIButton, event: UIEvent?) {}") == [])
        #expect(remarks("func x() -> Bool { true }").first?.contains("let it return nothing") == true)
        #expect(remarks("func x() async {}").first?.contains("is async") == true)
    }

    @Test func `a program's own names for selectors stay, each in its file`() {
        func names(_ type: String) -> String {
            "private extension Selector {\n    static let save = #selector(\(type).save(_:))\n}\n"
        }
        let use =
            "class Form {\n    func f() {\n        g.addTarget(self, action: .save)\n        perform(.save)\n    }\n}\n"
        for type in ["Form", "Other"] {
            let ported = Ported(names(type) + use, with: names("Third"))
            let method = "Selector(\(type).save(_:), named: \"save\")"
            #expect(ported.text == names(type).replacing("#selector(\(type).save(_:))", with: method) + use)
            #expect(ported.remarks == [])
        }
        #expect(Ported("extension Selector { var name: String { \"\" } }").remarks == [])
        #expect(Ported("extension Selector { var name: String { \"\" } }", with: "struct Selector {}").remarks == [])
    }

    @Test(arguments: [
        "(target: self, action: %)", "Item(title: a, target: self, action: %)", ".item(target: self, action: %)",
    ])
    func `beside a target that is the program's own a selector is kept`(source: String) {
        let ported = Ported.statement("let item = " + source.replacing("%", with: "#selector(tapped)"))
        #expect(ported.text == "let item = " + source.replacing("%", with: "Selector(Self.tapped)"))
        #expect(ported.remarks == [])
    }

    @Test func `an observer takes a Notification`() {
        let use =
            "class A {\n    func f() { n.addObserver(self, selector: #selector(x(_:)), name: nil, object: nil) }\n"
        let plain = Ported(use + "    @objc func x(_ note: NSNotification) { g(note.userInfo) }\n}\n")
        #expect(plain.text.contains("func x(_ note: Notification)"))
        let passed = Ported(use + "    func x(_ note: NSNotification) { g(note) }\n}\n")
        #expect(passed.text.contains("func x(_ note: Notification) { let note = note as NSNotification; g(note) }"))
        let lines = use + "    func x(_ note: NSNotification) {\n        g(note)\n    }\n}\n"
        let longer = Ported(lines.replacingOccurrences(of: "\n", with: "\r\n"))
        #expect(longer.text.contains(" {\r\n        let note = note as NSNotification\r\n        g(note)\r\n"))
        #expect(passed.remarks + longer.remarks == [] && Ported(passed.text).text == passed.text)
        #expect(Ported("class B { func x(_ note: NSNotification) {} }").changes == [])
    }

    @Test func `canPerformAction takes an edit action`() {
        let ported = Ported(
            "class A: UITextField {\n    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }\n}\n"
        )
        #expect(ported.text.contains("(_ action: UICommand.Action, withSender sender: Any?)"))
        #expect(ported.remarks == [])
    }
}
