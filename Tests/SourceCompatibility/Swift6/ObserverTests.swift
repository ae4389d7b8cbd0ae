import Testing
import UIKit
import UIKitSimulator

/// A controller as it is written for iOS, with `Self` where selectors are.
private final class ObservingController: UIViewController {
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: Self.keyboardWillShow(_:), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: Self.textDidChange, name: UITextField.textDidChangeNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: Self.oldStyle, name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    private func keyboardWillShow(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        heard.append("show \(frame.map { $0.height > 0 } ?? false)")
    }

    private func textDidChange() { heard.append("change") }

    private func oldStyle(_ notification: NSNotification) { heard.append("hide \(notification.userInfo != nil)") }

    deinit { NotificationCenter.default.removeObserver(self) }
}

/// An object that belongs to no actor.
private final class Model {
    var count = 0
    init(_ name: Notification.Name) {
        NotificationCenter.default.addObserver(self, selector: Self.hear, name: name, object: nil)
    }
    func hear() { count += 1 }
}

@MainActor @Suite("Observers and timers with methods")
struct ObserverTests {
    @Test("A controller hears of the keyboard and of text by its methods")
    func controller() {
        let simulator = Simulator()
        let controller = ObservingController()
        simulator.window.rootViewController = controller
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        controller.view.addSubview(field)
        simulator.frame()
        field.becomeFirstResponder()
        simulator.advance(1)
        simulator.tapKey("A")
        field.resignFirstResponder()
        simulator.advance(1)
        #expect(controller.heard == ["show true", "change", "hide true"])
    }

    @Test("Nothing is heard after the removal, of one name or of all, and observers are not kept")
    func removal() {
        let (one, other) = (Notification.Name("one"), Notification.Name("other"))
        let center = NotificationCenter.default
        let model = Model(one)
        center.addObserver(model, selector: Model.hear, name: other, object: model)
        func post() { for name in [one, other] { center.post(name: name, object: model) } }
        post()
        #expect(model.count == 2)
        center.post(name: other, object: nil)
        #expect(model.count == 2)
        center.removeObserver(model, name: one, object: nil)
        post()
        #expect(model.count == 3)
        center.removeObserver(model)
        post()
        #expect(model.count == 3)
        final class Reference { weak var model: Model? }
        let last = Reference()
        for _ in 0..<200 {
            let passing = Model(one)
            last.model = passing
        }
        #expect(last.model == nil)
        post()
        // Tokens go on being removed by the same name.
        var heard = 0
        let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { heard += 1 }
        }
        post()
        center.removeObserver(token)
        post()
        #expect(heard == 1)
    }

    @Test("A timer calls a method, with the timer or without")
    func timer() {
        final class Target {
            var fired = 0
            func tick() { fired += 1 }
            func tock(_ timer: Timer) { fired += timer.isValid ? 10 : 0 }
        }
        let target = Target()
        let plain = Timer(
            timeInterval: 1, target: target, selector: Target.tick, userInfo: nil,
            repeats: true)
        plain.fire()
        let timed = Timer.scheduledTimer(
            timeInterval: 100, target: target, selector: Target.tock, userInfo: nil, repeats: true)
        timed.fire()
        timed.invalidate()
        #expect(target.fired == 11)
    }
}
