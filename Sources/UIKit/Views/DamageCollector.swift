import Foundation
import RasterEngine

/// Finds out, once a frame, which pixels of a window differ from what was shown: a walk over the parts of the view tree
/// that changed.
@MainActor
struct DamageCollector {
    private(set) var region = DamageRegion()
    private let bounds: PixelRect

    init(bounds: PixelRect) {
        self.bounds = bounds
    }

    /// Adds what changed in a window.
    mutating func collect(_ window: UIWindow, scale: CGFloat) {
        region.add(window.pendingDamage)
        window.pendingDamage.removeAll()
        visit(window, in: PaintTransform(scale: scale), clip: bounds, isMoved: false)
        region.clip(to: bounds)
    }

    /// - Parameter isMoved: Whether an ancestor moved, which then damages the whole subtree at once.
    private mutating func visit(_ view: UIView, in outer: PaintTransform, clip: PixelRect, isMoved: Bool) {
        guard view.dirt.hasPaintBelow || isMoved else { return }
        let dirt = view.dirt
        view.dirt.composition = false
        view.dirt.display = false
        view.dirt.displayRects.removeAll()
        view.dirt.hasPaintBelow = false
        let before = view.painted.subtree
        let state = view.shownState
        // The picture of a scaled view is resampled as a whole: a change inside it may reach any of its pixels.
        let isScaled = state.transform.a != 1 || state.transform.d != 1
        let moves = isMoved || dirt.composition || isScaled
        guard !view.isHidden, state.alpha > 0.001 else {
            view.painted = PaintedArea()
            // What is inside is measured anew when it is shown again.
            view.dirt.composition = true
            view.dirt.hasPaintBelow = true
            if !isMoved { region.add(before) }
            return
        }
        let transform = outer.entering(state)
        let box = transform.pixelRect(state.bounds)
        view.painted.own = box.union(Self.shadowBox(of: state, box: box, transform: transform)).intersection(clip)
        let inner = view.clipsToBounds ? clip.intersection(box) : clip
        let content = transform.shifted(by: state.contentShift)
        var subtree = view.painted.own
        for child in view.children {
            visit(child, in: content, clip: inner, isMoved: moves)
            subtree = subtree.union(child.painted.subtree)
        }
        view.painted.subtree = subtree
        if moves {
            if !isMoved {
                region.add(before)
                region.add(subtree)
            }
        } else if dirt.display {
            region.add(box.intersection(clip))
        } else {
            for rect in dirt.displayRects {
                // A pixel more on each side: letters may reach over the edges of what was asked for.
                region.add(transform.pixelRect(rect).insetBy(x: -1, y: -1).intersection(box).intersection(clip))
            }
        }
    }

    private static func shadowBox(of state: ViewState, box: PixelRect, transform: PaintTransform) -> PixelRect {
        guard state.shadowOpacity > 0 else { return .zero }
        let reach = Int((state.shadowRadius * transform.scaleY * 3).rounded(.up)) + 1
        let (dx, dy) = transform.pixelOffset(state.shadowOffset)
        return box.insetBy(x: -reach, y: -reach).offsetBy(x: dx, y: dy)
    }
}

/// From the points of a view's content to device pixels of the window.
struct PaintTransform: Equatable {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var x: CGFloat
    var y: CGFloat

    init(scale: CGFloat) {
        (scaleX, scaleY, x, y) = (scale, scale, 0, 0)
    }

    init(scaleX: CGFloat, scaleY: CGFloat, x: CGFloat, y: CGFloat) {
        (self.scaleX, self.scaleY, self.x, self.y) = (scaleX, scaleY, x, y)
    }

    /// The transform of a view inside the one that this belongs to.
    func entering(_ state: ViewState) -> PaintTransform {
        let (a, d) = (state.transform.a, state.transform.d)
        return PaintTransform(
            scaleX: scaleX * a, scaleY: scaleY * d,
            x: x + scaleX * (state.center.x + state.transform.tx - a * state.bounds.midX),
            y: y + scaleY * (state.center.y + state.transform.ty - d * state.bounds.midY))
    }

    /// The transform of subviews that are moved down without their knowing.
    func shifted(by distance: CGFloat) -> PaintTransform {
        PaintTransform(scaleX: scaleX, scaleY: scaleY, x: x, y: y + distance * scaleY)
    }

    /// A rectangle on the grid: each edge goes to the nearest pixel border.
    func pixelRect(_ rect: CGRect) -> PixelRect {
        let (left, right) = (CGContext.pixel(rect.minX * scaleX + x), CGContext.pixel(rect.maxX * scaleX + x))
        let (top, bottom) = (CGContext.pixel(rect.minY * scaleY + y), CGContext.pixel(rect.maxY * scaleY + y))
        return PixelRect(
            minX: min(left, right), minY: min(top, bottom), maxX: max(left, right), maxY: max(top, bottom))
    }

    func pixelOffset(_ size: CGSize) -> (x: Int, y: Int) {
        (CGContext.pixel(size.width * scaleX), CGContext.pixel(size.height * scaleY))
    }
}
