import Foundation
import Testing
import UIKitSimulator

/// What a control says of who is called.
@MainActor @Suite("Targets of a control")
struct ControlTargetTests {
    private final class Page: NSObject {
        var count = 0
        func go() { count += 1 }
        func goFar() { count += 10 }
        static func going(_ steps: Int) -> @MainActor (Page) -> () -> Void {
            { page in { page.count += steps } }
        }
    }
    private final class Plain { func go() {} }

    @Test("A method that takes another class than the sender's is not called, and the program goes on")
    func otherSender() {
        final class Form: NSObject {
            var calls: [String] = []
            func picked(_ sender: UISlider) { calls.append("slider") }
            func pickedAt(_ sender: UISlider, event: UIEvent?) { calls.append("slider at") }
            func tapped(_ sender: UIControl) { calls.append("control") }
            func any(_ sender: Any?) { calls.append("any") }
        }
        let (button, form) = (UIButton(), Form())
        button.addTarget(form, action: Form.picked, for: .touchUpInside)
        button.addTarget(form, action: Form.pickedAt(_:event:), for: .touchUpInside)
        button.addTarget(form, action: Selector(Form.picked), for: .touchUpInside)
        button.addTarget(form, action: Form.tapped, for: .touchUpInside)
        button.addTarget(form, action: Form.any, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(form.calls == ["control", "any"])
        UISlider().sendActions(for: .touchUpInside)
        #expect(UIApplication.shared.sendAction(Selector(Form.picked), to: form, from: UISlider(), for: nil))
        #expect(form.calls == ["control", "any", "slider"])
    }

    @Test("A target that is no object is none: the method is looked for in the responder chain")
    func noObject() {
        final class Bar: UIView {
            var typed = 0
            func typeKey(_ sender: UIButton) { typed += 1 }
        }
        let (sim, bar, key) = (Simulator(), Bar(), UIButton())
        bar.addSubview(key)
        sim.window.addSubview(bar)
        // What `target` is in a responder that has no property of that name.
        let function: Any = bar.target(forAction:withSender:)
        key.addTarget(function, action: Selector(Bar.typeKey), for: .touchUpInside)
        key.sendActions(for: .touchUpInside)
        #expect(bar.typed == 1 && key.allTargets.count == 1)
        // What is no object is no target of any method.
        key.removeTarget(function, action: nil, for: .allEvents)
        #expect(key.allTargets.count == 1 && key.actions(forTarget: function, forControlEvent: .touchUpInside) == nil)
        key.removeTarget(nil, action: nil, for: .allEvents)
        let optional: Bar? = bar
        key.addTarget(optional as Any, action: Selector(Bar.typeKey), for: .touchUpInside)
        key.sendActions(for: .touchUpInside)
        #expect(bar.typed == 2 && key.allTargets.first as? Bar === bar)
    }

    @Test("A subclass sees each method that is called for an event, and may keep it back")
    func interception() {
        final class SlowButton: UIButton {
            var isOpen = true
            var seen: [(target: AnyObject?, hasEvent: Bool)] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                seen.append((target as AnyObject?, event != nil))
                if isOpen { super.sendAction(action, to: target, for: event) }
            }
        }
        let (button, page) = (SlowButton(), Page())
        button.addTarget(page, action: Page.go, for: .touchUpInside)
        button.addTarget(nil, action: Page.go, for: .touchDown)
        button.sendActions(for: .touchUpInside)
        button.isOpen = false
        button.sendActions(for: [.touchDown, .touchUpInside])
        #expect(page.count == 1)
        #expect(button.seen.map { $0.target === page } == [true, true, false])
        var gone: Page? = Page()
        button.addTarget(gone, action: Page.go, for: .touchCancel)
        gone = nil
        button.sendActions(for: .touchCancel)
        #expect(button.seen.count == 3, "Whoever is gone is not called.")
    }

    @Test("A control knows its targets and their methods, which another control can take over")
    func targets() throws {
        let (button, page, plain) = (UIButton(), Page(), Plain())
        let go = Selector(Page.go)
        button.addTarget(page, action: go, for: [.touchDown, .touchUpInside])
        button.addTarget(plain, action: Plain.go, for: .touchUpInside)
        button.addTarget(nil, action: Page.go, for: .touchDown)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        button.addTarget(nil, action: Page.go, for: .touchCancel)
        #expect(button.allTargets.count == 2 && button.allTargets.contains(page))
        #expect(button.allTargets.contains { $0.base is NSNull })
        #expect(button.actions(forTarget: page, forControlEvent: .touchDown) == [go])
        #expect(button.actions(forTarget: page, forControlEvent: .valueChanged) == nil)
        #expect(button.actions(forTarget: nil, forControlEvent: .touchDown)?.count == 1)
        let other = UIButton()
        for action in try #require(button.actions(forTarget: page, forControlEvent: .touchUpInside)) {
            other.addTarget(page, action: action, for: .touchUpInside)
            button.removeTarget(page, action: action, for: .touchUpInside)
        }
        other.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(page.count == 1)
    }

    @Test("A target that is gone is none")
    func gone() {
        let button = UIButton()
        button.addTarget(Page(), action: Page.go, for: .touchDown)
        #expect(button.allTargets.isEmpty && button.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    }

    @Test("Two methods that one call adds are both called, however they come there")
    func variables() {
        let (page, button) = (Page(), UIButton())
        func call(_ method: @escaping @MainActor (Page) -> () -> Void) {
            button.addTarget(page, action: method, for: .touchDown)
        }
        call(Page.go)
        call(Page.goFar)
        for method in [Page.go, Page.goFar] { button.addTarget(page, action: method, for: .touchDown) }
        for isFar in [false, true] { button.addTarget(page, action: isFar ? Page.goFar : Page.go, for: .touchDown) }
        for steps in [1, 10] { button.addTarget(page, action: Page.going(steps), for: .touchDown) }
        button.sendActions(for: .touchDown)
        #expect(page.count == 4 * 11)
    }

    @Test("One selector, and selectors of one name, are called once")
    func selectors() {
        let (page, button, go) = (Page(), UIButton(), Selector(Page.go))
        for _ in 0..<2 {
            button.addTarget(page, action: go, for: .touchDown)
            button.addTarget(page, action: Selector(Page.go, named: "go"), for: .touchUpInside)
        }
        button.sendActions(for: .touchDown)
        button.sendActions(for: .touchUpInside)
        #expect(page.count == 2)
        button.addTarget(page, action: go, for: .touchUpInside)
        button.removeTarget(page, action: Selector(Page.go, named: "go"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(page.count == 3)
        button.removeTarget(page, action: go, for: .touchUpInside)
        button.sendActions(for: [.touchDown, .touchUpInside])
        #expect(page.count == 4)
        let (simulator, tap) = (Simulator(size: CGSize(width: 100, height: 100)), UITapGestureRecognizer())
        let view = UIView(frame: simulator.window.bounds)
        view.addGestureRecognizer(tap)
        simulator.window.addSubview(view)
        for object in [page, page, Page()] {
            tap.addTarget(object, action: go)
            tap.addTarget(object, action: Selector(Page.goFar, named: "far"))
        }
        simulator.tap(CGPoint(x: 50, y: 50))
        #expect(page.count == 15)
    }
}
