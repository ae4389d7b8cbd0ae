import Foundation

/// Something that is on or off.
open class UISwitch: UIControl {
    private let knob = UIView()
    private var isKnobWide = false

    /// The size that every switch has, in points.
    static let size = CGSize(width: 51, height: 31)

    /// Creates a switch at a place; its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        layer.cornerRadius = Self.size.height / 2
        knob.backgroundColor = .white
        knob.isUserInteractionEnabled = false
        knob.layer.cornerRadius = 13.5
        knob.setShadow(.black, opacity: 0.15, radius: 3, offset: CGSize(width: 0, height: 2))
        addSubview(knob)
        isAccessibilityElement = true
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
            UIView.animate(withDuration: 0.2) { update() }
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
        didSet { knob.backgroundColor = thumbTintColor ?? .white }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var intrinsicContentSize: CGSize { Self.size }

    private func update() {
        backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width: CGFloat = isKnobWide ? 32 : 27
        knob.frame = CGRect(x: value ? bounds.width - 2 - width : 2, y: 2, width: width, height: 27)
        alpha = isEnabled ? 1 : 0.5
        accessibilityValue = value ? "on" : "off"
    }

    override func stateDidChange() {
        super.stateDidChange()
        isKnobWide = isHighlighted
        UIView.animate(withDuration: 0.15) { update() }
    }

    /// A finger that slides across sets the side that it is on.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let start = convertFromScreen(touch.startPoint).x
        if abs(x - start) > 10 { setByUser(x > bounds.midX) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let slid = abs(touch.location(in: self).x - convertFromScreen(touch.startPoint).x) > 10
        if !slid { setByUser(!value) }
    }

    private func setByUser(_ on: Bool) {
        guard on != value else { return }
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
