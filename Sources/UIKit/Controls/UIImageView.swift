import Foundation

/// Shows a picture.
///
/// What of a picture lies outside the view's bounds is cut off, on iOS only with ``UIView/clipsToBounds`` on.
open class UIImageView: UIView {
    /// Creates a view as large as a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
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

    /// The picture.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            setNeedsDisplay()
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    /// The sizes and weights of symbols, where a symbol says none of its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The picture as it is shown: a symbol in the view's configuration.
    private var shownImage: UIImage? {
        guard let image, let preferredSymbolConfiguration else { return image }
        return image.preferring(preferredSymbolConfiguration)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    override var hugsContent: Bool { true }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open override func tintColorDidChange() {
        if image?.isTemplate == true { setNeedsDisplay() }
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
