import Foundation
import HostInterface

/// Hands the notches of a mouse's wheel to the views under it, once a frame.
///
/// A wheel may report a thousand times a second, which is more often than a frame can show; only the sum counts.
@MainActor
final class WheelDispatcher {
    private unowned let application: UIApplication
    @exclusivity(unchecked) private var pending: [Pending] = []

    private struct Pending {
        weak var view: UIView?
        var notches: CGPoint
    }

    init(application: UIApplication) {
        self.application = application
    }

    /// Whether views are still to be told.
    var isPending: Bool { !pending.isEmpty }

    func receive(_ wheel: WheelEvent) {
        let point = CGPoint(x: wheel.point.x, y: wheel.point.y)
        guard point.isFinite, wheel.deltaX.isFinite, wheel.deltaY.isFinite,
            let view = application.touches.hitTest(point)?.view
        else { return }
        application.setNeedsFrame()
        if let index = pending.firstIndex(where: { $0.view === view }) {
            pending[index].notches.x += wheel.deltaX
            pending[index].notches.y += wheel.deltaY
        } else {
            pending.append(Pending(view: view, notches: CGPoint(x: wheel.deltaX, y: wheel.deltaY)))
        }
    }

    /// Scrolls what lay under the wheel, or the nearest view around it that can be scrolled that way.
    func deliver() {
        guard !pending.isEmpty else { return }
        let all = pending
        pending.removeAll(keepingCapacity: true)
        for one in all {
            var view = one.view
            while let current = view, !current.scroll(byWheel: one.notches) { view = current.superview }
        }
    }
}
