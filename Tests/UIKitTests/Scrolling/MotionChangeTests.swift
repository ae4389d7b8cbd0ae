import Testing
import UIKitSimulator

@testable import UIKit

/// Content that moves by itself, and something that happens to it meanwhile.
@MainActor @Suite("Changes of scrolling content")
struct MotionChangeTests {
    @Test("A notch of the wheel ends what a finger has left running")
    func wheelWhileDecelerating() {
        let kiosk = ScrollKiosk(contentSize: CGSize(width: 200, height: 10_000))
        kiosk.fling(from: CGPoint(x: 100, y: 180), by: CGPoint(x: 0, y: -120))
        kiosk.simulator.advance(0.1)
        #expect(kiosk.scroll.isDecelerating)
        _ = kiosk.take()
        let offset = kiosk.scroll.contentOffset.y
        kiosk.wheel(0, 1)
        #expect(!kiosk.scroll.isDecelerating && kiosk.take() == ["didEndDecelerating"])
        #expect(abs(kiosk.scroll.contentOffset.y - offset - 60) < 1)
        let stopped = kiosk.scroll.contentOffset
        kiosk.simulator.advance(1)
        #expect(kiosk.scroll.contentOffset == stopped)
    }

    @Test("A notch of the wheel ends the way to a place that the program asked for")
    func wheelWhileGliding() {
        let kiosk = ScrollKiosk()
        kiosk.scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        kiosk.simulator.advance(0.1)
        kiosk.wheel(0, 1)
        let stopped = kiosk.scroll.contentOffset
        #expect(stopped.y < 600)
        kiosk.simulator.advance(1)
        #expect(kiosk.scroll.contentOffset == stopped)
    }

    @Test(
        "Content that becomes smaller on its way to a place ends where it may stay; a place beyond it is the program's")
    func shrinks() {
        let kiosk = ScrollKiosk(contentSize: CGSize(width: 200, height: 2000))
        kiosk.scroll.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
        kiosk.simulator.advance(0.1)
        kiosk.scroll.contentSize.height = 800
        kiosk.simulator.advance(1)
        #expect(kiosk.scroll.contentOffset.y == 800 - kiosk.scroll.bounds.height)
        kiosk.scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
        kiosk.simulator.advance(0.1)
        kiosk.scroll.contentInset.top = -100
        kiosk.simulator.advance(1)
        #expect(kiosk.scroll.contentOffset.y == 100)
        kiosk.scroll.setContentOffset(CGPoint(x: 0, y: -30), animated: true)
        kiosk.simulator.advance(1)
        #expect(kiosk.scroll.contentOffset.y == -30)
    }

    @Test("Content that gets another place on its way arrives where it now is", arguments: [-80, 30, 120] as [CGFloat])
    func contentMoves(distance: CGFloat) {
        let kiosk = ScrollKiosk()
        kiosk.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        kiosk.simulator.advance(0.15)
        let before = kiosk.scroll.contentOffset.y
        kiosk.scroll.motion.contentMoved(by: CGPoint(x: 0, y: distance))
        kiosk.simulator.frame()
        #expect(abs(kiosk.scroll.contentOffset.y - before - distance) <= 1)
        kiosk.simulator.advance(1)
        #expect(kiosk.scroll.contentOffset.y == 500 + distance)
    }
}
