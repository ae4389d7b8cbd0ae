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
}
