import Testing
import UIKitSimulator

@testable import UIKit

/// Fingers on what a scroll view shows.
@MainActor @Suite("Fingers on content that scrolls")
final class ContentTouchTests {
    private final class Pad: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append(touches.first?.phase == .began ? "began" : "wrong")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    private let kiosk = ScrollKiosk()
    private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    private var scroll: UIScrollView { kiosk.scroll }
    private var simulator: Simulator { kiosk.simulator }
    private let start = CGPoint(x: 100, y: 100)

    private func begin(delays: Bool = false, cancels: Bool = true) {
        scroll.addSubview(pad)
        scroll.delaysContentTouches = delays
        scroll.canCancelContentTouches = cancels
    }

    /// What the view has heard without the moves.
    private var log: [String] {
        defer { pad.log = [] }
        return pad.log.filter { $0 != "moved" }
    }

    @Test("At first a view hears of a finger at once, and loses it when the content scrolls")
    func atOnce() {
        begin()
        simulator.touchDown(0, at: start)
        #expect(log == ["began"])
        simulator.touchUp(0)
        #expect(log == ["ended"])
        kiosk.dragAndRest(from: start, by: CGPoint(x: 0, y: -60))
        #expect(log == ["began", "cancelled"] && scroll.contentOffset.y > 40)
    }

    @Test("A finger that is kept back is handed over when it stays, or goes up, and never when it scrolls")
    func delayed() {
        begin(delays: true)
        simulator.touchDown(0, at: start)
        #expect(log == [])
        simulator.touchUp(0)
        #expect(log == ["began", "ended"])
        simulator.touchDown(0, at: start)
        simulator.advance(0.2)
        #expect(log == ["began"])
        simulator.touchMove(0, to: CGPoint(x: 103, y: 100))
        simulator.frame()
        #expect(pad.log == ["moved"])
        simulator.touchUp(0)
        #expect(log == ["ended"])
        kiosk.dragAndRest(from: start, by: CGPoint(x: 0, y: -60))
        #expect(log == [] && scroll.contentOffset.y > 40)
        scroll.contentOffset = .zero
        simulator.touchDown(0, at: start)
        scroll.isScrollEnabled = false
        simulator.application.touches.cancelAll()
        simulator.advance(0.3)
        #expect(log == [], "A touch that was taken away never was there.")
        simulator.touchDown(0, at: start)
        #expect(log == ["began"], "What cannot scroll keeps nothing back.")
        simulator.touchUp(0)
    }

    @Test("A button in content that keeps fingers back is used by a tap, and its view may go meanwhile")
    func button() {
        begin(delays: true)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 160, width: 100, height: 36))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        simulator.tap(button)
        #expect(taps == 1)
        simulator.touchDown(0, at: CGPoint(x: 60, y: 170))
        button.removeFromSuperview()
        simulator.advance(0.3)
        simulator.touchUp(0)
        simulator.advance(0.3)
        #expect(scroll.contentOffset == .zero && simulator.areaMissedByDamage() == nil)
    }

    @Test("Where content keeps its fingers it does not scroll by them, but by those beside it or kept back")
    func keeping() {
        begin(cancels: false)
        kiosk.dragAndRest(from: start, by: CGPoint(x: 0, y: -60))
        #expect(log == ["began", "ended"] && scroll.contentOffset == .zero)
        kiosk.dragAndRest(from: CGPoint(x: 100, y: 190), by: CGPoint(x: 0, y: -60))
        #expect(scroll.contentOffset.y > 40 && log == [])
        scroll.contentOffset = .zero
        scroll.delaysContentTouches = true
        kiosk.dragAndRest(from: start, by: CGPoint(x: 0, y: -60))
        #expect(scroll.contentOffset.y > 40 && log == [])
        scroll.contentOffset = .zero
        simulator.touchDown(0, at: start)
        simulator.advance(0.3)
        simulator.touchMove(0, to: CGPoint(x: 100, y: 40))
        simulator.advance(0.1)
        #expect(scroll.contentOffset == .zero && log == ["began"], "It came too late.")
        simulator.touchUp(0)
    }
}
