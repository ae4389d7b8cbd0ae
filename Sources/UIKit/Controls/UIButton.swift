import Foundation

/// A button with a title, a picture, or both.
open class UIButton: UIControl {
    /// Ready-made looks.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what is set.
        case custom
        /// A title in the tint colour.
        case system
        /// A letter i in a circle.
        case detailDisclosure
        /// A letter i in a circle.
        case infoLight
        /// A letter i in a circle.
        case infoDark
        /// A plus in a circle.
        case contactAdd
        /// A cross in a circle.
        case close
    }

    private struct Look {
        var title: String?
        var color: UIColor?
        var image: UIImage?
    }

    private var looks: [State: Look] = [:]
    /// Which of the ready-made looks the button has.
    open private(set) var buttonType = ButtonType.custom
    private let label = UILabel()
    private let picture = UIImageView(image: nil)

    /// Creates a button with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button of a ready-made look.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        update()
    }

    /// Creates a button in the tint colour that performs an action and says its title.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        buttonType = type
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        update()
        sizeToFit()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func setUp() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        addSubview(label)
        isAccessibilityElement = true
        update()
    }

    // MARK: Looks

    /// Sets the title in a state. A state without a title takes the one of ``UIControl/State/normal``.
    open func setTitle(_ title: String?, for state: State) {
        looks[state, default: Look()].title = title
        contentDidChange()
    }

    /// The title that was set for a state.
    open func title(for state: State) -> String? { looks[state]?.title }

    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        looks[state, default: Look()].color = color
        update()
    }

    /// The title's colour that was set for a state.
    open func titleColor(for state: State) -> UIColor? { looks[state]?.color }

    /// Sets the picture in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        looks[state, default: Look()].image = image
        contentDidChange()
    }

    /// The picture that was set for a state.
    open func image(for state: State) -> UIImage? { looks[state]?.image }

    /// The title in the present state.
    open var currentTitle: String? { current(\.title) }
    /// The title's colour in the present state.
    open var currentTitleColor: UIColor { current(\.color) ?? defaultTitleColor }
    /// The picture in the present state.
    open var currentImage: UIImage? { current(\.image) }

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }
    /// The view that shows the picture.
    open var imageView: UIImageView? { picture }

    /// Distances from the edges to the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    /// What the button is, in words: its title unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    private func current<Value>(_ part: KeyPath<Look, Value?>) -> Value? {
        looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
    }

    private var defaultTitleColor: UIColor {
        if buttonType == .custom { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    private func contentDidChange() {
        update()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func update() {
        label.text = currentTitle
        label.textColor = currentTitleColor
        label.isHidden = currentTitle == nil
        picture.image = currentImage
        picture.isHidden = currentImage == nil
        setNeedsDisplay()
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
        let dims = isHighlighted && (buttonType == .custom || backgroundColor == nil)
        label.alpha = dims ? 0.3 : 1
        picture.alpha = dims || !isEnabled ? 0.3 : 1
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// The title of the button's state; "" without one.
    open override var shownText: String? { currentTitle ?? "" }

    // MARK: Layout

    private static let gap: CGFloat = 8

    private var contentSize: CGSize {
        let text = currentTitle == nil ? .zero : label.sizeThatFits(.zero)
        let image = currentImage?.size ?? glyphSize
        let gap = text.width > 0 && image.width > 0 ? Self.gap : 0
        return CGSize(width: text.width + image.width + gap, height: max(text.height, image.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = contentSize
        let padding: CGFloat = buttonType == .custom ? 0 : 6
        return CGSize(
            width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom + padding * 2)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: contentEdgeInsets)
        let image = currentImage?.size ?? .zero
        var text = currentTitle == nil ? .zero : label.sizeThatFits(.zero)
        let gap = text.width > 0 && image.width > 0 ? Self.gap : 0
        text.width = max(0, min(text.width, room.width - image.width - gap))
        let width = image.width + gap + text.width
        let direction = effectiveUserInterfaceLayoutDirection
        let start: CGFloat
        switch contentHorizontalAlignment {
        case .left, .fill: start = room.minX
        case .right: start = room.maxX - width
        case .leading: start = direction == .rightToLeft ? room.maxX - width : room.minX
        case .trailing: start = direction == .rightToLeft ? room.minX : room.maxX - width
        case .center: start = room.midX - width / 2
        }
        // The picture stands where reading begins.
        let content = CGRect(x: start, y: 0, width: width, height: 0)
        let pictureFrame = CGRect(
            x: start, y: top(of: image.height, in: room), width: image.width, height: image.height)
        let labelFrame = CGRect(
            x: start + image.width + gap, y: top(of: text.height, in: room), width: text.width, height: text.height)
        picture.frame = pictureFrame.flipped(for: direction, in: content)
        label.frame = labelFrame.flipped(for: direction, in: content)
    }

    override func baseline(in size: CGSize, isLast: Bool) -> CGFloat {
        let text = label.sizeThatFits(.zero)
        let room = CGRect(origin: .zero, size: size).inset(by: contentEdgeInsets)
        return top(of: text.height, in: room) + label.baseline(in: text, isLast: false)
    }

    private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: room.minY
        case .bottom: room.maxY - height
        case .center, .fill: room.midY - height / 2
        }
    }

    // MARK: Menu

    private lazy var buttonMenu = ButtonMenu(button: self)

    /// A menu that the button shows when it is held, or at a tap (``showsMenuAsPrimaryAction``). It is shown as edit menus
    /// are: a bar with an arrow to the button, and not a list.
    open var menu: UIMenu? {
        didSet { buttonMenu.update() }
    }

    /// Whether a tap shows the ``menu``, and sends no ``UIControl/Event/primaryActionTriggered``. The default is no.
    open var showsMenuAsPrimaryAction = false {
        didSet { buttonMenu.update() }
    }

    open override func performPrimaryAction() {
        if showsMenuAsPrimaryAction, menu != nil { buttonMenu.present() } else { super.performPrimaryAction() }
    }

    // MARK: Use

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasTracking = isTracking
        super.touchesEnded(touches, with: event)
        if wasTracking, isTouchInside { performPrimaryAction() }
    }

    // MARK: Painting

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawGlyph(in: context)
        if isHighlighted, backgroundColor != nil, buttonType != .custom {
            context.fill(roundedRect: bounds, radius: layer.cornerRadius, color: UIColor(white: 0, alpha: 0.15))
        }
    }

    private var glyphSize: CGSize {
        switch buttonType {
        case .custom, .system: .zero
        default: CGSize(width: 22, height: 22)
        }
    }

    /// The sign of a ready-made button, which no font has at the right weight.
    private func drawGlyph(in context: CGContext) {
        let (x, y) = (bounds.midX, bounds.midY)
        let color: UIColor = isHighlighted ? tintColor.withAlphaComponent(0.3) : tintColor
        func stroke(_ points: [[CGPoint]], width: CGFloat, _ color: UIColor) {
            let path = UIBezierPath()
            for line in points {
                for (index, point) in line.enumerated() {
                    index == 0 ? path.move(to: point) : path.addLine(to: point)
                }
            }
            path.lineWidth = width
            context.setStroke(color)
            context.stroke(path)
        }
        let circle = CGRect(x: x - 10, y: y - 10, width: 20, height: 20)
        switch buttonType {
        case .custom, .system: return
        case .detailDisclosure, .infoLight, .infoDark:
            context.stroke(roundedRect: circle, radius: 10, width: 1.5, color: color)
            context.fill(
                roundedRect: CGRect(x: x - 1.25, y: y - 5.5, width: 2.5, height: 2.5), radius: 1.25, color: color)
            stroke([[CGPoint(x: x, y: y - 1), CGPoint(x: x, y: y + 5)]], width: 2, color)
        case .contactAdd:
            context.stroke(roundedRect: circle, radius: 10, width: 1.5, color: color)
            stroke(
                [
                    [CGPoint(x: x - 5, y: y), CGPoint(x: x + 5, y: y)],
                    [CGPoint(x: x, y: y - 5), CGPoint(x: x, y: y + 5)],
                ], width: 1.5, color)
        case .close:
            context.fill(roundedRect: circle.insetBy(dx: -1, dy: -1), radius: 11, color: .systemFill)
            stroke(
                [
                    [CGPoint(x: x - 4, y: y - 4), CGPoint(x: x + 4, y: y + 4)],
                    [CGPoint(x: x - 4, y: y + 4), CGPoint(x: x + 4, y: y - 4)],
                ], width: 1.8, .secondaryLabel)
        }
    }
}
