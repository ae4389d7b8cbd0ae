import Testing

@testable import Port

/// Objects of classes that are known only when the program runs.
@Suite struct MetatypeMakingRewritingTests {
    @Test(arguments: [
        ("func f<T: UIView>() -> T { return T() }", "func f<T: UIView>() -> T { return T.make() }"),
        ("func f<T>() -> T where T: UIView { T() }", "func f<T>() -> T where T: UIView { T.make() }"),
        (
            "enum Header<Kind: UILabel, Other> { func a() -> Kind { Kind.init(frame: .zero) } }",
            "enum Header<Kind: UILabel, Other> { func a() -> Kind { Kind.make(frame: .zero) } }"
        ),
        (
            "struct S<C: UIViewController> { func a() -> C { C(nibName: n, bundle: nil) } }",
            "struct S<C: UIViewController> { func a() -> C { C.make(nibName: n, bundle: nil) } }"
        ),
        (
            "cell = kind.init(style: .default, reuseIdentifier: nil)",
            "cell = kind.make(style: .default, reuseIdentifier: nil)"
        ),
        ("let v = (k as! UIView.Type).init(frame: f)", "let v = (k as! UIView.Type).make(frame: f)"),
        ("let v = type(of: view).init(frame: f)", "let v = type(of: view).make(frame: f)"),
        (
            "protocol Slot where Self: UIView {}\nstruct S<T: Slot> { let a = T(frame: f) }",
            "protocol Slot where Self: UIView {}\nstruct S<T: Slot> { let a = T.make(frame: f) }"
        ),
        (
            "protocol Slot: Some, UIView {}\nclass S<T: Slot> { func a() { let b = T() } }",
            "protocol Slot: Some, UIView {}\nclass S<T: Slot> { func a() { let b = T.make() } }"
        ),
        (
            "class F { class func a<T: CAShapeLayer>() -> T { let l = T()\nreturn l } }",
            "class F { class func a<T: CAShapeLayer>() -> T { let l = T.make()\nreturn l } }"
        ),
        (
            "class Box: UIView {}\nfunc f<B: Box>() -> B { B() }",
            "class Box: UIView {}\nfunc f<B: Box>() -> B { B.make() }"
        ),
    ])
    func `make stands for init`(source: String, result: String) {
        let ported = Ported(source)
        #expect(ported.text == result && ported.remarks == [])
        #expect(Ported(ported.text).text == result)
    }

    @Test(arguments: [
        "let v = UIView.init(frame: f)", "let v: UIView = .init(frame: f)",
        "func f() -> UIView { return .init(frame: f) }",
        "class Form: UIView {\n    override init(frame: CGRect) { super.init(frame: frame) }\n    "
            + "convenience init() { self.init(frame: .zero) }\n}",
        "func f<T: Decodable>() -> T { T() }", "struct S<T: UITextFieldDelegate> { func f() -> T { T() } }",
        "protocol UIThing { init() }\nstruct S<T: UIThing> { let a = T() }\nfunc f<T: UIThing>() -> T { T.init() }",
        "protocol Config: UIContentConfiguration { init() }\nfunc f<T: Config>() -> T { T() }",
        "let d: [String: UIView] = [:]\nlet a = d.map { String() }", "let rule = kind.init(pattern: a)",
    ])
    func `what is known stays`(source: String) {
        #expect(Ported(source).text == source)
    }
}
