import Testing

@testable import Port

/// What is for old systems alone.
@Suite struct AvailabilityRewritingTests {
    @Test func `what only old systems have goes with its else`() {
        let ported = Ported(
            """
            func f() -> Int {
                if #available(iOS 11.0, *) {
                    view.contentInsetAdjustmentBehavior = .never
                    return 1
                } else {
                    automaticallyAdjustsScrollViewInsets = false
                    return 2
                }
            }

            """)
        #expect(
            ported.text == """
                func f() -> Int {
                    do {
                        view.contentInsetAdjustmentBehavior = .never
                        return 1
                    }
                }

                """)
        #expect(ported.remarks == [])
    }

    @Test func `a comment stays, and so does a chain that is no more`() {
        let ported = Ported(
            "if #available(iOS 9, *) { a() } else if b { c() } else { /* before */ show(UIAlertView()) }\nd()\n")
        #expect(ported.text == "do { a() }/* before */\nd()\n")
    }

    @Test(arguments: [
        "if #available(iOS 11, *) { a() } else { b() }", "if #available(iOS 11, *), c { a() } else { UIAlertView() }",
        "if #available(iOS 11, *) { a() }\nUIAlertView()", "guard #available(iOS 11, *) else { return UIAlertView() }",
        "let a = if #available(iOS 11, *) { 1 } else { UIAlertView().tag }",
    ])
    func `anything else stays`(source: String) {
        #expect(Ported(source).text == source)
    }
}
