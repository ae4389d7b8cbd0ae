import Foundation

extension UIView {
    /// A rectangle with all numbers finite and no negative side; others become zero.
    static func usable(_ rect: CGRect) -> CGRect {
        rect.isFinite ? rect.standardized : .zero
    }

    func setFrame(_ frame: CGRect) {
        guard frame.isFinite else { return }
        let frame = frame.standardized
        placeWillBeSet(frame.minY != viewState.frame.minY)
        let place = viewState.place(inFrame: frame)
        change(.center) { $0.center = place.center }
        setSize(place.size)
    }

    func setCenter(_ center: CGPoint) {
        guard center.isFinite else { return }
        placeWillBeSet(center.y != viewState.center.y)
        change(.center) { $0.center = center }
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

    /// A rectangle of the view in another view's coordinates; in the window's when there is none. Where one of them is turned it is
    /// the box around it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? window
        if target === self { return rect }
        var corners = Corners(rect)
        if let target, target === parent, !viewState.transform.isTurned {
            corners.map { target.shiftedOutOfContent(viewState.toSuperview($0)) }
            return corners.box
        }
        guard toRoot(&corners), target?.fromRoot(&corners) ?? true else {
            return Self.box(of: rect) { convert($0, to: view) }
        }
        return corners.box
    }

    /// A rectangle of another view, or of the window when there is none, in the view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? window else { return convertFromScreen(rect) }
        return source.convert(rect, to: self)
    }

    /// Two corners of a rectangle, which say where it is in other coordinates as long as it is upright there.
    private struct Corners {
        var a: CGPoint
        var b: CGPoint

        init(_ rect: CGRect) {
            (a, b) = (rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
        }

        @inline(__always)
        mutating func map(_ body: (CGPoint) -> CGPoint) {
            (a, b) = (body(a), body(b))
        }

        var box: CGRect {
            CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
        }
    }

    /// The smallest rectangle around all four corners of another one.
    static func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let (left, right) = (rect.minX, rect.maxX)
        let corners = [(left, rect.minY), (right, rect.minY), (left, rect.maxY), (right, rect.maxY)].map {
            convert(CGPoint(x: $0.0, y: $0.1))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
    }

    /// A point of the screen in the view's coordinates.
    func convertFromScreen(_ point: CGPoint) -> CGPoint {
        fromRoot(point)
    }

    /// A rectangle of the view in the screen's coordinates.
    func convertToScreen(_ rect: CGRect) -> CGRect {
        var corners = Corners(rect)
        return toRoot(&corners) ? corners.box : Self.box(of: rect, toRoot)
    }

    /// A rectangle of the view in the screen's coordinates as it is seen at the moment, also in the midst of an animation.
    func convertToScreenAsShown(_ rect: CGRect) -> CGRect {
        func map(_ corners: inout Corners) -> Bool {
            var (view, isUpright) = (self, true)
            while true {
                let state = view.shownState
                if state.transform.isTurned { isUpright = false }
                corners.map(state.toSuperview)
                guard let parent = view.superview else { return isUpright }
                let shift = parent.shownState.contentShift
                if shift != .zero { corners.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) } }
                view = parent
            }
        }
        var corners = Corners(rect)
        if map(&corners) { return corners.box }
        return Self.box(of: rect) { corner in
            var point = Corners(CGRect(origin: corner, size: .zero))
            _ = map(&point)
            return point.a
        }
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
        var corners = Corners(rect)
        return fromRoot(&corners) ? corners.box : Self.box(of: rect, fromRoot)
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

    /// - Returns: Whether nothing on the way is turned; the corners are not to be used if something is.
    private func toRoot(_ corners: inout Corners) -> Bool {
        if viewState.transform.isTurned { return false }
        unowned(unsafe) var view = self
        corners.map(viewState.toSuperview)
        while let parent = view.parent {
            if parent.viewState.transform.isTurned { return false }
            corners.map { parent.viewState.toSuperview(parent.shiftedOutOfContent($0)) }
            view = parent
        }
        return true
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        for ancestor in ancestors.reversed() {
            unowned(unsafe) let view = ancestor.takeUnretainedValue()
            point = view.shiftedIntoContent(view.viewState.fromSuperview(point))
        }
        return viewState.fromSuperview(point)
    }

    /// - Returns: Whether nothing on the way is turned; the corners are not to be used if something is.
    private func fromRoot(_ corners: inout Corners) -> Bool {
        for ancestor in ancestors.reversed() {
            unowned(unsafe) let view = ancestor.takeUnretainedValue()
            if view.viewState.transform.isTurned { return false }
            corners.map { view.shiftedIntoContent(view.viewState.fromSuperview($0)) }
        }
        if viewState.transform.isTurned { return false }
        corners.map(viewState.fromSuperview)
        return true
    }

    /// Those around the view, the innermost first.
    private var ancestors: [Unmanaged<UIView>] {
        var ancestors: [Unmanaged<UIView>] = []
        ancestors.reserveCapacity(8)
        unowned(unsafe) var view = self
        while let parent = view.parent {
            ancestors.append(.passUnretained(parent))
            view = parent
        }
        return ancestors
    }

    /// A point of the view in the coordinates that its subviews' frames are in. They differ only where
    /// ``CALayer/sublayerTransform`` moves them.
    func shiftedIntoContent(_ point: CGPoint) -> CGPoint {
        let shift = viewState.contentShift
        return shift == .zero ? point : CGPoint(x: point.x - shift.x, y: point.y - shift.y)
    }

    private func shiftedOutOfContent(_ point: CGPoint) -> CGPoint {
        let shift = viewState.contentShift
        return shift == .zero ? point : CGPoint(x: point.x + shift.x, y: point.y + shift.y)
    }
}
