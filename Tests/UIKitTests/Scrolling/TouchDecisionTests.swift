import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Fingers on views in a scroll view's content, of which subclasses decide.
@MainActor @Suite("Decisions about fingers on content")
struct TouchDecisionTests {
    private final class Picky: UIScrollView {
        var begins = true
        var cancels: (UIView) -> Bool = { _ in true }
        private(set) var asked = 0

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            asked += 1
            return begins
        }

        override func touchesShouldCancel(in view: UIView) -> Bool { cancels(view) }
    }

    private final class Listener: UIView {
        private(set) var log: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func stage() -> (Simulator, Picky, Listener) {
        let simulator = Simulator(size: CGSize(width: 320, height: 400))
        let scroll = Picky(frame: simulator.window.bounds)
        scroll.contentSize = CGSize(width: 320, height: 2000)
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        scroll.addSubview(view)
        simulator.window.addSubview(scroll)
        simulator.frame()
        return (simulator, scroll, view)
    }

    private func drag(_ simulator: Simulator) {
        simulator.touchDown(0, at: CGPoint(x: 100, y: 300))
        for step in 1...8 {
            simulator.touchMove(0, to: CGPoint(x: 100, y: 300 - 20 * CGFloat(step)))
            simulator.advance(1 / 60)
        }
        simulator.touchUp(0)
        simulator.advance(1)
    }

    @Test("A view that may not be told of a finger never is, and the content scrolls")
    func begin() {
        for delays in [false, true] {
            let (simulator, scroll, view) = stage()
            scroll.delaysContentTouches = delays
            simulator.tap(CGPoint(x: 100, y: 100))
            #expect(view.take() == ["began", "ended"] && scroll.asked == 1)
            scroll.begins = false
            simulator.tap(CGPoint(x: 100, y: 100))
            drag(simulator)
            #expect(view.take() == [] && scroll.contentOffset.y > 50)
        }
    }

    @Test("A finger that may not be taken from a view does not scroll")
    func cancel() {
        let (simulator, scroll, view) = stage()
        scroll.cancels = { !($0 is Listener) }
        drag(simulator)
        #expect(view.take() == ["began", "ended"] && scroll.contentOffset.y == 0)
        scroll.cancels = { _ in true }
        drag(simulator)
        #expect(view.take() == ["began", "cancelled"] && scroll.contentOffset.y > 50)
    }
}
