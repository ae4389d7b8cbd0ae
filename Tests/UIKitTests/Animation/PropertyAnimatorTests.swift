import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor @Suite("Property animators")
final class PropertyAnimatorTests {
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    /// Each test begins with an application of its own, which is the one of the process until it ends.
    private func begin() {
        simulator.window.addSubview(view)
        simulator.frame()
    }

    private func pass(_ seconds: Double) {
        simulator.passTime(seconds)
        simulator.frame()
        simulator.frame()
    }

    @Test("An animator moves views when it is started, and tells all completions its end")
    func runs() {
        begin()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.frame.origin.x = 100 }
        animator.addAnimations { [view] in view.alpha = 0.5 }
        animator.addCompletion { ends.append($0) }
        animator.addCompletion { ends.append($0) }
        pass(1)
        #expect(view.frame.minX == 0 && animator.state == .inactive)
        animator.startAnimation()
        #expect(animator.isRunning && view.frame.minX == 100)
        pass(0.2)
        #expect(abs(view.shownState.frame.minX - 50) < 1 && ends.isEmpty)
        animator.addAnimations { [view] in view.frame.origin.y = 40 }
        pass(0.1)
        #expect(abs(view.shownState.frame.minY - 20) < 1)
        pass(0.2)
        #expect(ends == [.end, .end] && animator.state == .inactive && view.shownState.frame.minX == 100)
    }

    @Test("A stopped animator leaves the view where it is seen", arguments: [true, false])
    func stops(withoutFinishing: Bool) {
        begin()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.frame.origin.x = 100 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        pass(0.2)
        animator.stopAnimation(withoutFinishing)
        #expect(abs(view.frame.minX - 50) < 1 && view.animations == nil)
        pass(1)
        #expect(abs(view.frame.minX - 50) < 1 && ends.isEmpty)
        animator.finishAnimation(at: .end)
        #expect(ends == (withoutFinishing ? [] : [.end]) && animator.state == .inactive)
        #expect(withoutFinishing ? abs(view.frame.minX - 50) < 1 : view.frame.minX == 100)
    }

    @Test("What is finished at its start or where it is stays there")
    func positions() {
        begin()
        for (position, place) in [(UIViewAnimatingPosition.start, 0.0), (.current, 50)] {
            view.frame.origin.x = 0
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.frame.origin.x = 100 }
            animator.startAnimation()
            pass(0.2)
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
            #expect(abs(view.frame.minX - place) < 1)
        }
    }

    @Test("An animator that is started at once waits for its delay, and one with nothing to do ends too")
    func atOnce() {
        begin()
        var ended = 0
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.2, delay: 0.2, options: .curveLinear, animations: { [view] in view.frame.origin.x = 100 },
            completion: { _ in ended += 1 })
        pass(0.1)
        #expect(view.shownState.frame.minX == 0 && animator.isRunning)
        pass(0.4)
        #expect(view.shownState.frame.minX == 100 && ended == 1)
        let idle = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
        idle.addCompletion { _ in ended += 1 }
        idle.startAnimation()
        pass(0.1)
        #expect(ended == 2)
    }

    @Test("An animator moves as its timing parameters say: on a curve, or as a spring that swings beyond its end")
    func timingParameters() {
        begin()
        func way(_ parameters: any UITimingCurveProvider, at time: Double) -> CGFloat {
            view.frame.origin.x = 0
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
            animator.addAnimations { [view] in view.frame.origin.x = 100 }
            animator.startAnimation()
            pass(time)
            defer { pass(2) }
            return view.shownState.frame.minX
        }
        #expect(abs(way(UICubicTimingParameters(animationCurve: .linear), at: 0.5) - 50) < 2)
        let late = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.9, y: 0), controlPoint2: CGPoint(x: 1, y: 0.1))
        #expect(way(late, at: 0.5) < 25)
        let swinging = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: CGVector(dx: 0, dy: 2))
        #expect([0.1, 0.2, 0.3, 0.4].contains { way(swinging, at: $0) > 101 })
        #expect(swinging.springTimingParameters === swinging && swinging.cubicTimingParameters == nil)
    }

    @Test("A spring as physics has it takes its own time; one by its damping takes the animator's")
    func springs() {
        begin()
        let heavy = UISpringTimingParameters(mass: 1, stiffness: 350, damping: 30, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: heavy)
        #expect(animator.duration > 0.3 && animator.duration < 1 && animator.timingParameters === heavy)
        animator.addAnimations { [view] in view.frame.origin.x = 100 }
        animator.startAnimation()
        pass(animator.duration / 4)
        let seen = view.shownState.frame.minX
        #expect(seen > 5 && seen < 99)
        pass(1)
        #expect(view.shownState.frame.minX == 100 && animator.state == .inactive)
        let damped = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
        #expect(UIViewPropertyAnimator(duration: 2, timingParameters: damped).duration == 2)
        #expect(damped.initialVelocity.dx == 1 && damped.timingCurveType == .spring)
        // By how it is seen: the same spring as of mass 1, at rest without swinging.
        let even = UISpringTimingParameters(duration: 0.5, bounce: 0)
        let quarter = even.curve.progress(0.25)
        let stiffness = pow(2 * Double.pi / 0.5, 2)
        let same = UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: 2 * stiffness.squareRoot())
        #expect(abs(quarter - same.curve.progress(0.25)) < 1e-9 && quarter > 0.3 && quarter < 1)
        let swung = UISpringTimingParameters(duration: 0.5, bounce: 0.4)
        #expect(stride(from: 0.0, to: 1, by: 0.01).contains { swung.curve.progress($0) > 1.01 })
        #expect(!stride(from: 0.0, to: 1, by: 0.01).contains { even.curve.progress($0) > 1.001 })
        let usual = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        #expect(abs(usual.duration - 0.5) < 0.05)
        // What is no spring is made one, and ends.
        for broken in [CGFloat.nan, .infinity, 0, -1] {
            let spring = UISpringTimingParameters(mass: broken, stiffness: broken, damping: broken)
            #expect(UIViewPropertyAnimator(duration: 1, timingParameters: spring).duration <= 10)
            #expect(spring.curve.progress(0.5).isFinite)
        }
    }

    @Test("A view springs by how that is seen; curves say what they are")
    func springingViews() {
        begin()
        var isOver = false
        UIView.animate(springDuration: 0.4, bounce: 0.2) {
            view.frame.origin.x = 100
        } completion: {
            isOver = $0
        }
        pass(0.1)
        #expect(view.shownState.frame.minX > 10 && !isOver)
        pass(2)
        #expect(view.shownState.frame.minX == 100 && isOver)
        let known = UICubicTimingParameters()
        #expect(
            known.animationCurve == .easeInOut && known.timingCurveType == .builtin && known.controlPoint1.x == 0.42)
        let cubic = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))
        #expect(cubic.timingCurveType == .cubic && cubic.controlPoint2 == CGPoint(x: 0.3, y: 1))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .linear)
        let running = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.1, delay: 0, options: .curveEaseOut, animations: {})
        #expect(running.timingParameters?.cubicTimingParameters?.animationCurve == .easeOut)
    }
}
