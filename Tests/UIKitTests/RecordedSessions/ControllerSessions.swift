import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: controllers and animations")
@MainActor
struct ControllerSessions {
    @Test("Focus by Tab, and controllers that come and go")
    func controllers() {
        let session = RecordedSession("layout-controllers", size: CGSize(width: 260, height: 200))
        let simulator = session.simulator
        simulator.hasHardwareKeyboard = true
        let root = LoggingController("root", session.log)
        session.deed("root") { session.window.rootViewController = root }
        let places = [(100, 20), (10, 20), (10, 60), (100, 62), (10, 110)]
        for (index, place) in places.enumerated() {
            let field = UITextField(frame: CGRect(x: place.0, y: place.1, width: 80, height: 30))
            field.accessibilityIdentifier = "f\(index)"
            field.isEnabled = index != 3
            root.view.addSubview(field)
        }
        let text = UITextView(frame: CGRect(x: 100, y: 110, width: 80, height: 60))
        text.accessibilityIdentifier = "text"
        root.view.addSubview(text)
        session.deed("first") { _ = root.view.subviews[1].becomeFirstResponder() }
        for index in 1...7 { session.deed("tab \(index)") { simulator.press(.keyboardTab) } }
        for index in 1...3 { session.deed("shift tab \(index)") { simulator.press(.keyboardTab, .shift) } }
        let child = LoggingController("child", session.log)
        session.deed("child") {
            root.addChild(child)
            child.view.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        let sheet = LoggingController("sheet", session.log)
        session.deed("present") {
            root.present(sheet, animated: true) { session.log.say("presented") }
        }
        session.deed("half", pixels: true) { simulator.advance(0.1) }
        session.deed("there") { simulator.advance(0.6) }
        session.deed("one on top, at once") {
            sheet.present(LoggingController("top", session.log), animated: false) { session.log.say("presented top") }
        }
        session.deed("dismissed at once") { root.dismiss(animated: false) { session.log.say("dismissed") } }
        session.deed("present and dismiss, animated") {
            root.present(sheet, animated: true)
            simulator.advance(0.05)
            root.dismiss(animated: true) { session.log.say("dismissed again") }
            simulator.advance(1)
        }
        session.deed("child goes") {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        session.deed("safe area") {
            root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5)
        }
        session.note("insets \(Told.insets(root.view.safeAreaInsets))")
        session.deed("smaller screen") { simulator.resize(to: CGSize(width: 200, height: 260), scale: 2) }
        session.deed("another root") { session.window.rootViewController = LoggingController("second", session.log) }
        session.deed("window goes") { session.window.isHidden = true }
        session.finish()
    }

    @Test("Animations at their times")
    func animations() {
        let session = RecordedSession("layout-animations", size: CGSize(width: 120, height: 60))
        let options: [(String, UIView.AnimationOptions)] = [
            ("slow at both ends", []), ("ease in", .curveEaseIn), ("ease out", .curveEaseOut), ("linear", .curveLinear),
            ("reversing", [.autoreverse, .repeat, .curveLinear]), ("from where it is", .beginFromCurrentState),
        ]
        for (name, option) in options {
            let view = UIView(frame: CGRect(x: 0, y: 5, width: 20, height: 20))
            view.backgroundColor = .red
            session.window.addSubview(view)
            var words: [String] = []
            var isFinished: Bool?
            UIView.animate(withDuration: 0.4, delay: 0.1, options: option) {
                view.frame = CGRect(x: 90, y: 30, width: 10.5, height: 30)
                view.alpha = 0.25
                view.backgroundColor = .blue
                view.transform = CGAffineTransform(scaleX: 2, y: 1)
            } completion: {
                isFinished = $0
            }
            for step in 0..<13 {
                words.append(
                    "\(Screenshot(session.simulator.host.memoryDisplay.shown).checksum.suffix(8))"
                        + (isFinished.map { " \($0)" } ?? ""))
                session.simulator.advance(0.05)
                if step == 6, option == .beginFromCurrentState {
                    UIView.animate(withDuration: 0.2, delay: 0, options: option, animations: { view.center.x = 10 })
                }
            }
            words.append(
                "model \(Told.rect(view.frame)) \(Told.number(view.alpha)) \(Told.color(view.backgroundColor))")
            session.answers(name, words)
            view.removeFromSuperview()
            session.simulator.advance(0.1)
        }
        session.finish()
    }
}

/// Writes down what happens to a controller.
@MainActor
final class LoggingController: UIViewController {
    private let log: SessionLog

    init(_ name: String, _ log: SessionLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func say(_ words: String) { log.say("\(title ?? "") \(words)") }

    override func loadView() {
        super.loadView()
        view.accessibilityIdentifier = "\(title ?? "") view"
        view.backgroundColor = .systemGray6
        say("loadView")
    }
    override func viewDidLoad() { say("viewDidLoad \(Told.rect(view.frame))") }
    override func viewWillAppear(_ animated: Bool) { say("viewWillAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { say("viewDidAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { say("viewWillDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { say("viewDidDisappear \(animated)") }
    override func viewWillLayoutSubviews() { say("viewWillLayoutSubviews \(Told.rect(view.bounds))") }
    override func viewDidLayoutSubviews() { say("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        say("willMove \(parent?.title ?? "nowhere")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        say("didMove \(parent?.title ?? "nowhere")")
    }
}
