import Foundation
import RasterEngine

/// What ``UIView/draw(_:)`` of a program's own class has drawn.
///
/// Such a view is asked to draw when it is new, when it has asked for it, and when its bounds, its pixels or its traits are others;
/// when only what is before or behind it has changed, what it has drawn is painted again, as on iOS. So a view that changes its
/// subviews where it should only draw is not asked again for ever. Typecase's own views draw as often as they are painted.
@MainActor
final class DrawnContent {
    /// What the pixels depend on besides what the view knows.
    struct Look: Equatable {
        var bounds: CGRect
        var width: Int
        var height: Int
        var scale: CGFloat
        var traits: UITraitCollection
    }

    let look: Look
    /// `nil` where nothing was drawn.
    fileprivate(set) var pixels: PixelBuffer?

    init(look: Look) {
        self.look = look
    }

    /// Larger views draw as often as they are painted, in device pixels: a screen of 2,048 by 2,048.
    static let areaLimit = 1 << 22

    /// Whether the content of a class's views is kept: that of the program's own.
    static func isKept(of type: UIView.Type) -> Bool { ClassOrigin.isProgram(type) && !(type is UIWindow.Type) }
}

extension ViewPainter {
    /// Paints what a view has drawn, which is asked for where it is not known.
    /// - Parameter box: The view's bounds, in device pixels.
    /// - Returns: Whether it was painted; otherwise the view has to draw where it is seen.
    func paintDrawn(_ view: UIView, box: PixelRect, traits: UITraitCollection) -> Bool {
        guard DrawnContent.isKept(of: type(of: view)), !box.isEmpty, box.area <= DrawnContent.areaLimit else {
            return false
        }
        let look = DrawnContent.Look(
            bounds: view.bounds, width: box.width, height: box.height, scale: displayScale, traits: traits)
        if let known = view.drawnContent, known.look == look {
            if let pixels = known.pixels { painter.paint(pixels, x: box.x, y: box.y) }
            return true
        }
        let content = DrawnContent(look: look)
        // What is asked for from now on is not in it, and takes it from the view.
        view.drawnContent = content
        content.pixels = drawing(of: view, look)
        if let pixels = content.pixels { painter.paint(pixels, x: box.x, y: box.y) }
        return true
    }

    /// What a view draws; `nil` when that is nothing.
    private func drawing(of view: UIView, _ look: DrawnContent.Look) -> PixelBuffer? {
        let pixels = PixelBuffer(width: look.width, height: look.height)
        let inner = Painter(buffer: pixels, clip: pixels.bounds, cache: cache)
        let drawn = CGContext(
            painter: inner, scale: look.scale, x: -look.bounds.minX * look.scale, y: -look.bounds.minY * look.scale,
            traits: look.traits)
        let depth = GraphicsStack.contexts.count
        UIGraphicsPushContext(drawn)
        view.draw(view.bounds)
        drawn.unwind()
        // Whatever was pushed and not popped.
        UIGraphicsPopContext()
        GraphicsStack.restore(context, depth: depth)
        guard inner.paintedPixels > 0 else { return nil }
        pixels.finish()
        return pixels
    }
}
