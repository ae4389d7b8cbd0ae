import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Animations in several steps.
@MainActor @Suite("Keyframes")
final class KeyframeTests {
    private let sim = Simulator(size: CGSize(width: 320, height: 240))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        sim.window.addSubview(view)
        sim.frame()
    }

    private var now = 0.0

    private func advance(to time: Double) {
        sim.advance(time - now)
        now = time
    }

    private var x: CGFloat { view.shownState.frame.minX }

    private func animate(
        _ steps: [(start: Double, duration: Double, x: CGFloat)],
        done: @escaping (Bool) -> Void = { _ in }
    ) {
        // The curve of the whole is even, so that values are known.
        let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: even,
            animations: {
                for step in steps {
                    UIView.addKeyframe(withRelativeStartTime: step.start, relativeDuration: step.duration) {
                        self.view.frame.origin.x = step.x
                    }
                }
            }, completion: done)
    }

    @Test("A field that shakes passes through every step and comes back to where it was")
    func shake() {
        var ends: [Bool] = []
        animate([(0, 0.25, 20), (0.25, 0.5, -20), (0.75, 0.25, 0)]) { ends.append($0) }
        #expect(view.frame.minX == 0 && x == 0)
        for (time, wanted) in [(0.125, 10.0), (0.25, 20), (0.5, 0), (0.625, -10), (0.75, -20), (0.875, -10)] {
            advance(to: time)
            #expect(abs(x - wanted) < 1.5, "at \(time): \(x)")
        }
        #expect(ends == [])
        advance(to: 1.1)
        #expect(x == 0 && ends == [true])
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Between steps a property waits; one that overlaps takes the place of what was to come")
    func gaps() {
        animate([(0.5, 0.25, 40)])
        advance(to: 0.45)
        #expect(x == 0)
        advance(to: 0.625)
        #expect(abs(x - 20) < 2)
        advance(to: 0.8)
        #expect(x == 40)
        advance(to: 1.2)
        view.frame.origin.x = 0
        advance(to: 2)
        let start = 2.0
        animate([(0, 1, 100), (0.5, 0.25, 0)])
        advance(to: start + 0.45)
        #expect(abs(x - 45) < 3)
        advance(to: start + 0.76)
        #expect(x == 0)
    }

    @Test("Discrete steps jump, paced ones have one speed, cubic ones pass through every step")
    func calculations() {
        func value(_ calculation: Keyframes.Calculation, _ part: Double) -> Double {
            func span(_ start: Double, _ duration: Double) -> Keyframes.Span {
                Keyframes.Span(calculation: calculation, start: start, duration: duration)
            }
            var frames = Keyframes(from: .zero, to: [10, 0, 0, 0], in: span(0, 0.5))
            frames.add([40, 0, 0, 0], in: span(0.5, 0.5))
            return frames.value(at: part).x
        }
        #expect(value(.linear, 0.25) == 5 && value(.linear, 0.75) == 25)
        #expect(value(.discrete, 0.49) == 0 && value(.discrete, 0.5) == 10 && value(.discrete, 1) == 40)
        #expect(abs(value(.paced, 0.5) - 20) < 1e-9 && abs(value(.paced, 0.25) - 10) < 1e-9)
        #expect(value(.cubic, 0) == 0 && value(.cubic, 0.5) == 10 && value(.cubic, 1) == 40)
        // Smooth: slower before the steeper part than on a straight line.
        #expect(value(.cubic, 0.25) < 5)
        #expect(abs(value(.cubicPaced, 0.25) - 10) < 1e-9)
        for part in [-0.2, 1.2] { #expect(value(.linear, part).isFinite && value(.cubic, part).isFinite) }
    }

    @Test("Steps that make no sense end nothing: NaN, negative and endless times")
    func nonsense() {
        animate([(.nan, 0.5, 10), (-3, .infinity, 20), (5, 5, 30), (0.5, -1, 40)])
        for step in 1...12 {
            advance(to: Double(step) / 10)
            #expect(x.isFinite)
        }
        #expect(x == 40)
    }

    @Test("A step outside of such an animation is there at once, also inside another animation")
    func outside() {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.alpha = 0.5 }
        #expect(view.shownState.alpha == 0.5)
        UIView.animate(withDuration: 1) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.alpha = 0.25 }
        }
        #expect(view.shownState.alpha == 0.25)
    }
}
