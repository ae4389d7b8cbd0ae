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

    private static let glass = UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
    private static let cross = UIImage(
        systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .medium))

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
        if let glass = Self.glass {
            context.draw(glass, centeredAt: CGPoint(x: pill.minX + 16, y: pill.midY), tint: .placeholderText)
        }
        let (left, right) = (pill.minX + 30, pill.maxX - (isActive ? 32 : 12))
        let line = captionLayout(text.isEmpty ? placeholder : text, size: 15, room: max(1, right - left - 4))
        let color = text.isEmpty ? UIColor.placeholderText : .label
        context.draw(line, at: CGPoint(x: left, y: pill.midY - line.height / 2), color: color)
        guard isActive else { return }
        let caret = text.isEmpty ? left - 3 : left + line.width + 1
        context.setFill(.systemBlue)
        context.fill(CGRect(x: caret, y: pill.midY - 9, width: 2, height: 18))
        if let cross = Self.cross {
            context.draw(cross, centeredAt: CGPoint(x: pill.maxX - 16, y: pill.midY), tint: .label)
        }
    }
}
