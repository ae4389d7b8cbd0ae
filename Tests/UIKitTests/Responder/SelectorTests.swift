import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Methods that are kept before they are called.
@MainActor
@Suite struct SelectorTests {
    /// Writes down what it is called with.
    @MainActor
    final class Listener: NSObject {
        var heard: [String] = []

        func plain() { heard.append("plain") }
        func control(_ sender: UIButton) { heard.append("control \(sender.tag)") }
        func withEvent(_ sender: UIControl, event: UIEvent?) { heard.append("event \(event != nil)") }
        func tapped(_ recognizer: UITapGestureRecognizer) { heard.append("tapped \(recognizer.state == .ended)") }
        func item(_ sender: UIBarButtonItem) { heard.append("item \(sender.title ?? "")") }
        func note(_ note: Notification) { heard.append("note \(note.name.rawValue)") }
        func oldNote(_ note: NSNotification) { heard.append("old \(note.userInfo?["a"] as? Int ?? 0)") }
        func tick(_ timer: Timer) { heard.append("tick \(timer.isValid)") }
    }

    @Test func `a control calls kept methods and takes away that one which is named`() {
        let (button, listener) = (UIButton(), Listener())
        button.tag = 3
        let plain = Selector(Listener.plain)
        let target: Any? = listener
        button.addTarget(target, action: plain, for: .touchUpInside)
        button.addTarget(listener, action: Selector(Listener.control(_:)), for: .touchUpInside)
        button.addTarget(listener, action: Selector(Listener.withEvent(_:event:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["plain", "control 3", "event false"])

        listener.heard = []
        button.removeTarget(listener, action: plain, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["control 3", "event false"])

        listener.heard = []
        button.removeTarget(listener, action: Selector(Listener.plain), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard.count == 2, "a selector that is made anew is another one")
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard.count == 2)
    }

    @Test func `an action is called what it is called on iOS, where that is known`() {
        #expect(Selector.paste.description == "paste:" && "\(Selector(("_share:")))" == "_share:")
        #expect(
            NSStringFromSelector(Selector(Listener.plain, named: "go")) == "go"
                && Selector(Listener.plain).description == "")
    }

    @Test func `a standard edit action without a target goes to the first responder that can`() {
        let sim = Simulator()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        field.text = "Brno"
        let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 44))
        button.addTarget(nil, action: .selectAll, for: .touchUpInside)
        sim.window.addSubview(field)
        sim.window.addSubview(button)
        sim.tap(field)
        sim.tap(button)
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "Brno")
    }

    @Test func `a recogniser calls kept methods, and without one does nothing`() {
        let sim = Simulator()
        let (view, listener) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener())
        sim.window.addSubview(view)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        let action = Selector(Listener.tapped(_:))
        tap.addTarget(listener, action: action)
        view.addGestureRecognizer(tap)
        sim.tap(view)
        #expect(listener.heard == ["tapped true"])
        tap.removeTarget(listener, action: action)
        sim.tap(view)
        #expect(listener.heard.count == 1)
    }

    @Test func `a bar item's target and method are given when it is made or later`() {
        let sim = Simulator()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: sim.window.bounds.width, height: 44))
        let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
        bar.items = [item]
        sim.window.addSubview(bar)
        sim.frame()
        var listener: Listener? = Listener()
        item.action = Selector(Listener.item(_:))
        item.target = listener
        #expect(item.target === listener && item.action != nil)
        let place = CGPoint(x: 30, y: 22)
        sim.tap(place)
        #expect(listener?.heard == ["item Send"])
        listener = nil
        sim.tap(place)
        #expect(item.target == nil)
    }

    @Test func `notifications come to kept methods in the form that they take`() {
        let (center, listener) = (NotificationCenter(), Listener())
        let name = Notification.Name("a")
        for selector in [Selector(Listener.note(_:)), Selector(Listener.oldNote(_:)), Selector(Listener.plain)] {
            center.addObserver(listener, selector: selector, name: name, object: nil)
        }
        center.post(name: name, object: nil, userInfo: ["a": 7])
        #expect(listener.heard.sorted() == ["note a", "old 7", "plain"])
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.heard.count == 3)
    }

    @Test func `a timer calls a kept method`() {
        let listener = Listener()
        let timer = Timer(
            timeInterval: 60, target: listener, selector: Selector(Listener.tick(_:)), userInfo: nil, repeats: false)
        timer.fire()
        #expect(listener.heard.count == 1)
    }
}
