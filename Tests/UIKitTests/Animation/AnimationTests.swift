import Testing
import UIKitSimulator

@testable import UIKit

/// Values on their way from one to another.
@MainActor @Suite("Animations")
final class AnimationTests {
    private lazy var sim = Simulator(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() {
        sim.window.addSubview(view)
        sim.frame()
    }

    /// Lets time pass by frames of any length; a frame comes at its end.
    private func pass(_ seconds: Double) {
        sim.passTime(seconds)
        sim.frame()
    }

    private func animate(_ seconds: Double, _ options: UIView.AnimationOptions = .curveLinear, _ body: () -> Void) {
        UIView.animate(withDuration: seconds, delay: 0, options: options, animations: body)
    }

    // MARK: Values

    @Test("The property has its new value at once, the screen comes after it")
    func values() {
        begin()
        animate(1) { view.center.x = 110 }
        #expect(view.center.x == 110)
        #expect(view.shownState.center.x == 10)
        pass(0.25)
        #expect(abs(view.shownState.center.x - 35) < 1e-6 && view.center.x == 110)
        pass(0.5)
        #expect(abs(view.shownState.center.x - 85) < 1e-6)
        pass(0.25)
        #expect(view.shownState.center.x == 110 && view.animations == nil)
        sim.frame()
        #expect(sim.secondsToNextFrame == nil, "Nothing moves any more.")
    }

    @Test("Everything that can be animated is")
    func properties() {
        begin()
        animate(1) {
            view.frame = CGRect(x: 100, y: 0, width: 40, height: 60)
            view.bounds.origin.y = 10
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            view.alpha = 0
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.layer.cornerRadius = 8
            view.layer.borderWidth = 4
            view.layer.shadowOpacity = 1
            view.layer.shadowRadius = 13
        }
        pass(0.5)
        let shown = view.shownState
        #expect(shown.center == CGPoint(x: 65, y: 20) && shown.bounds == CGRect(x: 0, y: 5, width: 30, height: 40))
        #expect(shown.transform.a == 2 && abs(shown.alpha - 0.5) < 1e-9)
        #expect(
            shown.cornerRadius == 4 && shown.borderWidth == 2 && shown.shadowOpacity == 0.5 && shown.shadowRadius == 8)
        pass(0.5)
        #expect(view.animations == nil && view.shownState.alpha == 0)
    }

    @Test("A colour that depends on light and dark goes on doing so after its animation")
    func colours() {
        begin()
        view.backgroundColor = .red
        animate(0.5) { view.backgroundColor = .label }
        pass(0.25)
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) != .red && sim.color(at: CGPoint(x: 5, y: 5)) != .black)
        pass(0.25)
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .black)
        sim.window.overrideUserInterfaceStyle = .dark
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .white)
    }

    @Test("A delay holds what is seen where it was")
    func delay() {
        begin()
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { view.alpha = 0 })
        pass(0.9)
        #expect(view.shownState.alpha == 1)
        pass(0.6)
        #expect(abs(view.shownState.alpha - 0.5) < 1e-9)
        pass(0.5)
        #expect(view.shownState.alpha == 0)
    }

    @Test("There and back, again and again, until the property is set anew")
    func repetition() {
        begin()
        animate(1, [.curveLinear, .repeat, .autoreverse]) { view.alpha = 0 }
        for (seconds, alpha) in [(0.25, 0.75), (1, 0.25), (1, 0.75), (10.5, 0.25), (0.5, 0.25)] {
            pass(seconds)
            #expect(abs(view.shownState.alpha - alpha) < 1e-6)
        }
        view.alpha = 0.4
        #expect(view.shownState.alpha == 0.4 && view.animations == nil)
    }

    @Test("A frame that comes late shows where things are by then")
    func lateFrame() {
        begin()
        animate(0.3) { view.center.x = 100 }
        pass(60)
        #expect(view.shownState.center.x == 100 && view.animations == nil)
    }

    @Test("Animated views leave no trace behind", arguments: [1.0, 1.5, 2])
    func damage(scale: Double) {
        begin()
        let sim = Simulator(size: CGSize(width: 120, height: 80), scale: scale)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        view.layer.shadowOpacity = 0.5
        sim.window.addSubview(view)
        sim.frame()
        UIView.animate(withDuration: 0.3) {
            view.frame = CGRect(x: 50, y: 20, width: 50, height: 40)
            view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
            view.layer.cornerRadius = 10
        }
        for _ in 0..<12 {
            sim.advance(1 / 30)
            #expect(sim.areaMissedByDamage() == nil)
        }
    }

    // MARK: Layout

    @Test("Layout inside the block moves with it")
    func layoutInBlock() {
        begin()
        final class Container: UIView {
            let inner = UIView()
            override func layoutSubviews() { inner.frame = bounds }
        }
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.addSubview(container.inner)
        sim.window.addSubview(container)
        sim.frame()
        animate(1) {
            container.bounds.size.width = 200
            container.layoutIfNeeded()
        }
        pass(0.5)
        #expect(container.inner.shownState.bounds.width == 150)
        pass(0.5)
        animate(1, [.curveLinear, .layoutSubviews]) { container.bounds.size.width = 100 }
        #expect(container.inner.bounds.width == 100)
        pass(0.5)
        #expect(container.inner.shownState.bounds.width == 150)
        pass(0.5)
        animate(1) { container.bounds.size.width = 200 }
        pass(0.5)
        #expect(container.inner.shownState.bounds.width == 200, "It was laid out after the block.")
    }

    // MARK: Without moving

    @Test("performWithoutAnimation changes at once, also what asks to be animated inside")
    func withoutAnimation() {
        begin()
        animate(1) {
            view.alpha = 0
            UIView.performWithoutAnimation {
                view.center.x = 100
                animate(1) { view.layer.cornerRadius = 5 }
            }
            view.bounds.size.width = 40
        }
        #expect(view.shownState.center.x == 100 && view.shownState.cornerRadius == 5)
        #expect(view.shownState.alpha == 1 && view.shownState.bounds.width == 20)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("With animations off or motion reduced things are where they go at once, and completions come all the same")
    func off() {
        begin()
        var done: [Bool] = []
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { done.append($0) })
        #expect(view.shownState.alpha == 0.5 && view.animations == nil && done == [])
        sim.frame()
        #expect(done == [true])
        UIView.setAnimationsEnabled(true)
        UIApplication.shared.isMotionReduced = true
        UIView.animate(withDuration: 1, delay: 1, animations: { view.alpha = 0.2 }, completion: { done.append($0) })
        #expect(view.shownState.alpha == 0.2)
        sim.frame()
        #expect(done == [true, true])
    }

    @Test("Durations that are none, and views without a window, change at once", arguments: [0, -1, .nan])
    func none(duration: Double) {
        begin()
        animate(duration) { view.alpha = 0.5 }
        #expect(view.animations == nil && view.shownState.alpha == 0.5)
        let loose = UIView()
        animate(1) {
            loose.alpha = 0
            loose.frame.origin.x = 10
        }
        #expect(loose.alpha == 0 && loose.shownState.frame.minX == 10)
        sim.frame()
        #expect(loose.animations == nil && loose.shownState.alpha == 0)
    }
}
