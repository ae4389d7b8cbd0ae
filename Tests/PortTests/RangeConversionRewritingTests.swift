import Testing

@testable import Port

/// What Swift took once and refuses now: conversions of ranges, and stored properties that are unavailable.
@Suite struct RangeConversionRewritingTests {
    @Test func `a program's own type of the name is called`() {
        let own = "struct Range {}\nlet r = Range(0 ..< 5)\n"
        #expect(Ported(own).text == own)
    }

    @Test(arguments: [
        ("s.substring(with: Range<String.Index>(a ..< b))", "s.substring(with: (a ..< b))"),
        ("let r = Range(s.startIndex..<f(b))", "let r = (s.startIndex..<f(b))"),
        ("for i in CountableRange<Int>(0..<n) {}", "for i in (0..<n) {}"),
        ("let r = ClosedRange<Int>(a...b)", "let r = (a...b)"),
        ("let r = Range(uncheckedBounds: (a, b))", "let r = Range(uncheckedBounds: (a, b))"),
        ("let r = Range<Int>(f(a..<b))", "let r = Range<Int>(f(a..<b))"),
        ("let r = Range(range, in: s)", "let r = Range(range, in: s)"),
        ("let r = ClosedRange<Double>(0...1)", "let r = ((0...1) as ClosedRange<Double>)"),
        ("let r = CountableRange<UInt8>(0..<n)", "let r = ((0..<n) as Range<UInt8>)"),
        ("let r = Range<Int>(a...b)", "let r = Range<Int>(a...b)"),
    ])
    func `a range is no call`(statement: String, result: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == result && ported.remarks == [])
        #expect(Ported.statement(ported.text).text == ported.text)
    }

    @Test(arguments: [
        (
            "@available(*, unavailable, message: \"x\") var a: String? { didSet { b() } }",
            "var a: String? { didSet { b() } }"
        ),
        ("@available(*, unavailable)\n    public var a: Int = 1", "public var a: Int = 1"),
        ("@available(*, unavailable) var a: Int { 1 }", "@available(*, unavailable) var a: Int { 1 }"),
        ("@available(*, unavailable) func a() {}", "@available(*, unavailable) func a() {}"),
        ("@available(*, deprecated) var a = 1", "@available(*, deprecated) var a = 1"),
        ("@available(iOS 11, *) var a = 1", "@available(iOS 11, *) var a = 1"),
    ])
    func `a stored property may be used`(member: String, result: String) {
        func source(_ member: String) -> String { "class A {\n    \(member)\n}\n" }
        #expect(Ported(source(member)).text == source(result))
    }
}
