import Foundation

/// Manages a view and what it is for.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var isLoading = false
    var appearance = Appearance.hidden
    /// Whether the view is to come into the window in which it will be seen.
    var isEntering = false
    /// Whether the view is being faded in, so that it has not appeared yet.
    var isFadingIn = false
    /// What wants to be the first responder as soon as the view is in the window.
    weak var awaitedFocus: UIResponder?
    /// What was typed into when another controller was pushed over this one.
    weak var coveredFocus: UIResponder?

    /// The controller that this one is inside.
    open private(set) weak var parent: UIViewController?
    /// The controllers inside this one.
    open private(set) var children: [UIViewController] = []
    /// The controller that this one shows in front of itself, or that one does which this one is inside.
    open var presentedViewController: UIViewController? {
        presented ?? leaving ?? parent?.presentedViewController
    }
    /// The controller that shows this one, or the one that it is inside, in front of itself.
    open var presentingViewController: UIViewController? {
        presenter ?? madePresentation?.presenter ?? parent?.presentingViewController
    }
    /// The controller that this very one presents.
    var presented: UIViewController?
    /// The controller that this very one has presented, while it is on its way out.
    weak var leaving: UIViewController?
    /// The controller that presents this very one.
    weak var presenter: UIViewController?
    /// What presents the controller, once it was asked for.
    var madePresentation: UIPresentationController?
    /// Whether the controller comes to the one that it is inside, or leaves it, and has not done so yet.
    var movement = Movement.settled

    /// Creates a controller whose view is made when it is first asked for.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller, as the initializers of subclasses do. Interfaces are written in code: there must be no nib.
    public init(nibName: String?, bundle: Bundle?) {
        precondition(nibName == nil, "UIViewController: there are no nibs; interfaces are written in code")
        super.init()
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What the controller shows, in words. A navigation bar and a bar of tabs show it.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    var storedToolbarItems: [UIBarButtonItem]?
    var storedTabBarItem: UITabBarItem?
    /// Whether there is no bar of tabs while the controller is on a navigation controller, above its first one, or is below one that
    /// is. Is asked for when the stack changes. The default is no.
    open var hidesBottomBarWhenPushed = false

    /// What the bar of a navigation controller shows while this controller is on top. It is made when it is first asked for,
    /// with the controller's title.
    open var navigationItem: UINavigationItem {
        if let item = storedNavigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }
    private var storedNavigationItem: UINavigationItem?

    // MARK: Surroundings

    /// What the view's surroundings are like.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UIScreen.ofDetachedViews.traitCollection
    }
    /// The surroundings of the view have changed. Subclasses call `super`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Whether the view is light or dark whatever its surroundings are. The default, `.unspecified`, is to be like them. It is
    /// the view's own ``UIView/overrideUserInterfaceStyle``; controllers that this one presents go by their own.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    /// The size of text in the view; `nil` for that of the surroundings.
    var ownContentSizeCategory: UIContentSizeCategory? {
        didSet { viewIfLoaded?.ownContentSizeCategory = ownContentSizeCategory }
    }
    /// Those who watch for changes of the surroundings.
    var traitWatches: [TraitWatch] = []

    // MARK: Restoring

    /// The name under which the state of the controller and of what is inside it is kept between two runs of the program.
    /// The default is `nil`: it is not. It is kept only where the controllers that this one is inside have names too.
    open var restorationIdentifier: String?
    /// The class that makes the controller when the state is restored; `nil`, the default, where the application's delegate
    /// does, or where the program makes it at its start.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Keeps what the controller is to have again when the program starts the next time. The default keeps nothing. UIKit
    /// wants controllers that have others inside to encode them; here those with a name are kept anyway.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Takes what ``encodeRestorableState(with:)`` has kept. Controllers that this one is inside have done so before, views
    /// do it after all controllers.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// All controllers and views and the application's delegate have taken what they had kept. The default does nothing.
    open func applicationFinishedRestoringState() {}

    // MARK: View

    /// The view, which is made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.owningController = nil
            loadedView = newValue
            newValue?.owningController = self
            if overrideUserInterfaceStyle != .unspecified {
                newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
            }
            if let ownContentSizeCategory { newValue?.ownContentSizeCategory = ownContentSizeCategory }
        }
    }

    /// The view if it has been made.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view if it has not been made.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// Makes the view: an empty one. Subclasses that set ``view`` themselves do not call `super`.
    open func loadView() {
        let view = UIView(frame: UIScreen.ofDetachedViews.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The view was made. Subclasses call `super`.
    open func viewDidLoad() {}
    /// The view is about to be seen. Subclasses call `super`.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its window, with its traits and where it is put, and is about to be laid out and seen. Subclasses call `super`.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is seen, and was laid out. Subclasses call `super`.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to disappear. Subclasses call `super`.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has disappeared. Subclasses call `super`.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Changes constraints of the view, before the next layout. Subclasses call `super` last.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// The view is about to be laid out.
    open func viewWillLayoutSubviews() {}
    /// The view was laid out.
    open func viewDidLayoutSubviews() {}

    /// The view is about to get another size, because the window does. Subclasses call `super`, which tells the controllers inside
    /// whose views are seen and as large as this one's, and the one in front of this one where it covers the window.
    /// - Parameter coordinator: Does something together with the change, and after it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellOfTransition(to: size, with: coordinator)
    }

    /// The view is about to get other size classes, because the window gets another size: before
    /// ``viewWillTransition(to:with:)``. Subclasses call `super`, which tells the controllers inside, and the one in front of this one.
    /// - Parameters:
    ///   - newCollection: The traits that it will have.
    ///   - coordinator: Does something together with the change, and after it.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        tellOfTransition(to: newCollection, with: coordinator)
    }

    /// Parts of the view that are covered beyond what its surroundings cover, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { additionalInsets }
        set { changeCoveredEdges(\.additionalInsets, to: newValue) }
    }
    private var additionalInsets = UIEdgeInsets.zero

    /// The edges at which the view reaches behind the bars of the navigation controller around it. The default is all; at the
    /// others it ends at the bar.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
    }
    /// Whether the view reaches behind a bar that is not translucent too. The default is no.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
    }
    /// How far from the edges of the navigation controller's view, without its safe area, the view ends at bars.
    var barInsets = UIEdgeInsets.zero

    /// What the controller that this one is inside covers of the view: with its bar.
    var containerInsets: UIEdgeInsets {
        get { coveredByContainer }
        set { changeCoveredEdges(\.coveredByContainer, to: newValue) }
    }
    private var coveredByContainer = UIEdgeInsets.zero

    /// What is covered of the view beyond what its surroundings cover, in points.
    var coveredEdges: UIEdgeInsets { additionalSafeAreaInsets + coveredByContainer }

    private func changeCoveredEdges(
        _ insets: ReferenceWritableKeyPath<UIViewController, UIEdgeInsets>, to new: UIEdgeInsets
    ) {
        guard new != self[keyPath: insets] else { return }
        var before: [(view: UIView, insets: UIEdgeInsets)] = []
        viewIfLoaded?.forEachInSubtree { before.append(($0, $0.safeAreaInsets)) }
        self[keyPath: insets] = new
        for (view, insets) in before where view.safeAreaInsets != insets {
            view.safeAreaDidChange()
        }
    }

    /// The view's safe area changed. The default does nothing.
    open func viewSafeAreaInsetsDidChange() {}

    /// Whether the view's margins are no smaller than ``systemMinimumLayoutMargins``. The default is yes.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() }
        }
    }

    /// The view's margins changed. The default does nothing.
    open func viewLayoutMarginsDidChange() {}

    /// Whether the keyboard stays up when this controller is presented. The default is no.
    open var disablesAutomaticKeyboardDismissal: Bool { false }

    /// The least margins that a controller's view has: 16 points at the sides, and 20 in views of 414 points of width and
    /// more.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { usualMinimumMargins }

    /// The controller is about to go, and what it shows is typed into no longer.
    func giveUpFocus() {
        viewIfLoaded?.endEditing(true)
        if isFirstResponder { resignFirstResponder() }
    }

    // MARK: Editing

    /// Whether what the controller shows is edited. The default is no.
    open var isEditing: Bool {
        get { isEditingNow }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingNow = false
    /// The button that begins and ends editing, once it was asked for.
    var madeEditButton: UIBarButtonItem?

    /// A button for a bar that begins and ends editing: it says "Edit" and "Done", and calls ``setEditing(_:animated:)``.
    open var editButtonItem: UIBarButtonItem { editButton }

    /// What the controller shows is edited, or no more. Subclasses show it, and call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingNow = editing
        madeEditButton?.systemItem = editing ? .done : .edit
    }

    /// The machine has little memory left (``UIApplication/didReceiveMemoryWarningNotification``). Subclasses let go of what they
    /// can make anew, and call `super`, which does nothing.
    ///
    /// Unlike on iOS only controllers that a window reaches are told: its root, those inside, and those that these present.
    open func didReceiveMemoryWarning() {}

    // MARK: Responder chain

    /// The commands that were added with ``addKeyCommand(_:)``.
    var addedKeyCommands: [UIKeyCommand] = []

    /// Adds a command. It is looked for beside those of ``keyCommands``, also where a subclass has its own there.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        removeKeyCommand(keyCommand)
        addedKeyCommands.append(keyCommand)
    }
    /// Takes a command away that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// The commands that keys give while the focus is in the controller's view: those that were added. A subclass may
    /// return others, beside which the added ones count.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    override var everyKeyCommand: [UIKeyCommand] { super.everyKeyCommand + addedKeyCommands }

    open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    // MARK: Containment

    /// Makes another controller a part of this one. The caller adds its view and calls ``didMove(toParent:)``.
    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        precondition(
            !sequence(first: self, next: { $0.parent }).contains { $0 === child },
            "UIViewController.addChild: a controller cannot be inside itself")
        child.removeFromParent()
        child.willMove(toParent: self)
        child.movement = .arriving
        children.append(child)
        child.parent = self
    }

    /// Takes the controller out of its parent.
    open func removeFromParent() {
        guard let parent else { return }
        endPresentationsInside()
        parent.children.removeAll { $0 === self }
        self.parent = nil
        // One whose view goes later still leaves.
        if appearance == .hidden { movement = .settled }
        didMove(toParent: nil)
    }

    /// The controller is about to get another parent, or none. Subclasses call `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, self.parent != nil { movement = .leaving }
    }
    /// The controller got another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Bars

    /// The navigation controller that this one is inside; `nil` when there is none.
    open var navigationController: UINavigationController? { innermostParent() }
    /// The tab bar controller that this one is inside; `nil` when there is none.
    open var tabBarController: UITabBarController? { innermostParent() }

    /// What stands for the controller in a bar of tabs. It has the controller's ``title`` when it is asked for first. That of a
    /// navigation controller is that of its first controller, unless it was given one of its own.
    open var tabBarItem: UITabBarItem! {
        get { shownTabBarItem }
        set { changeTabBarItem(to: newValue) }
    }

    /// What the toolbar of the navigation controller around shows while this controller is on top of it
    /// (``UINavigationController/isToolbarHidden``).
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets the ``toolbarItems``.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(to: toolbarItems, animated: animated)
    }

    // MARK: Presenting

    /// What shows the controller, or the one that it is inside, when that is presented.
    open var presentationController: UIPresentationController? {
        presenter == nil && parent != nil ? parent?.presentationController : presentation
    }
    /// What shows the controller, or the one that it is inside, as a sheet; `nil` where the style is another one.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// What shows the controller, or the one that it is inside, as a popover; `nil` where the style is another one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Shows another controller where there is room for it: on top of the navigation controller that this one is inside, or
    /// else in front of this one.
    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }

    /// The change of the controller's view that takes place.
    var viewTransition: ViewTransition?

    /// What the controller's view is put on when it is presented and does not fill what it is shown in; `nil` where it does.
    func stage(for view: UIView) -> UIView? { nil }

    /// How the controller is shown when it is presented. The default is ``UIModalPresentationStyle/automatic``. It counts when
    /// the controller is presented the next time.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Says how the controller comes and goes when it is presented; in the style ``UIModalPresentationStyle/custom`` also where it
    /// stands. It is not kept. The default is `nil`: as the library has it.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// What ``UIModalPresentationStyle/automatic`` means.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
    /// How the controller comes and goes when it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether controllers with the styles ``UIModalPresentationStyle/currentContext`` and
    /// ``UIModalPresentationStyle/overCurrentContext`` that this one or one inside it presents cover this one's view only, and
    /// whether a search in its view goes on while another controller takes the view's place. The default is no: they cover the
    /// window, and the search ends. What covers a view goes when the view does, also when another one is pushed over it.
    open var definesPresentationContext = false
    /// Whether a person cannot take the controller away when it is presented: not by a touch beside it, not by pulling it down,
    /// not by Esc. The default is no. It also counts of what is shown inside the one that is presented.
    open var isModalInPresentation = false

    /// How large the view should be in a form sheet or in a popover, in points; a width or a height of 0, the default, leaves
    /// it to them. A navigation controller without one takes that of the controller that it shows, with its bar.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { contentSizeWantedDidChange() } }
    }
    /// What ``preferredContentSize`` means.
    var contentSizeWanted: CGSize { preferredContentSize }

    /// Whether the view appears because the controller is presented: in ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``.
    open var isBeingPresented: Bool { presenter != nil && madePresentation?.phase == .beginning }
    /// Whether the view disappears because the controller is presented no longer: in ``viewWillDisappear(_:)`` and
    /// ``viewDidDisappear(_:)``.
    open var isBeingDismissed: Bool { madePresentation?.phase == .ending }
    /// Whether the view appears because the controller has come to the one that it is inside: in ``viewWillAppear(_:)`` and
    /// ``viewDidAppear(_:)``, the first time after ``addChild(_:)``.
    open var isMovingToParent: Bool { movement == .arriving }
    /// Whether the view disappears because the controller leaves the one that it is inside: in ``viewWillDisappear(_:)`` and
    /// ``viewDidDisappear(_:)``, after ``willMove(toParent:)`` with `nil`.
    open var isMovingFromParent: Bool { movement == .leaving }

    /// Shows another controller in front of this one, in its ``modalPresentationStyle``. The outermost controller that this one
    /// is inside presents it. Nothing happens when this controller is not in a window or one is shown already.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        startPresenting(controller, animated: animated, completion: completion)
    }

    /// Takes away the controller that this one shows, with all that it shows itself, or this one, with the one that it is
    /// inside, when it is shown by another.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let around = sequence(first: self, next: \.parent)
        if let shower = around.first(where: { $0.presented != nil || $0.leaving != nil }) {
            shower.endPresenting(animated: animated, completion: completion)
        } else if let presentingViewController {
            presentingViewController.dismiss(animated: animated, completion: completion)
        } else if let shown = around.first(where: { $0.madePresentation?.container != nil }) {
            // Its presenter is gone.
            shown.presentation.end(animated: animated, completion: completion)
        }
    }
}
