import Testing
import UIKitSimulator

@testable import UIKit

/// Two fingers that move apart and around each other.
@MainActor @Suite("Pinch and rotation recognizers")
final class PinchTests {
    private lazy var kiosk = GestureKiosk()
    private let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())

    private func down() {
        kiosk.down(0, 100, 100)
        kiosk.down(1, 200, 100)
    }

    @Test("Fingers that move apart are a pinch, which ends when both are up")
    func states() {
        kiosk.watch(pinch, "pinch")
        down()
        _ = kiosk.take()
        kiosk.move(1, 205, 100)
        #expect(!kiosk.take().contains { $0.hasPrefix("pinch") })
        kiosk.move(1, 220, 100)
        #expect(kiosk.take().contains("pinch began") && pinch.scale == 1)
        kiosk.move(1, 340, 100)
        #expect(kiosk.take() == ["pinch changed"] && pinch.scale == 2 && pinch.velocity > 0)
        pinch.scale = 1
        kiosk.move(1, 220, 100)
        #expect(pinch.scale == 0.5 && pinch.state == .changed)
        kiosk.simulator.touchUp(1)
        #expect(pinch.state == .changed)
        kiosk.down(1, 120, 100)
        kiosk.move(1, 140, 100)
        #expect(pinch.scale == 1)
        pinch.scale = .nan
        #expect(pinch.scale == 1)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.touchUp(1)
        #expect(kiosk.takeStates().last == "pinch ended" && pinch.state == .possible)
    }

    @Test("Fingers that turn around each other are a rotation, the short way round")
    func rotating() {
        kiosk.watch(rotation, "rotation")
        down()
        kiosk.move(1, 200, 110)
        #expect(rotation.state == .possible)
        kiosk.move(1, 190, 190)
        #expect(rotation.state == .began && rotation.rotation == 0)
        kiosk.move(1, 10, 190)
        #expect(abs(rotation.rotation - .pi / 2) < 0.001)
        kiosk.move(1, 10, 10)
        #expect(abs(rotation.rotation - .pi) < 0.001)
        rotation.rotation = 0
        kiosk.move(1, 10, 190)
        #expect(abs(rotation.rotation + .pi / 2) < 0.001)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.touchUp(1)
        #expect(rotation.state == .possible)
    }

    @Test("A method reads and sets what it is told of, from the beginning to the end")
    func actions() {
        var heard: [String] = []
        let own = UIPinchGestureRecognizer { [unowned self] in
            guard let pinch = $0 as? UIPinchGestureRecognizer else { return }
            heard.append("\(pinch.state) \(pinch.scale) \(pinch.velocity >= 0) \(rotation.velocity)")
            pinch.scale = 1
        }
        kiosk.view.addGestureRecognizer(own)
        down()
        kiosk.move(1, 220, 100)
        kiosk.move(1, 340, 100)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.touchUp(1)
        #expect(heard.map { $0.split(separator: " ")[0] } == ["began", "changed", "ended"])
        #expect(heard.map { $0.split(separator: " ")[1] } == ["1.0", "2.0", "1.0"])
    }

    @Test("One finger is neither, and two that move together are none")
    func others() {
        kiosk.watch(pinch, "pinch")
        kiosk.watch(rotation, "rotation")
        kiosk.down(0, 100, 100)
        kiosk.move(0, 200, 200)
        kiosk.simulator.touchUp(0)
        down()
        for step in 1...10 {
            kiosk.move(0, 100, 100 + CGFloat(step))
            kiosk.move(1, 200, 100 + CGFloat(step))
        }
        #expect(!kiosk.take().contains { $0.contains("began") && !$0.hasPrefix("view") })
    }
}
