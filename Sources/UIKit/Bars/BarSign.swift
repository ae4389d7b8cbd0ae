import Foundation

/// Signs of bars that no font has at the right weight.
enum BarSign {
    case add, close, search, previousField, nextField

    /// The sign of a button of the system, if it is one.
    init?(_ item: UIBarButtonItem.SystemItem) {
        switch item {
        case .add: self = .add
        case .stop, .close: self = .close
        case .search: self = .search
        default: return nil
        }
    }

    /// Draws the sign in the middle of a rectangle.
    @MainActor
    func draw(in rect: CGRect, _ context: CGContext, _ color: UIColor) {
        switch self {
        case .previousField: FindGlyph.up.draw(in: rect, context, color)
        case .nextField: FindGlyph.down.draw(in: rect, context, color)
        case .search: FindGlyph.magnifier.draw(in: rect, context, color)
        case .add: cross(in: rect, context, color, [((-8, 0), (8, 0)), ((0, -8), (0, 8))])
        case .close: cross(in: rect, context, color, [((-6, -6), (6, 6)), ((-6, 6), (6, -6))])
        }
    }

    @MainActor
    private func cross(
        in rect: CGRect, _ context: CGContext, _ color: UIColor,
        _ lines: [((CGFloat, CGFloat), (CGFloat, CGFloat))]
    ) {
        context.setStroke(color)
        for (start, end) in lines {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: rect.midX + start.0, y: rect.midY + start.1))
            path.addLine(to: CGPoint(x: rect.midX + end.0, y: rect.midY + end.1))
            path.lineWidth = 1.8
            context.stroke(path)
        }
    }
}
