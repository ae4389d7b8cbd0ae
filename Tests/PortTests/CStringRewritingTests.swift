import Testing

@testable import Port

/// Texts that functions of C are given.
@Suite struct CStringRewritingTests {
    @Test(arguments: [
        ("let a = strcmp(s.cString(using: .utf8), \"\\\\b\")", "let a = strcmp(s.cString(using: .utf8)!, \"\\\\b\")"),
        (
            "if strncmp(a.b(1).cString(using: String.Encoding.utf8), \"a\", 1) == 0 {}",
            "if strncmp(a.b(1).cString(using: String.Encoding.utf8)!, \"a\", 1) == 0 {}"
        ),
        ("let a = strlen(\"a\".cString(using: .utf8))", "let a = strlen(\"a\".cString(using: .utf8)!)"),
        (
            "strcmp(f!.cString(using: .utf8), g.cString(using: .utf8))",
            "strcmp(f!.cString(using: .utf8)!, g.cString(using: .utf8)!)"
        ),
        ("strlen(f.text?.cString(using: .utf8))", "strlen((f.text?.cString(using: .utf8))!)"),
        (
            "let c = s.cString(using: .utf8)\n    let a = strcmp(c, \"\")",
            "let c = s.cString(using: .utf8)\n    let a = strcmp(c!, \"\")"
        ),
        ("let c = s.cString(using: .utf8); strlen(c)", "let c = s.cString(using: .utf8); strlen(c!)"),
        (
            "let c = s\n        .cString(using: .utf8)\n    a { strlen(c) }",
            "let c = s\n        .cString(using: .utf8)\n    a { strlen(c!) }"
        ),
        (
            "let c: [CChar]? = s.cString(using: .utf8)\n    strlen(c)",
            "let c: [CChar]? = s.cString(using: .utf8)\n    strlen(c!)"
        ),
        ("let c = s?.cString(using: .utf8)\n    strcmp(c, c)", "let c = s?.cString(using: .utf8)\n    strcmp(c!, c!)"),
    ])
    func `an optional text is unwrapped`(statement: String, result: String) {
        let ported = Ported("func f(s: String) {\n    \(statement)\n}\n")
        #expect(ported.text == "func f(s: String) {\n    \(result)\n}\n")
        #expect(ported.remarks == [] && !ported.changes.isEmpty)
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        "strcmp(s.cString(using: .utf8)!, \"\")", "strcmp(s.cString(using: .utf8) ?? [], \"\")", "strcmp(s, \"\")",
        "if let c = s.cString(using: .utf8) { strlen(c) }", "if let c = s.cString(using: .utf8), strlen(c) == 1 {}",
        "guard let c = s.cString(using: .utf8) else { return }\n    strlen(c)",
        "let c = s.cString(using: .utf8)!\n    strlen(c)", "let c = s.cString(using: .utf8) ?? []\n    strlen(c)",
        "let c = s.cString(using: .utf8)\n        ?? []\n    strlen(c)",
        "let c = s.cString(using: .utf8)\n    if let c { strlen(c) }",
        "let c = s.cString(using: .utf8)\n    if let c = c { strlen(c) }",
        "let c = s.cString(using: .utf8)\n    a.forEach { c in strlen(c) }",
        "let c = s.cString(using: .utf8)\n    a.forEach { (c: [CChar]) in strlen(c) }",
        "let c = s.cString(using: .utf8)\n    for c in a { strlen(c) }",
        "let c = s.cString(using: .utf8)\n    func g(c: [CChar]) { strlen(c) }",
        "let c = s.cString(using: .utf8)\n    strlen(c!)", "let c = s.utf8CString\n    strlen(c)",
        "f(s.cString(using: .utf8))", "a.strlen(s.cString(using: .utf8))", "strlen(f(s.cString(using: .utf8)))",
    ])
    func `what is no optional stays`(statement: String) {
        let source = "func f(s: String) {\n    \(statement)\n}\n"
        let ported = Ported(source)
        #expect(ported.text == source && ported.remarks == [])
    }

    @Test func `functions of the program's own stay, and variables of another function are others`() {
        let call = "let a = strlen(s.cString(using: .utf8))\n"
        #expect(Ported(call, with: "func strlen(_ a: [CChar]?) -> Int { 1 }").text == call)
        #expect(Ported(call, with: "extension String { func cString(using a: Int) -> [CChar] { [] } }").text == call)
        let two = "func f() { let c = s.cString(using: .utf8) }\nfunc g() { strlen(c) }\n"
        #expect(Ported(two).text == two)
    }
}
