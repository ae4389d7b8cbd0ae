import Foundation
import RasterEngine

extension ViewState {
    /// Whether the shadow is that of what is drawn, letters and pictures: there is no ground that throws one, nor a path.
    var throwsShadowOfContent: Bool {
        guard shadowOpacity > 0, shadowPath == nil else { return false }
        return backgroundColor?.paint(with: .current).isClear ?? true
    }
}

/// The shadows of views and layers.
extension ViewPainter {
    /// Paints the shadow that a view or a layer throws: that of its path or its ground, or else that of its content.
    /// - Parameter content: Paints the content, and adds the steps that do.
    func paintShadow(
        of state: ViewState, shape: RoundedRect, traits: UITraitCollection, in transform: PaintTransform,
        opacity: Double, content: (inout ViewPainter, PaintTransform) -> Void
    ) {
        guard state.shadowOpacity > 0 else { return }
        if state.throwsShadowOfContent {
            paintShadowOfContent(of: state, traits: traits, in: transform, opacity: opacity, content)
        } else {
            paintShadow(of: shape, state: state, traits: traits, in: transform, opacity: opacity)
        }
    }

    /// The content is painted twice for that: a ``CALayer/shadowPath`` spares that.
    private func paintShadowOfContent(
        of state: ViewState, traits: UITraitCollection, in transform: PaintTransform, opacity: Double,
        _ paint: (inout ViewPainter, PaintTransform) -> Void
    ) {
        let box = transform.pixelRect(state.bounds)
        let color = state.shadowColor.paint(with: traits).multiplied(by: Double(state.shadowOpacity) * opacity)
        guard !color.isClear, !box.isEmpty, box.area <= DrawnContent.areaLimit else { return }
        let picture = PixelBuffer(width: box.width, height: box.height)
        var inner = ViewPainter(
            buffer: picture, rect: picture.bounds, displayScale: displayScale, cache: cache, knowsAreas: false)
        var moved = transform
        (moved.x, moved.y) = (transform.x - CGFloat(box.x), transform.y - CGFloat(box.y))
        UIGraphicsPushContext(inner.context)
        paint(&inner, moved)
        inner.run()
        UIGraphicsPopContext()
        picture.finish()
        let (dx, dy) = transform.pixelOffset(state.shadowOffset)
        painter.paintShadow(
            within: box, blur: Double(state.shadowRadius * displayScale), dx: dx, dy: dy, color: color
        ) {
            painter.paint(picture, x: box.x, y: box.y)
        }
    }

    private func paintShadow(
        of shape: RoundedRect, state: ViewState, traits: UITraitCollection, in transform: PaintTransform,
        opacity: Double
    ) {
        let (dx, dy) = transform.pixelOffset(state.shadowOffset)
        let color = state.shadowColor.paint(with: traits).multiplied(by: Double(state.shadowOpacity) * opacity)
        if let path = state.shadowPath {
            return paintShadow(of: path, radius: state.shadowRadius, dx: dx, dy: dy, color: color, in: transform)
        }
        let isHidden = opacity == 1 && (state.backgroundColor?.paint(with: traits).isOpaque ?? false)
        painter.paintShadow(
            of: shape, blur: Double(state.shadowRadius * displayScale), dx: dx, dy: dy, color: color,
            behind: isHidden ? shape.core : nil)
    }

    private func paintShadow(
        of path: CGPath, radius: CGFloat, dx: Int, dy: Int, color: PaintColor, in transform: PaintTransform
    ) {
        // A pixel more on each side: soft edges.
        let box = transform.pixelRect(path.boundingBox).insetBy(x: -1, y: -1)
        painter.paintShadow(
            within: box, blur: Double(radius * displayScale), dx: dx, dy: dy, color: color
        ) {
            context.begin(scale: transform.scale, x: transform.x, y: transform.y, traits: UITraitCollection.current)
            context.deviceTransform = transform.matrix
            context.setFillColor(UIColor.black.cgColor)
            context.fill(path.outline, isEvenOdd: false)
            context.unwind()
        }
    }
}
