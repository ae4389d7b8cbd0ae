import Testing
import UIKitSimulator

@testable import UIKit

/// Views that are touched while the program lets go of them.
@MainActor @Suite("Touches of views that go")
struct HeldTouchTests {
    private final class Log {
        var taps = 0
    }

    @Test("A button that is taken out while it is touched hears the end of the touch, and goes then")
    func button() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let log = Log()
        weak var kept: UIButton?
        do {
            let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
            button.addAction(UIAction { _ in log.taps += 1 }, for: .touchUpInside)
            simulator.window.addSubview(button)
            kept = button
        }
        simulator.advance(0.1)
        simulator.touchDown(1, at: CGPoint(x: 60, y: 40))
        kept?.removeFromSuperview()
        #expect(kept != nil)
        simulator.advance(0.1)
        simulator.touchUp(1)
        simulator.advance(1)
        #expect(log.taps == 1 && kept == nil)
    }
}
