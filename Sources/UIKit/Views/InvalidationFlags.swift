import Foundation
import RasterEngine

/// What has changed in a view since the last frame.
struct InvalidationFlags {
    /// The view asked for ``UIView/layoutSubviews()``.
    var needsLayout = true
    /// The view is in ``UIView/layoutSubviews()`` at this moment.
    var isInLayout = false
    /// The view or a descendant asked for layout.
    var hasLayoutBelow = true
    /// The view was moved, shown, hidden, faded or recoloured: it and all its descendants are to be painted again.
    var composition = true
    /// The content was scrolled, and nothing else about the view has changed: what was painted may be moved.
    var scrolled = false
    /// All content is to be painted again.
    var display = false
    /// Parts of the content that are to be painted again, in the view's points.
    var displayRects: [CGRect] = []
    /// The view or a descendant has something of the above three.
    var hasPaintBelow = true

    /// Forgets what is to be painted, as it is painted now. What asked for layout stays.
    mutating func clearPaint() {
        (composition, scrolled, display, hasPaintBelow) = (false, false, false, false)
        displayRects.removeAll()
    }

    /// More parts than this are painted as a whole.
    static let rectLimit = 8
}

/// Where a view was seen in the last frame, in device pixels of the window.
struct PaintedArea {
    /// The view's bounds, whether an ancestor cuts them or not.
    var box = PixelRect.zero
    /// The view and its descendants.
    var subtree = PixelRect.zero
}

extension UIView {
    /// Where a subview was seen in the last frame, in device pixels of the window.
    ///
    /// A keyboard has dozens of subviews, of which a frame concerns one or two: the others are not even retained.
    @inline(__always)
    func paintedSubtree(ofChild index: Int) -> PixelRect {
        unowned(unsafe) let child = children[index]
        return child.painted.subtree
    }

    /// Whether a subview is the one that is meant.
    @inline(__always)
    func isSubview(_ view: UIView, at index: Int) -> Bool {
        unowned(unsafe) let child = children[index]
        return child === view
    }

    /// Whether there is something to find out about a subview or its descendants.
    @inline(__always)
    func hasPaintBelow(child index: Int) -> Bool {
        unowned(unsafe) let child = children[index]
        return child.invalidation.hasPaintBelow
    }

    /// Marks the view and its descendants to be painted again where they were and where they are.
    func setNeedsComposition() {
        invalidation.composition = true
        markPaintBelow()
    }

    func markNeedsDisplay(_ rect: CGRect?) {
        keptPicture = nil
        drawnContent = nil
        layerNeedsDisplay()
        if let rect, !invalidation.display, invalidation.displayRects.count < InvalidationFlags.rectLimit {
            guard rect.isFinite, !rect.isEmpty else { return }
            invalidation.displayRects.append(rect)
        } else {
            invalidation.display = true
            invalidation.displayRects.removeAll()
        }
        markPaintBelow()
    }

    /// A view that was never painted, or not here.
    func markSubtreeNew() {
        setNeedsComposition()
        if invalidation.hasLayoutBelow, let parent = superview { parent.markLayoutBelow() }
    }

    /// Has the next frame look for what is to be painted here.
    func markPaintBelow() {
        invalidation.hasPaintBelow = true
        unowned(unsafe) var view = self
        while let parent = view.parent {
            // Whoever marked it has asked for the frame.
            if parent.invalidation.hasPaintBelow { return }
            parent.invalidation.hasPaintBelow = true
            view = parent
        }
        if view.layerUse.isMask, let masked = view.layer.parent { return masked.didChange() }
        view.application?.setNeedsFrame()
    }

    /// Has the place painted again that the view and its descendants leave.
    func damageWhereItWas() {
        guard let window else { return }
        window.pendingDamage.add(painted.subtree)
        forgetPainted()
        window.application?.setNeedsFrame()
    }

    private func forgetPainted() {
        forEachInSubtree { view in
            view.painted = PaintedArea()
            view.invalidation.composition = true
            view.invalidation.hasPaintBelow = true
        }
    }
}
