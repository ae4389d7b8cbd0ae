import Foundation

/// The lower edge of a keyboard that floats, which it is dragged by.
final class FloatingHandle: UIView {
    private unowned let presenter: KeyboardPresenter
    /// The finger that drags, and where on the keyboard it went down.
    private var dragged: (touch: UITouch, grip: CGPoint)?

    /// Its height in points.
    static let height: CGFloat = 28
    private static let pill = CGSize(width: 44, height: 5)

    init(presenter: KeyboardPresenter) {
        self.presenter = presenter
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityIdentifier = "keyboard-handle"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard dragged == nil, let touch = touches.first else { return }
        dragged = (touch, touch.location(in: superview))
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let (touch, grip) = dragged, touches.contains(touch) else { return }
        let point = touch.location(in: nil)
        presenter.drag(to: CGPoint(x: point.x - grip.x, y: point.y - grip.y))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = dragged?.touch, touches.contains(touch) else { return }
        dragged = nil
        setNeedsDisplay()
        presenter.endDrag()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frame = CGRect(
            x: bounds.midX - Self.pill.width / 2, y: bounds.midY - Self.pill.height / 2, width: Self.pill.width,
            height: Self.pill.height)
        context.setFill(dragged == nil ? .secondaryLabel : .label)
        context.fill(UIBezierPath(roundedRect: frame, cornerRadius: Self.pill.height / 2))
    }
}
