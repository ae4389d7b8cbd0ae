import Foundation

/// The button that clears a field: a cross on a grey disc.
final class ClearButton: UIControl {
    static let side: CGFloat = 20
    private weak var field: UITextField?
    /// Pictures in place of the cross, by states.
    var pictures: [State: UIImage] = [:] {
        didSet { setNeedsDisplay() }
    }

    init(field: UITextField) {
        self.field = field
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        accessibilityIdentifier = "clear"
        isAccessibilityElement = true
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        accessibilityLabel = words[.clearText]
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { field?.clear() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let picture = pictures[state] ?? pictures[.normal] {
            let scale = min(1, bounds.width / max(1, picture.size.width), bounds.height / max(1, picture.size.height))
            let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
            let place = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            if size.width > 0 { context.draw(picture, in: place, tint: picture.isTemplate ? tintColor : nil) }
            return
        }
        context.fill(
            roundedRect: bounds, radius: bounds.width / 2, color: isHighlighted ? .systemGray : .systemGray2)
        let cross = UIBezierPath()
        let arm = bounds.width * 0.2
        let (x, y) = (bounds.midX, bounds.midY)
        cross.move(to: CGPoint(x: x - arm, y: y - arm))
        cross.addLine(to: CGPoint(x: x + arm, y: y + arm))
        cross.move(to: CGPoint(x: x + arm, y: y - arm))
        cross.addLine(to: CGPoint(x: x - arm, y: y + arm))
        cross.lineWidth = 1.8
        context.setStroke(.systemBackground)
        context.stroke(cross)
    }
}
