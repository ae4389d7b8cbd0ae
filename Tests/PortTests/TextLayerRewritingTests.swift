import Testing

@testable import Port

/// How the text of layers stands.
@Suite struct TextLayerRewritingTests {
    @Test(arguments: [
        ("l.alignmentMode = \"center\"", "l.alignmentMode = .center"),
        ("l?.truncationMode = \"end\"; a()", "l?.truncationMode = .end; a()"),
        ("l.alignmentMode = kCAAlignmentCenter", "l.alignmentMode = CATextLayerAlignmentMode.center"),
        ("l.truncationMode = kCATruncationEnd", "l.truncationMode = CATextLayerTruncationMode.end"),
    ])
    func `strings become names`(statement: String, result: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == result && ported.remarks == [])
    }

    @Test(arguments: [
        "l.alignmentMode = .center", "l.alignmentMode = a", "l.alignmentMode = \"odd\"",
        "l.alignmentMode = \"center\" + a", "if l.alignmentMode == \"center\" {}",
    ])
    func `others stay`(statement: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == statement && ported.remarks == [])
    }

    @Test func `a property of the program's own stays`() {
        let source = "func f() { a.alignmentMode = \"center\" }"
        #expect(Ported(source, with: "class A { var alignmentMode = \"left\" }").changes == [])
    }

    @Test func `a string that is made is told`() {
        let ported = Ported.statement("l.alignmentMode = String(describing: a)")
        #expect(ported.remarks.count == 1 && ported.remarks[0].contains("CATextLayerAlignmentMode(rawValue:"))
    }
}
