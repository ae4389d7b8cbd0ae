import Foundation

/// Draws what is selected, in the tint colour, through which the text is seen.
final class SelectionHighlightView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] {
        didSet { damage(from: oldValue.map(\.rect), to: selectionRects.map(\.rect)) }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Has painted what is selected now and was not, or the other way round.
    private func damage(from old: [CGRect], to new: [CGRect]) {
        for rect in old where !new.contains(rect) && rect.isFinite { setNeedsDisplay(rect) }
        for rect in new where !old.contains(rect) && rect.isFinite { setNeedsDisplay(rect) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFill(tintColor.withAlphaComponent(0.25))
        for part in selectionRects where part.rect.isFinite { context.fill(part.rect) }
    }
}
