import Foundation

/// Signs of bars that no font has at the right weight.
enum BarSign {
    case add, close, previousField, nextField, play, pause, rewind, fastForward

    /// The sign of a button of the system, if it is one.
    init?(_ item: UIBarButtonItem.SystemItem) {
        switch item {
        case .add: self = .add
        case .stop, .close: self = .close
        case .play: self = .play
        case .pause: self = .pause
        case .rewind: self = .rewind
        case .fastForward: self = .fastForward
        default: return nil
        }
    }

    /// Draws the sign in the middle of a rectangle.
    @MainActor
    func draw(in rect: CGRect, _ context: CGContext, _ color: UIColor) {
        switch self {
        case .previousField: FindGlyph.up.draw(in: rect, context, color)
        case .nextField: FindGlyph.down.draw(in: rect, context, color)
        case .add: cross(in: rect, context, color, [((-8, 0), (8, 0)), ((0, -8), (0, 8))])
        case .play: triangle(in: rect, from: -7, to: 9, context, color)
        case .pause:
            for x in [-6, 2] as [CGFloat] {
                let bar = CGRect(x: rect.midX + x, y: rect.midY - 8, width: 4, height: 16)
                context.fill(roundedRect: bar, radius: 1, color: color)
            }
        case .rewind:
            for x in [0, 11] as [CGFloat] { triangle(in: rect, from: x, to: x - 11, context, color) }
        case .fastForward:
            for x in [0, -11] as [CGFloat] { triangle(in: rect, from: x, to: x + 11, context, color) }
        case .close: cross(in: rect, context, color, [((-6, -6), (6, 6)), ((-6, 6), (6, -6))])
        }
    }

    /// A triangle that points from an edge to a corner, in points from the middle.
    @MainActor
    private func triangle(
        in rect: CGRect, from edge: CGFloat, to corner: CGFloat, _ context: CGContext, _ color: UIColor
    ) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX + edge, y: rect.midY - 8))
        path.addLine(to: CGPoint(x: rect.midX + corner, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX + edge, y: rect.midY + 8))
        path.close()
        context.setFill(color)
        context.fill(path)
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
