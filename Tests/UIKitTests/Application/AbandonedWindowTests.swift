import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Windows that nobody but the application holds.
@MainActor @Suite("Windows that nobody holds")
final class AbandonedWindowTests {
    private final class TopAlert: UIAlertController {
        lazy var top: UIWindow = {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.windowLevel = .alert
            return window
        }()
        func show() {
            top.makeKeyAndVisible()
            top.rootViewController?.present(self, animated: true)
        }
    }

    // Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var simulator = Simulator(size: CGSize(width: 400, height: 700))

    @Test("The window of an alert goes with the alert, and the one behind it has the keys and the touches again")
    func alert() {
        let simulator = simulator
        simulator.window.rootViewController = UIViewController()
        let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        simulator.window.rootViewController?.view.addSubview(button)
        simulator.frame()
        do {
            let alert = TopAlert(title: "T", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.show()
        }
        simulator.advance(0.6)
        #expect(simulator.application.windows.count == 2 && !simulator.window.isKeyWindow)
        simulator.press(.keyboardReturnOrEnter)
        simulator.advance(0.8)
        simulator.frame()
        #expect(simulator.application.windows.count == 1 && simulator.window.isKeyWindow)
        simulator.tap(button)
        #expect(taps == 1 && simulator.areaMissedByDamage() == nil)
    }

    @Test(
        "The window that was made first stays where another one lies behind it, and one that is abandoned takes no touch"
    )
    func order() {
        let simulator = simulator
        let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        simulator.window.addSubview(button)
        simulator.frame()
        var other: UIWindow? = UIWindow(frame: simulator.window.frame)
        other?.makeKeyAndVisible()
        simulator.frame()
        other = nil
        simulator.tap(CGPoint(x: 70, y: 80))
        #expect(taps == 1 && simulator.application.windows.count == 1)
        other = UIWindow(frame: simulator.window.frame)
        other?.makeKeyAndVisible()
        simulator.window.makeKeyAndVisible()
        simulator.frame()
        other = nil
        simulator.frame()
        #expect(simulator.application.windows == [simulator.window])
    }

    @Test("A window that is held stays, and so does the rearmost")
    func held() {
        let simulator = simulator
        let held = UIWindow(frame: simulator.window.frame)
        held.isHidden = false
        UIWindow(frame: simulator.window.frame).makeKeyAndVisible()
        simulator.frame()
        #expect(simulator.application.windows.count == 2 && simulator.application.windows.last === held)
        let other = Simulator(size: CGSize(width: 100, height: 100))
        other.window.isHidden = true
        UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).makeKeyAndVisible()
        other.frame()
        #expect(other.application.windows.count == 1)
    }
}
