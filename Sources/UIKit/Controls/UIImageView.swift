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

    /// The picture.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            setNeedsDisplay()
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    override var hugsContent: Bool { true }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open override func tintColorDidChange() {
        if image?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
    }

    open override func draw(_ rect: CGRect) {
        guard let image, let context = UIGraphicsGetCurrentContext() else { return }
        let target = contentMode.rect(for: image.size, in: bounds)
        context.draw(image, in: target, tint: image.renderingMode == .alwaysTemplate ? tintColor : nil)
    }
}
