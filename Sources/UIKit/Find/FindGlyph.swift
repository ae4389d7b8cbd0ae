import Foundation

/// The signs of the find navigator, drawn in lines of one weight.
enum FindGlyph {
    case magnifier
    case up
    case down

    /// Draws the sign in the middle of a rectangle, 18 points wide.
    @MainActor
    func draw(in rect: CGRect, _ context: CGContext, _ color: UIColor) {
        let (x, y) = (rect.midX, rect.midY)
        var paths: [UIBezierPath] = []
        func line(_ points: (CGFloat, CGFloat)...) {
            let path = UIBezierPath()
            for (index, point) in points.enumerated() {
                let place = CGPoint(x: x + point.0, y: y + point.1)
                index == 0 ? path.move(to: place) : path.addLine(to: place)
            }
            paths.append(path)
        }
        switch self {
        case .magnifier:
            paths.append(UIBezierPath(ovalIn: CGRect(x: x - 7, y: y - 7, width: 11, height: 11)))
            line((2.5, 2.5), (7, 7))
        case .up: line((-8, 4), (0, -4), (8, 4))
        case .down: line((-8, -4), (0, 4), (8, -4))
        }
        context.setStroke(color)
        for path in paths {
            path.lineWidth = self == .magnifier ? 1.6 : 2
            context.stroke(path)
        }
    }
}

/// The magnifier in the search field.
final class FindMagnifier: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 18, height: 20))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        FindGlyph.magnifier.draw(in: bounds, context, .secondaryLabel)
    }
}

/// A button of the find navigator that is a sign.
final class FindSignButton: UIControl {
    private let glyph: FindGlyph

    init(_ glyph: FindGlyph) {
        self.glyph = glyph
        super.init(frame: .zero)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
        glyph.draw(in: bounds, context, isHighlighted ? color.withAlphaComponent(0.3) : color)
    }
}
