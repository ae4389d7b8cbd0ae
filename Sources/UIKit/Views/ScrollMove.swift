import Foundation
import RasterEngine

/// Pixels of the last frame that serve again in another place: a text that was scrolled is moved, and only what came
/// into view is painted.
struct ScrollMove {
    /// Where the pixels stand and stay: the part of the view that is seen, in device pixels.
    var area: PixelRect
    /// By how many rows they move down.
    var rows: Int
    /// What the view itself wants to be painted, in its new place.
    var content: [PixelRect]
    /// Where something else is painted in front of the view.
    var inFront: [PixelRect]

    /// Where more than this part of the area has to be painted, moving the rest is not worth while.
    private static let worthwhile = 0.7

    /// What is to be painted if the pixels are moved, given what else has changed; `nil` if it is too much.
    func damage(with others: DamageRegion) -> DamageRegion? {
        guard abs(rows) < area.height else { return nil }
        var damage = others
        // What is out of date, or belongs to somebody else, is moved too, and is wrong where it comes from and where it
        // goes.
        for rect in others.rects { damage.add(moved(rect)) }
        for rect in inFront {
            damage.add(rect.intersection(area))
            damage.add(moved(rect))
        }
        for rect in content { damage.add(rect.intersection(area)) }
        let covered = damage.rects.reduce(0) { $0 + $1.intersection(area).area }
        return Double(covered) < Double(area.area) * Self.worthwhile ? damage : nil
    }

    private func moved(_ rect: PixelRect) -> PixelRect {
        rect.intersection(area).offsetBy(x: 0, y: rows).intersection(area)
    }
}

extension UIView {
    /// Where views are painted that stand in front of this one, in device pixels of the window, as of the last frame.
    func areasInFront(among windows: [UIWindow]) -> [PixelRect] {
        var areas: [PixelRect] = []
        var view: UIView = self
        while let parent = view.superview {
            if let index = parent.children.firstIndex(where: { $0 === view }) {
                for sibling in parent.children[(index + 1)...] { sibling.addPaintedAreas(to: &areas) }
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
        guard !isHidden, alpha > 0.001, !painted.subtree.isEmpty else { return }
        let isPlain = type(of: self) == UIView.self || self is UIWindow
        if isPlain, backgroundColor == nil, viewState.shadowOpacity == 0, viewState.borderWidth == 0 {
            for child in children { child.addPaintedAreas(to: &areas) }
        } else {
            areas.append(painted.subtree)
        }
    }
}
