import Foundation

/// A plus and a minus that change a number.
///
/// A tap changes it by a step when the finger goes up; a finger that stays down changes it again and again, ever faster.
/// What the person does is told by ``UIControl/Event/valueChanged``, what the program sets is not. Right to left the minus
/// is at the right. Differs from UIKit in that the pictures are always the same.
open class UIStepper: UIControl {
    /// The size of every stepper, in points.
    static let size = CGSize(width: 94, height: 32)
    /// The least side of what a finger can hit, in points.
    private static let target: CGFloat = 44
    /// How long a finger stays down before the value changes by itself, how often it does then, and how often after ten
    /// times, in seconds.
    private static let patience = 0.5
    private static let interval = 0.1
    private static let shortInterval = 0.04

    /// The half that a finger went down on: 1 for the plus, -1 for the minus.
    private var half = 1.0
    /// The half that it is on, or 0 for none.
    private var pressed = 0.0 {
        didSet { if pressed != oldValue { setNeedsDisplay() } }
    }
    private var repetition: FrameTimers.Token?
    private var repetitions = 0
    /// The value when the finger went down.
    private var startValue = 0.0

    /// Creates a stepper at a place; its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        contentMode = .redraw
        valueDidChange()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Value

    private var current = 0.0

    /// The number; the default is 0. It is brought between the least and the greatest one. Setting it tells nobody.
    open var value: Double {
        get { current }
        set {
            current = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
            valueDidChange()
        }
    }

    /// The least number; the default is 0. The greatest one is no less than it.
    open var minimumValue = 0.0 {
        didSet {
            precondition(!minimumValue.isNaN, "UIStepper.minimumValue: this is no number")
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = current
        }
    }

    /// The greatest number; the default is 100. The least one is no greater than it.
    open var maximumValue = 100.0 {
        didSet {
            precondition(!maximumValue.isNaN, "UIStepper.maximumValue: this is no number")
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = current
        }
    }

    /// By how much a tap changes the number; the default is 1. It must be more than 0.
    open var stepValue = 1.0 {
        didSet { precondition(stepValue > 0, "UIStepper.stepValue: a step is more than 0") }
    }

    /// Whether the number goes on with the least one after the greatest, and the other way round. The default is no.
    open var wraps = false {
        didSet { setNeedsDisplay() }
    }

    /// Whether a finger that stays down changes the number again and again. The default is yes.
    open var autorepeat = true

    /// Whether every change while a finger is down is told of; otherwise only the end of it. The default is yes.
    open var isContinuous = true

    private func valueDidChange() {
        setNeedsDisplay()
    }

    /// Whether there is anywhere to go in a direction.
    private func canStep(_ direction: Double) -> Bool {
        wraps ? maximumValue > minimumValue : direction > 0 ? current < maximumValue : current > minimumValue
    }

    private func step(_ direction: Double) {
        guard isEnabled, direction != 0, canStep(direction) else { return }
        let new = current + direction * stepValue
        if wraps, new > maximumValue {
            value = minimumValue
        } else if wraps, new < minimumValue {
            value = maximumValue
        } else {
            value = new
        }
        if isContinuous || !isTracking { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Raises the number by a step, and tells of it.
    open override func accessibilityIncrement() { step(1) }

    /// Lowers the number by a step, and tells of it.
    open override func accessibilityDecrement() { step(-1) }

    override var hasPartsFromTheStart: Bool { true }
    override var isUsuallyElement: Bool { true }
    override var usualValue: String? {
        current.rounded() == current ? String(format: "%.0f", current) : "\(current)"
    }
    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.adjustable) }

    // MARK: Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var hugsContent: Bool { true }

    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Fingers

    /// A stepper is lower than a finger; what is just beside it counts too.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: min(0, (bounds.height - Self.target) / 2)).contains(point)
    }

    /// The half that a point belongs to.
    private func direction(at point: CGPoint) -> Double {
        (point.x > bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let direction = direction(at: touch.location(in: self))
        guard canStep(direction) else { return false }
        (half, pressed, startValue, repetitions) = (direction, direction, current, 0)
        if autorepeat { repeatStep(after: Self.patience) }
        return super.beginTracking(touch, with: event)
    }

    private func repeatStep(after seconds: Double) {
        repetition = application?.timers.after(seconds) { [weak self] in
            guard let self, isTracking, autorepeat else { return }
            // What hears of the step may end all this, and then nothing repeats.
            repetitions += 1
            repeatStep(after: repetitions < 10 ? Self.interval : Self.shortInterval)
            step(pressed)
        }
    }

    /// A finger that slides to the other half or away presses nothing, and goes on where it comes back.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isOn = isTouchInside && direction(at: touch.location(in: self)) == half
        pressed = isOn ? half : 0
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let direction = isTouchInside ? pressed : 0
        repetition = nil
        pressed = 0
        if repetitions == 0 {
            step(direction)
        } else if !isContinuous, current != startValue {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    open override func cancelTracking(with event: UIEvent?) {
        repetition = nil
        pressed = 0
        if !isContinuous, current != startValue { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Painting

    /// The half of the minus or the plus.
    private func place(of direction: Double) -> CGRect {
        let half = CGRect(
            x: direction < 0 ? bounds.minX : bounds.midX, y: bounds.minY, width: bounds.width / 2,
            height: bounds.height)
        return half.flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(roundedRect: bounds, radius: 8, color: .tertiarySystemFill)
        if pressed != 0 {
            context.fill(roundedRect: place(of: pressed), radius: 8, color: .systemFill)
        } else {
            let line = CGRect(x: bounds.midX - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
            context.fill(roundedRect: line, radius: 0.5, color: .separator)
        }
        for direction in [-1.0, 1] {
            let color: UIColor = isEnabled && canStep(direction) ? .label : .tertiaryLabel
            let middle = CGPoint(x: place(of: direction).midX, y: bounds.midY)
            let across = CGRect(x: middle.x - 7, y: middle.y - 0.9, width: 14, height: 1.8)
            context.fill(roundedRect: across, radius: 0.9, color: color)
            let down = CGRect(x: middle.x - 0.9, y: middle.y - 7, width: 1.8, height: 14)
            if direction > 0 { context.fill(roundedRect: down, radius: 0.9, color: color) }
        }
    }
}

/// Each half is a place of its own.
extension UIStepper: KeypadArea {
    var keypadPlaces: [KeypadPlace] {
        guard isEnabled else { return [] }
        return [-1.0, 1].map { KeypadPlace(self, name: $0 < 0 ? "decrement" : "increment", rect: place(of: $0)) }
    }
}
