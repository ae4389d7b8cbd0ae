import Testing

@testable import Port

/// Changes of an attributed string by its `mutableString`.
@Suite struct MutableStringRewritingTests {
    @Test(arguments: [
        ("a.mutableString.replaceCharacters(in: r, with: f(1, 2))", "a.replaceCharacters(in: r, with: f(1, 2))"),
        ("self.a?.mutableString.deleteCharacters(in: r)", "self.a?.deleteCharacters(in: r)"),
        (
            "a.mutableString.insert(\"x\", at: n)",
            "a.replaceCharacters(in: NSRange(location: n, length: 0), with: \"x\")"
        ),
        (
            "form.a.mutableString.append(s)",
            "form.a.replaceCharacters(in: NSRange(location: form.a.length, length: 0), with: s)"
        ),
        (
            "a.mutableString.setString(s)",
            "a.replaceCharacters(in: NSRange(location: 0, length: a.length), with: s)"
        ),
        ("print(a.mutableString.length, a.mutableString.range(of: s))", nil),
    ])
    func `the attributed string itself is changed`(statement: String, result: String?) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == "func f() {\n    \(result ?? statement)\n}\n")
        #expect(ported.remarks == [])
    }

    @Test(arguments: [
        "a.mutableString.replaceOccurrences(of: s, with: t, options: [], range: r)", "b().mutableString.append(s)",
    ])
    func `what cannot be is left to a person`(statement: String) {
        let ported = Ported(statement)
        #expect(ported.text == statement)
        #expect(ported.remarks.count == 1)
    }
}
