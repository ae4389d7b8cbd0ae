import Testing
import UIKitSimulator

/// Actions that controls perform: values, closures and methods.
@MainActor @Suite("Actions of controls")
final class ActionTests {
    private final class Receiver {
        var senders: [UIControl] = []
        func used(_ control: UIControl) { senders.append(control) }
    }

    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private var log: [String] = []

    private func action(_ name: String, _ identifier: String? = nil) -> UIAction {
        UIAction(identifier: identifier.map { .init($0) }) { [unowned self] _ in log.append(name) }
    }

    private func send(_ events: UIControl.Event) -> [String] {
        log = []
        control.sendActions(for: events)
        return log
    }

    @Test("Actions are performed in the order in which they were added, each for its events")
    func order() {
        control.addAction(action("a"), for: .touchUpInside)
        control.addAction(action("b"), for: [.touchUpInside, .valueChanged])
        control.addAction(action("c"), for: .allEvents)
        #expect(send(.touchUpInside) == ["a", "b", "c"] && send(.valueChanged) == ["b", "c"])
        #expect(send(.touchDown) == ["c"] && send([.touchUpInside, .valueChanged]) == ["a", "b", "c"])
        #expect(control.allControlEvents == .allEvents)
    }

    @Test("An action takes the place of one with its identifier, for the events that both have")
    func identifiers() {
        control.addAction(action("a", "x"), for: [.touchDown, .touchUpInside])
        control.addAction(action("b", "x"), for: .touchUpInside)
        #expect(send(.touchUpInside) == ["b"] && send(.touchDown) == ["a"])
        control.addAction(action("c", "x"), for: [.touchDown, .touchUpInside])
        #expect(send(.touchUpInside) == ["c"] && send(.touchDown) == ["c"])
    }

    @Test("One action may serve several events, and is taken away event by event")
    func removing() {
        let shared = action("a")
        control.addAction(shared, for: .touchDown)
        control.addAction(shared, for: .touchUpInside)
        #expect(send([.touchDown]) == ["a"] && send(.touchUpInside) == ["a"])
        control.removeAction(shared, for: .touchDown)
        #expect(send(.touchDown) == [] && send(.touchUpInside) == ["a"])
        control.removeAction(identifiedBy: shared.identifier, for: .allEvents)
        #expect(send(.allEvents) == [] && control.allControlEvents == [])
        control.removeAction(shared, for: .touchDown)
    }

    @Test("An action knows who sent it while it runs, and one that is disabled does nothing")
    func sender() {
        var senders: [UIControl?] = []
        let action = UIAction { senders.append($0.sender as? UIControl) }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendAction(action)
        #expect(senders == [control, control] && action.sender == nil)
        action.attributes = .disabled
        control.sendActions(for: .valueChanged)
        #expect(senders.count == 2)
    }

    @Test("Closures and methods get the control")
    func closuresAndMethods() {
        var got: [UIControl] = []
        let receiver = Receiver()
        control.addTarget(for: .valueChanged) { got.append($0) }
        control.addTarget(receiver, action: Receiver.used, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(got == [control] && receiver.senders == [control])
    }

    @Test("A target is not kept, and a control that has a closure can go")
    func lifetime() {
        weak var gone: Receiver?
        weak var goneControl: UIControl?
        do {
            let receiver = Receiver()
            gone = receiver
            control.addTarget(receiver, action: Receiver.used, for: .valueChanged)
            let short = UIControl()
            short.addTarget(for: .valueChanged) { _ in }
            goneControl = short
        }
        #expect(gone == nil && goneControl == nil)
        control.sendActions(for: .valueChanged)
    }

    @Test("Actions that add and remove actions while they run do not disturb the others")
    func changing() {
        control.addAction(
            UIAction { [unowned self] in
                log.append("a")
                control.removeAction($0, for: .allEvents)
                control.addAction(action("late"), for: .valueChanged)
            }, for: .valueChanged)
        control.addAction(action("b"), for: .valueChanged)
        #expect(send(.valueChanged) == ["a", "b"])
        #expect(send(.valueChanged) == ["b", "late"])
    }

    @Test("The primary action of a button is what its tap does, beside touch up inside")
    func primaryAction() {
        let sim = Simulator(size: CGSize(width: 200, height: 200))
        let button = UIButton(primaryAction: UIAction(title: "Go") { [unowned self] _ in log.append("primary") })
        button.addAction(action("up"), for: .touchUpInside)
        sim.window.addSubview(button)
        button.frame.origin = CGPoint(x: 50, y: 50)
        sim.tap(button)
        #expect(log == ["up", "primary"] && button.currentTitle == "Go")
        button.performPrimaryAction()
        #expect(log == ["up", "primary", "primary"])
        log = []
        sim.touchDown(0, at: button.center)
        sim.touchMove(0, to: CGPoint(x: 190, y: 190))
        sim.touchUp(0)
        button.isEnabled = false
        sim.tap(button)
        #expect(log == [])
    }
}
