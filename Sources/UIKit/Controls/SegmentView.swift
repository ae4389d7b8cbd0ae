import Foundation

/// One segment of a segmented control: a title or a picture.
final class SegmentView: UIView {
    var title: String?
    var image: UIImage?
    /// What is done when the segment is chosen.
    var action: UIAction?
    /// How wide the segment is, in points; 0 for what is left over.
    var width: CGFloat = 0
    /// By how much the content stands beside the middle, in points.
    var offset = CGSize.zero
    var isEnabled = true

    private var isSelected = false
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    /// Between the content and the edges, in points.
    private static let padding: CGFloat = 10

    init(title: String?, image: UIImage?) {
        self.title = title
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        picture.contentMode = .scaleAspectFit
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows the segment as it is now.
    func show(_ attributes: [NSAttributedString.Key: Any], isSelected: Bool, isDimmed: Bool) {
        self.isSelected = isSelected
        label.isHidden = image != nil
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        picture.isHidden = image == nil
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        picture.tintColor = attributes[.foregroundColor] as? UIColor
        label.alpha = isDimmed ? 0.3 : 1
        picture.alpha = isDimmed ? 0.3 : 1
        setNeedsLayout()
    }

    override var isUsuallyElement: Bool { true }
    override var usualLabel: String? { action?.discoverabilityTitle ?? title ?? action?.title }
    override var usualTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    /// The words of the segment.
    override var shownText: String? { image == nil ? title ?? "" : "" }

    /// How wide the content is with the room beside it, in points.
    var contentWidth: CGFloat { (image?.size.width ?? label.sizeThatFits(.zero).width) + 2 * Self.padding }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: min(Self.padding / 2, bounds.width / 2), dy: 0)
            .offsetBy(dx: offset.width, dy: offset.height)
        label.frame = room
        picture.frame = room
    }
}
