import Testing

@testable import Port

/// What only a person can do, said in words.
@Suite struct RemarkTests {
    @Test(arguments: [
        ("let a = mutableArrayValue(forKey: \"a\")", "members of collections are not observed"),
        ("willChangeValue(forKey: \"a\")", "leave it out"),
        ("let a = #keyPath(Form.isOn)", "in Objective-C"),
        ("let a = f.value(forKey: \"a\")", "only some of UIKit's names are known"),
        ("f.setValue(1, forKey: \"a\")", "set the property itself"),
        ("let s = Selector(\"tapped\")", "make it of the method"),
        ("let s = Selector((\"tapped\"))", "make it of the method"),
        ("let s = NSSelectorFromString(a)", "make it of the method"),
        ("let s = NSClassFromString(a)", "dictionary"),
        ("class_replaceMethod(a, b, c, d)", "override the method in a subclass"),
        ("method_exchangeImplementations(a, b)", "override the method"),
        ("object.perform(s, with: a)", "call the method itself"),
        ("autoreleasepool { a() }", "nothing is autoreleased"),
        ("let v = Bundle.main.loadNibNamed(a, owner: self)", "there are no nib files"),
        ("t.register(UINib(nibName: a, bundle: nil), forCellReuseIdentifier: a)", "UINib.define"),
        ("let f = CGFont(CGDataProvider(url: a)!)", "CGDataProvider is not in Typecase: install fonts"),
        ("let t = UISplitViewController()", "UISplitViewController is not in Typecase"),
        ("bar.setValue(\"Done\", forKey: \"cancelButtonText\")", "beside the bar"),
        ("picker.setValue(UIColor.white, forKeyPath: \"textColor\")", "overrideUserInterfaceStyle"),
    ])
    func `a line that needs a person says what to do`(statement: String, advice: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == statement)
        #expect(ported.remarks.count == 1 && ported.remarks.first?.contains(advice) == true, "\(ported.remarks)")
    }

    @Test(arguments: [
        "request.setValue(\"a\", forHTTPHeaderField: \"b\")",
        "n.addObserver(forName: a, object: nil, queue: nil) { _ in }",
        "UserDefaults.standard.set(1, forKey: \"a\")",
        "UserDefaults.standard.setValue(1, forKey: \"a\")", "let a = UserDefaults.standard.value(forKey: \"a\")",
        "var nib: UINib?", "let d = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double",
        "let d = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? CGFloat",
        "delegate?.textFieldShouldReturn?(field)", "action.perform(a)",
        "v.translatesAutoresizingMaskIntoConstraints = false", "var s: Selector?", "let s = Selector(Self.tapped)",
        "(info as! NSValue).cgRectValue",
        "let a: Observe = observe(a)", "o = f.observe(\\.text, options: [.new]) { _, _ in }",
    ])
    func `a line that compiles is not told`(statement: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == statement && ported.remarks == [])
    }

    @Test func `a delegate's method that only a subclass has is told where it cannot be carried over`() {
        let base = "class Base: UIViewController {}\nextension Base: UITextFieldDelegate {}\n"
        func remarks(_ form: String) -> [String] { Ported(form, with: base, "class Middle: Base {}").remarks }
        #expect(
            remarks(
                "class Form: Middle {\n    private func textFieldShouldReturn(_ f: UITextField) -> Bool { true }\n}")
                == [
                    "2: textFieldShouldReturn(_:) is never called, because Base conforms to UITextFieldDelegate without "
                        + "it: declare it in Base, with what it is to do there, and override it here"
                ])
        let height = "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 4 }"
        #expect(Ported("class A: UITableViewDelegate {}\nclass B: A { \(height) }").remarks.count == 1)
        let scroll = "func scrollViewDidScroll(_ s: UIScrollView) {}"
        #expect(Ported("class A: UITextViewDelegate {}\nclass B: A {}\nextension B { \(scroll) }").remarks.count == 1)
        #expect(remarks("class Form: Middle { func textFieldShouldReturn(_ f: Any, x: Int) {} }") == [])
        for extended in ["UIViewController", "UIResponder", "NSObject"] {
            let form =
                "class Form: UIViewController {\n    func textFieldShouldReturn(_ f: UITextField) -> Bool { true }\n}"
            let ported = Ported(form, with: "extension \(extended): UITextFieldDelegate {}")
            #expect(ported.remarks.count == 1 && ported.remarks[0].contains("out of the extension of \(extended)"))
            #expect(Ported(form, with: "extension UITextField: UITextFieldDelegate {}").remarks == [])
        }
        #expect(Ported("class A: UITextViewDelegate { func textViewDidChange(_ t: UITextView) {} }").remarks == [])
    }

    @Test func `a class that has an appearance is one that can be made`() {
        func remarks(_ members: String, _ use: String = "A.appearance().tintColor = c") -> Int {
            Ported("class A: UITextField {\n    \(members)\n}\nclass B: A {}\nfunc f() { \(use) }").remarks.count
        }
        #expect(remarks("init(a: Int) { super.init(frame: .zero) }") == 1)
        #expect(remarks("init(a: Int) { super.init(frame: .zero) }", "B.appearance().tintColor = c") == 1)
        #expect(remarks("required init?(coder: NSCoder) { super.init(coder: coder) }") == 1)
        #expect(remarks("override init(frame: CGRect) { super.init(frame: frame) }\n    init(a: Int) {}") == 0)
        #expect(remarks("convenience init(a: Int) { self.init(frame: .zero) }") == 0)
        #expect(remarks("var a = 1") == 0)
        #expect(remarks("init(a: Int) {}\n    static func appearance() -> A { A(a: 1) }") == 0)
        #expect(remarks("init(a: Int) {}\n    override convenience init(frame: CGRect) { self.init(a: 1) }") == 0)
    }

    @Test func `a view that only a nib makes is told`() {
        func remarks(_ members: String, _ kit: String = "UIView") -> [String] {
            Ported("class A: \(kit) {\n    \(members)\n}").remarks
        }
        let own = "required init?(coder: NSCoder) { super.init(coder: coder); setUp() }"
        #expect(remarks(own).count == 1 && remarks(own)[0].contains("do it in init(frame:)"))
        #expect(remarks(own + "\n    override init(frame: CGRect) { super.init(frame: frame) }").count == 1)
        #expect(remarks(own + "\n    override init(frame: CGRect) { super.init(frame: frame); setUp() }") == [])
        #expect(remarks(own + "\n    init(title: String) { super.init(frame: .zero); setUp() }") == [])
        #expect(remarks("required init?(coder: NSCoder) { super.init(coder: coder) }") == [])
        #expect(remarks("required init?(coder: NSCoder) { fatalError(\"none\") }") == [])
        #expect(remarks("required init?(coder: NSCoder) { preconditionFailure() }") == [])
        #expect(
            remarks("required init?(coder: NSCoder) { return nil }") == []
                && remarks("required init?(coder: NSCoder) { nil }") == [])
        #expect(remarks(own, "Thing") == [])
    }

    @Test func `overrides in extensions are told`() {
        let ported = Ported(
            "extension UIView {\n    override func layoutSubviews() {}\n}\nclass A: UIView {}\nextension A {\n    override func b() throws {}\n    func a() throws {}\n}\nclass B: A {\n    override func a() throws {}\n}"
        )
        #expect(ported.remarks.map { String($0.prefix(3)) } == ["2: ", "6: ", "10:"])
        let property = Ported("extension UITextField {\n    open override var text: String? { didSet { a() } }\n}")
        #expect(property.changes == [] && property.remarks.first?.hasPrefix("2: text overrides") == true)
    }

    @Test func `overrides of what an extension of a kit's class declares are told`() {
        let remarks = { (source: String) in Ported(source).remarks }
        let field = "extension UIView {\n    @objc func cancel(_ a: Int) {}\n    @objc var inset: Int { 1 }\n}\n"
        let told = remarks(
            field
                + "class Field: UITextField {\n    override func cancel(_ a: Int) {}\n"
                + "    override var inset: Int { 2 }\n}\n"
        )
        #expect(told.map { String($0.prefix(3)) } == ["6: ", "7: "])
        #expect(told.allSatisfy { $0.contains("what an extension of UIView declares") && $0.contains("Field") })
        for other in [
            "class A: UITextField { func cancel(_ a: Int) {} }",
            "class A: UIViewController { override func cancel(_ a: Int) {} }",
            "class A: UIView { override func cancel(_ a: String) {} }", "class A: UIView { override func cancel() {} }",
            "class A: UIView { func cancel(_ a: Int) {} }\nclass B: A { override func cancel(_ a: Int) {} }",
        ] {
            #expect(remarks(field + other) == [], "\(other)")
        }
    }

    @Test func `edit actions that nobody can see are told`() {
        let copy = "override func copy(_ sender: Any?) {}"
        for kit in ["UIView", "UILabel", "UITableViewCell", "UIViewController", "UIResponder"] {
            let remarks = Ported("class A: \(kit) {\n    \(copy)\n}").remarks
            #expect(
                remarks.count == 1 && remarks[0].contains("canPerformAction(_:withSender:) and return true for .copy"))
        }
        #expect(
            Ported("class B: A { override func selectAll(_ s: Any?) {} }", with: "class A: UIView {}").remarks.count
                == 1)
        #expect(Ported("class A: UILabel {}\nextension A { func b() {} }\nclass B: A { \(copy) }").remarks.count == 1)
        let can = "override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool { true }"
        for other in [
            "class A: UITextField { \(copy) }", "class A: UISearchTextField { \(copy) }",
            "class A: UITextView { \(copy) }",
            "class A: UITextView {}\nclass B: A { \(copy) }", "class A: UILabel { \(copy)\n\(can) }",
            "class A: UILabel { \(can) }\nclass B: A { \(copy) }",
            "class A: UILabel { \(copy) }\nextension A { \(can) }",
            "class A: UILabel { func copy(_ sender: Any?) {} }",
            "class A: UILabel { override func copy() -> Any { self } }",
            "class A: NSObject { \(copy) }",
        ] {
            #expect(Ported(other).remarks.filter { $0.contains("canPerformAction") } == [], "\(other)")
        }
    }

    @Test(arguments: [
        ("f.numberStyle = .currency", 1), ("f.numberStyle = NumberFormatter.Style.currencyAccounting", 1),
        ("let locale = Locale.current\nf.numberStyle = .currency", 1),
        ("f.numberStyle = .currency\ng.numberStyle = .currency", 2), ("f.numberStyle = .decimal", 0),
        ("f.locale = a\nf.numberStyle = .currency", 0), ("f.numberStyle = .currency\nf.currencyCode = \"EUR\"", 0),
        ("f.numberStyle = .currency\nf.currencySymbol = \"€\"", 0), ("f.numberStyle == .currency", 0),
        ("f.numberStyle = .currencyAccounting\nf.currencySymbol = \"$\"", 1),
        ("f.locale = Locale.current\nf.numberStyle = .currency", 1),
        ("f.locale = .current\nf.numberStyle = .currency", 1),
        ("f.locale = a\ng.numberStyle = .currency", 1), ("f.locale = Locale.current.b\nf.numberStyle = .currency", 0),
    ])
    func `money without a region is told`(source: String, count: Int) {
        let ported = Ported("func a() {\n\(source)\n}")
        #expect(ported.changes == [] && ported.remarks.count == count)
        #expect(ported.remarks.allSatisfy { $0.contains("UIApplication.shared.locale") })
    }

    @Test(arguments: [
        ("s.enumerateSubstrings(in: r, options: [.byParagraphs, .reverse]) { _, _, _, _ in }", 1),
        ("s.enumerateSubstrings(in: NSRange(location: a, length: 2), options: .byLines, using: f)", 1),
        ("s.enumerateSubstrings(in: NSRange(location: 0, length: 2), options: .byLines, using: f)", 1),
        ("s.enumerateSubstrings(in: a..<s.endIndex, options: .byLines, f)", 1),
        ("s.enumerateSubstrings(in: s.startIndex..<a, options: .byLines, f)", 1),
        ("let r = r\ns.enumerateSubstrings(in: r, options: .byLines, f)", 1),
        ("s.enumerateSubstrings(in: NSRange(location: 0, length: s.length), options: .byLines, using: f)", 0),
        ("s.enumerateSubstrings(in: NSMakeRange(0, s.utf16.count), options: [], using: f)", 0),
        ("s.enumerateSubstrings(in: s.startIndex..<s.endIndex, options: .byParagraphs) { _, _, _, _ in }", 0),
        ("s.enumerateSubstrings(in: s.startIndex..., options: .byLines, f)", 0),
        ("s.enumerateSubstrings(in: NSRange(s.startIndex..., in: s), options: .byLines, f)", 0),
        ("let r = NSRange(location: 0, length: s.length)\ns.enumerateSubstrings(in: r, options: .byLines, f)", 0),
        ("func enumerateSubstrings(in range: NSRange, options: Int) {}", 0),
    ])
    func `parts of a text that are gone through are told`(source: String, count: Int) {
        let remarks = Ported("func a() {\n\(source)\n}").remarks
        #expect(remarks.count == count && remarks.allSatisfy { $0.contains("the whole text") }, "\(remarks)")
    }

    @Test(arguments: [
        "NSNotificationCenter.defaultCenter().postNotificationName(a, object: nil)", "let a = UIColor.redColor()",
        "view.layer.borderColor = a.CGColor", "view.layer.borderColor = b().CGColor",
        "let a = b.stringByReplacingOccurrencesOfString(c, withString: d)", "let a = UIScreen.mainScreen().bounds",
        "b.addTarget(self, action: \"tapped:\", forControlEvents: .TouchUpInside)", "let a = CGRectMake(0, 0, 1, 1)",
        "let a = UITapGestureRecognizer(target: self, action: \"tapped\")", "dispatch_async(a) {}",
    ])
    func `a source of Swift 2 is told once`(statement: String) {
        let remarks = Ported("func a() {\n    \(statement)\n    \(statement)\n}").remarks.filter {
            $0.contains("Swift 2")
        }
        #expect(remarks.count == 1 && remarks[0].hasPrefix("2: ") && remarks[0].contains("Xcode 8"), "\(remarks)")
    }

    @Test(arguments: [
        "let a = UIColor.red", "let a: CGColor = b.cgColor", "let a = QuartzCore.CGColor.self", "log(action: \"tap\")",
        "let a = UIColor.brandColor()", "NotificationCenter.default.post(a)", "let a = CGRectMake",
        "log(selector: \"a:\")", "f(.CGImage)", "if case .CGColor = a {}",
        "let a = b ? .CGColor : c", "#if os(macOS)\nNSNotificationCenter.defaultCenter()\n#endif",
        "a.b(lowercaseString: c)",
    ])
    func `a source of a later Swift is not told of Swift 2`(statement: String) {
        let ported = Ported(statement, with: "extension UIColor { static func brandColor() -> UIColor { .red } }")
        #expect(ported.remarks == [])
    }
}
