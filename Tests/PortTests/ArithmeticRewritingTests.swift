import Testing

@testable import Port

/// Arithmetic by words, as Swift 3 had it for floating numbers.
@Suite struct ArithmeticRewritingTests {
    /// A class with some numbers, and a method with a statement.
    private static func source(_ statement: String) -> String {
        """
        class A {
            static let margin: CGFloat = 1
            func g() -> CGFloat { return 1 }
            let a: CGFloat = 1
            var b = Double(2)
            var c: Float? = 3
            var list: [CGFloat] = []
            var set: Set<Int> = []
            var money: NSDecimalNumber = 0
            func f(_ d: TimeInterval, _ e: CGFloat) {
                \(statement)
            }
        }

        """
    }

    @Test(arguments: [
        ("x = a.adding(e)", "x = (a + e)"), ("x = self.a.subtracting(1)", "x = (self.a - 1)"),
        ("x = b.multiplied(by: d - 1)", "x = (b * (d - 1))"), ("x = c!.divided(by: -2)", "x = (c! / (-2))"),
        ("f(a.adding(e).multiplied(by: 2).rounded())", "f(((a + e) * 2).rounded())"),
        ("f(a.adding(e.divided(by: 3)), 1)", "f((a + (e / 3)), 1)"),
        ("f(a.adding(g(e.divided(by: 3))))", "f((a + g((e / 3))))"),
        ("x = CGFloat(i).divided(by: CGFloat(j))", "x = (CGFloat(i) / CGFloat(j))"),
        ("x = v.frame.width.subtracting(v.bounds.midX)", "x = (v.frame.width - v.bounds.midX)"),
        ("x = (a - 1).multiplied(by: n)", "x = ((a - 1) * n)"), ("x = Double.pi.divided(by: 2)", "x = (Double.pi / 2)"),
        ("let n = a * 2; x = n.adding(1)", "let n = a * 2; x = (n + 1)"),
        ("let n = 0.5\n        x = n.adding(m)", "let n = 0.5\n        x = (n + m)"),
        ("x = A.margin.divided(by: 2)", "x = (A.margin / 2)"), ("x = g().divided(by: 2)", "x = (g() / 2)"),
        ("a.add(n)", "a += n"), ("self.b.subtract(n.divided(by: d) - 1)", "self.b -= (n / d) - 1"),
        ("a.multiply(by: 2); b.divide(by: 3)", "a *= 2; b /= 3"), ("n.subtract(a)", "n -= a"),
        ("x = n.adding(a)", "x = (n + a)"), ("x = -a.adding(e)", "x = -(a + e)"),
    ])
    func `numbers have operators`(statement: String, result: String) {
        let ported = Ported(Self.source(statement))
        #expect(ported.text == Self.source(result))
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        ("x = n.multiplied(by: m)", "n.multiplied(by: m): where these are floating numbers, write (n * m)"),
        ("let n: Length = 3; x = n.multiplied(by: 0.5)", "write (n * 0.5)"),
        ("x = n.divided(by: m + 1)", "write (n / (m + 1))"), ("x = c?.adding(2)", "write (c + 2)"),
        ("x = list.map { a in a.multiplied(by: 2) }", "write (a * 2)"),
        ("for e in list { x = e.divided(by: 2) }", "write (e / 2)"),
        ("x = match.rangeAt(n.adding(m))", "write (n + m)"),
    ])
    func `what may be a number is left to a person`(statement: String, advice: String) {
        let ported = Ported(Self.source(statement))
        #expect(ported.text == Self.source(statement.replacing("rangeAt(", with: "range(at: ")))
        #expect(ported.remarks.count == 1 && ported.remarks.first?.contains(advice) == true, "\(ported.remarks)")
    }

    @Test(arguments: [
        "x = set.subtracting([1])", "x = money.adding(money)", "x = n.adding(m)", "x = n.subtracting(m)",
        "x = money.multiplying(by: money)", "x = money.dividing(by: a)", "adding(1)", "x = n.adding(1, m)",
        "x = CharacterSet.letters.subtracting(.lowercaseLetters)", "x = Set(list).subtracting(set)",
        "list.add(a)", "n.add(a)", "set.subtract(n)", "let s = [1]; s.add(2)", "x = a.add(1)",
        "let n = a as Any; n.add(1)", "x = n.subtracting(set)", "x = n.adding(0.5)", "x = n.subtracting((0.5 + 1))",
    ])
    func `what has such methods stays`(statement: String) {
        let ported = Ported(Self.source(statement))
        #expect(ported.changes == [] && ported.remarks == [], "\(ported.changes) \(ported.remarks)")
    }

    @Test func `methods of the program's own stay`() {
        let own = "extension CGFloat { func adding(_ a: CGFloat) -> CGFloat { return self + a } }\n"
        #expect(Ported(Self.source("x = a.adding(e)"), with: own).changes == [])
    }

    @Test func `a comment is not lost`() {
        let ported = Ported(Self.source("x = a.adding(/* the gap */ e)"))
        #expect(ported.changes == [] && ported.remarks.count >= 1)
    }

    @Test func `a source that ends anywhere crashes nothing`() {
        let source =
            "let f = a.multiplied(by: )\nlet x = (a.b - CGFloat(2).adding(e!.divided(by: -c)) * 2).adding([0]?.size.width)\n"
        for length in 0...source.utf8.count {
            #expect(Ported(String(source.prefix(length))).changes.count < 9)
            #expect(Ported(String(source.dropFirst(length))).changes.count < 9)
        }
    }
}
