import Foundation

/// A key of the bar below the emoji: what stands for a group of them, or the way back to the letters.
class EmojiBarItem: UIControl {
    private let caption: String

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

    override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isMarked || isHighlighted {
            context.setFill(.keyFill)
            let side = min(bounds.width - 2, 40)
            let mark = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            context.fill(UIBezierPath(roundedRect: mark, cornerRadius: 8))
        }
        let line = captionLayout(caption, size: 18, room: bounds.width - 4)
        context.draw(
            line, at: CGPoint(x: bounds.midX - line.width / 2, y: bounds.midY - line.height / 2), color: .label)
    }
}
