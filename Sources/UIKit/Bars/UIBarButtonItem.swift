import Foundation

/// A button in a bar, or the room between two of them.
///
/// An item stands in one bar at a time. Differences from UIKit: ``SystemItem`` has those items that
/// the library has a word or a sign for; a method that is called is written as for
/// ``UIControl/addTarget(_:action:for:)-(_,(Owner)->()->Void,_)``.
open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable {
        /// As any.
        case plain
        /// Bolder: it ends what is being done.
        case done = 2
        /// The old name of ``plain``.
        public static let bordered = Style.plain
    }

    /// Buttons that every program has. They say what they are in the language of the interface.
    public enum SystemItem: Int, Sendable {
        /// "Done", bold.
        case done
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save", bold.
        case save
        /// A plus.
        case add
        /// Room that takes what the bar leaves over.
        case flexibleSpace
        /// Room of a width.
        case fixedSpace
        /// A pencil on a sheet.
        case compose = 7
        /// An arrow bent to the left.
        case reply = 8
        /// A box that an arrow leaves.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifier.
        case search = 12
        /// An arrow that goes round.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two lines.
        case pause = 18
        /// Two triangles backwards.
        case rewind = 19
        /// Two triangles forwards.
        case fastForward = 20
        /// An arrow that turns back.
        case undo = 21
        /// An arrow that turns forward.
        case redo = 22
        /// A cross.
        case close = 24
        /// An arrow to the left. UIKit names no items beyond; published bars ask for these by their numbers.
        case leftArrow = 101
        /// An arrow to the right.
        case rightArrow = 102
        /// An arrow up.
        case upArrow = 103
        /// An arrow down.
        case downArrow = 104
        /// An arrow to the left, as is for what comes before.
        case previousArrow = 105
        /// An arrow to the right, as is for what comes next.
        case nextArrow = 106
    }

    /// How the button looks.
    open var style = Style.plain {
        didSet { if style != oldValue { itemDidChange() } }
    }
    /// How wide the button or the room is, in points; 0, the default, for as wide as it needs.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }
    /// The colour of the title and of the picture; `nil`, the default, for that of the bar.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { itemDidChange() } }
    }
    /// Titles that the button may get: it is wide enough for each of them, so that nothing moves when one takes the place of
    /// another.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { itemDidChange() } }
    }
    /// Whether the item is left out of the bar, with the room that it took.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }
    /// A view that stands in the bar instead of a button, as large as it is.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }
    /// What is done when the button is used, before the method of a target is called. Setting it takes its title and its
    /// picture over.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { primaryActionDidChange() } }
    }
    /// A menu that the button shows: at a tap where it does nothing else, otherwise when it is held.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { itemDidChange() } }
    }
    /// The group that the item belongs to.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// What the button is if it is one of ``SystemItem``. Its style goes with it.
    var systemItem: SystemItem? {
        didSet {
            guard systemItem != oldValue else { return }
            style = Self.usualStyle(systemItem)
            itemDidChange()
        }
    }
    private var method = (target: Weak<AnyObject>?.none, action: Selector?.none)
    /// Who shows the item.
    weak var bar: (any BarItemObserver)?
    /// The view that shows the item; `nil` for room, and while it is not shown.
    weak var shownView: UIView?

    /// Creates an item with nothing in it.
    public override init() {
        super.init()
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a button of the system, or room.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        style = Self.usualStyle(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
        if let primaryAction { take(primaryAction) }
    }

    /// Creates a button that does something: with a title, a picture or what the action has of them.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        // Observers of properties are not called in an initialiser.
        if let primaryAction { take(primaryAction) }
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates an item for a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room that takes what the bar leaves over.
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// Room of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    /// Room, as an item of this class, which has to have the initialiser without arguments.
    private static func space(_ kind: SystemItem) -> Self {
        guard let item = madeAsItsClass() as? Self else { preconditionFailure("init() has made another class") }
        item.systemItem = kind
        return item
    }

    private func primaryActionDidChange() {
        if let primaryAction { take(primaryAction) }
        // A menu waits for a finger that holds, or no longer.
        if menu != nil { itemDidChange() }
    }

    private func take(_ action: UIAction) {
        if !action.title.isEmpty { title = action.title }
        if let image = action.image { self.image = image }
    }

    // MARK: Use

    /// The object whose method is called when the button is used. It is not kept. `nil` is the first in the responder chain
    /// that has the method.
    open var target: AnyObject? {
        get { method.target?.value }
        set { method.target = newValue.map { Weak($0) } }
    }

    /// The method that is called when the button is used; `nil` for none.
    open var action: Selector? {
        get { method.action }
        set { method.action = newValue }
    }

    /// Calls a method when the button is used.
    func call(_ method: TargetMethod) {
        method.method.check(sender: self)
        target = method.target
        action = method.method
    }

    /// Whether a tap does something.
    var hasAction: Bool { primaryAction != nil || method.action != nil }

    /// The button was used.
    func use(event: UIEvent?) {
        guard isEnabled else { return }
        primaryAction?.perform(sender: self)
        // A target that is gone is not the same as none.
        guard let action = method.action, method.target == nil || target != nil else { return }
        TargetMethod(target, action).perform(sender: self, event: event)
    }

    override func itemDidChange() {
        bar?.barItemDidChange(self)
    }

    // MARK: What it is

    /// Whether the item is only room.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    private static func usualStyle(_ item: SystemItem?) -> Style { item == .done || item == .save ? .done : .plain }

    /// What the button shows instead of words: the picture that was set, or where no title was set either, the usual one.
    func shownImage(in traits: UITraitCollection) -> UIImage? {
        image(in: traits) ?? (title == nil ? systemItem?.image : nil)
    }
}

/// A bar that shows items.
@MainActor
protocol BarItemObserver: AnyObject {
    /// Something of an item is another.
    func barItemDidChange(_ item: UIBarButtonItem)
}
