import Foundation
import RasterEngine

/// Paints view trees into the window's buffer, as far as they lie inside the damage.
@MainActor
struct ViewPainter {
    let cache: PaintCache
    let displayScale: CGFloat

    /// Paints windows from back to front inside one rectangle.
    /// - Returns: The number of pixels that were covered, counted as often as they were.
    func paint(_ windows: [UIWindow], into buffer: PixelBuffer, rect: PixelRect) -> Int {
        let painter = Painter(buffer: buffer, clip: rect, cache: cache)
        painter.fill(rect, color: .black)
        for window in windows { paint(window, in: PaintTransform(scale: displayScale), painter: painter) }
        return painter.paintedPixels
    }

    /// Paints one view as it would be seen on its own.
    func paint(_ view: UIView, into buffer: PixelBuffer) {
        let painter = Painter(buffer: buffer, clip: buffer.bounds, cache: cache)
        let bounds = view.bounds
        let origin = PaintTransform(
            scaleX: displayScale, scaleY: displayScale, x: -bounds.minX * displayScale, y: -bounds.minY * displayScale)
        paintContents(of: view, state: view.shownState, in: origin, painter: painter)
    }

    private func paint(_ view: UIView, in outer: PaintTransform, painter: Painter) {
        guard !view.isHidden, view.painted.subtree.intersects(painter.clip) else { return }
        let state = view.shownState
        guard state.alpha > 0.001 else { return }
        let transform = outer.entering(state)
        if state.transform.a != 1 || state.transform.d != 1 {
            return paintScaled(view, state: state, in: transform, painter: painter)
        }
        // A view is faded as a whole: what overlaps inside it must not show through.
        guard state.alpha < 1 else { return paintContents(of: view, state: state, in: transform, painter: painter) }
        painter.beginLayer(bounds: view.painted.subtree, opacity: Double(state.alpha))
        paintContents(of: view, state: state, in: transform, painter: painter)
        painter.endLayer()
    }

    /// A scaled view is painted at its own size and the picture is scaled: letters keep their places while they grow.
    private func paintScaled(_ view: UIView, state: ViewState, in transform: PaintTransform, painter: Painter) {
        let target = transform.pixelRect(state.bounds)
        guard !target.isEmpty, state.bounds.width > 0, state.bounds.height > 0 else { return }
        // Shadows and subviews may lie outside the bounds; the margin is what the last measuring found.
        let seen = view.painted.subtree
        let (across, down) = (abs(state.transform.a), abs(state.transform.d))
        func unscaled(_ pixels: Int, _ factor: CGFloat) -> Int { Int((CGFloat(max(0, pixels)) / factor).rounded(.up)) }
        let margin = UIEdgePixels(
            top: unscaled(target.y - seen.y, down), left: unscaled(target.x - seen.x, across),
            bottom: unscaled(seen.maxY - target.maxY, down), right: unscaled(seen.maxX - target.maxX, across))
        let (width, height) = (
            CGContext.pixel(state.bounds.width * displayScale), CGContext.pixel(state.bounds.height * displayScale)
        )
        let picture = PixelBuffer(
            width: width + margin.left + margin.right, height: height + margin.top + margin.bottom)
        let inner = Painter(buffer: picture, clip: picture.bounds, cache: cache)
        let origin = PaintTransform(
            scaleX: displayScale, scaleY: displayScale, x: CGFloat(margin.left) - state.bounds.minX * displayScale,
            y: CGFloat(margin.top) - state.bounds.minY * displayScale)
        paintContents(of: view, state: state, in: origin, painter: inner, ignoresPaintedAreas: true)
        let rect = PixelRect(
            minX: target.x - Int(CGFloat(margin.left) * across), minY: target.y - Int(CGFloat(margin.top) * down),
            maxX: target.maxX + Int(CGFloat(margin.right) * across),
            maxY: target.maxY + Int(CGFloat(margin.bottom) * down))
        painter.paint(picture, in: rect, opacity: Double(state.alpha))
    }

    private struct UIEdgePixels {
        var top: Int
        var left: Int
        var bottom: Int
        var right: Int
    }

    // MARK: Contents

    private func paintContents(
        of view: UIView, state: ViewState, in transform: PaintTransform, painter: Painter,
        ignoresPaintedAreas: Bool = false
    ) {
        let traits = view.traitCollection
        let box = transform.pixelRect(state.bounds)
        let shape = RoundedRect(box, radius: Double(state.cornerRadius * displayScale))
        paintShadow(of: shape, state: state, traits: traits, in: transform, painter: painter)
        if let color = state.backgroundColor { painter.fill(shape, color: color.paint(with: traits)) }
        let clips = view.clipsToBounds
        let isRounded = clips && !shape.isSquare(within: painter.clip)
        if isRounded { painter.beginLayer(bounds: box, opacity: 1, shape: shape) }
        paintOwnContent(of: view, box: box, traits: traits, in: transform, painter: painter)
        if clips { painter.pushClip(box) }
        let content = transform.shifted(by: state.contentShift)
        for child in view.children {
            if ignoresPaintedAreas {
                paintEverything(child, in: content, painter: painter)
            } else {
                paint(child, in: content, painter: painter)
            }
        }
        if clips { painter.popClip() }
        if isRounded { painter.endLayer() }
        paintBorder(of: shape, state: state, traits: traits, painter: painter)
    }

    /// Paints a subview of a picture that is scaled afterwards, where areas of the window mean nothing.
    private func paintEverything(_ view: UIView, in outer: PaintTransform, painter: Painter) {
        let state = view.shownState
        guard !view.isHidden, state.alpha > 0.001 else { return }
        let transform = outer.entering(state)
        let fades = state.alpha < 1
        if fades { painter.beginLayer(bounds: painter.clip, opacity: Double(state.alpha)) }
        paintContents(of: view, state: state, in: transform, painter: painter, ignoresPaintedAreas: true)
        if fades { painter.endLayer() }
    }

    private func paintOwnContent(
        of view: UIView, box: PixelRect, traits: UITraitCollection, in transform: PaintTransform, painter: Painter
    ) {
        guard painter.clip.intersects(box) else { return }
        painter.pushClip(box)
        let context = CGContext(
            painter: painter, scale: displayScale, x: transform.x, y: transform.y, traits: traits)
        UIGraphicsPushContext(context)
        let outer = UITraitCollection.current
        UITraitCollection.current = traits
        view.draw(view.bounds)
        UITraitCollection.current = outer
        UIGraphicsPopContext()
        context.unwind()
        painter.popClip()
    }

    private func paintShadow(
        of shape: RoundedRect, state: ViewState, traits: UITraitCollection, in transform: PaintTransform,
        painter: Painter
    ) {
        guard state.shadowOpacity > 0 else { return }
        let (dx, dy) = transform.pixelOffset(state.shadowOffset)
        let color = state.shadowColor.paint(with: traits).multiplied(by: Double(state.shadowOpacity))
        painter.paintShadow(
            of: shape, blur: Double(state.shadowRadius * displayScale), dx: dx, dy: dy, color: color)
    }

    private func paintBorder(of shape: RoundedRect, state: ViewState, traits: UITraitCollection, painter: Painter) {
        guard state.borderWidth > 0, let color = state.borderColor else { return }
        painter.stroke(
            shape, width: max(1, CGContext.pixel(state.borderWidth * displayScale)), color: color.paint(with: traits))
    }
}
