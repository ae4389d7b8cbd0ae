import Foundation
import RasterEngine

/// Finds out, once a frame, which pixels of a window differ from what was shown: a walk over the parts of the view tree
/// that changed.
///
/// The walk keeps its own list of the views that it is inside, because hierarchies may be deeper than the stack.
@MainActor
struct DamageCollector {
    /// A view that the walk is inside.
    private struct StackEntry {
        let view: UIView
        let invalidation: InvalidationFlags
        /// Where the view and its descendants were seen in the last frame.
        let before: PixelRect
        let box: PixelRect
        let clip: PixelRect
        /// The clip of the subviews.
        let inner: PixelRect
        let transform: PaintTransform
        /// The transform of the subviews.
        let content: PaintTransform
        /// Whether an ancestor moved, which then damages the whole subtree at once.
        let isMoved: Bool
        let moves: Bool
        /// Whether the view or one around it has a mask, under which no pixel can be moved.
        let isMasked: Bool
        /// What may be taken over from the last frame of the content.
        let kept: KeptContent
        /// Where the view and the descendants that were visited are seen.
        var subtree: PixelRect
        var nextChild = 0
    }

    private(set) var region = DamageRegion()
    /// Content whose pixels may be moved; none of it is in the region.
    private(set) var moves: [MovedPixels] = []
    /// What has become of a view that stands in front and whose ground is kept; none of it is in the region.
    private(set) var front: SaveUnder.Change?
    private var movedViews: [UIView] = []
    private let bounds: PixelRect
    private var entries: [StackEntry] = []

    init(bounds: PixelRect) {
        self.bounds = bounds
        entries.reserveCapacity(8)
    }

    /// Adds what changed in a window.
    mutating func collect(_ window: UIWindow, scale: CGFloat) {
        region.add(window.pendingDamage)
        window.pendingDamage.removeAll()
        enter(window, in: PaintTransform(scale: scale), clip: bounds, isMoved: false)
        while let top = entries.indices.last {
            guard let child = Self.nextChanged(in: &entries[top]) else {
                leave()
                continue
            }
            enter(child, in: entries[top].content, clip: entries[top].inner, isMoved: entries[top].moves)
        }
        region.clip(to: bounds)
    }

    /// The next subview that there is something to find out about. Those before it are where they were.
    private static func nextChanged(in entry: inout StackEntry) -> UIView? {
        let view = entry.view
        while entry.nextChild < view.children.count {
            let index = entry.nextChild
            entry.nextChild += 1
            if entry.moves || view.hasPaintBelow(child: index) { return view.children[index] }
            entry.subtree = entry.subtree.union(view.paintedSubtree(ofChild: index))
        }
        return nil
    }

    /// What is in front of moved content is known when all windows were walked.
    mutating func finish(_ windows: [UIWindow]) {
        for (index, view) in movedViews.enumerated() {
            moves[index].inFront = view.areasInFront(among: windows)
        }
    }

    private mutating func enter(_ view: UIView, in outer: PaintTransform, clip: PixelRect, isMoved: Bool) {
        guard view.invalidation.hasPaintBelow || isMoved else { return }
        if view.hasMask { view.mask?.layoutSubtree() }
        let invalidation = view.invalidation
        view.invalidation.clearPaint()
        let kept = view.takeKeptContent()
        let before = view.painted.subtree
        let state = view.shownState
        guard !view.isUnseen, state.alpha > 0.001 else {
            // What is inside is measured anew when it is shown again, which marks it as moved.
            view.painted = PaintedArea()
            if !note(view, before: before, after: .zero), !isMoved { region.add(before) }
            return
        }
        let transform = outer.entering(state)
        let box = transform.pixelRect(state.bounds)
        let isInPlace = view.painted.box == box
        view.painted.box = box
        let content = transform.shifted(by: state.contentShift)
        // Content that was scrolled, and whose pixels can be moved, says what of them is of use.
        let isMasked = view.hasMask || entries.last?.isMasked ?? false
        let isKept =
            invalidation.scrolled && isInPlace && !view.hasSublayers && !isMasked
            && Self.keepsPixels(of: view, content: content)
        let own = Self.reach(of: view, state: state, box: box, transform: transform).intersection(clip)
        // The picture of a scaled or turned view is resampled as a whole: a change inside it may reach any of its pixels.
        let isResampled = state.isResampled
        entries.append(
            StackEntry(
                view: view, invalidation: invalidation, before: before, box: box, clip: clip,
                inner: view.clipsToBounds ? clip.intersection(box) : clip, transform: transform,
                content: content, isMoved: isMoved,
                // A shadow of letters changes with them, beyond where they stand.
                moves: isMoved || invalidation.composition || isResampled || state.throwsShadowOfContent
                    || invalidation.scrolled && !isKept
                    || kept != nil && !isInPlace,
                isMasked: isMasked,
                kept: kept ?? .nothing, subtree: own))
    }

