import Testing

@testable import Port

/// Recognisers of a program's own, and how they are made.
@Suite struct RecognizerRewritingTests {
    private func ported(_ members: String, with others: String = "") -> Ported {
        Ported("class Tap: UITapGestureRecognizer {\n    \(members)\n}\n\(others)")
    }

    @Test func `an override with a target adds it`() {
        let before =
            "override init(target: Any?, action: Selector?) {\n        super.init(target: target, action: action)\n    }"
        let after = """
            init(target: AnyObject? = nil, action: Selector? = nil) {
                    super.init()
                    if let target, let action { addTarget(target, action: action) }
                }
            """
        let ported = ported(before)
        #expect(ported.text == "class Tap: UITapGestureRecognizer {\n    \(after)\n}\n")
        #expect(ported.remarks == [])
        let both = self.ported(before + "\n    init() { super.init(target: nil, action: nil) }").text
        #expect(both.contains("init(target: AnyObject?, action: Selector?)"), "\(both)")
        #expect(both.contains("override init() { super.init() }"), "\(both)")
    }

    @Test(arguments: [
        ("init(a: Int) { super.init(target: nil, action: nil) }", "init(a: Int) { super.init() }"),
        ("init() { super.init(target: nil, action: nil) }", "override init() { super.init() }"),
        (
            "init(t: Any?, s: Selector?) { super.init(target: t, action: s) }",
            "init(t: Any?, s: Selector?) { super.init(); if let target = t, let action = s { addTarget(target, action: action) } }"
        ),
        ("convenience init(a: Int) { self.init(target: nil, action: nil) }", nil),
    ])
    func `a recogniser is made with nothing`(member: String, result: String?) {
        let ported = ported(member)
        #expect(ported.text == "class Tap: UITapGestureRecognizer {\n    \(result ?? member)\n}\n")
        #expect(ported.remarks == [])
    }

    @Test func `other classes, and those below one that has the initialiser, stay`() {
        let below =
            "class Below: Tap { override init(target: Any?, action: Selector?) { super.init(target: target, action: action) } }\n"
        let text = ported("init(target: Any?, action: Selector?) { super.init() }", with: below).text
        #expect(text.hasSuffix(below))
        #expect(Ported("class A: B { init() { super.init(target: nil, action: nil) } }").changes == [])
    }

    @Test func `what is no plain name is told`() {
        #expect(
            ported("init(a: A) { super.init(target: a.b, action: a.s) }").remarks.first?.contains("addTarget") == true)
    }
}
