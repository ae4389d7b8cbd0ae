import Foundation
import HostInterface

/// Shows all of a text that a field has no room for, while the mouse rests on the field or after a finger has been held on it.
///
/// It is gone with the next touch or key, when the mouse leaves, and when the field is edited: then all of the text can be seen
/// there. Nothing is shown of a secret. Nothing has to tell it that something has moved: it looks at the field once a frame.
@MainActor
final class ExpansionTip {
    private unowned let application: UIApplication
    /// The field that the mouse or a finger is on.
    private weak var field: UITextField?
    private var patience: FrameTimers.Token?
    private var view: ExpansionTipView?
    private var finger: (id: PointerID, point: CGPoint)?

    /// How long the mouse rests or a finger is held, in seconds.
    private static let delay = 0.5
    /// Between the field and the tip, and from the tip to the edges of the screen, in points.
    private static let gap: CGFloat = 4
    private static let margin: CGFloat = 8

    init(application: UIApplication) {
        self.application = application
    }

    /// The window of the field.
    var sourceWindow: UIWindow? { view == nil ? nil : field?.window }

    // MARK: What happens

    /// The mouse is on a view, or on none.
    func mouse(isOver view: UIView?) {
        guard finger == nil else { return }
        let field = view as? UITextField
        if field !== self.field { wait(for: field) }
    }

    /// A pointer went down, moved or went up.
    func receive(_ event: PointerEvent) {
        let point = CGPoint(x: event.point.x, y: event.point.y)
        switch event.phase {
        case .began:
            close()
            // A button that went down on the field is no rest.
            if case .mouse = event.id { return }
            finger = (event.id, point)
            wait(for: application.touches.view(touchedBy: event.id) as? UITextField)
        case .moved:
            guard let finger, finger.id == event.id, view == nil else { return }
            let distance = max(abs(point.x - finger.point.x), abs(point.y - finger.point.y))
            if !(distance <= UIPanGestureRecognizer.slop) { patience?.cancel() }
        case .ended, .cancelled:
            guard finger?.id == event.id else { return }
            finger = nil
            patience?.cancel()
        }
    }

    /// A key went down, or something else was typed: what is shown goes, and does not come until the mouse is elsewhere.
    func close() {
        patience?.cancel()
        view?.removeFromSuperview()
        view = nil
    }

    private func wait(for field: UITextField?) {
        close()
        self.field = field
        guard field?.textToExpand != nil else { return }
        patience = application.timers.after(Self.delay) { [weak self] in self?.open() }
    }

    private func open() {
        guard field?.textToExpand != nil else { return }
        view = ExpansionTipView()
        application.setNeedsFrame()
    }

    // MARK: Each frame

    /// Brings the tip to where its field is seen now. Called once a frame, after the layout.
    func follow() {
        guard let view else { return }
        guard let field, let text = field.textToExpand, let (place, screen) = room(of: field) else { return close() }
        let window = application.selection.window
        if view.superview == nil { window.addSubview(view) }
        let style = field.traitCollection.userInterfaceStyle
        if view.overrideUserInterfaceStyle != style { view.overrideUserInterfaceStyle = style }
        view.show(text, of: field)
        let size = view.sizeThatFits(CGSize(width: screen.width, height: screen.height))
        let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = min(max(isRightToLeft ? place.maxX - size.width : place.minX, screen.minX), screen.maxX - size.width)
        let below = place.maxY + Self.gap
        let y = below + size.height <= screen.maxY ? below : max(screen.minY, place.minY - Self.gap - size.height)
        UIView.performWithoutAnimation { view.frame = CGRect(x: x, y: y, width: size.width, height: size.height) }
    }

    /// Where the field is on the screen, and where the tip may be.
    private func room(of field: UITextField) -> (field: CGRect, screen: CGRect)? {
        let place = field.convertToScreenAsShown(field.bounds)
        var screen = application.screen.bounds.inset(by: field.window?.safeAreaInsets ?? .zero)
        if application.keyboard.isVisible {
            screen.size.height = min(screen.maxY, application.keyboard.frame.minY) - screen.minY
        }
        screen = screen.insetBy(dx: Self.margin, dy: Self.margin)
        guard place.isFinite, place.intersects(screen), !screen.isNull, screen.width > 40, screen.height > 20 else {
            return nil
        }
        return (place, screen)
    }
}

extension UITextField {
    /// The whole text where only a part of it is seen, and may be; `nil` otherwise.
    fileprivate var textToExpand: String? {
        guard window != nil, !isHidden, !isEditing, hasText, !session.isSecret else { return nil }
        layoutSubtree()
        guard line.naturalWidth(of: self) > textRect(forBounds: bounds).width + 0.5, !adjustsFontSizeToFitWidth else {
            return nil
        }
        return String(session.text.prefix(ExpansionTipView.longest))
    }
}

/// The words of a tip.
final class ExpansionTipView: UIView {
    private let label = UILabel()

    /// More characters than that are no tip.
    static let longest = 1000
    private static let insets = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
    /// As wide as can be read well, in points.
    private static let widest: CGFloat = 420

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "tip"
        backgroundColor = .menuFill
        layer.cornerRadius = 6
        setBorder(.menuEdge, width: 1)
        clipsToBounds = true
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.lineBreakMode = .byWordWrapping
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ text: String, of field: UITextField) {
        if label.text != text { label.text = text }
        label.semanticContentAttribute = field.semanticContentAttribute
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(
            width: min(size.width, Self.widest) - Self.insets.left - Self.insets.right,
            height: .greatestFiniteMagnitude)
        let fitting = label.sizeThatFits(room)
        return CGSize(
            width: min(fitting.width, room.width).rounded(.up) + Self.insets.left + Self.insets.right,
            height: min(size.height, fitting.height.rounded(.up) + Self.insets.top + Self.insets.bottom))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: Self.insets)
    }
}
