import Foundation

/// Something that is on or off.
open class UISwitch: UIControl {
    /// What is coloured. It has one size, in the middle of whatever size the switch was given.
    private let track = UIView()
    private let knob = UIView()
    /// Whether the finger has moved so far that it slides the knob.
    private var isSliding = false

    /// The size of every switch, in points.
    static let size = CGSize(width: 51, height: 31)
    /// The least side of what a finger can hit, in points.
    private static let target: CGFloat = 44

    /// Creates a switch at a place; its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        knob.layer.cornerRadius = 13.5
        knob.setShadow(.black, opacity: 0.15, radius: 3, offset: CGSize(width: 0, height: 2))
        track.addSubview(knob)
        addSubview(track)
        update()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private var value = false

    /// Whether the switch is on. Setting it does not send ``UIControl/Event/valueChanged``.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without sending ``UIControl/Event/valueChanged``.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        if animated {
            animateInOwnApplication(duration: 0.2) { update() }
        } else {
            update()
        }
    }

    /// The fill while the switch is on; `nil` for the usual green.
    open var onTintColor: UIColor? {
        didSet { update() }
    }

    /// The fill of the knob; `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet { update() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var hugsContent: Bool { true }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    private func update() {
        track.frame = CGRect(
            x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
            height: Self.size.height)
        track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
        track.alpha = isEnabled ? 1 : 0.5
        knob.backgroundColor = thumbTintColor ?? .white
        // The knob gives way under a finger.
        let width: CGFloat = isHighlighted ? 32 : 27
        knob.frame = CGRect(x: value ? Self.size.width - 2 - width : 2, y: 2, width: width, height: 27)
    }

    override func stateDidChange() {
        super.stateDidChange()
        animateInOwnApplication(duration: 0.15) { update() }
    }

    override var hasPartsFromTheStart: Bool { true }
    override var isUsuallyElement: Bool { true }
    override var usualValue: String? { isOn ? "1" : "0" }
    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union([.button, .toggleButton]) }

    // MARK: Fingers

    /// A switch is smaller than a finger; what is just beside it counts too.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (dx, dy) = (min(0, (bounds.width - Self.target) / 2), min(0, (bounds.height - Self.target) / 2))
        return bounds.insetBy(dx: dx, dy: dy).contains(point)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isSliding = false
        return super.beginTracking(touch, with: event)
    }

    /// A finger that slides across sets the side that it is on.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        noteSliding(of: touch)
        if isSliding { setByUser(touch.location(in: self).x > bounds.midX) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        noteSliding(of: touch)
        if !isSliding { setByUser(!value) }
    }

    private func noteSliding(of touch: UITouch) {
        if abs(touch.location(in: self).x - convertFromScreen(touch.startPoint).x) > 10 { isSliding = true }
    }

    private func setByUser(_ on: Bool) {
        guard on != value else { return }
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