    /// Whether pixels of scrolled content serve again: what shows it is where it was on the screen.
    private static func keepsPixels(of view: UIView, content: PaintTransform) -> Bool {
        guard let shown = view.scrolledContent else { return false }
        let state = shown.shownState
        return content.entering(state).pixelRect(state.bounds) == shown.painted.box
    }

    /// Ends the entry of the innermost view.
    private mutating func leave() {
        let entry = entries.removeLast()
        entry.view.painted.subtree = entry.subtree
        noteSubtree(of: entry.view)
        if note(entry.view, before: entry.before, after: entry.subtree) { return }
        if entry.moves {
            guard !entry.isMoved else { return }
            region.add(entry.before)
            region.add(entry.subtree)
        } else if entry.invalidation.display {
            region.add(entry.box.intersection(entry.clip))
        } else {
            let rects = entry.invalidation.displayRects.map { rect in
                // A pixel more on each side: letters may reach over the edges of what was asked for.
                let area = entry.transform.pixelRect(rect).insetBy(x: -1, y: -1)
                return area.intersection(entry.box).intersection(entry.clip)
            }
            guard case .bands(let bands) = entry.kept else {
                for rect in rects { region.add(rect) }
                return
            }
            guard !entry.isMasked else { return region.add(entry.box.intersection(entry.clip)) }
            moves.append(Self.moved(bands, of: entry, content: rects))
            movedViews.append(entry.view)
        }
    }

    /// Notes what has become of a view whose ground is kept.
    /// - Returns: Whether it is one: the first that has changed.
    private mutating func note(_ view: UIView, before: PixelRect, after: PixelRect) -> Bool {
        guard view.savesUnder, front == nil else { return false }
        if !before.isEmpty || !after.isEmpty { front = SaveUnder.Change(view: view, before: before) }
        return true
    }

    private static func moved(_ bands: [KeptContent.Band], of entry: StackEntry, content: [PixelRect]) -> MovedPixels {
        let width = entry.view.bounds.width
        return MovedPixels(
            area: entry.box.intersection(entry.clip),
            bands: bands.map {
                let source = CGRect(x: 0, y: $0.top, width: width, height: $0.bottom - $0.top)
                return MovedPixels.Band(source: entry.transform.pixelRect(source), rows: $0.rows)
            }, content: content)
    }

    /// Counts a view as a part of the one that the walk is inside.
    private mutating func noteSubtree(of view: UIView) {
        guard let last = entries.indices.last else { return }
        entries[last].subtree = entries[last].subtree.union(view.painted.subtree)
    }

    /// Where a view may be seen without its subviews, in device pixels of the window.
    static func reach(of view: UIView, state: ViewState, box: PixelRect, transform: PaintTransform) -> PixelRect {
        let own = box.union(shadowBox(of: state, box: box, transform: transform))
        guard view.hasSublayers else { return own }
        var layers = CALayer.box(of: view.layer.children, in: transform.shifted(by: state.contentShift))
        let content = view.layer.contentFrame
        // A pixel more on each side: soft edges.
        if !content.isNull { layers = layers.union(transform.pixelRect(content).insetBy(x: -1, y: -1)) }
        return own.union(view.clipsToBounds ? layers.intersection(box) : layers)
    }

    /// Where a view's shadow may be seen, in device pixels of the window.
    static func shadowBox(of state: ViewState, box: PixelRect, transform: PaintTransform) -> PixelRect {
        guard state.shadowOpacity > 0 else { return .zero }
        let scale = transform.scale
        let reach = CGContext.pixel((state.shadowRadius * scale * 3).rounded(.up)) + 1
        let (dx, dy) = transform.pixelOffset(state.shadowOffset)
        let box = state.shadowPath.map { transform.pixelRect($0.boundingBox) } ?? box
        return box.insetBy(x: -reach, y: -reach).offsetBy(x: dx, y: dy)
    }
}
