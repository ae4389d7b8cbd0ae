import Testing

@testable import Port

/// Amounts of money without fractions: Foundation on Linux keeps the two digits that the currency has at least.
@Suite struct FractionDigitsRewritingTests {
    @Test(arguments: [
        ("f.numberStyle = .currency\n    f.maximumFractionDigits = 0", "; f.minimumFractionDigits = 0"),
        (
            "f.numberStyle = NumberFormatter.Style.currencyISOCode; f.maximumFractionDigits = 0",
            "; f.minimumFractionDigits = 0"
        ),
        ("f.minimumFractionDigits = 2\n    f.maximumFractionDigits = 0", "; f.minimumFractionDigits = 0"),
        ("self.f.numberStyle = .currency\n    self.f.maximumFractionDigits = 0", "; self.f.minimumFractionDigits = 0"),
    ])
    func `the fewest digits are as few`(before: String, added: String) {
        let source = "func make() {\n    \(before)\n}\n"
        let ported = Ported(source)
        #expect(ported.text == "func make() {\n    \(before)\(added)\n}\n" && ported.changes.count == 1)
        #expect(Ported(ported.text).text == ported.text, "a second run finds nothing")
    }

    @Test(arguments: [
        "f.numberStyle = .decimal\n    f.maximumFractionDigits = 0",
        "f.numberStyle = .currency\n    f.maximumFractionDigits = 2",
        "f.numberStyle = .currency\n    f.maximumFractionDigits = 1",
        "f.maximumFractionDigits = 0\n    f.numberStyle = .currency",
        "f.numberStyle = .currency\n    g(f)\n    f.numberStyle = .decimal\n    f.maximumFractionDigits = 0",
        "switch k {\n    case .a: f.numberStyle = .currency\n    case .b: f.maximumFractionDigits = 0\n    }",
        "f.numberStyle = .currency\n    f.maximumFractionDigits = n",
        "f.numberStyle = .currency\n    f.minimumFractionDigits = 0\n    f.maximumFractionDigits = 0",
        "f.numberStyle = .currency\n    f.maximumFractionDigits = 0\n    f.minimumFractionDigits = n",
        "f.numberStyle = .currency\n    g.maximumFractionDigits = 0",
        "f.numberStyle = .currency\n    do { f.maximumFractionDigits = 0 + 1 }",
    ])
    func `others are left`(body: String) {
        let source = "func make() {\n    \(body)\n}\n"
        #expect(Ported(source).text == source)
    }
}
