import RasterEngine

/// The pixels behind a view that stands in front of everything for a moment, as the pop-up of a key does: they are put
/// back when it changes or goes, so that what is behind it is not painted again.
///
/// One view at a time, which has no subviews; see ``UIView/savesUnder``.
@MainActor
final class SaveUnder {
    /// Such a view, which looks different from the last frame or is elsewhere, and where it was, in device pixels of
    /// the window; empty when it was not seen.
    struct Change {
        let view: UIView
        let before: PixelRect
    }

    /// The view whose ground is kept; `nil` while none is.
    private(set) var view: UIView?
    /// Where it is painted.
    private(set) var area = PixelRect.zero
    /// The pixels behind it, in the upper left corner of a picture that may be larger.
    private var ground: PixelBuffer?

    /// Paints what has changed, and keeps the ground of the view in front if there is one.
    /// - Parameters:
    ///   - damage: What has changed behind it; what changes beyond that is added.
    ///   - moved: Where pixels are moved.
    ///   - change: What has become of the view in front, if anything has.
    ///   - windows: From back to front.
    ///   - paint: Moves pixels and paints the damage, without the view that it is given.
    /// - Returns: The view that is to be painted over all that, and where.
    func paint(
        _ damage: inout DamageRegion, moved: PixelRect, change: Change?, buffer: PixelBuffer, windows: [UIWindow],
        paint: @MainActor (_ damage: DamageRegion, _ hidden: UIView?) -> Void
    ) -> (view: UIView, area: PixelRect)? {
        let front = change?.view ?? view
        var now = PixelRect.zero
        if let front, !front.isHidden { now = front.painted.subtree.intersection(buffer.bounds) }
        func isReached(_ rect: PixelRect) -> Bool { damage.intersects(rect) || moved.intersects(rect) }
        guard change != nil || isReached(area) || isReached(now) else {
            paint(damage, nil)
            return nil
        }
        let (kept, restored) = (view, area)
        restore(into: buffer)
        if kept !== front {
            // The one whose ground was kept is a view like others now, and the new one was until now.
            damage.add(restored)
            if let change { damage.add(change.before) }
        }
        guard let front, !now.isEmpty, front.standsBeforeAll(in: now, among: windows) else {
            damage.add(now)
            paint(damage, nil)
            damage.add(restored)
            return nil
        }
        paint(damage, front)
        keep(now, of: buffer, behind: front)
        damage.add(restored)
        damage.add(now)
        return (front, now)
    }

    /// Forgets the ground, whose pixels may be of text that is forgotten.
    /// - Returns: What has to be painted again because it cannot be put back any more.
    func forget() -> PixelRect {
        defer { (view, area, ground) = (nil, .zero, nil) }
        return area
    }

    private func keep(_ rect: PixelRect, of buffer: PixelBuffer, behind view: UIView) {
        (self.view, area) = (view, rect)
        if (ground?.width ?? 0) < rect.width || (ground?.height ?? 0) < rect.height {
            ground = PixelBuffer(width: rect.width, height: rect.height)
        }
        guard let ground else { return }
        var (to, from) = (ground.row(0), buffer.row(rect.y) + rect.x)
        for _ in 0..<rect.height {
            to.update(from: from, count: rect.width)
            to += ground.width
            from += buffer.width
        }
    }

    private func restore(into buffer: PixelBuffer) {
        if let ground, view != nil {
            var (to, from) = (buffer.row(area.y) + area.x, ground.row(0))
            for _ in 0..<area.height {
                to.update(from: from, count: area.width)
                to += buffer.width
                from += ground.width
            }
        }
        (view, area) = (nil, .zero)
    }
}

extension UIView {
    /// Whether the view is painted over everything else in a rectangle, as it is.
    fileprivate func standsBeforeAll(in rect: PixelRect, among windows: [UIWindow]) -> Bool {
        guard children.isEmpty, animations == nil else { return false }
        var view: UIView? = self
        while let current = view {
            let state = current.shownState
            guard state.alpha >= 1, state.transform.isIdentity, !current.hasMask,
                current === self || !current.clipsToBounds
            else {
                return false
            }
            view = current.superview
        }
        for area in areasInFront(among: windows) where area.intersects(rect) { return false }
        return true
    }
}
