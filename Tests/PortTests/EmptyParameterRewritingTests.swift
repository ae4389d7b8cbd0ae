import Testing

@testable import Port

/// Closures that take nothing, as Swift 3 wrote them.
@Suite struct EmptyParameterRewritingTests {
    @Test(arguments: [
        ("var done: ((Void) -> Void)?", "var done: (() -> Void)?"),
        ("func run(_ body: @escaping (Void) -> Void) { body() }", "func run(_ body: @escaping () -> Void) { body() }"),
        ("typealias Done = (Void) -> Bool", "typealias Done = () -> Bool"),
        ("let a: [String: (Void) throws -> Void] = [:]", "let a: [String: () throws -> Void] = [:]"),
        ("func f() -> (Void) -> Int { { 1 } }", "func f() -> () -> Int { { 1 } }"),
        ("let a = b as! (Void) -> Int", "let a = b as! () -> Int"),
        ("let a: (Int) -> (Void) -> Void = b", "let a: (Int) -> () -> Void = b"),
        ("case tapped((Void) -> Void)", "case tapped(() -> Void)"),
        ("run({ (Void) -> Void in done() })", "run({ () -> Void in done() })"),
        (
            "a.map { Result.success(()) }\nvar done: (Void) -> Void",
            "a.map { Result.success(()) }\nvar done: () -> Void"
        ),
        ("a.other(())\nvar done: (Void) -> Void", "a.other(())\nvar done: () -> Void"),
    ])
    func `a closure that takes nothing says so`(source: String, result: String) {
        let ported = Ported(source)
        #expect(ported.text == result && ported.remarks == [])
        #expect(ported.changes == ["(Void) → ()"])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        "var done: (() -> Void)?", "let a: (Void, Int) -> Void = b", "f(Void)", "let a: (Void) = ()",
        "func f(Void) -> Int { 1 }", "let a: Result<Void, Error>", "let a = b as? (Void)", "a = (Void).self",
        "var done: ((Void) -> Void)?\nfunc f() { done?(()) }", "var done: (Void) -> Void\nfunc f() { self.done(()) }",
        "typealias Done = (Void) -> Void\nfunc f(done: Done) { done(()) }",
        "let a = \"(Void) -> Void\" // (Void) -> Void",
    ])
    func `other types stay`(source: String) {
        let ported = Ported(source)
        #expect(ported.text == source && ported.changes == [] && ported.remarks == [])
    }

    @Test func `who gives an empty tuple may stand in another file`() {
        let source = "class A { var done: ((Void) -> Void)? }"
        #expect(Ported(source, with: "a.done?(())").text == source)
        #expect(Ported(source, with: "a.done?()").text == "class A { var done: (() -> Void)? }")
    }
}
