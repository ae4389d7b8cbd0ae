import Foundation

/// Spokes that go round while something takes its time.
///
/// They go round by the frame's timers, and none runs while the view is stopped, hidden or in no window. Where motion is
/// reduced they stand still, and all of them grow faint and strong again.
open class UIActivityIndicatorView: UIView {
    /// How large the spokes are.
    public enum Style: Int, Sendable {
        /// The old name of a large one in white.
        case whiteLarge = 0
        /// The old name of a middling one in white.
        case white = 1
        /// The old name of a middling one in grey.
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
    }

    private static let spokes = 8
    /// How long a spoke is the strongest, in seconds.
    private static let interval = 0.1

    private var timer: FrameTimers.Token?
    /// The strongest spoke.
    private var phase = 0
    private var animates = false

    /// Creates an indicator of a style, which stands still.
    public init(style: Style) {
        self.style = style
        side = style.side
        super.init(frame: CGRect(origin: .zero, size: CGSize(width: style.side, height: style.side)))
        setUp()
    }

    /// Creates an indicator of a middling size, which stands still.
    public override init(frame: CGRect) {
        style = .medium
        side = style.side
        super.init(frame: frame)
        setUp()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
        isHidden = true
    }

    /// How large the spokes are.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            side = style.side
        }
    }

    /// How wide and high the spokes are together, in points: as the style says, or what shows them.
    var side: CGFloat {
        didSet {
            guard side != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The part of the spokes that is there, 0 to 1, one as strong as the other: how far something is. `nil`, the default, for
    /// all of them as they go round.
    var shownPart: CGFloat? {
        didSet { if shownPart != oldValue { setNeedsDisplay() } }
    }

    private var ownColor: UIColor?

    /// The colour of the spokes; `nil` for the style's, which is also the default.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }

    /// Whether the view is hidden while it does not go round. The default is yes.
    open var hidesWhenStopped = true {
        didSet { if !animates { isHidden = hidesWhenStopped } }
    }

    /// Whether the spokes go round.
    open var isAnimating: Bool { animates }

    /// Lets the spokes go round, and shows them.
    open func startAnimating() {
        animates = true
        if hidesWhenStopped { isHidden = false }
        update()
    }

    /// Stops the spokes, and hides them if ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        animates = false
        if hidesWhenStopped { isHidden = true }
        update()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { update() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        timer = nil
        update()
    }

    private func update() {
        guard animates, !isHidden, let application else {
            timer = nil
            return
        }
        guard timer == nil else { return }
        timer = application.timers.every(Self.interval) { [weak self] in self?.turn() }
    }

    override var isUsuallyElement: Bool { true }
    override var usualTraits: UIAccessibilityTraits { .updatesFrequently }

    private func turn() {
        phase = (phase + 1) % (2 * Self.spokes)
        setNeedsDisplay()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var hugsContent: Bool { true }

    open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = side / 2
        let stands = application?.reducesMotion ?? false
        let shown = shownPart.map { Int(($0 * CGFloat(Self.spokes)).rounded(.down)) } ?? Self.spokes
        for spoke in 0..<min(max(0, shown), Self.spokes) {
            let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
            let path = UIBezierPath()
            for part in [0.5, 0.88] as [CGFloat] {
                let point = CGPoint(
                    x: bounds.midX + cos(angle) * radius * part, y: bounds.midY + sin(angle) * radius * part)
                part == 0.5 ? path.move(to: point) : path.addLine(to: point)
            }
            path.lineWidth = side * 0.11
            let opacity = shownPart == nil ? opacity(of: spoke, stands: stands) : 1
            context.setStroke(color.withAlphaComponent(opacity))
            context.stroke(path)
        }
    }

    private func opacity(of spoke: Int, stands: Bool) -> CGFloat {
        // There and back once in twice as many steps as there are spokes.
        if stands { return 1 - 0.6 * CGFloat(abs(Self.spokes - phase)) / CGFloat(Self.spokes) }
        let age = (phase - spoke + 2 * Self.spokes) % Self.spokes
        return max(0.25, 1 - CGFloat(age) * 0.13)
    }
}
