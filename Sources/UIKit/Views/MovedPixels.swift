import Foundation
import RasterEngine

/// Pixels of the last frame that serve again in another place: lines that were scrolled, or pushed away by others, are
/// moved, and only what came into view is painted.
struct MovedPixels {
    /// Rows that move together.
    struct Band {
        /// Where they were, in device pixels.
        var source: PixelRect
        /// By how many rows they move down.
        var rows: Int

        /// What becomes of a rectangle that lies in the band.
        func moved(_ rect: PixelRect) -> PixelRect {
            rect.intersection(source).offsetBy(x: 0, y: rows)
        }
    }

    /// The part of the view that is seen, in device pixels; nothing outside of it is touched.
    let area: PixelRect
    /// The bands in the order in which they are moved: none covers what another one still needs.
    let bands: [Band]
    /// What is to be painted in any case.
    private var content: [PixelRect]
    /// Where something else is painted in front of the view.
    var inFront: [PixelRect] = []

    /// Where more than this part of the area has to be painted, moving the rest is not worth while.
    private static let worthwhile = 0.7

    /// - Parameters:
    ///   - bands: From top to bottom; they keep that order where they go.
    ///   - content: What looks different besides.
    init(area: PixelRect, bands: [Band], content: [PixelRect]) {
        self.area = area
        let seen = bands.compactMap { band -> Band? in
            // Neither what comes from outside of the area nor what goes there is of use.
            let target = band.moved(area).intersection(area)
            return target.isEmpty ? nil : Band(source: target.offsetBy(x: 0, y: -band.rows), rows: band.rows)
        }
        // A band that moves down may cover what is below it, if that has not moved yet.
        self.bands = (seen.first?.rows ?? 0) > 0 ? seen.reversed() : seen
        self.content = content.map { $0.intersection(area) }
        var top = area.y
        for band in seen {
            let target = band.moved(band.source)
            self.content.append(PixelRect(minX: area.x, minY: top, maxX: area.maxX, maxY: target.y))
            top = target.maxY
        }
        self.content.append(PixelRect(minX: area.x, minY: top, maxX: area.maxX, maxY: area.maxY))
    }

    /// What is to be painted if the pixels are moved, given what else has changed; `nil` if it is too much.
    func damage(with others: DamageRegion) -> DamageRegion? {
        var damage = others
        // What is out of date, or belongs to somebody else, is moved too, and is wrong where it comes from and where it
        // goes.
        for band in bands {
            for rect in others.rects + inFront { damage.add(band.moved(rect)) }
        }
        for rect in inFront { damage.add(rect.intersection(area)) }
        for rect in content where !rect.isEmpty { damage.add(rect) }
        let covered = damage.rects.reduce(0) { $0 + $1.intersection(area).area }
        return Double(covered) < Double(area.area) * Self.worthwhile ? damage : nil
    }

    /// Moves the pixels.
    func apply(to buffer: PixelBuffer) {
        for band in bands where band.rows != 0 {
            buffer.move(band.source.union(band.moved(band.source)), rows: band.rows)
        }
    }
}

extension UIView {
    /// Where views are painted that stand in front of this one's own content, in device pixels of the window, as of the
    /// last frame.
    func areasInFront(among windows: [UIWindow]) -> [PixelRect] {
        var areas: [PixelRect] = []
        for child in children { child.addPaintedAreas(to: &areas) }
        var view: UIView = self
        while let parent = view.parent {
            if parent.layerUse.ordersPainting {
                let order = PaintingOrder.subviews(of: parent)
                for sibling in order.reversed().prefix(while: { $0 !== view }) { sibling.addPaintedAreas(to: &areas) }
                // What is in front of it of layers is wherever the parent is seen.
                if parent.hasSublayers { areas.append(parent.painted.subtree) }
                view = parent
                continue
            }
            for index in parent.children.indices.reversed() {
                if parent.isSubview(view, at: index) { break }
                parent.children[index].addPaintedAreas(to: &areas)
            }
            view = parent
        }
        if let index = windows.firstIndex(where: { $0 === view }) {
            for window in windows[(index + 1)...] { window.addPaintedAreas(to: &areas) }
        }
        return areas
    }

    /// Plain views without a ground show nothing but their subviews.
    private func addPaintedAreas(to areas: inout [PixelRect]) {
        guard isPainted else { return }
        guard showsOnlySubviews else { return areas.append(painted.subtree) }
        // Not recursive, because hierarchies may be deeper than the stack.
        var pending = Array(children.reversed())
        while let view = pending.popLast() {
            guard view.isPainted else { continue }
            if view.showsOnlySubviews {
                pending += view.children.reversed()
            } else {
                areas.append(view.painted.subtree)
            }
        }
    }

    private var isPainted: Bool { !isUnseen && alpha > 0.001 && !painted.subtree.isEmpty }

    private var showsOnlySubviews: Bool {
        (type(of: self) == UIView.self || self is UIWindow) && backgroundColor == nil && viewState.shadowOpacity == 0
            && viewState.borderWidth == 0 && !hasSublayers
    }
}
