import Foundation

/// One controller's view makes room for that of another.
@MainActor
final class NavigationTransition {
    private static let duration = 0.3
    /// By how much of its width the view behind moves.
    private static let share: CGFloat = 0.3

    private let outgoing: UIViewController?
    private let incoming: UIViewController?
    private let isBack: Bool
    private let isAnimated: Bool
    private unowned let stage: NavigationView
    private let completion: () -> Void
    /// What is done together with it; `nil` where nobody sees it.
    private let coordinator: ViewTransition?
    /// Whether another change has come already: also from what is told while this one begins.
    private var isFinished = false

    init(
        from outgoing: UIViewController?, to incoming: UIViewController?, isBack: Bool, animated: Bool,
        in stage: NavigationView, completion: @escaping () -> Void
    ) {
        (self.outgoing, self.incoming, self.isBack) = (outgoing, incoming, isBack)
        (isAnimated, self.stage, self.completion) = (animated, stage, completion)
        coordinator =
            stage.window == nil ? nil : ViewTransition(from: outgoing, to: incoming, in: stage, animated: animated)
        coordinator?.takesPlace(in: stage, duration: animated ? Self.duration : 0)
    }

    /// Another change has come before this one began.
    func cancel() {
        isFinished = true
        coordinator?.complete(cancelled: true)
    }

    /// Begins: the one is about to disappear, the other to appear.
    /// - Parameter end: Is called when the views are where they belong.
    func start(end: @escaping () -> Void) {
        outgoing?.endPresentationsInside()
        guard !isFinished else { return }
        UIViewController.performTransition(animated: isAnimated) {
            outgoing?.viewIfLoaded?.forEachInSubtree { $0.owningController?.viewWillMove(to: nil) }
            guard !isFinished, let incoming, let view = incoming.view, !isFinished else { return }
            incoming.isFadingIn = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = stage.place(of: incoming)
            stage.show(view, behind: isBack ? outgoing?.viewIfLoaded : nil)
        }
        guard !isFinished else { return }
        guard isAnimated else { return end() }
        // What is behind lies to the left, what comes next to the right, and mirrored from right to left.
        let side: CGFloat = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
        let width = stage.bounds.width
        UIView.performWithoutAnimation { place(incoming, x: -side * width * (isBack ? -Self.share : 1)) }
        stage.animateInOwnApplication(
            duration: Self.duration,
            {
                place(incoming, x: 0)
                place(outgoing, x: side * width * (isBack ? -1 : Self.share))
                coordinator?.run()
            },
            completion: { _ in end() })
    }

    /// Whether a view is one of the two.
    func moves(_ view: UIView) -> Bool {
        view === incoming?.viewIfLoaded || view === outgoing?.viewIfLoaded
    }

    private func place(_ controller: UIViewController?, x: CGFloat) {
        guard let controller else { return }
        controller.viewIfLoaded?.frame = stage.place(of: controller).offsetBy(dx: x, dy: 0)
    }

    /// Ends: the one has disappeared, the other has appeared.
    func finish() {
        isFinished = true
        UIView.performWithoutAnimation {
            coordinator?.run()
            place(incoming, x: 0)
            outgoing?.endFadingOut(animated: isAnimated)
            place(outgoing, x: 0)
        }
        incoming?.endFadingIn(animated: isAnimated)
        coordinator?.complete()
        completion()
    }
}

/// A bar, the views below it, and a toolbar in front of their bottom where there is one.
final class NavigationView: UIView {
    private let bar: UINavigationBar
    /// The toolbar, once there is one.
    var toolbar: UIToolbar? {
        didSet {
            oldValue?.removeFromSuperview()
            if let toolbar { addSubview(toolbar) }
            setNeedsLayout()
        }
    }

    init(bar: UINavigationBar) {
        self.bar = bar
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The views below the bar.
    var contents: [UIView] { subviews.filter { $0 !== bar && $0 !== toolbar } }

    /// Puts a view below the bar: in front of the others, or behind one.
    func show(_ view: UIView, behind other: UIView?) {
        if let other, other.superview === self {
            insertSubview(view, belowSubview: other)
        } else {
            insertSubview(view, belowSubview: bar)
        }
    }

    /// Where a controller's view stands: behind the bars, or between them.
    func place(of controller: UIViewController) -> CGRect {
        var insets = controller.barInsets
        if insets.top > 0 { insets.top += safeAreaInsets.top }
        if insets.bottom > 0 { insets.bottom += safeAreaInsets.bottom }
        return bounds.inset(by: insets)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = safeAreaInsets.top + bar.height(for: bar.topItem)
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        toolbar?.frame = CGRect(
            x: 0, y: bounds.height - safeAreaInsets.bottom - UIToolbar.height, width: bounds.width,
            height: UIToolbar.height)
        (owningController as? UINavigationController)?.barsWerePlaced()
    }
}
