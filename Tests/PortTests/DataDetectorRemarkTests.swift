import Testing

@testable import Port

/// Data detectors that are kept as regular expressions.
@Suite struct DataDetectorRemarkTests {
    private static func remarks(_ statement: String) -> [String] {
        let ported = Ported(
            """
            class Finder {
                var expression: NSRegularExpression?
                var detector: NSDataDetector?
                func use(_ expression: NSRegularExpression, as name: String) {}
                func take(_ detector: NSDataDetector) {}
                func f(own: NSDataDetector, types: UInt64) throws -> NSRegularExpression? {
                    \(statement)
                }
            }
            struct Pattern { init(expression: NSRegularExpression) {} }
            struct Other { init(expression: NSObject) {} }

            """)
        return ported.remarks
    }

    @Test(arguments: [
        "expression = own", "self.expression = try NSDataDetector(types: types)",
        "let a: NSRegularExpression = try! NSDataDetector(types: types)", "return try? NSDataDetector(types: types)",
        "return detector", "let a = try NSDataDetector(types: types); use(a, as: \"a\")",
        "use(own, as: \"a\")", "_ = Pattern(expression: own)",
    ])
    func `a person is told what to write`(statement: String) {
        let remarks = Self.remarks(statement)
        #expect(remarks.count == 1 && remarks.first?.contains("let what keeps it have the type NSDataDetector") == true)
    }

    @Test(arguments: [
        "detector = own", "let a = try NSDataDetector(types: types); take(a)", "let a: NSDataDetector? = own",
        "expression = try NSRegularExpression(pattern: \"a\")", "let expression = own", "return nil",
        "_ = Other(expression: own)", "detector?.enumerateMatches(in: \"a\", range: r) { _, _, _ in return }",
        "let a: Any = own",
    ])
    func `others are not told`(statement: String) {
        #expect(Self.remarks(statement) == [])
    }
}
