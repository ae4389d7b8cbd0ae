import Foundation

/// What stands for a controller in a ``UITabBar``: a picture and a title, and a badge in its corner.
open class UITabBarItem: UIBarItem {
    /// Creates an item with a picture that is shown in the colour of its state.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with another picture for when it is selected.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.selectedImage = selectedImage
        super.init()
        self.title = title
        self.image = image
    }

    /// Creates an item with nothing in it.
    public override init() {
        super.init()
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The picture of the selected item; `nil`, the default, for ``UIBarItem/image``.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { itemDidChange() } }
    }

    /// A short text in the item's corner, as a number of news; `nil`, the default, for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// The ground of the badge; `nil`, the default, for red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { itemDidChange() } }
    }

    /// The button that shows the item.
    weak var button: TabButton?

    override func itemDidChange() { button?.show() }
}
