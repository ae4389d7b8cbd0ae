import Testing

@testable import Port

/// `open` of what cannot be overridden.
@Suite struct OpenMemberRewritingTests {
    @Test func `open members of a final class become public`() {
        let ported = Ported(
            """
            public final class A: UIView {
                open func a() {}
                @available(iOS 11, *) open internal(set) var b = 1
                open override var description: String { "open" }
                open class func c() {}
                open subscript(i: Int) -> Int { i }
                open class B {
                    open func a() {}
                }
            }

            """)
        #expect(
            ported.text == """
                public final class A: UIView {
                    public func a() {}
                    @available(iOS 11, *) public internal(set) var b = 1
                    public override var description: String { "open" }
                    public class func c() {}
                    public subscript(i: Int) -> Int { i }
                    open class B {
                        open func a() {}
                    }
                }

                """)
        #expect(ported.changes == Array(repeating: "open → public", count: 5) && ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        ("open final class A { open var a = 1 }", "public final class A { public var a = 1 }"),
        ("open class A { open final func a() {} }", "open class A { public final func a() {} }"),
        ("open class A { final open class func a() {} }", "open class A { final public class func a() {} }"),
        ("open class A { open static let a = 1 }", "open class A { public static let a = 1 }"),
        ("extension Done { open func a() {} }", "extension Done { public func a() {} }"),
        ("extension Form { open func a() {} }", "extension Form { public func a() {} }"),
        ("extension UIView { @objc open var a: Int { 1 } }", "extension UIView { public var a: Int { 1 } }"),
        (
            "extension UIView { open class A { open func a() {} } }",
            "extension UIView { open class A { open func a() {} } }"
        ),
        (
            "extension Form { open func a() throws {} }\nclass B: Form { override func a() throws {} }",
            "extension Form { open func a() throws {} }\nclass B: Form { override func a() throws {} }"
        ),
        ("open class A { open func a() {} }", "open class A { open func a() {} }"),
        ("final class A { let open = 1 }", "final class A { let open = 1 }"),
        ("final class A { func a() { open(1) } }", "final class A { func a() { open(1) } }"),
    ])
    func `what can be overridden stays open`(source: String, result: String) {
        let ported = Ported(source, with: "public final class Done {}\nopen class Form {}")
        #expect(ported.text == result && ported.remarks.allSatisfy { $0.contains("throws") || $0.contains("a() over") })
        #expect(Ported(ported.text, with: "public final class Done {}\nopen class Form {}").changes == [])
    }

    @Test func `extensions of a class and of its subclass override the same`() {
        let source =
            "class A: UITextView {\n}\nclass B: A {\n}\nclass C: UIView {\n}\n"
            + ["A", "B", "C"].map {
                "extension \($0) {\n    override func layoutSubviews() { super.layoutSubviews() }\n}\n"
            }
            .joined()
        let ported = Ported(source)
        for (type, name) in [("A", "OfA"), ("B", "OfB"), ("C", "")] {
            #expect(
                ported.text.contains("override func layoutSubviews() { layoutSubviewsInExtension\(name)() }"), "\(type)"
            )
            #expect(
                ported.text.contains(
                    "extension \(type) {\n    func layoutSubviewsInExtension\(name)() { super.layoutSubviews() }"))
        }
        #expect(ported.remarks == [] && Ported(ported.text).changes == [])
    }

    @Test func `what a class gets has the types of now`() {
        let ported = Ported(
            "class A: NSTextStorage {\n}\nextension A {\n"
                + "    override func edited(_ mask: NSTextStorageEditActions, range: NSRange, changeInLength: Int) { a() }\n}\n"
        )
        #expect(
            ported.text.contains(
                "override func edited(_ mask: NSTextStorage.EditActions, range: NSRange, changeInLength: Int) {"))
        #expect(!ported.text.contains("NSTextStorageEditActions"))
    }

    @Test func `what a class gets of its extensions stays open, and in these it becomes public`() {
        let source = "open class Form: UIView {\n}\nextension Form {\n    open override func layoutSubviews() { b() }\n"
        let ported = Ported(source + "    open func b() {}\n}\nclass Other: Form {\n    override func b() {}\n}\n")
        #expect(ported.text.contains("    open override func layoutSubviews() { layoutSubviewsInExtension() }\n"))
        #expect(ported.text.contains("    public func layoutSubviewsInExtension() { b() }\n"))
        #expect(ported.text.contains("    open func b() { bInForm() }\n"))
        #expect(ported.text.contains("    public func bInForm() {}\n"))
        #expect(ported.remarks == [] && Ported(ported.text).changes == [])
        let observed = Ported(
            "open class Form: UITextField {\n}\nextension Form {\n"
                + "    open override var text: String? { didSet { a() } }\n}\n"
        )
        #expect(observed.text.contains("    public func didSetTextInExtension(_ oldValue: String?) { a() }\n"))
        #expect(observed.text.contains("    open override var text: String? { didSet"))
        #expect(observed.remarks == [] && Ported(observed.text).changes == [])
    }
}
