import Foundation

/// A key of the bar below the emoji: what stands for a group of them, or the way back to the letters.
class EmojiBarItem: UIControl {
    private let caption: String

    /// How many times larger than usual its sign is.
    var scale: CGFloat = 1 {
        didSet { if scale != oldValue { setNeedsDisplay() } }
    }

    /// Whether its group is the one that is seen.
    var isMarked = false {
        didSet { if isMarked != oldValue { setNeedsDisplay() } }
    }

    /// Makes a key.
    /// - Parameters:
    ///   - caption: What it shows; empty for a sign that is drawn.
    ///   - act: Is told when the key is touched.
    init(_ caption: String, identifier: String, act: @escaping () -> Void) {
        self.caption = caption
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityIdentifier = identifier
        accessibilityLabel = caption
        addAction(UIAction { _ in act() }, for: .touchDown)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isMarked || isHighlighted {
            context.setFill(.keyFill)
            let side = min(bounds.width - 2, bounds.height - 4)
            let mark = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            let outline = UIBezierPath(roundedRect: mark, cornerRadius: 8)
            context.fill(outline)
            context.setStroke(.keyOutline)
            context.stroke(outline)
        }
        let line = captionLayout(caption, size: (18 * scale).rounded(), room: bounds.width - 8)
        context.draw(
            line, at: CGPoint(x: bounds.midX - line.width / 2, y: bounds.midY - line.height / 2), color: .label)
    }
}
