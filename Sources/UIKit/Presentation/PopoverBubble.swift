import Foundation

/// The ground of a popover: a rounded bubble with an arrow, a hairline around both, and a shadow.
final class PopoverBubble: UIView {
    private var placement: PopoverPlacement?
    var fill = UIColor.menuFill {
        didSet { if fill != oldValue { setNeedsDisplay() } }
    }

    override var ownLevel: UIUserInterfaceLevel { .elevated }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        setShadow(.black, opacity: 0.3, radius: 14, offset: CGSize(width: 0, height: 4))
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Stands where a popover does, in points of the superview.
    func show(_ new: PopoverPlacement) {
        let reach = PopoverPlacement.arrow.height
        frame = new.frame.insetBy(dx: -reach, dy: -reach)
        var own = new
        own.frame = CGRect(x: reach, y: reach, width: new.frame.width, height: new.frame.height)
        own.tip = CGPoint(x: new.tip.x - frame.minX, y: new.tip.y - frame.minY)
        guard own != placement else { return }
        placement = own
        layer.shadowPath = outline(of: own).cgPath
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let placement, let context = UIGraphicsGetCurrentContext() else { return }
        let outline = outline(of: placement)
        outline.lineWidth = 2 * context.hairline
        context.setStroke(.menuEdge)
        context.stroke(outline)
        context.setFill(fill)
        context.fill(outline)
    }

    /// The bubble with its arrow, clockwise from the top left.
    private func outline(of placement: PopoverPlacement) -> UIBezierPath {
        let rect = placement.frame
        let r = min(PopoverPlacement.corner, rect.width / 2, rect.height / 2)
        let path = UIBezierPath()
        // From the beginning of each edge to its end, with the corner that follows.
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func edge(
            _ side: UIPopoverArrowDirection, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat,
            _ cornerX: CGFloat, _ cornerY: CGFloat
        ) -> (side: UIPopoverArrowDirection, start: CGPoint, end: CGPoint, corner: CGPoint) {
            (side, CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2), CGPoint(x: cornerX, y: cornerY))
        }
        let edges = [
            edge(.up, left + r, top, right - r, top, right, top),
            edge(.right, right, top + r, right, bottom - r, right, bottom),
            edge(.down, right - r, bottom, left + r, bottom, left, bottom),
            edge(.left, left, bottom - r, left, top + r, left, top),
        ]
        path.move(to: edges[0].start)
        for (index, edge) in edges.enumerated() {
            if edge.side == placement.direction {
                addArrow(to: path, from: edge.start, to: edge.end, tip: placement.tip)
            }
            path.addLine(to: edge.end)
            path.addQuadCurve(to: edges[(index + 1) % 4].start, controlPoint: edge.corner)
        }
        path.close()
        return path
    }

    /// Adds the arrow, whose tip is a little round, to an edge.
    private func addArrow(to path: UIBezierPath, from start: CGPoint, to end: CGPoint, tip: CGPoint) {
        let isLevel = start.y == end.y
        let sign: CGFloat = isLevel ? (end.x > start.x ? 1 : -1) : (end.y > start.y ? 1 : -1)
        /// A point by how far along the edge it is from the tip's foot, and which part of the arrow's height from the edge.
        func point(_ along: CGFloat, _ height: CGFloat) -> CGPoint {
            isLevel
                ? CGPoint(x: tip.x + sign * along, y: start.y + (tip.y - start.y) * height)
                : CGPoint(x: start.x + (tip.x - start.x) * height, y: tip.y + sign * along)
        }
        let half = PopoverPlacement.arrow.width / 2
        path.addLine(to: point(-half, 0))
        path.addLine(to: point(-half * 0.18, 0.82))
        path.addQuadCurve(to: point(half * 0.18, 0.82), controlPoint: point(0, 1.1))
        path.addLine(to: point(half, 0))
    }
}
