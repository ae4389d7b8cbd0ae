import Foundation

/// The ground of an edit menu: a rounded bar with an arrow, and a hairline around both.
final class EditMenuBackground: UIView {
    private var bar = CGRect.zero
    private var side = EditMenuPlacement.Side.over
    private var tip: CGFloat = 0

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a bar and the tip of its arrow across, in the view's points.
    func show(_ bar: CGRect, side: EditMenuPlacement.Side, tip: CGFloat) {
        guard (bar, side, tip) != (self.bar, self.side, self.tip) else { return }
        (self.bar, self.side, self.tip) = (bar, side, tip)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let outline = outline
        outline.lineWidth = 2 * context.hairline
        context.setStroke(.menuEdge)
        context.stroke(outline)
        context.setFill(.menuFill)
        context.fill(outline)
    }

    /// The bar with its arrow, clockwise from the top left.
    private var outline: UIBezierPath {
        let r = min(EditMenuPlacement.corner, bar.width / 2)
        let arrow = EditMenuPlacement.arrow
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bar.minX + r, y: bar.minY))
        if side == .below { addArrow(to: path, y: bar.minY, half: arrow.width / 2, rise: -arrow.height) }
        path.addLine(to: CGPoint(x: bar.maxX - r, y: bar.minY))
        path.addQuadCurve(
            to: CGPoint(x: bar.maxX, y: bar.minY + r), controlPoint: CGPoint(x: bar.maxX, y: bar.minY))
        path.addLine(to: CGPoint(x: bar.maxX, y: bar.maxY - r))
        path.addQuadCurve(
            to: CGPoint(x: bar.maxX - r, y: bar.maxY), controlPoint: CGPoint(x: bar.maxX, y: bar.maxY))
        if side == .above { addArrow(to: path, y: bar.maxY, half: -arrow.width / 2, rise: arrow.height) }
        path.addLine(to: CGPoint(x: bar.minX + r, y: bar.maxY))
        path.addQuadCurve(
            to: CGPoint(x: bar.minX, y: bar.maxY - r), controlPoint: CGPoint(x: bar.minX, y: bar.maxY))
        path.addLine(to: CGPoint(x: bar.minX, y: bar.minY + r))
        path.addQuadCurve(
            to: CGPoint(x: bar.minX + r, y: bar.minY), controlPoint: CGPoint(x: bar.minX, y: bar.minY))
        path.close()
        return path
    }

    /// Adds the arrow, whose tip is a little round, to an edge of the bar.
    private func addArrow(to path: UIBezierPath, y: CGFloat, half: CGFloat, rise: CGFloat) {
        path.addLine(to: CGPoint(x: tip - half, y: y))
        path.addLine(to: CGPoint(x: tip - half * 0.2, y: y + rise * 0.8))
        path.addQuadCurve(
            to: CGPoint(x: tip + half * 0.2, y: y + rise * 0.8), controlPoint: CGPoint(x: tip, y: y + rise * 1.15))
        path.addLine(to: CGPoint(x: tip + half, y: y))
    }
}
