import Foundation

/// Manages a view and what it is for.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var isLoading = false
    private var appearance = Appearance.hidden

    private enum Appearance {
        case hidden, visible
    }

    /// The controller that this one is inside.
    open private(set) weak var parent: UIViewController?
    /// The controllers inside this one.
    open private(set) var children: [UIViewController] = []
    /// The controller that this one shows in front of itself.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that shows this one in front of itself.
    open private(set) weak var presentingViewController: UIViewController?

    /// Creates a controller whose view is made when it is first asked for.
    public override init() {
        super.init()
    }

    /// Creates a controller as subclasses from iOS do. Interfaces are written in code: there must be no nib.
    public init(nibName: String?, bundle: Bundle?) {
        precondition(nibName == nil, "UIViewController: there are no nibs; interfaces are written in code")
        super.init()
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What the controller shows, in words.
    open var title: String?

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
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The view was made. Subclasses call `super`.
    open func viewDidLoad() {}
    /// The view is about to be seen. Subclasses call `super`.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is seen. Subclasses call `super`.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to disappear. Subclasses call `super`.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has disappeared. Subclasses call `super`.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to be laid out.
    open func viewWillLayoutSubviews() {}
    /// The view was laid out.
    open func viewDidLayoutSubviews() {}

    /// Parts of the view that are covered beyond what its surroundings cover, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.safeAreaInsetsDidChange()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether the keyboard stays up when this controller is presented. The default is no.
    open var disablesAutomaticKeyboardDismissal: Bool { false }

    // MARK: Responder chain

    open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    /// The surroundings of the view.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection }

    // MARK: Containment

    /// Makes another controller a part of this one. The caller adds its view and calls ``didMove(toParent:)``.
    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Takes the controller out of its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The controller is about to get another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller got another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presenting

    /// Shows another controller in front of this one, over the whole window.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
        presentedViewController = controller
        controller.presentingViewController = self
        let shown: UIView = controller.view
        shown.frame = window.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !controller.disablesAutomaticKeyboardDismissal { window.endEditing(true) }
        controller.changeAppearance(to: .visible, animated: animated) { window.addSubview(shown) }
        shown.alpha = animated ? 0 : 1
        UIView.animate(
            withDuration: animated ? 0.25 : 0, animations: { shown.alpha = 1 }, completion: { _ in completion?() })
    }

    /// Takes away the controller that this one shows, or this one when it is shown by another.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let controller = presentedViewController else {
            presentingViewController?.dismiss(animated: animated, completion: completion)
            return
        }
        presentedViewController = nil
        controller.presentingViewController = nil
        let shown: UIView = controller.view
        shown.endEditing(true)
        UIView.animate(
            withDuration: animated ? 0.2 : 0, animations: { if animated { shown.alpha = 0 } },
            completion: { _ in
                controller.changeAppearance(to: .hidden, animated: animated) { shown.removeFromSuperview() }
                shown.alpha = 1
                completion?()
            })
    }

    // MARK: Window

    func enter(_ window: UIWindow) {
        changeAppearance(to: window.isHidden ? .hidden : .visible, animated: false) {
            let view: UIView = self.view
            view.frame = window.bounds
            window.insertSubview(view, at: 0)
        }
    }

    func leaveWindow() {
        changeAppearance(to: .hidden, animated: false) { viewIfLoaded?.removeFromSuperview() }
    }

    func appearIfNeeded() {
        changeAppearance(to: .visible, animated: false) {}
    }

    private func changeAppearance(to new: Appearance, animated: Bool, _ change: () -> Void) {
        guard new != appearance else { return change() }
        appearance = new
        if new == .visible {
            loadViewIfNeeded()
            viewWillAppear(animated)
            change()
            viewDidAppear(animated)
        } else {
            viewWillDisappear(animated)
            change()
            viewDidDisappear(animated)
        }
    }
}
