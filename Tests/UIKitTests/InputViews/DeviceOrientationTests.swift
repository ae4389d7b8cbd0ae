import Testing
import UIKit
import UIKitSimulator

/// A screen that is turned.
@MainActor
@Suite struct DeviceOrientationTests {
    @Test func `a screen that is turned is told of, with windows of their new size`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        var seen: [CGSize] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
        ) { _ in
            MainActor.assumeIsolated { seen.append(simulator.window.bounds.size) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        simulator.resize(to: CGSize(width: 320, height: 480))
        #expect(seen == [] && UIDevice.current.orientation == .portrait)
        simulator.resize(to: CGSize(width: 480, height: 320))
        #expect(seen == [CGSize(width: 480, height: 320)] && UIDevice.current.orientation.isLandscape)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
        simulator.resize(to: CGSize(width: 320, height: 480))
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        simulator.resize(to: CGSize(width: 480, height: 320))
        #expect(seen.count == 2)
    }
}
