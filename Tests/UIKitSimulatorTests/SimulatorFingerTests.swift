import Testing
import UIKitSimulator

/// Fingers: taps, drags, several at once, and what no finger does.
@MainActor @Suite struct SimulatorFingerTests {
    /// Writes down every touch.
    private final class Pad: UIView {
        var log: [String] = []

        private func note(_ what: String, _ touches: Set<UITouch>) {
            for touch in touches {
                let point = touch.location(in: nil)
                func whole(_ length: CGFloat) -> String { Int(exactly: length.rounded()).map(String.init) ?? "far" }
                log.append("\(what) \(whole(point.x)),\(whole(point.y))")
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    }

    // Made inside each test: the simulator that was made last is the program.
    private func kiosk() -> Simulator { Simulator(size: CGSize(width: 400, height: 300)) }

    private func pad(_ sim: Simulator) -> Pad {
        let pad = Pad(frame: CGRect(x: 50, y: 50, width: 300, height: 200))
        pad.isMultipleTouchEnabled = true
        sim.window.addSubview(pad)
        return pad
    }

    @Test func aTapOfAViewHitsItsMiddle() {
        let sim = kiosk()
        let pad = pad(sim)
        sim.tap(pad)
        #expect(pad.log == ["began 200,150", "ended 200,150"])
    }

    @Test func aTapOfAViewThatIsPartlySeenHitsThatPart() {
        let sim = kiosk()
        let pad = pad(sim)
        pad.frame = CGRect(x: 300, y: 100, width: 300, height: 100)
        sim.tap(pad)
        #expect(pad.log == ["began 350,150", "ended 350,150"])
    }

    @Test func aTapOfAButtonSendsItsAction() {
        let sim = kiosk()
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        sim.window.addSubview(button)
        sim.tap(button)
        sim.tap(CGPoint(x: 30, y: 30))
        sim.tap(CGPoint(x: 200, y: 200))
        #expect(count == 2)
    }

    @Test func fingersGoDownMoveAndGoUpOnTheirOwn() {
        let sim = kiosk()
        let pad = pad(sim)
        sim.touchDown(0, at: CGPoint(x: 60, y: 60))
        sim.touchDown(7, at: CGPoint(x: 100, y: 100))
        sim.touchMove(0, to: CGPoint(x: 70, y: 80))
        sim.advance(0.1)
        sim.touchUp(7)
        sim.touchUp(0)
        #expect(pad.log.filter { $0.hasPrefix("began") } == ["began 60,60", "began 100,100"])
        #expect(pad.log.contains("moved 70,80"))
        #expect(pad.log.suffix(2) == ["ended 100,100", "ended 70,80"])
        #expect(sim.liveTouchCount == 0)
    }

    @Test func aDragScrolls() {
        let sim = kiosk()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scroll.contentSize = CGSize(width: 400, height: 2000)
        sim.window.addSubview(scroll)
        sim.touchDown(0, at: CGPoint(x: 200, y: 250))
        for step in 1...10 {
            sim.touchMove(0, to: CGPoint(x: 200, y: 250 - CGFloat(step) * 15))
            sim.advance(1 / 60)
        }
        sim.advance(0.3)
        sim.touchUp(0)
        sim.advance(1)
        #expect(scroll.contentOffset.y > 100 && scroll.contentOffset.x == 0)
    }

    @Test func aFingerThatIsNotDownDoesNothing() {
        let sim = kiosk()
        let pad = pad(sim)
        sim.touchUp(3)
        sim.touchMove(4, to: CGPoint(x: 100, y: 100))
        sim.touchUp(4)
        #expect(pad.log.isEmpty && sim.liveTouchCount == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, -5])
    func placesThatNoScreenHasAreHarmless(number: CGFloat) {
        let sim = kiosk()
        let pad = pad(sim)
        sim.tap(CGPoint(x: number, y: 100))
        sim.touchDown(0, at: CGPoint(x: 100, y: 100))
        sim.touchMove(0, to: CGPoint(x: 100, y: number))
        sim.touchUp(0)
        #expect(pad.log.first == "began 100,100" && sim.liveTouchCount == 0)
        #expect(!pad.log.contains { $0.hasPrefix("began") && $0 != "began 100,100" })
    }
}
