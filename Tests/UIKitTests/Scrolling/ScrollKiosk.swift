import HostInterface
import UIKitSimulator

@testable import UIKit

/// A kiosk with a scroll view of 200 by 200 points whose delegate writes everything down.
@MainActor
final class ScrollKiosk: NSObject, UIScrollViewDelegate {
    let simulator = Simulator(size: CGSize(width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private(set) var log: [String] = []
    /// How often the content moved, which is not in the log.
    private(set) var moves = 0
    private(set) var targets: [CGPoint] = []
    /// How fast the content was let go, in points a millisecond.
    private(set) var velocities: [CGPoint] = []
    /// Where the delegate sends the content that is let go.
    var wantedTarget: CGPoint?

    init(contentSize: CGSize = CGSize(width: 200, height: 1000)) {
        super.init()
        scroll.contentSize = contentSize
        scroll.delegate = self
        simulator.window.addSubview(scroll)
        simulator.frame()
        moves = 0
    }

    /// What has happened since this was read last.
    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("willEndDragging")
        targets.append(targetContentOffset.pointee)
        velocities.append(velocity)
        if let wantedTarget { targetContentOffset.pointee = wantedTarget }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("didChangeInset") }

    // MARK: Fingers

    /// Puts a finger down and moves it evenly, a step a frame. The finger stays down.
    func drag(from start: CGPoint, by way: CGPoint, steps: Int = 10) {
        simulator.touchDown(0, at: start)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            simulator.touchMove(0, to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
            simulator.advance(1 / 60)
        }
    }

    /// Drags and lets go when the finger has come to rest.
    func dragAndRest(from start: CGPoint, by way: CGPoint) {
        drag(from: start, by: way)
        simulator.advance(0.3)
        simulator.touchUp(0)
    }

    /// Drags and lets go in full speed.
    func fling(from start: CGPoint, by way: CGPoint, steps: Int = 6) {
        drag(from: start, by: way, steps: steps)
        simulator.touchUp(0)
    }

    func wheel(_ x: CGFloat, _ y: CGFloat, at point: CGPoint = CGPoint(x: 100, y: 100)) {
        simulator.inject(
            .wheel(WheelEvent(point: InputPoint(x: point.x, y: point.y), deltaX: Double(x), deltaY: Double(y))))
    }
}
