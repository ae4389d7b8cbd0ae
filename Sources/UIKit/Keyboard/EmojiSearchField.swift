import Foundation

/// What emoji are searched for, as a field: in the panel a place to tap, above the keys what is typed, with a way back.
final class EmojiSearchField: UIControl {
    /// What is searched for; empty shows what the field is for.
    var text = "" {
        didSet { if text != oldValue { setNeedsDisplay() } }
    }

    /// What an empty field says: "search" in the language of the keys.
    var placeholder = "" {
        didSet {
            accessibilityLabel = placeholder
            if placeholder != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the search has begun, so that the field shows a caret and the way back.
    let isActive: Bool

    /// Its height in points.
    static let height: CGFloat = 36

    init(isActive: Bool, act: @escaping () -> Void) {
        self.isActive = isActive
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityIdentifier = isActive ? "emoji-search-end" : "emoji-search"
        addAction(UIAction { _ in act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let pill = bounds.insetBy(dx: 4, dy: 4)
        context.setFill(isHighlighted ? .specialKeyFill : .keyFill)
        let outline = UIBezierPath(roundedRect: pill, cornerRadius: pill.height / 2)
        context.fill(outline)
        context.setStroke(.keyOutline)
        context.stroke(outline)
        drawGlass(context, at: CGPoint(x: pill.minX + 16, y: pill.midY))
        let (left, right) = (pill.minX + 30, pill.maxX - (isActive ? 32 : 12))
        let line = captionLayout(text.isEmpty ? placeholder : text, size: 15, room: max(1, right - left - 4))
        let color = text.isEmpty ? UIColor.placeholderText : .label
        context.draw(line, at: CGPoint(x: left, y: pill.midY - line.height / 2), color: color)
        guard isActive else { return }
        let caret = text.isEmpty ? left - 3 : left + line.width + 1
        context.setFill(.systemBlue)
        context.fill(CGRect(x: caret, y: pill.midY - 9, width: 2, height: 18))
        drawCross(context, at: CGPoint(x: pill.maxX - 16, y: pill.midY))
    }

    private func drawGlass(_ context: CGContext, at middle: CGPoint) {
        let lens = UIBezierPath(ovalIn: CGRect(x: middle.x - 6, y: middle.y - 6, width: 9, height: 9))
        lens.lineWidth = 1.5
        let handle = UIBezierPath()
        handle.move(to: CGPoint(x: middle.x + 2, y: middle.y + 2))
        handle.addLine(to: CGPoint(x: middle.x + 6, y: middle.y + 6))
        handle.lineWidth = 1.5
        context.setStroke(.placeholderText)
        context.stroke(lens)
        context.stroke(handle)
    }

    private func drawCross(_ context: CGContext, at middle: CGPoint) {
        let cross = UIBezierPath()
        for sign in [CGFloat(1), -1] {
            cross.move(to: CGPoint(x: middle.x - 5, y: middle.y - 5 * sign))
            cross.addLine(to: CGPoint(x: middle.x + 5, y: middle.y + 5 * sign))
        }
        cross.lineWidth = 1.8
        context.setStroke(.label)
        context.stroke(cross)
    }
}
