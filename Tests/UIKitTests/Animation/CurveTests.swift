import Testing

@testable import UIKit

/// How animations spread their way over their time.
@Suite("Curves of animations")
struct CurveTests {
    private static let all: [TimingCurve] = [.easeInOut, .easeIn, .easeOut, .linear, .keyboard]

    @Test("Every curve goes from 0 to 1, never back and never beyond", arguments: all)
    func monotonic(curve: TimingCurve) {
        #expect(curve.progress(0) == 0 && curve.progress(1) == 1)
        #expect(curve.progress(-3) == 0 && curve.progress(7) == 1)
        var last = 0.0
        for step in 1...1000 {
            let now = curve.progress(Double(step) / 1000)
            #expect(now >= last - 1e-7 && now <= 1)
            last = now
        }
    }

    @Test("The curves are UIKit's Bézier curves")
    func shapes() {
        // Points of cubic-bezier(0.42, 0, 0.58, 1), (0.42, 0, 1, 1) and (0, 0, 0.58, 1).
        #expect(abs(TimingCurve.easeInOut.progress(0.5) - 0.5) < 1e-5)
        #expect(abs(TimingCurve.easeInOut.progress(0.25) - 0.1291) < 1e-3)
        #expect(abs(TimingCurve.easeIn.progress(0.5) - 0.3154) < 1e-3)
        #expect(abs(TimingCurve.easeOut.progress(0.5) - 0.6846) < 1e-3)
        #expect(TimingCurve.linear.progress(0.3) == 0.3)
    }

    @Test("The keyboard's curve starts at once and settles slowly")
    func keyboard() {
        let curve = TimingCurve.keyboard
        #expect(curve.progress(0.1) > 0.2 && curve.progress(0.3) > 0.7 && curve.progress(0.5) > 0.93)
        // A critically damped spring: 1 - (1 + t) e^-t, settled after 9.13 of its times.
        for part in [0.1, 0.25, 0.5, 0.75] {
            let t = part * 9.13
            #expect(abs(curve.progress(part) - (1 - (1 + t) * exp(-t))) < 2e-3)
        }
    }

    @Test("Options and the number of a keyboard notification give the curve")
    func options() {
        #expect(UIView.AnimationOptions([]).curve == .easeInOut)
        #expect(UIView.AnimationOptions.curveEaseIn.curve == .easeIn)
        #expect(UIView.AnimationOptions([.curveEaseOut, .repeat]).curve == .easeOut)
        #expect(UIView.AnimationOptions([.curveLinear, .autoreverse, .layoutSubviews]).curve == .linear)
        #expect(UIView.AnimationOptions(rawValue: 7 << 16).curve == .keyboard)
    }
}
