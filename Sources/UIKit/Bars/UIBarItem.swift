import Foundation

/// Something that stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject, NibObject {
    /// Creates an item with nothing in it.
    public override init() {
        super.init()
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Called for an object at the top of a nib when all that the nib holds is there; see ``UINib``. What is made in code hears nothing.
    open func awakeFromNib() {}

    /// What the item says.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }
    /// The item's picture, of which only the shape is shown, in the tint colour.
    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }
    /// The picture that is shown instead of ``image`` where the bar is in a low window: the vertical size class is compact, as on a phone
    /// that lies on its side. `nil`, the default, for the same picture.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone !== oldValue { itemDidChange() } }
    }
    /// Whether the item can be used.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }
    /// A name to find the item by; people never hear it.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
    }
    /// A number to find the item by.
    open var tag = 0

    private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Gives the title a font and a colour in a state: `.font` and `.foregroundColor`. Of other attributes nothing is seen. What
    /// a state does not have is that of ``UIControl/State/normal``.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// The attributes that the title was given in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    override var usualLabel: String? { title }
    override var usualTraits: UIAccessibilityTraits { isEnabled ? .none : .notEnabled }

    /// The picture for a bar with these traits.
    func image(in traits: UITraitCollection) -> UIImage? {
        (traits.verticalSizeClass == .compact ? landscapeImagePhone : nil) ?? image
    }

    /// Something of the item is another.
    func itemDidChange() {}
}
