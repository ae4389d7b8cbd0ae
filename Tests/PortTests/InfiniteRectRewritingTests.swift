import Testing

@testable import Port

/// Rectangles that reach without end.
@Suite struct InfiniteRectRewritingTests {
    @Test(arguments: [
        (
            "CGRect(x: -.infinity, y: a.y, width: .infinity, height: 1)",
            "CGRect(x: -CGFloat.greatestFiniteMagnitude / 2, y: a.y, width: CGFloat.greatestFiniteMagnitude, height: 1)"
        ),
        (
            "CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: f(.infinity))",
            "CGRect(x: -CGFloat.greatestFiniteMagnitude / 2, y: 0, width: CGFloat.greatestFiniteMagnitude, height: f(.infinity))"
        ),
        (
            "CGRect(x: CGFloat.infinity, y: -.infinity, width: 0, height: 1)",
            "CGRect(x: CGFloat.infinity, y: -.infinity, width: 0, height: 1)"
        ),
        ("CGSize(width: .infinity, height: .infinity)", "CGSize(width: .infinity, height: .infinity)"),
        ("CGRect(origin: .zero, size: .zero)", "CGRect(origin: .zero, size: .zero)"),
    ])
    func `they have numbers`(before: String, after: String) {
        let ported = Ported("let a = b.intersects(\(before))\n")
        #expect(ported.text == "let a = b.intersects(\(after))\n" && ported.remarks == [])
    }
}
