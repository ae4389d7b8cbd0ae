import Foundation

/// Decides and is told which controller of a tab bar controller is shown. All methods have defaults.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a person may go to a controller. The default is yes.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A person has chosen a controller, also the one that was shown.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Yes.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Shows one of several controllers, and below it a bar from which the others are reached.
///
/// A controller's view is loaded when it is shown for the first time, fills the whole view, and what the bar covers is outside
/// of its safe area. Choosing the item of a navigation controller that is shown goes back to its first controller. Differences
/// from UIKit: all items are in the bar, however many, and controllers change at once.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The bar below what is shown. Its items are those of the controllers.
    open private(set) lazy var tabBar: UITabBar = makeBar()
    /// Decides and is told which controller is shown.
    open weak var delegate: (any UITabBarControllerDelegate)?

    private var controllers: [UIViewController] = []
    private var index: Int?

    /// Creates a controller that shows nothing yet. There must be no nib.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func makeBar() -> UITabBar {
        let bar = UITabBar(frame: .zero)
        bar.delegate = self
        bar.visibilityDidChange = { [weak self] in
            guard let self, let controller = selectedViewController else { return }
            cover(controller)
        }
        return bar
    }

    // MARK: Controllers

    /// The controllers, in the order of their items; `nil` without any.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Exchanges the controllers. The one that is shown stays if it is among them, else the one at its place is shown, or the
    /// last.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        precondition(
            Set(new.map(ObjectIdentifier.init)).count == new.count,
            "UITabBarController: a controller cannot have two tabs")
        let (old, shown) = (controllers, selectedViewController)
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        for controller in gone { controller.willMove(toParent: nil) }
        let arrived = new.filter { $0.parent !== self }
        for controller in arrived { addChild(controller) }
        controllers = new
        tabBar.setItems(new.map(\.tabBarItem), animated: animated)
        let place = new.firstIndex { $0 === shown } ?? min(index ?? 0, new.count - 1)
        index = nil
        show(new.isEmpty ? nil : place, insteadOf: shown)
        for controller in gone {
            controller.containerInsets = .zero
            controller.removeFromParent()
        }
        for controller in arrived { controller.didMove(toParent: self) }
    }

    /// The number of the controller that is shown, from 0; `NSNotFound` while there is none. A number without a controller
    /// changes nothing. Setting it asks and tells nobody.
    open var selectedIndex: Int {
        get { index ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { show(newValue, insteadOf: selectedViewController) } }
    }

    /// The controller that is shown; `nil` while there is none. One that has no tab is a mistake of the program.
    open var selectedViewController: UIViewController? {
        get { index.map { controllers[$0] } }
        set {
            guard let newValue else { return }
            guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
                preconditionFailure("UITabBarController.selectedViewController: the controller has no tab")
            }
            selectedIndex = index
        }
    }

    private func show(_ new: Int?, insteadOf old: UIViewController?) {
        index = new
        let controller = selectedViewController
        tabBar.selectedItem = selectedItem
        showBar()
        guard let stage = viewIfLoaded as? TabView else { return }
        if let controller { cover(controller) }
        let view = controller?.view
        // A controller that is loaded may have had another one shown.
        guard stage.content !== view, controller === selectedViewController else { return }
        old?.giveUpFocus()
        stage.content = view
    }

    private func cover(_ controller: UIViewController) {
        controller.containerInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
    }

    // MARK: Bar

    /// Whether the program wants no bar. The default is false.
    open var isTabBarHidden = false {
        didSet { showBar() }
    }

    /// Takes the bar away, or shows it again. It comes and goes at once.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// Another controller is on top of a navigation controller, or below that.
    func stackDidChange(of navigation: UINavigationController) {
        if tabBar.items ?? [] != controllers.map(\.tabBarItem) { itemsDidChange() }
        if navigation === selectedViewController { showBar() }
    }

    private func showBar() {
        let pushed = (selectedViewController as? UINavigationController)?.viewControllers.dropFirst() ?? []
        let hides = isTabBarHidden || pushed.contains { $0.hidesBottomBarWhenPushed }
        // A program that hides the bar itself has it so until this changes.
        guard hides != hidesBar else { return }
        hidesBar = hides
        tabBar.isHidden = hides
    }
    private var hidesBar = false

    /// A person has chosen an item: goes there, if the delegate lets it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        // Not by the controllers' items, which subclasses may make anew whenever they are asked.
        guard let place = tabBar.items?.firstIndex(where: { $0 === item }), controllers.indices.contains(place) else {
            return
        }
        let controller = controllers[place]
        let shown = selectedViewController
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = selectedItem
            return
        }
        // Whoever was asked may have exchanged the controllers.
        guard controllers.contains(where: { $0 === controller }) else { return }
        selectedViewController = controller
        if controller === shown { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// One of the controllers has another item.
    func itemsDidChange() {
        tabBar.setItems(controllers.map(\.tabBarItem), animated: false)
        tabBar.selectedItem = selectedItem
    }

    /// What stands in the bar for the controller that is shown.
    private var selectedItem: UITabBarItem? {
        guard let index, let items = tabBar.items, items.indices.contains(index) else { return nil }
        return items[index]
    }

    // MARK: View

    open override func loadView() {
        let view = TabView(bar: tabBar)
        view.frame = UIScreen.ofDetachedViews.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        show(index, insteadOf: nil)
    }
}
