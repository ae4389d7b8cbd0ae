import Testing

@testable import Port

/// What is code in a source and what is not.
@Suite struct SwiftLexerTests {
    private func texts(_ source: String) -> [String] { SwiftLexer(Array(source.utf8)).tokens.map(\.text) }

    @Test(arguments: [
        ("a // b\nc", ["a", "c"]),
        ("a /* b /* c */ d */ e", ["a", "e"]),
        ("a /* b", ["a"]),
        (#""a // b" c"#, [#""a // b""#, "c"]),
        (#""a \" b" c"#, [#""a \" b""#, "c"]),
        ("\"a\nb", ["\"a", "b"]),
        (##"#"a " \(b)"# c"##, [##"#"a " \(b)"#"##, "c"]),
        (##"#"a \#(b) "# c"##, [##"#"a \#("##, "b", ##") "#"##, "c"]),
        ("\"\"\"\na \" b\n\"\"\" c", ["\"\"\"\na \" b\n\"\"\"", "c"]),
        ("\"\"\"\n\\\"\"\" a\n\"\"\" c", ["\"\"\"\n\\\"\"\" a\n\"\"\"", "c"]),
        (##"#"""# c"##, [##"#"""#"##, "c"]),
        (#""a\(b("c\(d)e"))f" g"#, [#""a\("#, "b", "(", #""c\("#, "d", #")e""#, ")", #")f""#, "g"]),
        (#"x = /a"b/ + c"#, ["x", "=", #"/a"b/"#, "+", "c"]),
        ("a / b / c", ["a", "/", "b", "/", "c"]),
        (##"#/a"b/# c"##, [##"#/a"b/#"##, "c"]),
        ("`class`.x", ["`class`", ".", "x"]),
        ("@objc(a:) x?.y!", ["@objc", "(", "a", ":", ")", "x", "?", ".", "y", "!"]),
        ("a??.b ?? c -> d == e", ["a", "??", ".", "b", "??", "c", "->", "d", "==", "e"]),
        ("1.5e3.x 0..<2", ["1.5e3", ".", "x", "0", "..<", "2"]),
        ("#!/bin/x \"\na", ["a"]),
        ("grüße(élan)", ["grüße", "(", "élan", ")"]),
    ])
    func `a source is taken apart`(source: String, tokens: [String]) {
        #expect(texts(source) == tokens)
    }

    @Test func `a mark at the beginning of a file and lines of any kind are no tokens`() {
        #expect(texts("\u{FEFF}a\r\nb\rc") == ["a", "b", "c"])
        let lexer = SwiftLexer(Array("\u{FEFF}a b\r\nc /*\n*/ d".utf8))
        #expect(lexer.tokens.map(\.startsLine) == [true, false, true, true])
    }

    @Test func `brackets in literals and comments are not counted`() {
        let file = SourceFile(path: "", bytes: Array(#"{ "}" /* } */ "\(a { b })" }"#.utf8))
        #expect(file.partners.first == file.tokens.count - 1)
    }

    @Test func `branches of a condition may open the same bracket`() {
        let file = SourceFile(
            path: "", bytes: Array("#if A\nclass X: Y {\n#else\nclass X: Z {\n#endif\nfunc f() {}\n}\nfunc g() {}".utf8)
        )
        #expect(file.functions.map { file.type(ofScope: $0.scope)?.name } == ["X", nil])
    }
}
