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
    let pixels: PixelBuffer

    init(look: Look) {
        self.look = look
        pixels = PixelBuffer(width: look.width, height: look.height)
    }

    var isEmpty: Bool {
        UnsafeBufferPointer(start: pixels.pixels, count: pixels.width * pixels.height).allSatisfy { $0 == 0 }
    }

    /// Larger views draw as often as they are painted, in device pixels: a screen of 2,048 by 2,048.
    static let areaLimit = 1 << 22

    /// The classes whose content may be kept: whether they are the program's own, and draw.
    private static var kept: [ObjectIdentifier: Bool] = [:]
    /// Whether the default ``UIView/draw(_:)``, which draws nothing, was called since this was set to false.
    static var reachedDefault = false

    /// Whether the content of a class's views is kept.
    static func isKept(of type: UIView.Type) -> Bool {
        if let known = kept[ObjectIdentifier(type)] { return known }
        let isOwn = !String(reflecting: type).hasPrefix("UIKit.") && !(type is UIWindow.Type)
        kept[ObjectIdentifier(type)] = isOwn
        return isOwn
    }

    /// A class inherits the ``UIView/draw(_:)`` that draws nothing, or does no more than that at first.
    static func drawsNothing(_ type: UIView.Type) {
        kept[ObjectIdentifier(type)] = false
    }
}

extension ViewPainter {
    /// Paints what a view has drawn, which is asked for where it is not known.
    /// - Parameter box: The view's bounds, in device pixels.
    /// - Returns: Whether it was painted; otherwise the view has to draw where it is seen.
    func paintDrawn(_ view: UIView, box: PixelRect, traits: UITraitCollection, in transform: PaintTransform) -> Bool {
        guard DrawnContent.isKept(of: type(of: view)), !box.isEmpty, box.area <= DrawnContent.areaLimit else {
            return false
        }
        let look = DrawnContent.Look(
            bounds: view.bounds, width: box.width, height: box.height, scale: displayScale, traits: traits)
        if let known = view.drawnContent, known.look == look {
            painter.paint(known.pixels, x: box.x, y: box.y)
            return true
        }
        let content = DrawnContent(look: look)
        // What is asked for from now on is not in it, and takes it from the view.
        view.drawnContent = content
        DrawnContent.reachedDefault = false
        draw(view, look, into: content.pixels)
        if DrawnContent.reachedDefault, content.isEmpty {
            view.drawnContent = nil
            DrawnContent.drawsNothing(type(of: view))
            return true
        }
        content.pixels.finish()
        painter.paint(content.pixels, x: box.x, y: box.y)
        return true
    }

    private func draw(_ view: UIView, _ look: DrawnContent.Look, into pixels: PixelBuffer) {
        let inner = CGContext(
            painter: Painter(buffer: pixels, clip: pixels.bounds, cache: cache), scale: look.scale,
            x: -look.bounds.minX * look.scale, y: -look.bounds.minY * look.scale, traits: look.traits)
        let depth = GraphicsStack.contexts.count
        UIGraphicsPushContext(inner)
        view.draw(view.bounds)
        inner.unwind()
        // Whatever was pushed and not popped.
        UIGraphicsPopContext()
        GraphicsStack.restore(context, depth: depth)
    }
}
