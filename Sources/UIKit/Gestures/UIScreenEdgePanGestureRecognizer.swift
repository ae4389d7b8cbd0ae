import Foundation

/// Recognises a finger that moves inwards from an edge of the screen, and follows it.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which a finger may come. The default is none.
    open var edges: UIRectEdge = []

    /// How far from the edge a finger may go down, in points.
    private static let reach: CGFloat = 20

    override func shouldReceive(_ touch: UITouch) -> Bool {
        guard let screen = view?.window?.screen.bounds, super.shouldReceive(touch) else { return false }
        let point = touch.startPoint
        return edges.contains(.left) && point.x < screen.minX + Self.reach
            || edges.contains(.right) && point.x >= screen.maxX - Self.reach
            || edges.contains(.top) && point.y < screen.minY + Self.reach
            || edges.contains(.bottom) && point.y >= screen.maxY - Self.reach
    }

    /// Only a pan that leads away from one of the edges.
    override func shouldBegin() -> Bool {
        let way = initialDirection
        let leads: UIRectEdge = mainAxis == .horizontal ? (way.x > 0 ? .left : .right) : (way.y > 0 ? .top : .bottom)
        return edges.contains(leads) && super.shouldBegin()
    }
}
