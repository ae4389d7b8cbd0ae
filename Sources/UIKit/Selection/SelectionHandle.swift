import Foundation

/// An end of a selection that a finger can drag.
final class SelectionHandle: HandleView {
    /// The smallest side of what a finger hits, in points.
    private static let targetSide: CGFloat = 44

    private unowned let presenter: SelectionPresenter
    private var drag: HandleDrag?
    /// The bar, in the screen's points.
    private(set) var bar = CGRect.zero

    init(isStart: Bool, presenter: SelectionPresenter) {
        self.presenter = presenter
        super.init(isStart ? .leading : .trailing)
        isUserInteractionEnabled = true
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
    /// - Parameter color: What it is drawn in; `nil` where it is to be found by fingers only.
    func show(at caret: CGRect, color: UIColor?) {
        bar = Self.bar(at: caret)
        let frame = preferredFrame(for: caret)
        if self.frame != frame { self.frame = frame }
        isDrawn = color != nil
        if let color, tintColor != color { tintColor = color }
        if isHidden { isHidden = false }
    }

    // MARK: Touches

    /// What is selected is lifted by a finger on its handle too: those of a short word leave no other place for that.
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { presenter.text?.liftGesture.map { [$0] } }
        set {}
    }

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
