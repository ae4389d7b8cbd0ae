import Testing
import UIKitSimulator

@testable import UIKit

/// Changes between a beginning and a commit.
@MainActor @Suite("Animation blocks")
final class AnimationBlockTests {
    private lazy var sim = Simulator(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    private func begin() {
        sim.window.addSubview(view)
        sim.frame()
    }

    private func pass(_ seconds: Double) {
        sim.passTime(seconds)
        sim.frame()
    }

    @Test("What changes in a block moves as it says, and what comes after is there at once")
    func block() {
        begin()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 110
        UIView.commitAnimations()
        view.alpha = 0.5
        #expect(view.center.x == 110 && view.shownState.center.x == 10 && view.shownState.alpha == 0.5)
        pass(0.25)
        #expect(abs(view.shownState.center.x - 35) < 1e-6)
        pass(0.75)
        #expect(view.shownState.center.x == 110 && view.animations == nil)
    }

    @Test("Without more it lasts a fifth of a second; a delay is waited for, and no time is at once")
    func settings() {
        begin()
        UIView.beginAnimations("move", context: nil)
        view.center.x = 110
        UIView.commitAnimations()
        pass(0.1)
        #expect(view.shownState.center.x > 10 && view.shownState.center.x < 110)
        pass(0.1)
        #expect(view.shownState.center.x == 110)

        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0)
        view.center.x = 20
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationBeginsFromCurrentState(true)
        view.center.y = 110
        UIView.commitAnimations()
        #expect(view.shownState.center.y == 10)
        pass(0.5)
        #expect(view.shownState.center.y == 10)
        pass(0.5)
        #expect(view.shownState.center.y == 110)
    }

    @Test("A block in another has its own time, one that is never committed ends with the frame")
    func nesting() {
        begin()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.25)
        view.center.x = 110
        UIView.commitAnimations()
        view.alpha = 0
        pass(0.25)
        #expect(view.shownState.center.x == 110 && view.shownState.alpha > 0)
        view.center.x = 50
        #expect(view.shownState.center.x == 50, "The outer one is over with the frame.")
        UIView.commitAnimations()
    }

    @Test("The keyboard's curve is made of its number, as programs do that move with the keyboard")
    func keyboardCurve() throws {
        begin()
        let curve = try #require(UIView.AnimationCurve(rawValue: 7))
        #expect(curve.rawValue == 7 && UIView.AnimationCurve(rawValue: 4) == nil)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.25)
        UIView.setAnimationCurve(curve)
        view.center.x = 110
        UIView.commitAnimations()
        pass(0.05)
        let part = (view.shownState.center.x - 10) / 100
        #expect(abs(part - TimingCurve.keyboard.progress(0.2)) < 1e-6)
    }
}
