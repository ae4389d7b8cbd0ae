import Testing

@testable import Port

/// Closures that Foundation may keep, and what they use of the object around them.
@Suite struct CapturedSelfRewritingTests {
    private static func source(_ statements: String) -> String {
        "class A: UIView {\n    var count = 0\n    func f(given: Int) {\n        \(statements)\n    }\n}\n"
    }

    @Test(arguments: [
        "var n = 0; s.enumerateLines { line, stop in n += line.count; stop = n > given }",
        "var n = 0\ns.enumerateLines { (_ line: String, _ stop: inout Bool) -> Void in n = n + 1 }",
        "s.enumerateLines { print($0, $1, max(given, 1)) }",
        "var n = 0\n(s as NSString?)?.enumerateLines(invoking: { (_ line: String) -> Void in n += 1 })",
        "let list = B()\ns.enumerateLines { line, _ in list.append(line, at: NSMaxRange(line.r), to: .end) }",
        "s.enumerateLines { line, _ in if let n = Int(line) { print(n) } }",
        "s.enumerateLines { line, _ in for a in line { print(a) } }",
        "s.enumerateLines { line, _ in guard let n = Int(line) else { return }\nprint(n) }",
        "if let a = b {\ns.enumerateLines { line, _ in print(a) }\n}",
        "b.map { a in s.enumerateLines { line, _ in print(a) } }",
        "s.enumerateLines { line, _ in print(\"\\(line)\") }",
    ])
    func `a closure that uses nothing of the object stays`(statements: String) {
        #expect(Ported(Self.source(statements)).changes == [])
    }

    @Test(arguments: [
        "s.enumerateLines { line, _ in count += 1 }", "s.enumerateLines { line, _ in setNeedsLayout() }",
        "s.enumerateLines { line, _ in line.draw(in: bounds) }", "s.enumerateLines { line, _ in print(self) }",
        "if a {\nlet count = 1\nprint(count)\n}\ns.enumerateLines { line, _ in count += 1 }",
        "if let count = b {\nprint(count)\n}\ns.enumerateLines { line, _ in count += 1 }",
        "s.enumerateLines { line, _ in if let tag = tag { print(1) } }",
        "s.enumerateLines { line, _ in let tag = tag\nprint(1) }",
        "s.enumerateLines { line, _ in let tag =\ntag\nprint(1) }",
        "s.enumerateLines { line, _ in let tag = 1\n.a(tag) }",
        "s.enumerateLines { line, _ in print(a ? tag : 1) }", "s.enumerateLines { line, _ in print([tag: 1]) }",
        "s.enumerateLines { line, _ in print(\"\\(tag)\") }",
        "b.map { tag in print(tag) }; s.enumerateLines { line, _ in print(tag) }",
        "s.enumerateLines { line, _ in switch line {\ncase let tag: print(tag)\n}\nif a { print(tag) } }",
    ])
    func `a closure that may use something of the object says so`(statements: String) {
        #expect(Ported(Self.source(statements)).changes == ["enumerateLines: [self] put in"])
    }

    @Test func `what a program calls as everybody's functions may be the object's`() {
        let source = Self.source("s.enumerateLines { line, _ in print(line) }")
        #expect(Ported(source, with: "extension UIView { func print(_ text: String) {} }").changes.count == 1)
    }
}
