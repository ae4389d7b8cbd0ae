import Foundation

extension UIView {
    /// Whether a program places the subviews: a controller, or a class that derives from one of the kit that has put nothing into the
    /// view. As on iOS it is not called because one of them wants another size, which would take back what was done to them since.
    var isLaidOutByProgram: Bool {
        if owningController != nil { return true }
        let own = type(of: self)
        guard ClassOrigin.isProgram(own) else { return false }
        let kind: AnyClass = ClassOrigin.kitClass(of: own)
        return Self.kindsWithoutParts.contains { $0 == kind }
    }
    private static let kindsWithoutParts: [AnyClass] = [
        UIView.self, UIControl.self, UIScrollView.self, UIImageView.self,
    ]

    /// ``semanticContentAttribute`` changed.
    func directionDidChange() {
        constraintDirectionDidChange()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// ``intrinsicContentSize`` changed: the views around that place this one by it ask for layout.
    func contentSizeDidChange() {
        constraintContentDidChange()
        var ancestor = parent
        while let view = ancestor, view.isSizedBySubviews || !view.isLaidOutByProgram {
            view.setNeedsLayout()
            ancestor = view.isSizedBySubviews ? view.parent : nil
        }
    }

    func markNeedsLayout() {
        // Who has asked already waits for a frame.
        guard !invalidation.needsLayout || !invalidation.hasLayoutBelow else { return }
        invalidation.needsLayout = true
        markLayoutBelow()
    }

    /// Has the view visited by the next layout: it or a layer in it asks for that.
    func markLayoutBelow() {
        var view: UIView? = self
        while let current = view, !current.invalidation.hasLayoutBelow {
            current.invalidation.hasLayoutBelow = true
            view = current.superview
        }
        if let window {
            window.application?.setNeedsFrame()
        } else if shownApplication != nil {
            // What it masks has it laid out when it is painted.
            markPaintBelow()
        }
    }

    /// The outermost of the views around it that wait for layout one in the other; the view itself where its superview does not.
    /// A controller's view is the last: what is around it may be about to be presented, and is not ready for that.
    var outermostWaitingForLayout: UIView {
        // Views that constraints place ask for it when these are solved.
        solveConstraints()
        var view = self
        while view.owningController == nil, let outer = view.superview, outer.invalidation.needsLayout,
            !outer.invalidation.isInLayout
        {
            view = outer
        }
        return view
    }

    /// Lays out every view of the subtree that asked for it and nothing around it, in as many rounds as it takes but no more than
    /// four: a view that asks for layout whenever it is laid out must not freeze the program. The library's own views use this
    /// among themselves.
    func layoutSubtree() {
        solveConstraints()
        for _ in 0..<4 where invalidation.hasLayoutBelow { layoutRound() }
    }

    /// One walk over the subtree, from the outside in.
    func layoutRound() {
        solveConstraints()
        var pending = [self]
        while let view = pending.popLast() {
            guard view.invalidation.hasLayoutBelow else { continue }
            view.invalidation.hasLayoutBelow = false
            view.layoutOnce()
            view.layOutLayers()
            // The first child comes first.
            for child in view.children.reversed() where child.invalidation.hasLayoutBelow { pending.append(child) }
        }
    }

    /// Lays out the view itself if it asked for it. A view that asks for layout at once while it is laid out gets it
    /// in the next round: it would never come to an end.
    private func layoutOnce() {
        guard invalidation.needsLayout, !invalidation.isInLayout else { return }
        invalidation.needsLayout = false
        invalidation.isInLayout = true
        owningController?.viewWillLayoutSubviews()
        if ClassOrigin.isProgram(type(of: self)) {
            // As on iOS: an override that does not call super finds its subviews where constraints have them.
            placeConstrainedSubviews()
            layer.layoutSublayers()
        } else {
            layoutSubviews()
        }
        owningController?.viewDidLayoutSubviews()
        invalidation.isInLayout = false
        // What it asked for meanwhile may have been passed over.
        if invalidation.needsLayout { markNeedsLayout() }
    }

    /// Follows a superview that changed its size.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        // A turned view has no size that follows from its frame: it is moved and stretched as if it stood upright.
        var upright = viewState
        if upright.transform.isTurned { upright.transform = .identity }
        let model = upright.frame
        // Pixels lost by a superview that was too small for a while come back with its size.
        let before = autoresizing?.frame(matching: model, size: old) ?? model
        let across = Self.distribute(
            (before.origin.x, before.size.width, old.width - before.origin.x - before.size.width),
            by: new.width - old.width,
            (
                autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
                autoresizingMask.contains(.flexibleRightMargin)
            ))
        let down = Self.distribute(
            (before.origin.y, before.size.height, old.height - before.origin.y - before.size.height),
            by: new.height - old.height,
            (
                autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
                autoresizingMask.contains(.flexibleBottomMargin)
            ))
        let exact = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
        let frame = CGRect(
            origin: exact.origin, size: CGSize(width: max(0, exact.size.width), height: max(0, exact.size.height)))
        if viewState.transform.isTurned {
            let place = upright.place(inFrame: frame)
            center = place.center
            bounds.size = place.size
            upright.center = place.center
            upright.bounds.size = place.size
        } else {
            self.frame = frame
            upright = viewState
        }
        autoresizing = AutoresizingState(exact: exact, model: upright.frame, superviewSize: new)
    }

    /// Gives a change of length to the parts that give way: in proportion to their lengths, evenly when all are empty. Where none is
    /// longer than nothing those that are less have it, in the same way.
    private static func distribute(
        _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), by change: CGFloat,
        _ flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let flags = [flexible.before, flexible.length, flexible.after]
        let lengths = zip(flags, [parts.before, parts.length, parts.after]).map { $0 ? $1 : 0 }
        let sign: CGFloat = lengths.contains { $0 > 0 } ? 1 : -1
        let weights = lengths.map { max(0, $0 * sign) }
        let total = weights.reduce(0, +)
        let count = CGFloat(flags.filter { $0 }.count)
        guard count > 0 else { return (parts.before, parts.length) }
        func share(_ index: Int) -> CGFloat {
            guard flags[index] else { return 0 }
            return total > 0 ? change * weights[index] / total : change / count
        }
        return (parts.before + share(0), parts.length + share(1))
    }
}

/// Where autoresizing would have put a view if lengths could be negative.
struct AutoresizingState {
    /// The frame without any cut. Its size may be negative, which the names of its edges would hide.
    var exact: CGRect
    /// The frame that the view got.
    var model: CGRect
    /// The superview's size at that time.
    var superviewSize: CGSize

    /// The uncut frame, if the view is still where it was put.
    func frame(matching frame: CGRect, size: CGSize) -> CGRect? {
        frame == model && size == superviewSize ? exact : nil
    }
}
