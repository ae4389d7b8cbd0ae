import Foundation

/// The ring around what has the focus, in front of everything.
final class KeypadRing: UIView {
    /// How wide the ring is, and the line inside of it that tells it from what it surrounds, in points.
    private static let width: CGFloat = 3
    private static let lineWidth: CGFloat = 1.5

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Whether what it surrounds is held: then the ring is filled.
    var isFilled = false {
        didSet { if isFilled != oldValue { setNeedsDisplay() } }
    }

    /// Surrounds a frame, and stays on the screen with it.
    func surround(_ frame: CGRect, in screen: CGRect) {
        let outer = frame.insetBy(dx: -Self.width, dy: -Self.width).intersection(screen)
        guard self.frame != outer else { return }
        self.frame = outer.isNull ? .zero : outer
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isFilled {
            context.fill(roundedRect: bounds, radius: 8, color: UIColor.focusRing.withAlphaComponent(0.2))
        }
        stroke(.focusRing, width: Self.width, inset: 0, radius: 8, context)
        stroke(.focusRingLine, width: Self.lineWidth, inset: Self.width, radius: 5, context)
    }

    private func stroke(_ color: UIColor, width: CGFloat, inset: CGFloat, radius: CGFloat, _ context: CGContext) {
        let path = UIBezierPath(
            roundedRect: bounds.insetBy(dx: inset + width / 2, dy: inset + width / 2),
            cornerRadius: radius - width / 2)
        path.lineWidth = width
        context.setStroke(color)
        context.stroke(path)
    }
}

/// The window of the ring: in front of the keyboard, and open to touches everywhere.
final class KeypadWindow: UIWindow {
    private let ring = KeypadRing()

    init(application: UIApplication) {
        super.init(frame: application.screen.bounds, application: application)
        windowLevel = Level(rawValue: Level.keyboard.rawValue + 1)
        isUserInteractionEnabled = false
        addSubview(ring)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isOverlay: Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// Shows the ring around a place, where it is seen at the moment; without one, nothing.
    func show(_ place: KeypadPlace?, isHeld: Bool = false) {
        guard let place else {
            if !isHidden { isHidden = true }
            return
        }
        let style = place.view.traitCollection.userInterfaceStyle
        if ring.overrideUserInterfaceStyle != style { ring.overrideUserInterfaceStyle = style }
        ring.isFilled = isHeld
        ring.surround(place.view.convertToScreenAsShown(place.rect), in: bounds)
        if isHidden { isHidden = false }
    }
}
