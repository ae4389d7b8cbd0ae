import Testing

@testable import Port

/// Choices by the curves of animations: here the keyboard's is one of them.
@Suite struct AnimationCurveRewritingTests {
    private func source(_ cases: [String], head: String = "") -> String {
        head + "func f() {\n    switch curve {\n" + cases.map { "    case \($0): g()\n" }.joined() + "    }\n}\n"
    }

    @Test func `the keyboard's goes with the one that is slow at both ends`() {
        let all = [".easeIn", ".easeInOut", ".easeOut", ".linear"]
        let ported = Ported(source(all))
        #expect(ported.text == source([".easeIn", ".easeInOut, .keyboard", ".easeOut", ".linear"]))
        #expect(ported.changes == ["case .easeInOut → also .keyboard"] && ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
        let named = source(["UIView.AnimationCurve.easeInOut", ".easeIn, .easeOut, .linear"])
        #expect(Ported(named).text == named.replacing("Curve.easeInOut", with: "Curve.easeInOut, .keyboard"))
    }

    @Test func `others are left`() {
        let some = source([".easeIn", ".easeInOut", ".easeOut"])
        #expect(Ported(some).text == some)
        let all = [".easeIn", ".easeInOut", ".easeOut", ".linear"]
        let rest = source(all).replacing("    }\n}", with: "    default: g()\n    }\n}")
        #expect(Ported(rest).text == rest)
        let own = source(all, head: "enum Curve { case easeIn, easeInOut, easeOut, linear }\n")
        #expect(Ported(own).text == own)
    }
}
