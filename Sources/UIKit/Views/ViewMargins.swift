import Foundation

/// The distances that a view's content keeps from its edges, and what they follow.
struct ViewMargins {
    /// What a program has set.
    enum Own {
        /// Nothing: the usual distances.
        case usual
        /// Distances from left and right.
        case fixed(UIEdgeInsets)
        /// Distances that turn with the way that people read.
        case directional(NSDirectionalEdgeInsets)
    }

    var own = Own.usual
    /// Whether they are no smaller than what the superview's margins leave.
    var preservesSuperview = false
    /// Whether they begin where the safe area ends.
    var insetsFromSafeArea = true
}

extension UIView {
    /// The margins with all that they follow.
    var effectiveMargins: UIEdgeInsets {
        var insets = baseMargins
        if viewMargins.insetsFromSafeArea { insets = insets + safeAreaInsets }
        guard viewMargins.preservesSuperview, let superview else { return insets }
        let (outer, frame, room) = (superview.layoutMargins, frame, superview.bounds)
        insets.top = max(insets.top, outer.top - (frame.minY - room.minY))
        insets.left = max(insets.left, outer.left - (frame.minX - room.minX))
        insets.bottom = max(insets.bottom, outer.bottom - (room.maxY - frame.maxY))
        insets.right = max(insets.right, outer.right - (room.maxX - frame.maxX))
        return insets
    }

    /// The margins that the view has by itself, or by its controller.
    private var baseMargins: UIEdgeInsets {
        let direction = effectiveUserInterfaceLayoutDirection
        let least = owningController?.leastLayoutMargins?.resolved(direction)
        var insets: UIEdgeInsets
        switch viewMargins.own {
        case .usual: return least ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        case .fixed(let own): insets = own
        case .directional(let own): insets = own.resolved(direction)
        }
        if let least {
            insets.left = max(insets.left, least.left)
            insets.right = max(insets.right, least.right)
        }
        return insets
    }

    /// Changes something that margins follow.
    func changeMargins(_ body: (inout ViewMargins) -> Void) {
        let before = effectiveMargins
        body(&viewMargins)
        if effectiveMargins != before { marginsDidChange() }
    }

    /// The margins are others: tells the view and those inside that keep them, and has all of them laid out.
    func marginsDidChange() {
        var pending = [self]
        while let view = pending.popLast() {
            view.setNeedsLayout()
            view.constraintContentDidChange()
            if view.arrangement != nil { view.invalidateIntrinsicContentSize() }
            view.layoutMarginsDidChange()
            view.owningController?.viewLayoutMarginsDidChange()
            for child in view.children.reversed() where child.viewMargins.preservesSuperview { pending.append(child) }
        }
    }

    /// The safe area is another one.
    func safeAreaDidChange() {
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
        constraintContentDidChange()
        setNeedsLayout()
        if viewMargins.insetsFromSafeArea { marginsDidChange() }
    }

    // MARK: Layout margins

    /// Whether content keeps clear of the superview's margins too, where the view reaches into them. The default is no.
    public var preservesSuperviewLayoutMargins: Bool {
        get { viewMargins.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether margins begin where the safe area ends, so that ``layoutMargins`` include ``safeAreaInsets``. The default
    /// is yes.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewMargins.insetsFromSafeArea }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }
}

extension UIViewController {
    /// What ``systemMinimumLayoutMargins`` are by default.
    var usualMinimumMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The least margins of the view, where it has any.
    var leastLayoutMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }
}
