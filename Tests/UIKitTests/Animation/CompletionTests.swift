import Testing
import UIKitSimulator

@testable import UIKit

/// When it is told that animations are over, and what interrupts them.
@MainActor @Suite("Ends of animations")
final class CompletionTests {
    private final class Log {
        var lines: [String] = []
    }

    private lazy var sim = Simulator(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let log = Log()

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() {
        sim.window.addSubview(view)
        sim.frame()
    }

    private func pass(_ seconds: Double) {
        sim.passTime(seconds)
        sim.frame()
    }

    private func animate(_ name: String, _ seconds: Double, _ body: () -> Void) {
        UIView.animate(
            withDuration: seconds, delay: 0, options: .curveLinear, animations: body,
            completion: { [log] in log.lines.append("\(name) \($0)") })
    }

    @Test("What fades goes with its view, and stays before it when others come and go")
    func coversFollow() {
        let sim = Simulator(size: CGSize(width: 200, height: 200))
        let (box, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView(), UIView())
        (first.frame, second.frame) = (
            CGRect(x: 10, y: 10, width: 50, height: 50), CGRect(x: 100, y: 10, width: 50, height: 50)
        )
        for view in [first, second] {
            view.backgroundColor = .black
            box.addSubview(view)
        }
        sim.window.addSubview(box)
        sim.frame()
        func begin() {
            first.backgroundColor = .black
            sim.advance(1)
            UIView.transition(
                with: first, duration: 0.4, options: .transitionCrossDissolve,
                animations: { first.backgroundColor = .white },
                completion: nil)
            sim.advance(0.1)
        }
        func isHalf() -> Bool { ![UIColor.black, .white].contains(sim.color(at: CGPoint(x: 35, y: 35))) }
        begin()
        // Indices are those of the subviews.
        let between = UIView()
        box.insertSubview(between, at: 1)
        #expect(box.subviews == [first, between, second] && isHalf())
        between.removeFromSuperview()
        let last = UIView()
        box.insertSubview(last, at: box.subviews.count)
        #expect(box.subviews == [first, second, last])
        last.removeFromSuperview()
        box.bringSubviewToFront(first)
        sim.frame()
        #expect(box.subviews == [second, first] && isHalf())
        box.addSubview(first)
        sim.frame()
        #expect(isHalf())
        box.sendSubviewToBack(first)
        sim.frame()
        #expect(isHalf() && sim.areaMissedByDamage() == nil)
        first.removeFromSuperview()
        sim.frame()
        #expect(
            box.children == [second] && sim.color(at: CGPoint(x: 35, y: 35)) == .white
                && sim.areaMissedByDamage() == nil)
        box.addSubview(first)
        begin()
        sim.window.addSubview(first)
        sim.frame()
        #expect(box.children == [second] && sim.areaMissedByDamage() == nil)
        box.addSubview(first)
        begin()
        for view in box.subviews { view.removeFromSuperview() }
        sim.advance(0.5)
        #expect(box.children.isEmpty && sim.areaMissedByDamage() == nil)
    }

    @Test(
        "A transition may begin whenever its superview is laid out: it puts nothing among the subviews and lays out nothing"
    )
    func transitionInLayout() {
        final class Form: UIView {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            var (layouts, additions) = (0, 0)
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                UIView.transition(
                    with: label, duration: 0.2, options: .transitionCrossDissolve,
                    animations: { self.label.textColor = .red }, completion: nil)
            }
            override func didAddSubview(_ subview: UIView) { additions += 1 }
            override func willRemoveSubview(_ subview: UIView) { additions += 1 }
        }
        let sim = Simulator(size: CGSize(width: 200, height: 200))
        let form = Form(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        form.label.text = "text"
        form.addSubview(form.label)
        sim.window.addSubview(form)
        let additions = form.additions
        for _ in 0..<10 {
            sim.advance(0.05)
            #expect(form.subviews == [form.label] && sim.areaMissedByDamage() == nil)
        }
        sim.advance(0.5)
        #expect(form.layouts == 1 && form.additions == additions && form.children == [form.label])
        // What fades is seen.
        form.label.backgroundColor = .black
        sim.frame()
        UIView.transition(
            with: form.label, duration: 0.2, options: .transitionCrossDissolve,
            animations: { form.label.backgroundColor = .white }, completion: nil)
        sim.advance(0.1)
        let half = sim.color(at: CGPoint(x: 110, y: 45))
        #expect(half != .black && half != .white && form.subviews == [form.label])
        // A view that goes meanwhile takes nothing with it that is missed.
        form.label.removeFromSuperview()
        sim.advance(0.5)
        #expect(form.children.isEmpty && sim.areaMissedByDamage() == nil)
    }

    @Test("The end is told once, in the frame in which the last property arrives")
    func once() {
        begin()
        animate("a", 0.5) {
            view.alpha = 0
            view.center.x = 50
        }
        pass(0.4)
        #expect(log.lines == [])
        pass(0.1)
        #expect(log.lines == ["a true"])
        pass(1)
        #expect(log.lines == ["a true"])
    }

