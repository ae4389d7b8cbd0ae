import Testing

@testable import Port

/// Attributes of text views and fields, whose keys were strings.
@Suite struct TextAttributesRewritingTests {
    @Test(arguments: [
        (
            "v.typingAttributes = [NSAttributedStringKey.font.rawValue: f, NSAttributedString.Key.kern.rawValue: 1]",
            "v.typingAttributes = [NSAttributedString.Key.font: f, NSAttributedString.Key.kern: 1]"
        ),
        (
            "v.linkTextAttributes = [NSAttributedStringKey.underlineStyle.rawValue: a ? U.single.rawValue : 0]",
            "v.linkTextAttributes = [NSAttributedString.Key.underlineStyle: a ? U.single.rawValue : 0]"
        ),
        (
            "let p = v.typingAttributes[NSAttributedStringKey.paragraphStyle.rawValue]",
            "let p = v.typingAttributes[NSAttributedString.Key.paragraphStyle]"
        ),
        (
            "_ = field.typingAttributes?[NSAttributedString.Key.font.rawValue]",
            "_ = field.typingAttributes?[NSAttributedString.Key.font]"
        ),
        (
            "var typingAttributes = v.typingAttributes; typingAttributes[NSAttributedStringKey.font.rawValue] = f",
            "var typingAttributes = v.typingAttributes; typingAttributes[NSAttributedString.Key.font] = f"
        ),
        (
            "var a = field?.typingAttributes ?? [:]; a[NSAttributedStringKey.font.rawValue] = f",
            "var a = field?.typingAttributes ?? [:]; a[NSAttributedString.Key.font] = f"
        ),
    ])
    func `keys are no strings`(statement: String, result: String) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == "func f() {\n    \(result)\n}\n")
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test(arguments: [
        ("var a = [String: Any]()", "v.typingAttributes = ", "a"),
        ("let a: [String: AnyObject] = [:]", "v?.defaultTextAttributes = ", "a"),
        ("let a = [NSAttributedString.Key.font.rawValue: f]", "v.defaultTextAttributes = ", "a"),
        ("", "v.linkTextAttributes = ", "kept"), ("", "v.typingAttributes = ", "self.kept"),
        ("", "v.typingAttributes = ", "given"),
        ("var typingAttributes = [String: Any]()", "v.typingAttributes = ", "typingAttributes"),
    ])
    func `a dictionary of strings becomes one of keys where it is assigned`(
        declaration: String, assignment: String, name: String
    ) {
        let head = "class A {\nvar kept: [String: Any] = [:]\nfunc f(given: [String: Any]) {\n\(declaration)\n"
        let ported = Ported(head + assignment + name + "\n}\n}\n")
        let value = "Dictionary(uniqueKeysWithValues: \(name).map { (NSAttributedString.Key($0), $1) })"
        #expect(ported.text == head + assignment + value + "\n}\n}\n")
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        "var a = [NSAttributedString.Key: Any]()\n    v.typingAttributes = a",
        "var a: [String: Any]?\n    v.typingAttributes = a", "v.typingAttributes = unknown",
        "var a = [String: Any]()\n    v.typingAttributes = a.isEmpty ? b : c",
        "var a = [String: Any]()\n    a[NSAttributedString.Key.font.rawValue] = f",
        "v.typingAttributes[name.rawValue] = f", "v.typingAttributes = [key.rawValue: f]", "v.typingAttributes = [:]",
        "var typingAttributes = [NSAttributedString.Key.font.rawValue: f]",
    ])
    func `what is not known for certain stays`(statements: String) {
        let source = "func f() {\n    \(statements)\n}\n"
        #expect(Ported(source).text == source)
    }

    @Test func `a property of the program's own has the type that it says`() {
        let source = "func f() {\n    v.typingAttributes = [NSAttributedString.Key.font.rawValue: f]\n}\n"
        #expect(Ported(source, with: "class A { var typingAttributes: [String: Any] = [:] }").text == source)
        let view = "class V: UITextView { func f() { typingAttributes = [NSAttributedString.Key.font.rawValue: f] } }"
        #expect(Ported(view, with: "func f() { var typingAttributes = a }").changes.count == 1)
    }

    @Test func `a dictionary that gets keys by another rule is assigned as it is`() {
        let ported = Ported("func f() {\nlet a: [String: Any] = [NSFontAttributeName: b]\nv.typingAttributes = a\n}\n")
        #expect(ported.text.contains("[NSAttributedString.Key: Any]") && ported.text.contains("Attributes = a\n"))
    }

    @Test(arguments: [
        (
            "typingAttributes = D(a.lazy.map { ($0.key.rawValue, $0.value) })",
            "typingAttributes = D(a.lazy.map { ($0.key, $0.value) })"
        ),
        (
            "v?.linkTextAttributes = D(a!.map { k, v in (k.rawValue, v) })",
            "v?.linkTextAttributes = D(a!.map { k, v in (k, v) })"
        ),
        (
            "var b = typingAttributes\n    c = D(b.lazy.map { (NSAttributedStringKey($0.key), $0.value) })",
            "var b = typingAttributes\n    c = D(b.lazy.map { ($0.key, $0.value) })"
        ),
        (
            "c = D(v.typingAttributes!.map { (NSAttributedString.Key(rawValue: $0), $1) })",
            "c = D(v.typingAttributes!.map { ($0, $1) })"
        ),
        (
            "c = D(f.defaultTextAttributes.map({ return (NSAttributedStringKey($0.0), $0.1) }))",
            "c = D(f.defaultTextAttributes.map({ return ($0.0, $0.1) }))"
        ),
    ])
    func `keys that are made strings, and keys of them, are left as they are`(statements: String, result: String) {
        func source(_ statements: String) -> String {
            "func f() {\n    \(statements.replacing("D(", with: "Dictionary(uniqueKeysWithValues: "))\n}\n"
        }
        let ported = Ported(source(statements))
        #expect(ported.text == source(result) && ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        "c = Dictionary(uniqueKeysWithValues: a.map { ($0.key.rawValue, $0.value) })",
        "let typingAttributes = b()\n    c = typingAttributes.map { (NSAttributedString.Key($0.key), $0.value) }",
        "v.typingAttributes = Dictionary(uniqueKeysWithValues: a.map { (f($0.rawValue, 1), $0.value) })",
        "c = b.map { (NSAttributedString.Key($0.key), $0.value) }",
        "c = v.typingAttributes.map { f(NSAttributedString.Key($0.key), $0.value) }",
    ])
    func `other keys that are made stay`(statements: String) {
        #expect(Ported("func f() {\n    \(statements)\n}\n").changes == [])
    }
}
