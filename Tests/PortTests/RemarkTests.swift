import Testing

@testable import Port

/// What only a person can do, said in words.
@Suite struct RemarkTests {
    @Test(arguments: [
        ("let a = mutableArrayValue(forKey: \"a\")", "members of collections are not observed"),
        ("willChangeValue(forKey: \"a\")", "leave it out"),
        ("let a = #keyPath(Form.isOn)", "in Objective-C"),
        ("let a = f.value(forKey: \"a\")", "there is no key-value coding"),
        ("f.setValue(a, forKeyPath: \"_placeholderLabel.textColor\")", "attributedPlaceholder"),
        ("f.setValue(1, forKey: \"a\")", "set the property by name"),
        ("let s = Selector(\"tapped\")", "make it of the method"),
        ("let s = Selector((\"tapped\"))", "make it of the method"),
        ("let s = NSSelectorFromString(a)", "there are no selectors"),
        ("let s = NSClassFromString(a)", "dictionary"),
        ("class_replaceMethod(a, b, c, d)", "override the method in a subclass"),
        ("method_exchangeImplementations(a, b)", "override the method"),
        ("object.perform(s, with: a)", "call the method itself"),
        ("autoreleasepool { a() }", "nothing is autoreleased"),
        ("let v = Bundle.main.loadNibNamed(a, owner: self)", "there are no nib files"),
        ("t.register(UINib(nibName: a, bundle: nil), forCellReuseIdentifier: a)", "UINib.define"),
        ("let t = UICollectionView()", "UICollectionView is not in Typecase"),
        ("let v = item.value(forKey: \"view\") as? UIView", "customView"),
        ("let b = bar.value(forKey: \"_cancelButton\")", "beside a UISearchBar"),
        ("bar.setValue(\"Done\", forKey: \"cancelButtonText\")", "beside the bar"),
        ("alert.setValue(a, forKey: \"attributedTitle\")", "set title"),
        ("picker.setValue(UIColor.white, forKeyPath: \"textColor\")", "overrideUserInterfaceStyle"),
        ("let l = f.value(forKey: \"_placeholderLabel\") as? UILabel", "attributedPlaceholder"),
        ("let t = URLSession.shared", "FoundationNetworking"),
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
        #expect(Ported("class A: UITextViewDelegate { func textViewDidChange(_ t: UITextView) {} }").remarks == [])
    }

    @Test func `overrides in extensions are told`() {
        let ported = Ported(
            "extension UIView {\n    override func layoutSubviews() {}\n}\nclass A: UIView {}\nextension A {\n    override func b() throws {}\n    func a() throws {}\n}\nclass B: A {\n    override func a() throws {}\n}"
        )
        #expect(ported.remarks.map { String($0.prefix(3)) } == ["2: ", "6: ", "10:"])
        let property = Ported("extension UITextField {\n    open override var text: String? { didSet { a() } }\n}")
        #expect(property.changes == [] && property.remarks.first?.hasPrefix("2: text overrides") == true)
    }
}
