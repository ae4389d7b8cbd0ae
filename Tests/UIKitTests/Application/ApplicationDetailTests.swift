import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// Timers after a sleep, windows that hide, and keys that go up elsewhere.
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
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        simulator.window.addSubview(button)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        simulator.touchDown(0, at: CGPoint(x: 40, y: 40))
        simulator.touchDown(0, at: CGPoint(x: 40, y: 40))
        #expect(events == ["down", "cancel", "down"] && simulator.liveTouchCount == 1)
        simulator.touchDown(0, at: CGPoint(x: 150, y: 150))
        #expect(events == ["down", "cancel", "down", "cancel"] && !button.isHighlighted)
    }
}
