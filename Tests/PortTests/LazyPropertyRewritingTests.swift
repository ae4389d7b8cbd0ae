import Testing

@testable import Port

/// Properties whose first value uses the object.
@Suite struct LazyPropertyRewritingTests {
    @Test(arguments: [
        (
            "let b: UIButton = {\n        let b = UIButton()\n        b.delegate = self\n        return b\n    }()",
            "lazy var b: UIButton = {\n        let b = UIButton()\n        b.delegate = self\n        return b\n    }()"
        ),
        ("private let a = A(target: self)", "private lazy var a = A(target: self)"),
        ("private(set) var a = { f(self) }()\n    let b = 1", "private(set) lazy var a = { f(self) }()\n    let b = 1"),
    ])
    func `it becomes lazy`(member: String, result: String) {
        let ported = Ported("class Form {\n    \(member)\n}\n")
        #expect(ported.text == "class Form {\n    \(result)\n}\n")
        #expect(ported.changes.count == 1 && ported.changes[0].contains("its value uses self") && ported.remarks == [])
    }

    @Test(arguments: [
        "lazy var a = A(self)", "static let a = A(self)", "let a = B.self", "let a = f { $0.self }",
        "let a = 1; init() { f(self) }",
        "var a: A { A(self) }", "let a = A(self: 1)", "let a: A\n    func f() { let b = A(self) }",
    ])
    func `others stay`(member: String) {
        #expect(Ported("class Form {\n    \(member)\n}\n").changes == [])
    }

    @Test func `several in one are told`() {
        let ported = Ported("class Form {\n    let a = 1, b = A(self)\n}\n")
        #expect(ported.changes == [] && ported.remarks.first?.contains("its own line") == true)
    }
}
