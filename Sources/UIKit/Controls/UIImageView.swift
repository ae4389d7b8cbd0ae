import Foundation

/// Shows a picture, another one while it is highlighted, or several one after another.
///
/// What of a picture lies outside the view's bounds is cut off, on iOS only with ``UIView/clipsToBounds`` on.
open class UIImageView: UIView {
    /// Creates a view as large as a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view as large as a picture, which shows another one while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var usualTraits: UIAccessibilityTraits { .image }

    // MARK: Pictures

    /// The picture. The view is as large as it, whatever else it shows.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            setNeedsDisplay()
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    /// The picture while the view is highlighted; `nil`, the default, for the usual one.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { setNeedsDisplay() } }
    }

    /// Whether ``highlightedImage`` is shown. The default is no. Cells of tables say it of their own picture while they are
    /// touched or selected.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The sizes and weights of symbols, where a symbol says none of its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// A picture as it is shown: a symbol in the view's configuration.
    private func configured(_ image: UIImage?) -> UIImage? {
        guard let image, let preferredSymbolConfiguration else { return image }
        return image.preferring(preferredSymbolConfiguration)
    }

    /// The picture that is shown at the moment.
    private var shownImage: UIImage? {
        configured(sequence?.image ?? (isHighlighted ? highlightedImage ?? image : image))
    }

    // MARK: Animation

    /// The pictures that are shown one after another between ``startAnimating()`` and ``stopAnimating()``; `nil`, the default,
    /// for none. Setting it stops those that are being shown.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// How long ``animationImages`` take once, in seconds. The default is 0, which is a thirtieth of a second for each. It
    /// has an effect at the next start.
    open var animationDuration: TimeInterval = 0

    /// How often ``animationImages`` are shown; the default is 0, which is without an end. It has an effect at the next start.
    open var animationRepeatCount = 0

    private var sequence: PictureSequence?

    /// Whether pictures are shown one after another. They wait while the view is hidden or in no window.
    open var isAnimating: Bool { sequence != nil }

    /// Shows ``animationImages`` one after another, beginning with the first. Without any nothing happens.
    open func startAnimating() {
        guard let animationImages, !animationImages.isEmpty else { return }
        sequence = PictureSequence(animationImages, duration: animationDuration, rounds: animationRepeatCount) {
            [weak self] isOver in
            if isOver { self?.stopAnimating() } else { self?.setNeedsDisplay() }
        }
        setNeedsDisplay()
        updateSequence()
    }

    /// Shows the usual picture again.
    open func stopAnimating() {
        guard isAnimating else { return }
        sequence = nil
        setNeedsDisplay()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { updateSequence() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        sequence?.run(by: nil)
        updateSequence()
    }

    private func updateSequence() {
        sequence?.run(by: isHidden ? nil : application?.timers)
    }

    // MARK: Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(image)?.size ?? .zero }

    override var hugsContent: Bool { true }

    open override var intrinsicContentSize: CGSize {
        configured(image)?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    // MARK: Painting

    open override func tintColorDidChange() {
        if shownImage?.isTemplate == true { setNeedsDisplay() }
    }

    open override func draw(_ rect: CGRect) {
        guard let image = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
        var target = contentMode.rect(for: image.size, in: bounds)
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isMirrored {
            context.saveGState()
            context.translateBy(x: bounds.width, y: 0)
            context.scaleBy(x: -1, y: 1)
            target.origin.x = bounds.width - target.maxX
        }
        context.draw(image, in: target, tint: image.isTemplate ? tintColor : nil)
        if isMirrored { context.restoreGState() }
    }
}
