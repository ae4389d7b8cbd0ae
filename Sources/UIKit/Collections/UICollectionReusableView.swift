import Foundation

/// A view of a collection view that is used again for other elements: a header, a footer, a decoration, or a cell.
open class UICollectionReusableView: UIView {
    private var identifier: String?
    /// The kind for which the view was made; `nil` for a cell.
    var kind: String?
    /// Whether it has been told to the delegate that the view is seen.
    var isAnnounced = false
    /// What the view was given last.
    var applied: UICollectionViewLayoutAttributes?

    /// Creates a view with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// By what the view is found when it is to be used again.
    open var reuseIdentifier: String? { identifier }

    /// Takes the identifier for which it was registered.
    func takeIdentifier(_ new: String) {
        identifier = new
    }

    /// The view is about to be used again. The default does nothing.
    open func prepareForReuse() {}

    /// Brings the view to what it was before it was used.
    func willBeUsedAgain() {
        prepareForReuse()
    }

    /// The view is given what the layout says of it; frame, opacity and transform are set already. The default does
    /// nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What the view wants instead of what the layout says. The default asks the view for the size that fits, by its
    /// constraints or by `sizeThatFits(_:)`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = wantedSize(layoutAttributes)
        guard size != layoutAttributes.size, size.width.isFinite, size.height.isFinite, size.width >= 0,
            size.height >= 0
        else { return layoutAttributes }
        let preferred = layoutAttributes.copied()
        preferred.size = size
        return preferred
    }

    /// The size that the view wants, which is another one than the layout's only where that is an estimate.
    func wantedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        updateConstraintsIfNeeded()
        let (size, isEstimate) = (attributes.size, attributes.isEstimate)
        let isConstrained = hasConstraintsBelow
        let wanted =
            isConstrained
            ? systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: isEstimate.width ? .fittingSizeLevel : .required,
                verticalFittingPriority: isEstimate.height ? .fittingSizeLevel : .required)
            : sizeThatFits(size)
        // Constraints that say nothing of a direction leave it as it is.
        func length(_ wanted: CGFloat, _ given: CGFloat, _ isEstimate: Bool) -> CGFloat {
            isEstimate && (wanted > 0 || !isConstrained) ? wanted : given
        }
        return CGSize(
            width: length(wanted.width, size.width, isEstimate.width),
            height: length(wanted.height, size.height, isEstimate.height))
    }

    /// Gives the view what the layout says.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let isSame = applied?.isEqual(attributes) ?? false
        if attributes.transform == .identity, transform == .identity {
            if frame != attributes.frame { frame = attributes.frame }
        } else {
            transform = attributes.transform
            if bounds.size != attributes.size { bounds.size = attributes.size }
            center = attributes.center
        }
        guard !isSame else { return }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        // Layouts may keep attributes and change them.
        applied = attributes.copied()
        apply(attributes)
    }

    /// Whether what is typed into is in the view.
    var holdsFocus: Bool { application?.focus.firstResponder?.isInside(self) ?? false }
}
