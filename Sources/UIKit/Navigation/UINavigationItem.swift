import Diagnostics
import Foundation

/// What a navigation bar shows for one of the controllers it leads through: a title, and buttons beside it.
///
/// Differences from UIKit: there are no prompts and no menus of the back button.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item with nothing in it.
    public override init() {
        super.init()
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What stands in the middle of the bar.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }
    /// Whether the title is large, in a bar that wants such: ``UINavigationBar/prefersLargeTitles``.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }
    /// A view that stands there instead, as large as it is or, if it has no size, as it fits.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { itemDidChange() } }
    }

    /// What searches in the controller's view. Its bar stands below the row of titles and buttons, and does not scroll away.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.isActive = false
            itemDidChange()
        }
    }

    /// Whether the search bar scrolls away with what it searches. Never here: the value stays false, and a program that wants it
    /// is told so on standard error.
    open var hidesSearchBarWhenScrolling: Bool {
        get { false }
        set {
            if newValue { Log.complain("hidesSearchBarWhenScrolling: search bars do not scroll away; the bar stays") }
        }
    }

    // MARK: Looks

    /// What the bar looks like while the item is shown; `nil`, the default, for the bar's own
    /// ``UINavigationBar/standardAppearance``. What is changed in it afterwards counts from when it is set again.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// The same while what is below the bar is scrolled to its beginning; `nil`, the default, for the bar's own. It
    /// counts always: the bar does not look at what is scrolled.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// The same where the screen is low; `nil`, the default, for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    /// The same where the screen is low and what is below is scrolled to its beginning; `nil`, the default, for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    func appearance(for occasion: BarOccasion) -> UINavigationBarAppearance? {
        switch occasion {
        case .standard: standardAppearance
        case .atEdge: scrollEdgeAppearance
        case .low: compactAppearance
        case .lowAtEdge: compactScrollEdgeAppearance
        }
    }

    // MARK: Back

    /// What the button says that leads back to this item; `nil`, the default, for the item's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { itemDidChange() } }
    }
    /// What a button that leads back says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title.
        case `default`
        /// "Back".
        case generic
        /// Nothing: the chevron stands alone.
        case minimal
    }

    /// What the button says that leads back to this item, where ``backButtonTitle`` and ``backBarButtonItem`` do not.
    /// ``BackButtonDisplayMode/minimal`` has a say over them.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }
    /// What leads back to this item: its title or its picture is shown beside the chevron. If it has an action or a method of
    /// its own, that is called instead of going back.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { itemDidChange() } }
    }
    /// Whether nothing leads back from this item.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { itemDidChange() } }
    }
    /// Whether ``leftBarButtonItems`` stand beside the button that leads back. By default they take its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
    }

    // MARK: Buttons

    /// The buttons where reading begins, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }
    /// The buttons where reading ends, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }
    /// The first of ``leftBarButtonItems``. Setting it puts it there alone.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of ``rightBarButtonItems``. Setting it puts it there alone.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets ``leftBarButtonItem``. It changes at once, also where it is to be seen.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets ``rightBarButtonItem``. It changes at once, also where it is to be seen.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets ``leftBarButtonItems``. They change at once, also where they are to be seen.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets ``rightBarButtonItems``. They change at once, also where they are to be seen.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Sets ``hidesBackButton``. It changes at once, also where it is to be seen.
    open func setHidesBackButton(_ hides: Bool, animated: Bool) {
        hidesBackButton = hides
    }

    // MARK: Bar

    /// The bar that has the item.
    weak var bar: UINavigationBar?

    private func itemDidChange() {
        bar?.showItems()
    }
}
