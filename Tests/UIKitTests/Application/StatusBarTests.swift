import Testing
import UIKit
import UIKitSimulator

/// The bar that a kiosk does not have, and what is told under its name.
@MainActor
@Suite struct StatusBarTests {
    @Test func `there is no status bar to make room for`() throws {
        let simulator = Simulator()
        let manager = try #require(simulator.window.windowScene?.statusBarManager)
        #expect(manager.statusBarFrame == .zero && manager.isStatusBarHidden)
        #expect(UIApplication.shared.statusBarFrame.height == 0 && UIApplication.shared.isStatusBarHidden)
    }

    @Test func `a screen that turns is told of before and after`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        var told: [String] = []
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                nonisolated(unsafe) let note = note
                let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
                let orientation = UIInterfaceOrientation(rawValue: value ?? 0)
                MainActor.assumeIsolated {
                    guard note.object as? UIApplication === UIApplication.shared else { return }
                    told.append("\(orientation ?? .unknown) \(simulator.window.bounds.width)")
                }
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        simulator.resize(to: CGSize(width: 320, height: 480))
        #expect(told == [] && UIApplication.shared.statusBarOrientation == .portrait)
        simulator.resize(to: CGSize(width: 480, height: 320))
        #expect(told == ["landscapeLeft 320.0", "portrait 480.0"])
        #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }
}
