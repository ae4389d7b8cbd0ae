import Foundation

/// An end of a selection as it looks: a bar as high as the line with a round knob, above it at the start and below it at
/// the end, in the tint colour.
class HandleView: UIView, UITextSelectionHandleView {
    /// The diameter of the knob, in points.
    static let knob: CGFloat = 12
    /// The width of the bar, in points.
    private static let thickness: CGFloat = 2

    var direction: NSDirectionalRectEdge {
        didSet { if direction != oldValue { setNeedsDisplay() } }
    }
    var customShape: UIBezierPath? {
        didSet { setNeedsDisplay() }
    }

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var isVertical: Bool { false }
    var isStart: Bool { !direction.isDisjoint(with: [.leading, .top]) }

    /// The bar at a caret, in the same points as that.
    static func bar(at caret: CGRect) -> CGRect {
        CGRect(x: caret.midX - thickness / 2, y: caret.minY, width: thickness, height: caret.height)
    }

    func preferredFrame(for rect: CGRect) -> CGRect {
        CGRect(
            x: rect.midX - Self.knob / 2, y: isStart ? rect.minY - Self.knob + 1 : rect.minY,
            width: Self.knob, height: rect.height + Self.knob - 1)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Whether the view draws anything.
    var isDrawn = true {
        didSet { if isDrawn != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: CGRect) {
        guard isDrawn, let context = UIGraphicsGetCurrentContext() else { return }
        context.setFill(tintColor)
        if let customShape {
            tintColor.setFill()
            customShape.fill()
        } else {
            context.fill(
                CGRect(
                    x: bounds.midX - Self.thickness / 2, y: isStart ? Self.knob - 2 : 0, width: Self.thickness,
                    height: bounds.height - Self.knob + 2))
        }
        context.fillEllipse(
            in: CGRect(x: 0, y: isStart ? 0 : bounds.height - Self.knob, width: Self.knob, height: Self.knob))
    }
}
