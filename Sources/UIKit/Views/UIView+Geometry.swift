import Foundation

extension UIView {
    /// A rectangle with all numbers finite and no negative side; others become zero.
    static func usable(_ rect: CGRect) -> CGRect {
        rect.isFinite ? rect.standardized : .zero
    }

    func setFrame(_ frame: CGRect) {
        guard frame.isFinite else { return }
        let frame = frame.standardized
        let place = viewState.place(inFrame: frame)
        change(.center) { $0.center = place.center }
        setSize(place.size)
    }

    /// Which point of the view stands at its ``center`` and is left where it is by its ``transform``, as parts of the width and of
    /// the height; the default is the middle, (0.5, 0.5). Another point moves the view; ``frame`` puts it back.
    ///
    /// Constraints hold the view where they have it. It is ``CALayer/anchorPoint`` of the view's layer.
    public var anchorPoint: CGPoint {
        get { viewState.anchor }
        set {
            guard newValue.isFinite, newValue != viewState.anchor else { return }
            change(.anchor) { $0.anchor = newValue }
            if isPlacedByConstraints { superview?.setNeedsLayout() }
        }
    }

    func setBounds(_ bounds: CGRect) {
        guard bounds.isFinite else { return }
        let bounds = bounds.standardized
        if bounds.origin != viewState.bounds.origin {
            change(.boundsOrigin) { $0.bounds.origin = bounds.origin }
        }
        setSize(bounds.size)
    }

    private func setSize(_ size: CGSize) {
        let old = viewState.bounds.size
        guard size != old else { return }
        change(.boundsSize) { $0.bounds.size = size }
        if autoresizesSubviews {
            for child in children { child.autoresize(from: old, to: size) }
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The screen that the view is shown on; the running application's while the view is in no window.
    var screenOfView: UIScreen { application?.screen ?? .ofDetachedViews }

    /// Device pixels to the point where the view is shown.
    var screenScale: CGFloat { screenOfView.scale }

    // MARK: Converting

    /// A point of the view in another view's coordinates; in the window's when there is none.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? window
        if target === self { return point }
        // The usual way is one level up.
        if let target, target === parent { return target.shiftedOutOfContent(viewState.toSuperview(point)) }
        let base = toRoot(point)
        return target?.fromRoot(base) ?? base
    }

    /// A point of another view, or of the window when there is none, in the view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? window else { return fromRoot(point) }
        return source.convert(point, to: self)
    }

    /// A rectangle of the view in another view's coordinates; in the window's when there is none.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        Self.box(of: rect, isTurned: isTurnedInWindow || (view ?? self).isTurnedInWindow) { convert($0, to: view) }
    }

    /// A rectangle of another view, or of the window when there is none, in the view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        Self.box(of: rect, isTurned: isTurnedInWindow || (view ?? self).isTurnedInWindow) { convert($0, from: view) }
    }

    /// The smallest rectangle around another one in other coordinates: two corners say where it is, and all four when it may be
    /// turned.
    private static func box(of rect: CGRect, isTurned: Bool, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let (a, b) = (convert(rect.origin), convert(CGPoint(x: rect.maxX, y: rect.maxY)))
        let box = Self.rect(a, b)
        guard isTurned else { return box }
        let (c, d) = (convert(CGPoint(x: rect.maxX, y: rect.minY)), convert(CGPoint(x: rect.minX, y: rect.maxY)))
        return box.union(Self.rect(c, d))
    }

    private static func rect(_ a: CGPoint, _ b: CGPoint) -> CGRect {
        CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
    }

    /// Whether the view or one around it is turned.
    private var isTurnedInWindow: Bool {
        unowned(unsafe) var view = self
        while true {
            if view.viewState.transform.isTurned { return true }
            guard let parent = view.parent else { return false }
            view = parent
        }
    }

    /// A point of the screen in the view's coordinates.
    func convertFromScreen(_ point: CGPoint) -> CGPoint {
        fromRoot(point)
    }

    /// A rectangle of the view in the screen's coordinates.
    func convertToScreen(_ rect: CGRect) -> CGRect {
        Self.box(of: rect, isTurned: isTurnedInWindow, toRoot)
    }

    /// A rectangle of the view in the screen's coordinates as it is seen at the moment, also in the midst of an animation.
    func convertToScreenAsShown(_ rect: CGRect) -> CGRect {
        var whole = PaintTransform(scale: 1)
        var view = self
        var chain = [view]
        while let parent = view.superview {
            chain.append(parent)
            view = parent
        }
        for (depth, view) in chain.enumerated().reversed() {
            let state = view.shownState
            whole = whole.entering(state)
            if depth > 0 { whole = whole.shifted(by: state.contentShift) }
        }
        return rect.applying(whole.matrix)
    }

    /// The part of a rectangle of the view that its ancestors do not cut off, in the screen's coordinates, as it is
    /// seen at the moment; null when nothing of it is.
    func visibleOnScreen(_ rect: CGRect) -> CGRect {
        var visible = convertToScreenAsShown(rect)
        var ancestor = superview
        while let view = ancestor {
            if view.clipsToBounds || view is UIWindow {
                visible = visible.common(with: view.convertToScreenAsShown(view.shownState.bounds))
            }
            ancestor = view.superview
        }
        return visible
    }

    /// A rectangle of the screen in the view's coordinates.
    func convertFromScreen(_ rect: CGRect) -> CGRect {
        Self.box(of: rect, isTurned: isTurnedInWindow, fromRoot)
    }

    // The ways up and down the ancestors, which keep each other alive, retain none of them: every touch, caret and
    // change of a view goes them.

    /// A point in the coordinates of what the outermost view lies in, which for a window is the screen.
    private func toRoot(_ point: CGPoint) -> CGPoint {
        unowned(unsafe) var view = self
        var point = viewState.toSuperview(point)
        while let parent = view.parent {
            point = parent.viewState.toSuperview(parent.shiftedOutOfContent(point))
            view = parent
        }
        return point
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        // Down the chain of ancestors, outermost first.
        var ancestors: [Unmanaged<UIView>] = []
        ancestors.reserveCapacity(8)
        unowned(unsafe) var view = self
        while let parent = view.parent {
            ancestors.append(.passUnretained(parent))
            view = parent
        }
        var point = point
        for ancestor in ancestors.reversed() {
            unowned(unsafe) let view = ancestor.takeUnretainedValue()
            point = view.shiftedIntoContent(view.viewState.fromSuperview(point))
        }
        point = viewState.fromSuperview(point)
        return point
    }

    /// A point of the view in the coordinates that its subviews' frames are in. They differ only while a window has
    /// moved its content away from the keyboard.
    func shiftedIntoContent(_ point: CGPoint) -> CGPoint {
        viewState.contentShift == 0 ? point : CGPoint(x: point.x, y: point.y - viewState.contentShift)
    }

    private func shiftedOutOfContent(_ point: CGPoint) -> CGPoint {
        viewState.contentShift == 0 ? point : CGPoint(x: point.x, y: point.y + viewState.contentShift)
    }
}