    @Test("A block that animates nothing ends at the next frame and never inside the call")
    func empty() {
        begin()
        animate("a", 5) {}
        animate("b", 5) { view.alpha = view.alpha }
        #expect(log.lines == [])
        sim.frame()
        #expect(log.lines == ["a true", "b true"])
    }

    @Test("Ends come in the order of their times, and those of one time in the order of their calls")
    func order() {
        begin()
        let views = (0..<12).map { _ in UIView() }
        for view in views { sim.window.addSubview(view) }
        for (index, view) in views.enumerated() { animate("same \(index)", 0.5) { view.alpha = 0 } }
        animate("early", 0.2) { view.alpha = 0 }
        animate("nothing", 9) {}
        pass(2)
        #expect(log.lines == ["nothing true", "early true"] + (0..<12).map { "same \($0) true" })
    }

    @Test("Another animation of a property adds to the first, and both end in their time")
    func adding() {
        begin()
        animate("a", 1) { view.center.x = 110 }
        pass(0.5)
        animate("b", 1) { view.center.x = 10 }
        #expect(abs(view.shownState.center.x - 60) < 1e-6)
        pass(0.5)
        #expect(log.lines == ["a true"])
        #expect(abs(view.shownState.center.x - 60) < 1e-6, "The first is over, the second half done.")
        pass(0.25)
        #expect(abs(view.shownState.center.x - 35) < 1e-6)
        pass(0.25)
        #expect(log.lines == ["a true", "b true"] && view.shownState.center.x == 10)
    }

    @Test("An animation that is over before the one that it adds to leaves that on its way")
    func shorter() {
        begin()
        animate("a", 1) { view.center.x = 110 }
        pass(0.5)
        animate("b", 0.2) { view.center.x = 10 }
        pass(0.25)
        #expect(log.lines == ["b true"] && abs(view.shownState.center.x + 15) < 1e-6)
        pass(0.25)
        #expect(log.lines == ["b true", "a true"] && view.shownState.center.x == 10 && view.animations == nil)
    }

