import Testing

@testable import Port

/// Scanners that are asked for a number without a place for it.
@Suite struct ScannerRewritingTests {
    @Test(arguments: [
        ("return Scanner(string: s).scanInt(nil)", "return Scanner(string: s).scanInt() != nil"),
        ("if a.scanDouble(nil) && a.isAtEnd {}", "if a.scanDouble() != nil && a.isAtEnd {}"),
        ("guard self.a.scanFloat(nil), b else {}", "guard self.a.scanFloat() != nil, b else {}"),
        ("if !a.scanInt64(nil) {}", "if !(a.scanInt64() != nil) {}"),
        ("let b = a!.scanInt32(nil) == c", "let b = (a!.scanInt32() != nil) == c"),
        ("let b = a.scanInt(nil) ? [a.scanInt(nil)] : []", "let b = a.scanInt() != nil ? [a.scanInt() != nil] : []"),
        ("let b = c ||\n        a.scanInt(nil)", "let b = c ||\n        a.scanInt() != nil"),
        (
            "a.filter { Scanner(string: $0).scanHexInt32(nil) }",
            "a.filter { Scanner(string: $0).scanInt(representation: .hexadecimal) != nil }"
        ),
        ("b(a.scanHexInt64(nil))", "b(a.scanUInt64(representation: .hexadecimal) != nil)"),
        ("b(a.scanHexDouble(nil))", "b(a.scanDouble(representation: .hexadecimal) != nil)"),
        ("b(a.scanUnsignedLongLong(nil), a.scanDecimal(nil))", "b(a.scanUInt64() != nil, a.scanDecimal() != nil)"),
        ("b(a.scanInt(&i), a.scanInt(), a.scanString(\"x\", into: nil))", nil),
    ])
    func `what gives the number back is asked whether there is one`(statement: String, result: String?) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == "func f() {\n    \(result ?? statement)\n}\n")
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test func `a scanner that may not be there is left to a person`() {
        let ported = Ported("if a?.scanInt(nil) == true {}")
        #expect(ported.changes == [] && ported.remarks.count == 1)
    }

    @Test func `a method of the program's own stays`() {
        let ported = Ported("b.scanInt(nil)", with: "class B { func scanInt(_ place: Int?) {} }")
        #expect(ported.changes == [] && ported.remarks == [])
    }
}
