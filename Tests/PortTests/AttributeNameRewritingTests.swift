import Testing

@testable import Port

/// Names of attributes that are kept as strings, as Swift 3 had them.
@Suite struct AttributeNameRewritingTests {
    /// What stands for `String` where a name of an attribute is meant.
    private static let key = "NSAttributedString.Key"

    /// Sources in which `@` stands for the type, and `FONT` and `KERN` for names of attributes.
    private static func before(_ source: String) -> String {
        source.replacing("@", with: "String").replacing("FONT", with: "NSFontAttributeName")
            .replacing("KERN", with: "NSKernAttributeName")
    }

    private static func after(_ source: String, isChanged: Bool = true) -> String {
        source.replacing("@", with: isChanged ? key : "String").replacing("FONT", with: key + ".font")
            .replacing("KERN", with: key + ".kern")
    }

    @Test(arguments: [
        """
        func mark(_ s: NSMutableAttributedString) { add(s, name: FONT, value: f) }
        private func add(_ s: NSMutableAttributedString, name: @, value: AnyObject) {
            s.enumerateAttribute(name, in: all, options: .reverse) { o, r, _ in
                if o == nil { s.addAttributes([name: value], range: r) }
            }
        }
        """,
        "func f() {\n    var d = [@: Any](); d[KERN] = 2; item.setTitleTextAttributes(d, for: .normal)\n}\n",
        "func f() {\n    var d: [@: Any]\n    d = [@: Any]()\n    d[FONT] = a\n    print(d.count)\n}\n",
        "func f() {\n    let name: @ = FONT; s.removeAttribute(name, range: r)\n}\n",
        "func f() -> [@: Any] { return [FONT: UIFont.systemFont(ofSize: 12)] }\n",
        "func f() -> [@: Any]? {\n    if a {\n        return nil\n    }\n    return b ? [:] : [FONT: c]\n}\n",
        "func f() -> Dictionary<@, Any> {\n    var a = Dictionary<@, Any>()\n    a[FONT] = b\n    return a\n}\n",
        """
        struct Model { var attributes: [@: Any]? }
        func f(_ models: [Model]) {
            s.addAttributes(models[0].attributes ?? [:], range: r)
            _ = Model(attributes: [FONT: a])
        }
        """,
        """
        func style() -> [@: Any] { return [FONT: a] }
        func size(_ x: [@: Any]? = nil) -> CGSize { return text.size(withAttributes: x ?? style()) }
        """,
        """
        class A {
            var bold: [@: Any] = [:]
            var all: [@: Any] {
                if let bold = given?.bold { return bold }
                return self.bold
            }
            func f(_ s: S, name: @) {
                bold[FONT] = a
                if name == KERN { bold.removeValue(forKey: name) }
                _ = NSAttributedString(string: b, attributes: all)
            }
        }
        """,
        """
        typealias Style = [@: Any]
        class A {
            var all = Style()
            func f(_ style: Style?) -> Style { return style ?? all }
            func g() { all = f([FONT: a]); s.setAttributes(f(nil), range: r); print(f(nil)[FONT] as Any, f(all).count) }
        }
        """,
        """
        func add(_ style: [@: Any]) { for (name, value) in style { s.addAttribute(name, value: value, range: r) } }
        func f() { add([FONT: a]) }
        """,
        "enum Style { static let names: [@] = [FONT, KERN] }\n",
    ])
    func `what names of attributes flow into, and out of, is of their type`(source: String) {
        let ported = Ported(Self.before(source))
        #expect(ported.text == Self.after(source))
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test func `another file may have the declaration`() {
        let model = "struct Model { let name: String; var style: [String: Any] }\n"
        let form =
            "func f(_ m: Model) { s.addAttribute(m.name, value: a, range: r); s.setAttributes(m.style, range: r) }\n"
        let ported = Ported(model, with: form, "let a = NSFontAttributeName\n")
        #expect(ported.text == model.replacing("String", with: Self.key) && ported.remarks == [])
    }

    @Test(arguments: [
        "func f() {\n    let name: @ = FONT\n    show(name)\n}\n",
        "func f() {\n    let name: @ = FONT\n    label.text = \"a\" + name\n}\n",
        "func f() {\n    let name: @ = FONT\n    label.text = name\n}\n",
        "func f() {\n    var d = [@: Any]()\n    d[FONT] = 1\n    d[\"a\"] = 2\n}\n",
        "protocol P { func f() -> [@: Any] }\nclass A: P { func f() -> [@: Any] { return [FONT: a] } }\n",
        "struct A { let name: @ }\nfunc f() { _ = A(name: FONT) }\nfunc g() { label.text = b[0].name }\n",
        "struct A { var text: @ }\nfunc f() {\n    let name: @ = FONT\n    label.text = name\n}\n",
        "func f(_ d: [@: Any]) { for (n, v) in d { s.addAttribute(n, value: v, range: r); show(n) } }\nfunc g() { f([FONT: 1]) }\n",
        "func f() -> @ { return FONT }\nfunc g() { label.text = f() }\n",
        "func f() {\n    let name: @ = FONT\n    let all: Any = name\n}\n",
        "typealias Style = [@: Any]\nvar a: Style = [FONT: b]\nvar all: [Style] = [a]\n",
        "class A { func f(_ a: @) {} }\nclass B { func f(_ a: @) {} }\nfunc f() { c.f(FONT) }\n",
    ])
    func `what is done with one that is not understood leaves it to a person`(source: String) {
        let ported = Ported(Self.before(source))
        #expect(ported.text == Self.after(source, isChanged: false))
        #expect(!ported.remarks.isEmpty && ported.remarks.allSatisfy { $0.contains("NSAttributedString.Key") })
    }

    @Test(arguments: [
        // Without names of Swift 3 nothing is known to be a string.
        "func f(_ name: String) { s.removeAttribute(name, range: r) }\n",
        // What has nothing to do with them.
        "func f(_ name: String) -> [String: Any] { return [\"a\": name] }\nlet a = FONT\n",
        "func f() {\n    let d: [String: Any] = [:]\n    s.value.forEach { d in s.addAttributes(d, range: r) }\n}\nlet a = FONT\n",
        "func f(_ name: Any) {}\nfunc g() { f(FONT) }\n",
        "class A { func addAttribute(_ a: String, value: Int, range: R) {} }\nfunc f(_ n: String) { b(n) }\nlet a = FONT\n",
    ])
    func `other strings stay`(source: String) {
        let ported = Ported(Self.before(source))
        #expect(ported.text == Self.after(source, isChanged: false) && ported.remarks == [])
    }

    @Test(arguments: [
        "func f(_ name: String) { s.removeAttribute(<name>, range: r) }\nfunc g() { f(\"a\") }\n",
        "class A: B { override func f(_ name: String) { s.removeAttribute(<name>, range: r) } }\n",
        "enum Names { static let tag = \"tag\" }\nfunc f() { s.addAttribute(<Names.tag>, value: 1, range: r) }\n",
        "func f() { s.addAttributes([<\"tag\">: 1], range: r); _ = s.attribute(<\"tag\">, at: 0, effectiveRange: nil) }\n",
        """
        struct A {
            func name() -> String { return isOn ? "a" : "b" }
            func f() {
                let name = self.name()
                s.removeAttribute(<name>, range: r); s.addAttribute(<self.name()>, value: name, range: r); show(name)
            }
        }

        """,
        """
        func f(name: String) {
            colors[name] = a; show(name)
            s.enumerateAttributes(in: r, options: []) { (all, range, stop) in
                if all[<name>] != nil { s.removeAttribute(FONT, range: range) }
            }
            view.typingAttributes[<name>] = 1
        }
        var colors: [String: UIColor] = ["a": b]

        """,
    ])
    func `a string that is one for others too becomes a name where it is handed on`(source: String) {
        let source = source + "let a = FONT\n"
        let ported = Ported(Self.before(source.replacing(#/<(?<name>["a-zA-Z.()]+)>/#) { String($0.name) }))
        let wrapped = source.replacing(#/<(?<name>["a-zA-Z.()]+)>/#) { "\(Self.key)(rawValue: \($0.name))" }
        #expect(ported.text == Self.after(wrapped, isChanged: false) && ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test func `a cast to a dictionary by strings is left to a person`() {
        let source =
            "func f() -> ([String: AnyObject]?, NSRange) {\n    let all = s.attributes(at: 0, effectiveRange: &r)\n"
            + "    return (all as [String: AnyObject]?, r)\n}\nlet a = FONT\n"
        let ported = Ported(Self.before(source))
        #expect(ported.text == Self.after(source))
        #expect(ported.remarks.count == 1 && ported.remarks.first?.hasPrefix("3: all: a name of an attribute") == true)
        let other = source.replacing("s.attributes(at: 0, effectiveRange: &r)", with: "g()")
        #expect(Ported(Self.before(other)).remarks == [])
    }

    @Test func `a source that ends anywhere crashes nothing`() {
        let source = Self.before(
            """
            class A: B {
                var all: [@: Any] { if let b = c?.b { return a ? b : [FONT: 1, x: 2] } else { return [@: Any]() } }
                func f<T>(_ s: T, name: @ = FONT, _ d: Dictionary<@, Any>) -> [@] {
                    for (k, v) in d where k == KERN { s[k] = v; self.g(name: k, d) { x, y in return [x] } }
                    guard let e = d[name], f == FONT else { return [FONT] }
                }
            }
            """)
        for length in 0...source.utf8.count {
            let (start, end) = (String(source.prefix(length)), String(source.dropFirst(length)))
            #expect(Ported(start, with: "let a = NSFontAttributeName").changes.count < 40)
            #expect(Ported(end, with: "let a = NSFontAttributeName").changes.count < 40)
        }
    }
}