    @Test("One that waits while another goes back and forth is seen when its time comes")
    func shake() {
        begin()
        animate("out", 0.3) { view.center.x += 50 }
        UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveLinear, animations: { view.center.x -= 50 })
        pass(0.1)
        #expect(abs(view.shownState.center.x - (10 + 50.0 / 3)) < 1e-6)
        pass(0.3)
        #expect(view.shownState.center.x == 10)
    }

    @Test("Another animation that begins from what is seen takes over, and the first was not finished")
    func takeover() {
        begin()
        animate("a", 1) { view.center.x = 110 }
        pass(0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { view.center.x = 10 }, completion: { [log] in log.lines.append("b \($0)") })
        #expect(abs(view.shownState.center.x - 60) < 1e-6)
        pass(0)
        #expect(log.lines == ["a false"])
        pass(0.5)
        #expect(abs(view.shownState.center.x - 35) < 1e-6)
        pass(0.5)
        #expect(log.lines == ["a false", "b true"] && view.shownState.center.x == 10)
    }

    @Test("Another animation takes the place of one that never ends, and of one of a colour")
    func replacing() {
        begin()
        let repeating: UIView.AnimationOptions = [.repeat, .autoreverse, .curveLinear]
        UIView.animate(withDuration: 1, delay: 0, options: repeating, animations: { view.alpha = 0 })
        animate("red", 1) { view.backgroundColor = .red }
        pass(0.5)
        animate("a", 1) { view.alpha = 1 }
        animate("blue", 1) { view.backgroundColor = .blue }
        pass(0)
        #expect(log.lines == ["red false"])
        pass(1)
        #expect(log.lines.dropFirst() == ["a true", "blue true"])
        #expect(view.shownState.alpha == 1 && view.animations == nil)
    }

    @Test("What a property goes to already is no animation, and the first goes on")
    func animatingTheSame() {
        begin()
        animate("a", 1) { view.center.x = 110 }
        pass(0.5)
        animate("b", 5) { view.center.x = 110 }
        #expect(abs(view.shownState.center.x - 60) < 1e-6)
        pass(0.5)
        #expect(log.lines == ["b true", "a true"])
    }

    @Test("The layer of a view ends the view's animations with its own")
    func removingAll() {
        begin()
        animate("a", 1) { view.center.x = 110 }
        pass(0.5)
        view.layer.removeAllAnimations()
        #expect(view.shownState.center.x == 110)
        pass(0)
        #expect(log.lines == ["a false"])
    }

    @Test("Another property does not interrupt")
    func otherProperty() {
        begin()
        animate("a", 1) { view.center.x = 110 }
        pass(0.5)
        animate("b", 0.2) { view.alpha = 0 }
        view.layer.cornerRadius = 3
        pass(0.2)
        pass(0.3)
        #expect(log.lines == ["b true", "a true"])
    }

    @Test("A property that is set twice in one block goes to the second value and is finished")
    func twice() {
        begin()
        animate("a", 1) {
            view.center.x = 50
            view.center.x = 110
        }
        pass(0.5)
        #expect(view.shownState.center.x == 60)
        pass(0.5)
        #expect(log.lines == ["a true"])
    }

    @Test("A call that sets a property twice interrupts nothing that it adds to")
    func twiceBeside() {
        begin()
        animate("a", 1) { view.center.x = 110 }
        pass(0.5)
        animate("b", 1) {
            view.center.x = 70
            view.center.x = 10
        }
        pass(0.5)
        #expect(log.lines == ["a true"] && abs(view.shownState.center.x - 60) < 1e-6)
        pass(0.5)
        #expect(log.lines == ["a true", "b true"] && view.shownState.center.x == 10)
    }

    @Test("A place that is set without animation is where the one that runs goes to, from where it is by now")
    func setting() {
        begin()
        animate("a", 1) {
            view.center.x = 110
            view.alpha = 0
        }
        pass(0.5)
        let rest = 110 - view.shownState.center.x
        view.center.x = 30
        #expect(abs(view.shownState.center.x - (30 - rest)) < 1e-9 && abs(view.shownState.alpha - 0.5) < 1e-9)
        view.frame.size.width += 10
        #expect(abs(view.shownState.center.x - (35 - rest)) < 1e-9)
        pass(0.1)
        #expect(view.shownState.center.x > 35 - rest && view.shownState.center.x < 35)
        pass(0.5)
        #expect(log.lines == ["a true"] && view.shownState.center.x == 35)
    }

    @Test("In an animation a place that is seen already is where the view stays")
    func settingWhereItIs() {
        begin()
        view.center.x = 110
        animate("a", 1) {
            view.center.x = 210
            view.center.x = 110
        }
        #expect(view.shownState.center.x == 110)
        animate("b", 1) { view.center.x = 210 }
        pass(0.5)
        let seen = view.shownState.center.x
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .beginFromCurrentState, animations: { view.center.x = seen })
        #expect(view.shownState.center.x == seen)
        pass(0.1)
        #expect(view.shownState.center.x == seen)
    }

    @Test("A colour that is set without animation is there at once, and the one that runs is over")
    func settingColor() {
        begin()
        view.backgroundColor = .red
        animate("a", 1) {
            view.backgroundColor = .blue
            view.alpha = 0.5
        }
        pass(0.5)
        view.backgroundColor = .green
        #expect(view.shownState.backgroundColor == .green)
        pass(0.1)
        #expect(log.lines == [], "The other property is still on its way.")
        pass(0.5)
        #expect(log.lines == ["a false"])
    }

    @Test("Setting the value that a property goes to lets it go on")
    func settingTheSame() {
        begin()
        animate("a", 1) { view.center.x = 110 }
        pass(0.5)
        view.center.x = 110
        #expect(abs(view.shownState.center.x - 60) < 1e-6)
        pass(0.5)
        #expect(log.lines == ["a true"])
    }

    @Test("A view that leaves the window ends its animations and those of what is in it")
    func leaving() {
        begin()
        let inner = UIView()
        view.addSubview(inner)
        animate("a", 1) { inner.alpha = 0 }
        UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 })
        pass(0.5)
        view.removeFromSuperview()
        #expect(inner.animations == nil && view.animations == nil && inner.shownState.alpha == 0)
        #expect(log.lines == [])
        sim.frame()
        #expect(log.lines == ["a false"] && sim.secondsToNextFrame == nil)
    }

    @Test("A view that goes to another superview in its window keeps moving")
    func moving() {
        begin()
        let other = UIView()
        sim.window.addSubview(other)
        animate("a", 1) { view.alpha = 0 }
        pass(0.5)
        other.addSubview(view)
        #expect(abs(view.shownState.alpha - 0.5) < 1e-9)
        pass(0.5)
        #expect(log.lines == ["a true"])
    }

    @Test("An end may begin the next animation, which then has all its time")
    func chain() {
        begin()
        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x = 60 },
            completion: { [self] _ in animate("b", 1) { view.center.x = 160 } })
        pass(0.5)
        #expect(view.shownState.center.x == 60)
        pass(0.5)
        #expect(abs(view.shownState.center.x - 110) < 1e-6)
        pass(0.5)
        #expect(log.lines == ["b true"])
    }

    @Test("A view that nobody holds is let go when its animation is over")
    func lifetime() {
        begin()
        weak var gone: UIView?
        do {
            let view = UIView()
            sim.window.addSubview(view)
            gone = view
            UIView.animate(
                withDuration: 0.2, animations: { view.alpha = 0 }, completion: { _ in view.removeFromSuperview() })
        }
        pass(0.1)
        #expect(gone != nil)
        pass(0.2)
        pass(0.1)
        #expect(gone == nil)
    }
}
