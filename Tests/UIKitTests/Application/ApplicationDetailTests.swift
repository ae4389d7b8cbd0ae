import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// Timers after a sleep, windows that hide and come to the front, and keys that go up elsewhere.
@MainActor @Suite("Details of the application")
struct ApplicationDetailTests {
    @Test("A repeating timer that has slept fires once, and then at its interval again")
    func sleepingTimer() {
        var now = 0.0
        var fired: [Double] = []
        let timers = FrameTimers { now }
        let token = timers.every(0.1) { fired.append(now) }
        for time in [0.05, 0.1, 0.15, 0.2, 5.03, 5.05, 5.07, 5.14, 5.16, 5.25] {
            now = time
            timers.fire(at: now)
        }
        #expect(fired == [0.1, 0.2, 5.03, 5.14, 5.25])
        token.cancel()
    }

    @Test("When the key window hides the one below it gets the keys")
    func keyWindow() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let front = UIWindow(frame: simulator.window.bounds)
        front.makeKeyAndVisible()
        #expect(front.isKeyWindow && !simulator.window.isKeyWindow)
        front.isHidden = true
        #expect(simulator.window.isKeyWindow && UIApplication.shared.windows.count { !$0.isOverlay } == 1)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        simulator.window.addSubview(field)
        simulator.hasHardwareKeyboard = true
        simulator.press(.keyboardTab)
        #expect(field.isFirstResponder)
    }

    @Test("Of several windows the one in front gets the keys of one that hides; others hide without a change")
    func nextKeyWindow() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let windows = (0..<4).map { _ in UIWindow(frame: simulator.window.bounds) }
        for window in windows { window.makeKeyAndVisible() }
        windows[3].isHidden = true
        #expect(windows[2].isKeyWindow)
        windows[1].isHidden = true
        #expect(windows[2].isKeyWindow)
        windows[0].windowLevel = .statusBar
        simulator.window.makeKey()
        simulator.window.isHidden = true
        #expect(windows[0].isKeyWindow, "It stands in front of the other one.")
    }

    private final class ToldWindow: UIWindow {
        var log: [String] = []
        override func becomeKey() { log.append("become \(isKeyWindow)") }
        override func resignKey() { log.append("resign") }
    }

    @Test("Windows hear that they get the keys and that they lose them, and so do observers")
    func tellingKeyWindows() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let window = ToldWindow(frame: simulator.window.bounds)
        let tokens = [
            (UIWindow.didBecomeKeyNotification, "became"), (UIWindow.didResignKeyNotification, "resigned"),
        ].map { name, note in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { window.log.append(note) }
            }
        }
        window.makeKeyAndVisible()
        window.makeKey()
        #expect(window.log == ["become true", "became"])
        simulator.window.makeKey()
        #expect(window.log == ["become true", "became", "resign", "resigned"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("A window that comes to the front stays behind those of higher levels")
    func levels() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let (alert, plain) = (UIWindow(frame: simulator.window.bounds), UIWindow(frame: simulator.window.bounds))
        for (window, color) in [(alert, UIColor.red), (plain, .blue)] { window.backgroundColor = color }
        alert.windowLevel = .alert
        for window in [alert, plain, simulator.window] { window.makeKeyAndVisible() }
        simulator.frame()
        #expect(simulator.application.windows.filter { !$0.isOverlay } == [plain, simulator.window, alert])
        #expect(simulator.color(at: CGPoint(x: 100, y: 100)) == .red)
        alert.windowLevel = .normal
        plain.makeKeyAndVisible()
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 100, y: 100)) == .blue)
    }

    @Test("A window that fills the screen goes with it, hidden or not; a smaller one stays as it is")
    func screenSize() {
        let simulator = Simulator(size: CGSize(width: 200, height: 300))
        let place = CGRect(x: 20, y: 30, width: 100, height: 50)
        let (small, hidden) = (UIWindow(frame: place), UIWindow(frame: simulator.window.bounds))
        small.isHidden = false
        simulator.resize(to: CGSize(width: 300, height: 200))
        #expect(small.frame == place)
        #expect(simulator.window.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(hidden.frame == simulator.window.frame)
    }

    /// A button in a window's corner that writes down what fingers do to it.
    private final class LoggedButton: UIButton {
        private(set) var events: [String] = []

        init(in simulator: Simulator) {
            super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            let all: [(String, Event)] = [
                ("down", .touchDown), ("cancel", .touchCancel), ("up", [.touchUpInside, .touchUpOutside]),
            ]
            for (name, event) in all {
                addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
            }
            simulator.window.addSubview(self)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A finger is taken away when the screen changes under it")
    func screenUnderFinger() {
        let simulator = Simulator(size: CGSize(width: 200, height: 300))
        let button = LoggedButton(in: simulator)
        simulator.touchDown(0, at: CGPoint(x: 40, y: 40))
        simulator.resize(to: CGSize(width: 300, height: 200))
        simulator.touchUp(0)
        #expect(button.events == ["down", "cancel"] && !button.isHighlighted && simulator.liveTouchCount == 0)
    }

    private final class LastWords: NSObject, UIApplicationDelegate {
        var log: [String] = []
        func applicationWillTerminate(_ application: UIApplication) { log.append("delegate") }
    }

    @Test("A program that ends tells observers and its delegate first")
    func ending() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let delegate = LastWords()
        simulator.application.delegate = delegate
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: simulator.application, queue: nil
        ) { _ in MainActor.assumeIsolated { delegate.log.append("observer") } }
        simulator.application.terminate()
        #expect(delegate.log == ["observer", "delegate"])
        NotificationCenter.default.removeObserver(token)
    }

    @Test("A modifier that goes up while another window has the focus is not held for ever")
    func modifiers() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let shift = UIKeyboardHIDUsage.keyboardLeftShift.rawValue
        simulator.inject(
            .key(
                KeyEvent(
                    usage: shift, characters: "", modifiers: .shift, isDown: true, isRepeat: false, time: 0)))
        #expect(UIApplication.shared.presses.modifiers == .shift)
        simulator.inject(.focus(false))
        simulator.inject(.focus(true))
        #expect(UIApplication.shared.presses.modifiers == [])
    }

    @Test("A finger that goes down twice has lost its end: what it held is let go first")
    func downTwice() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let button = LoggedButton(in: simulator)
        simulator.touchDown(0, at: CGPoint(x: 40, y: 40))
        simulator.touchDown(0, at: CGPoint(x: 40, y: 40))
        #expect(button.events == ["down", "cancel", "down"] && simulator.liveTouchCount == 1)
        simulator.touchDown(0, at: CGPoint(x: 150, y: 150))
        #expect(button.events == ["down", "cancel", "down", "cancel"] && !button.isHighlighted)
    }
}
