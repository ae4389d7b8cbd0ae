import Foundation

/// A line that shows how much of something is done.
///
/// Right to left it fills from the right. Differences from UIKit: there are no pictures for the line, and no observed
/// `Progress`, which needs Objective-C's observing: set ``progress`` where that changes.
open class UIProgressView: UIView {
    /// How the line looks.
    public enum Style: Int, Sendable {
        /// With a ground.
        case `default`
        /// Without one, in a bar.
        case bar
    }

    private let track = UIView()
    private let fill = UIView()
    private static let height: CGFloat = 4

    /// Creates a line of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    /// Creates a line with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        track.clipsToBounds = true
        track.addSubview(fill)
        addSubview(track)
        update()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// How the line looks.
    open var progressViewStyle = Style.default {
        didSet { update() }
    }

    private var part: Float = 0

    /// How much is done, 0 to 1, into which other numbers are brought. The default is 0.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets how much is done. The line gets there at once or in a moment.
    open func setProgress(_ progress: Float, animated: Bool) {
        part = progress > 0 ? min(progress, 1) : 0
        if animated { animateInOwnApplication(duration: 0.25) { update() } } else { update() }
    }

    /// The colour of what is done; `nil`, the default, for the tint colour.
    open var progressTintColor: UIColor? {
        didSet { update() }
    }

    /// The colour of what is not done; `nil`, the default, for a grey.
    open var trackTintColor: UIColor? {
        didSet { update() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    override var isUsuallyElement: Bool { true }
    override var usualValue: String? { "\(Int((part * 100).rounded()))%" }
    override var usualTraits: UIAccessibilityTraits { .updatesFrequently }

    private func update() {
        track.frame = bounds
        track.layer.cornerRadius = bounds.height / 2
        track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .controlTrack)
        fill.backgroundColor = progressTintColor ?? tintColor
        fill.layer.cornerRadius = bounds.height / 2
        let scale = screenScale
        let width = (bounds.width * CGFloat(part) * scale).rounded() / scale
        fill.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
            .flipped(for: effectiveUserInterfaceLayoutDirection, in: track.bounds)
    }
}
