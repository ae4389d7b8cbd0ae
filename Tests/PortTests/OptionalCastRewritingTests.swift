import Testing

@testable import Port

/// Casts of Swift 3 to types that only declarations may have.
@Suite struct OptionalCastRewritingTests {
    @Test(arguments: [
        ("if let a = Double(b) as Double! {}", "if let a = Double(b) as Double? {}"),
        ("let a = b as! UIView!", "let a = b as! UIView?"), ("let a = b as? Form.Row!", "let a = b as? Form.Row?"),
        ("f(a as [String: Int]!, b as Array<Int>!)", "f(a as [String: Int]?, b as Array<Int>?)"),
        ("let n = (a as! String!).count", "let n = (a as! String?)!.count"),
        ("let n = (a as! [Int]!)[0]", "let n = (a as! [Int]?)![0]"),
    ])
    func `a cast to what may be nothing has an optional type`(statement: String, result: String) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == "func f() {\n    \(result)\n}\n" && ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        "var a: UIView!", "let a = b as! UIView", "let a = b as UIView != c", "let a = b as Bool\n!c", "f(as: a!)",
        "let a = (b as? UIView)!", "let a = b as! [Int: UIView]",
    ])
    func `other signs stay`(statement: String) {
        #expect(Ported("func f() {\n    \(statement)\n}\n").changes == [])
    }
}
