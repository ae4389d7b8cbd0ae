import Foundation

/// Something that is set by sliding a thumb along a line.
///
/// A finger slides the thumb from wherever it has taken hold of it; beside the thumb the line does nothing, as on iOS. What
/// the person does is told by ``UIControl/Event/valueChanged``, what the program sets is not. Right to left the least value
/// is at the right. Differences from UIKit: there are no pictures for the line, and no vertical or stepped styles.
open class UISlider: UIControl {
    private let lowTrack = UIView()
    private let highTrack = UIView()
    private let thumb = UIView()
    private let thumbPicture = UIImageView(image: nil)
    private var thumbImages: [State: UIImage] = [:]
    private let minimumImageView = UIImageView(image: nil)
    private let maximumImageView = UIImageView(image: nil)
    /// Where the finger took hold of the thumb that it holds, in points; `nil` while it holds none.
    private var grip: CGFloat?
    /// The value when the finger took hold of the thumb.
    private var gripValue: Float = 0
    /// Whether the thumb has been somewhere else since it was held.
    private var hasSlid = false

    private static let height: CGFloat = 34
    private static let thumbSide: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    private static let gap: CGFloat = 8
    /// The least side of what a finger can hit, in points.
    private static let target: CGFloat = 44

    /// Creates a slider with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [highTrack, lowTrack, minimumImageView, maximumImageView, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [highTrack, lowTrack] { view.layer.cornerRadius = Self.trackHeight / 2 }
        thumb.layer.cornerRadius = Self.thumbSide / 2
        thumb.setShadow(.black, opacity: 0.2, radius: 4, offset: CGSize(width: 0, height: 2))
        thumb.addSubview(thumbPicture)
        update()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Value

    private var current: Float = 0

    /// What the slider is set to; the default is 0. It is brought between the least and the greatest value; what is no number
    /// is the least one. Setting it tells nobody.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the slider without telling anybody. The thumb goes there, at once or in a moment.
    open func setValue(_ value: Float, animated: Bool) {
        current = limited(value)
        if animated { animateInOwnApplication(duration: 0.2) { update() } } else { update() }
    }

    private func limited(_ value: Float) -> Float {
        value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    }

    /// The least value; the default is 0. The greatest one is no less than it.
    open var minimumValue: Float = 0 {
        didSet {
            if !minimumValue.isFinite { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = current
        }
    }

    /// The greatest value; the default is 1. The least one is no greater than it.
    open var maximumValue: Float = 1 {
        didSet {
            if !maximumValue.isFinite { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = current
        }
    }

    /// Whether every movement of the finger is told of; otherwise only the end of it. The default is yes.
    open var isContinuous = true

    // MARK: Looks

    /// What stands at the end of the least value.
    open var minimumValueImage: UIImage? {
        didSet { imageDidChange(minimumImageView, minimumValueImage) }
    }

    /// What stands at the end of the greatest value.
    open var maximumValueImage: UIImage? {
        didSet { imageDidChange(maximumImageView, maximumValueImage) }
    }

    private func imageDidChange(_ view: UIImageView, _ image: UIImage?) {
        view.image = image
        update()
    }

    /// The line from the least value to the thumb; `nil` for the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { update() }
    }

    /// The line from the thumb to the greatest value; `nil` for a grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { update() }
    }

