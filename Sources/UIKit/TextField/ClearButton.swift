import Foundation

/// The button that clears a field: a cross on a grey disc.
final class ClearButton: UIControl {
    static let side: CGFloat = 20
    private static let cross = UIImage(
        systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
    private let field: UnkeptReference<UITextField>
    /// Pictures in place of the cross, by states.
    var pictures: [State: UIImage] = [:] {
        didSet { setNeedsDisplay() }
    }

    init(field: UITextField) {
        self.field = UnkeptReference(field)
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
        if isTouchInside { field.object?.clear() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let own = pictures[state] ?? pictures[.normal]
        guard let picture = own ?? Self.cross else { return }
        let scale = min(1, bounds.width / max(1, picture.size.width), bounds.height / max(1, picture.size.height))
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let place = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        guard size.width > 0 else { return }
        let grey: UIColor = isHighlighted ? .systemGray : .systemGray2
        context.draw(picture, in: place, tint: own == nil ? grey : picture.isTemplate ? tintColor : nil)
    }
}
