import Foundation

/// An end of a selection that a finger can drag: a bar as high as the line with a round knob, above it at the start and
/// below it at the end.
final class SelectionHandle: UIView {
    /// The diameter of the knob, in points.
    static let knob: CGFloat = 12
    /// The width of the bar, in points.
    private static let thickness: CGFloat = 2
    /// The smallest side of what a finger hits, in points.
    private static let targetSide: CGFloat = 44

    let isStart: Bool
    private unowned let presenter: SelectionPresenter
    private var drag: HandleDrag?
    private var color: UIColor = .systemBlue
    /// The bar, in the screen's points.
    private(set) var bar = CGRect.zero

    init(isStart: Bool, presenter: SelectionPresenter) {
        self.isStart = isStart
        self.presenter = presenter
        super.init(frame: .zero)
        isHidden = true
        isAccessibilityElement = true
        accessibilityIdentifier = isStart ? "selection start" : "selection end"
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        accessibilityLabel = words[isStart ? .selectionStart : .selectionEnd]
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// What a finger hits, in the screen's points.
    var target: CGRect {
        let (dx, dy) = (Self.targetSide - frame.width, Self.targetSide - frame.height)
        return frame.insetBy(dx: -max(0, dx) / 2, dy: -max(0, dy) / 2)
    }

    /// Shows the handle at a caret's rectangle, in the screen's points.
    func show(at caret: CGRect, color: UIColor) {
        bar = CGRect(
            x: caret.midX - Self.thickness / 2, y: caret.minY, width: Self.thickness, height: caret.height)
        let frame = CGRect(
            x: caret.midX - Self.knob / 2, y: isStart ? caret.minY - Self.knob + 1 : caret.minY,
            width: Self.knob, height: caret.height + Self.knob - 1)
        if self.frame != frame { self.frame = frame }
        if self.color != color {
            self.color = color
            setNeedsDisplay()
        }
        if isHidden { isHidden = false }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFill(color)
        context.fill(
            CGRect(
                x: bounds.midX - Self.thickness / 2, y: isStart ? Self.knob - 2 : 0, width: Self.thickness,
                height: bounds.height - Self.knob + 2))
        context.fillEllipse(
            in: CGRect(
                x: 0, y: isStart ? 0 : bounds.height - Self.knob, width: Self.knob, height: Self.knob))
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, drag == nil, let text = presenter.text else { return }
        drag = HandleDrag(text: text, isStart: isStart, touch: touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { drag?.moved(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let ending = drag
        drag = nil
        if let touch = touches.first { ending?.ended(touch) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        drag?.cancel()
        drag = nil
    }
}