    /// The thumb; `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet { update() }
    }

    /// Shows a picture as the thumb in a state, as large as it is; `nil` brings back what it is otherwise. A state without a
    /// picture takes that of ``UIControl/State/normal``.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        update()
    }

    /// The picture that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

    /// The picture of the thumb in the present state.
    open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

    /// The thumb's size, in points.
    private var thumbSize: CGSize {
        currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    }

    private func showThumb() {
        let image = currentThumbImage
        if thumbPicture.image !== image { thumbPicture.image = image }
        thumbPicture.tintColor = thumbTintColor
        thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
        let opacity: Float = image == nil ? 0.2 : 0
        if thumb.layer.shadowOpacity != opacity { thumb.layer.shadowOpacity = opacity }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    // MARK: Places

    /// Where the picture at the end of the least value stands in bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height
        ).flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds)
    }

    /// Where the picture at the end of the greatest value stands in bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height
        ).flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds)
    }

    /// Where the line stands in bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let low = minimumValueImage.map { $0.size.width + Self.gap } ?? 2
        let high = maximumValueImage.map { $0.size.width + Self.gap } ?? 2
        return CGRect(
            x: bounds.minX + low, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - low - high),
            height: Self.trackHeight
        ).flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds)
    }

    /// Where the thumb stands on a line at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((limited(value) - minimumValue) / range) : 0
        let size = thumbSize
        let way = max(0, rect.width + 4 - size.width)
        let scale = screenScale
        let x = rect.minX - 2 + (part * way * scale).rounded() / scale
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            .flipped(for: effectiveUserInterfaceLayoutDirection, in: rect)
    }

    private func update() {
        lowTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        highTrack.backgroundColor = maximumTrackTintColor ?? .controlTrack
        showThumb()
        for view in [lowTrack, highTrack, minimumImageView, maximumImageView] { view.alpha = isEnabled ? 1 : 0.5 }
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        let track = trackRect(forBounds: bounds)
        thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: current)
        thumbPicture.frame = thumb.bounds
        // The whole line lies behind, so that nothing is seen between its parts while they move.
        highTrack.frame = track
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, end) = isRightToLeft ? (thumb.center.x, track.maxX) : (track.minX, thumb.center.x)
        lowTrack.frame = CGRect(x: start, y: track.minY, width: max(0, end - start), height: track.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    override var hasPartsFromTheStart: Bool { true }
    override var isUsuallyElement: Bool { true }
    override var usualValue: String? {
        let range = maximumValue - minimumValue
        return "\(range > 0 ? Int(((current - minimumValue) / range * 100).rounded()) : 0)%"
    }
    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.adjustable) }

    // MARK: Fingers

    /// A slider is lower than a finger; what is just beside it counts too.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = (Self.thumbSide - Self.target) / 2
        return bounds.insetBy(dx: dx, dy: min(0, (bounds.height - Self.target) / 2)).contains(point)
    }

    /// Takes hold of the thumb, if the finger is on it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard abs(x - thumb.center.x) <= max(Self.target, thumb.bounds.width) / 2 else { return false }
        (grip, gripValue, hasSlid) = (x, current, false)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, tells: isContinuous)
        return true
    }

    private func follow(_ touch: UITouch, tells: Bool) {
        guard let grip else { return }
        let track = trackRect(forBounds: bounds)
        let low = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let high = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard low != high else { return }
        // The thumb may be larger while it is held.
        let part = (touch.location(in: self).x - grip) / (high - low)
        let new = limited(gripValue + Float(min(max(part, -1), 1)) * (maximumValue - minimumValue))
        guard new != current else { return }
        value = new
        hasSlid = true
        if tells { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch, tells: false) }
        // Who does something when the finger is gone looks at the touch that ends here.
        if isContinuous, hasSlid, grip != nil { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        letGo()
    }

    open override func cancelTracking(with event: UIEvent?) {
        letGo()
    }

    private func letGo() {
        guard grip != nil else { return }
        (grip, hasSlid) = (nil, false)
        if !isContinuous, current != gripValue { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// What the slider stands in is not panned while its thumb is held.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        grip == nil || !(gestureRecognizer is UIPanGestureRecognizer)
    }

    // MARK: Steps

    /// Raises the value by a tenth of the way, and tells of it.
    open override func accessibilityIncrement() { step(by: 0.1) }

    /// Lowers the value by a tenth of the way, and tells of it.
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by part: Float) {
        let new = limited(current + part * (maximumValue - minimumValue))
        guard isEnabled, new != current else { return }
        setValue(new, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// Arrows move the thumb while return has taken hold of it.
extension UISlider: KeypadAdjusted {
    var keypadAxis: NSLayoutConstraint.Axis { .horizontal }
}
