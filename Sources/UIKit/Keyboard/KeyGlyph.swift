import Foundation
import KeyboardEngine

/// The signs on keys that have no letter, drawn on a grid of 24 × 24 with lines of one weight.
enum KeyGlyph {
    case shift(isFilled: Bool, isLocked: Bool)
    case delete(isFilled: Bool)
    case dismiss
    case globe
    /// A keyboard with its keys at some place of it.
    case placement(KeyboardPlacement)
    case tab
    /// Return, where there is no room for its word.
    case returnArrow
    case arrow(Direction)

    /// Where an arrow points.
    enum Direction {
        case left, up, down, right
    }

    /// The largest side of a sign in points, unless it is asked for larger.
    static let largest: CGFloat = 28

    /// Draws the sign in the middle of a rectangle.
    @MainActor
    func draw(in bounds: CGRect, _ context: CGContext, _ color: UIColor, largest: CGFloat = Self.largest) {
        let side = min(bounds.height * 0.52, bounds.width * 0.7, largest)
        let pen = Pen(
            context: context, color: color, unit: side / 24,
            origin: CGPoint(x: bounds.midX - side / 2, y: bounds.midY - side / 2))
        switch self {
        case .shift(let isFilled, let isLocked): drawShift(pen, isFilled: isFilled, isLocked: isLocked)
        case .delete(let isFilled): drawDelete(pen, isFilled: isFilled)
        case .dismiss: drawDismiss(pen)
        case .globe: drawGlobe(pen)
        case .placement(let placement): drawPlacement(placement, pen)
        case .tab: drawTab(pen)
        case .returnArrow: drawReturnArrow(pen)
        case .arrow(let direction): drawArrow(pen, direction)
        }
    }

    @MainActor
    private struct Pen {
        let context: CGContext
        let color: UIColor
        let unit: CGFloat
        let origin: CGPoint

        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: origin.x + x * unit, y: origin.y + y * unit)
        }

        func path(_ points: [(CGFloat, CGFloat)], closed: Bool) -> UIBezierPath {
            let path = UIBezierPath()
            for (index, point) in points.enumerated() {
                let place = self.point(point.0, point.1)
                index == 0 ? path.move(to: place) : path.addLine(to: place)
            }
            if closed { path.close() }
            path.lineWidth = max(1.2, 1.7 * unit)
            return path
        }

        func stroke(_ path: UIBezierPath, _ color: UIColor? = nil) {
            context.setStroke(color ?? self.color)
            context.stroke(path)
        }

        func fill(_ path: UIBezierPath) {
            context.setFill(color)
            context.fill(path)
        }
    }

    @MainActor
    private func drawShift(_ pen: Pen, isFilled: Bool, isLocked: Bool) {
        let bottom: CGFloat = isLocked ? 17 : 21
        let arrow = pen.path(
            [(12, 2.5), (21.5, 12), (16.5, 12), (16.5, bottom), (7.5, bottom), (7.5, 12), (2.5, 12)], closed: true)
        if isFilled { pen.fill(arrow) }
        pen.stroke(arrow)
        if isLocked {
            let bar = pen.path([(7.5, 21.2), (16.5, 21.2)], closed: false)
            pen.stroke(bar)
        }
    }

    @MainActor
    private func drawDelete(_ pen: Pen, isFilled: Bool) {
        let body = pen.path([(8, 4.5), (23, 4.5), (23, 19.5), (8, 19.5), (1, 12)], closed: true)
        if isFilled { pen.fill(body) }
        pen.stroke(body)
        let cross: UIColor? = isFilled ? .keyFill : nil
        pen.stroke(pen.path([(11.5, 8.5), (18.5, 15.5)], closed: false), cross)
        pen.stroke(pen.path([(18.5, 8.5), (11.5, 15.5)], closed: false), cross)
    }

    @MainActor
    private func drawDismiss(_ pen: Pen) {
        pen.stroke(pen.path([(1, 3), (23, 3), (23, 15), (1, 15)], closed: true))
        for (x, y) in [(4.8, 6.4), (8.4, 6.4), (12, 6.4), (15.6, 6.4), (19.2, 6.4), (4.8, 9), (19.2, 9)] {
            pen.fill(dot(pen, x, y))
        }
        pen.stroke(pen.path([(7.5, 11.8), (16.5, 11.8)], closed: false))
        pen.stroke(pen.path([(8.5, 18.5), (12, 22), (15.5, 18.5)], closed: false))
    }

    @MainActor
    private func drawPlacement(_ placement: KeyboardPlacement, _ pen: Pen) {
        pen.stroke(pen.path([(0, 4), (24, 4), (24, 20), (0, 20)], closed: true))
        let keys: [(CGFloat, CGFloat)] =
            switch placement {
            case .full: [(3, 21)]
            case .left: [(3, 13)]
            case .right: [(11, 21)]
            case .split: [(3, 9), (15, 21)]
            case .floating: [(7, 17)]
            }
        let top: CGFloat = placement == .floating ? 8 : 10
        for (left, right) in keys {
            pen.fill(pen.path([(left, top), (right, top), (right, top + 7), (left, top + 7)], closed: true))
        }
    }

    @MainActor
    private func dot(_ pen: Pen, _ x: CGFloat, _ y: CGFloat) -> UIBezierPath {
        let centre = pen.point(x, y)
        let radius = 0.9 * pen.unit
        return UIBezierPath(
            ovalIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2))
    }

    @MainActor
    private func drawGlobe(_ pen: Pen) {
        let corner = pen.point(2, 2)
        let side = 20 * pen.unit
        for inset in [0, side * 0.28] {
            let oval = UIBezierPath(
                ovalIn: CGRect(x: corner.x, y: corner.y, width: side, height: side).insetBy(dx: inset, dy: 0))
            oval.lineWidth = max(1.2, 1.7 * pen.unit)
            pen.stroke(oval)
        }
        pen.stroke(pen.path([(2, 12), (22, 12)], closed: false))
        pen.stroke(pen.path([(12, 2), (12, 22)], closed: false))
    }

    /// An arrow against a bar, as it is printed on keys.
    @MainActor
    private func drawTab(_ pen: Pen) {
        pen.stroke(pen.path([(21.5, 5.5), (21.5, 18.5)], closed: false))
        pen.stroke(pen.path([(2.5, 12), (18.5, 12)], closed: false))
        pen.stroke(pen.path([(12.5, 6), (18.5, 12), (12.5, 18)], closed: false))
    }

    /// An arrow that turns back to the beginning of the line.
    @MainActor
    private func drawReturnArrow(_ pen: Pen) {
        pen.stroke(pen.path([(20.5, 5.5), (20.5, 13), (3.5, 13)], closed: false))
        pen.stroke(pen.path([(9, 7.5), (3.5, 13), (9, 18.5)], closed: false))
    }

    @MainActor
    private func drawArrow(_ pen: Pen, _ direction: Direction) {
        // From the tail to the tip, and the two ends of the head beside the tip.
        let points: [(CGFloat, CGFloat)] = [(3.5, 12), (20.5, 12), (13.5, 5.5), (13.5, 18.5)].map { x, y in
            switch direction {
            case .right: (x, y)
            case .left: (24 - x, y)
            case .down: (y, x)
            case .up: (y, 24 - x)
            }
        }
        pen.stroke(pen.path([points[0], points[1]], closed: false))
        pen.stroke(pen.path([points[2], points[1], points[3]], closed: false))
    }
}
