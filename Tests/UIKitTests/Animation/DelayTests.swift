import Testing
import UIKitSimulator

@testable import UIKit

/// Animations that wait.
@MainActor @Suite("Delays")
struct DelayTests {
    @Test("A change without a duration waits for its delay all the same", arguments: [0, -1] as [Double])
    func noDuration(duration: Double) {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        simulator.window.addSubview(view)
        simulator.frame()
        var finished: [Bool] = []
        UIView.animate(withDuration: duration, delay: 0.5, options: []) {
            view.center.x = 110
        } completion: {
            finished.append($0)
        }
        #expect(view.center.x == 110)
        simulator.advance(0.4)
        #expect(view.shownState.center.x == 10 && finished == [])
        simulator.advance(0.2)
        #expect(view.shownState.center.x == 110 && finished == [true])
    }

    @Test("Neither a delay nor a duration: at once")
    func nothing() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        simulator.window.addSubview(view)
        for delay in [0, -1, .nan, .infinity] as [Double] {
            view.center.x = 10
            UIView.animate(withDuration: 0, delay: delay, options: []) { view.center.x = 110 }
            #expect(view.shownState.center.x == 110, "\(delay)")
        }
    }

    @Test("What is changed knows how long it takes to get there, and outside of animations that it takes no time")
    func inherited() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        var durations = [UIView.inheritedAnimationDuration]
        UIView.animate(withDuration: 0.4) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 0.2) { durations.append(UIView.inheritedAnimationDuration) }
            UIView.performWithoutAnimation { durations.append(UIView.inheritedAnimationDuration) }
            durations.append(UIView.inheritedAnimationDuration)
        }
        durations.append(UIView.inheritedAnimationDuration)
        #expect(durations == [0, 0.4, 0.2, 0, 0.4, 0])
        simulator.advance(0.5)
    }

    @Test("Where animations are off they stay off behind a call that is inside, too")
    func nestedWithoutAnimation() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        simulator.window.addSubview(view)
        UIView.performWithoutAnimation {
            UIView.performWithoutAnimation {}
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { view.center.x = 110 }
        }
        #expect(view.shownState.center.x == 110 && UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        UIView.performWithoutAnimation {}
        #expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) { view.center.x = 10 }
        #expect(view.shownState.center.x == 110)
    }
}
