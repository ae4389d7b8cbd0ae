import Foundation
import RasterEngine

/// Views that are scaled or turned, and layers that are turned, are painted upright at their own size, and the picture is scaled or
/// turned: letters keep their places while they grow.
extension ViewPainter {
    /// Paints a view that is scaled or turned.
    func paintResampled(
        _ view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection, opacity: Double
    ) {
        // A view that has no pixel itself may still have others in it.
        let isEmpty = transform.pixelRect(state.bounds).isEmpty
        if isEmpty, Self.reach(of: view, state: state, in: transform).isEmpty { return }
        if transform.isTurned || isEmpty || !state.hasPixels(at: displayScale) {
            let origin = PaintTransform(scale: displayScale)
            let whole = Self.reach(of: view, state: state, in: origin)
            let seen = knowsAreas ? painter.clip.intersection(view.painted.subtree) : painter.clip
            return paintTurned(whole, from: origin, to: transform, within: seen, opacity: opacity) { painter, origin in
                painter.paintAlone(view, state: state, in: origin, traits: traits)
            }
        }
        paintScaled(view, state: state, in: transform, traits: traits, opacity: opacity)
    }

    /// Paints a layer that is turned.
    func paintTurned(_ layer: CALayer, in transform: PaintTransform, traits: UITraitCollection, opacity: Double) {
        let origin = PaintTransform(scale: displayScale)
        let whole = CALayer.reach(of: layer, in: origin)
        paintTurned(whole, from: origin, to: transform, within: painter.clip, opacity: opacity) { painter, origin in
            painter.paintAlone(layer, in: origin, traits: traits)
        }
    }

    /// Paints a picture that is turned.
    /// - Parameters:
    ///   - whole: Where there is anything to be seen, in pixels of the upright picture.
    ///   - upright: From points to the picture.
    ///   - turned: From points to the window.
    ///   - visible: The pixels of the window that are wanted.
    private func paintTurned(
        _ whole: PixelRect, from upright: PaintTransform, to turned: PaintTransform, within visible: PixelRect,
        opacity: Double, _ paint: (inout ViewPainter, PaintTransform) -> Void
    ) {
        guard turned.matrix.determinant != 0, !whole.isEmpty else { return }
        let toWindow = upright.matrix.inverted().concatenating(turned.matrix)
        let visible = Self.box(of: whole, toWindow).intersection(visible)
        guard !visible.isEmpty else { return }
        // A picture that is made smaller is so first, because for each pixel that is turned only four are asked.
        let shrink = min(1, turned.scale / upright.scale)
        let size = (
            width: max(1, CGContext.pixel(CGFloat(whole.width) * shrink)),
            height: max(1, CGContext.pixel(CGFloat(whole.height) * shrink))
        )
        let toPicture = toWindow.inverted().translatedInto(whole).concatenating(
            CGAffineTransform(
                scaleX: CGFloat(size.width) / CGFloat(whole.width), y: CGFloat(size.height) / CGFloat(whole.height)))
        // Only what is seen is painted and turned: a view may be larger than any memory.
        let part = Self.box(of: visible, toPicture).intersection(
            PixelRect(x: 0, y: 0, width: size.width, height: size.height))
        let scaling = PictureScaling(from: (whole.width, whole.height), to: size, part: part)
        let source = scaling.source
        var picture = PixelBuffer(width: source.width, height: source.height)
        guard !part.isEmpty, picture.bounds.area == source.area else { return }
        var inner = ViewPainter(
            buffer: picture, rect: picture.bounds, displayScale: displayScale, cache: cache, knowsAreas: false)
        var origin = upright
        origin.x -= CGFloat(whole.x + source.x)
        origin.y -= CGFloat(whole.y + source.y)
        paint(&inner, origin)
        if size != (whole.width, whole.height) { picture = scaling.scaled(picture, x: source.x, y: source.y) }
        painter.paint(picture, in: visible, opacity: opacity) { x, y in
            let place = CGPoint(x: x, y: y).applying(toPicture)
            // On a grid, so that the last digits of numbers, which differ with the part, decide nothing.
            func onGrid(_ value: CGFloat) -> CGFloat { (value * 256).rounded() / 256 }
            return PixelPath.Point(onGrid(place.x) - CGFloat(part.x), onGrid(place.y) - CGFloat(part.y))
        }
    }

    /// The pixels that a rectangle of others touches through a matrix, with soft edges.
    private static func box(of rect: PixelRect, _ matrix: CGAffineTransform) -> PixelRect {
        var transform = PaintTransform(scaleX: matrix.a, scaleY: matrix.d, x: matrix.tx, y: matrix.ty)
        transform.skew = (matrix.b, matrix.c)
        return transform.pixelRect(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
            .insetBy(x: -1, y: -1)
    }

    /// Where a view with all that is in it may be seen, in pixels of a picture that it is painted into.
    static func reach(of view: UIView, state: ViewState, in origin: PaintTransform) -> PixelRect {
        var area = PixelRect.zero
        var pending = [(view: view, transform: origin, clip: PixelRect?.none)]
        while let (view, transform, clip) = pending.popLast() {
            let state = view.shownState
            let box = transform.pixelRect(state.bounds)
            let own = DamageCollector.reach(of: view, state: state, box: box, transform: transform)
            area = area.union(clip.map(own.intersection) ?? own)
            let cut = view.clipsToBounds ? clip.map(box.intersection) ?? box : clip
            let content = transform.shifted(by: state.contentShift)
            for child in view.children where !child.isUnseen && child.shownState.alpha > 0.001 {
                pending.append((child, content.entering(child.shownState), cut))
            }
        }
        return area
    }

    /// A scaled view is painted at its own size and the picture is scaled: letters keep their places while they grow.
    private func paintScaled(
        _ view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection, opacity: Double
    ) {
        let target = transform.pixelRect(state.bounds)
        let (width, height) = state.pixelSize(at: displayScale)
        // Shadows and subviews may lie outside the bounds.
        let reach = Self.reach(
            of: view, state: state,
            in: PaintTransform(
                scaleX: displayScale, scaleY: displayScale, x: -state.bounds.minX * displayScale,
                y: -state.bounds.minY * displayScale))
        let (left, right) = (max(0, -reach.x), max(0, reach.maxX - width))
        let (top, bottom) = (max(0, -reach.y), max(0, reach.maxY - height))
        let (isFlippedAcross, isFlippedDown) = (state.transform.a < 0, state.transform.d < 0)
        let whole = PixelRect(x: 0, y: 0, width: width + left + right, height: height + top + bottom)
        let (growthX, growthY) = (Double(target.width) / Double(width), Double(target.height) / Double(height))
        func grown(_ pixels: Int, _ factor: Double) -> Int { Int((Double(pixels) * factor).rounded()) }
        let rect = PixelRect(
            minX: target.x - grown(isFlippedAcross ? right : left, growthX),
            minY: target.y - grown(isFlippedDown ? bottom : top, growthY),
            maxX: target.maxX + grown(isFlippedAcross ? left : right, growthX),
            maxY: target.maxY + grown(isFlippedDown ? top : bottom, growthY))
        // Rounding the margins may have made the picture larger than what was measured, which is what is damaged.
        let visible = rect.intersection(painter.clip)
            .intersection(knowsAreas ? view.painted.subtree : painter.clip)
        guard !visible.isEmpty else { return }
        // Only what is seen is painted and scaled: a view may be larger than any memory.
        var part = visible.offsetBy(x: -rect.x, y: -rect.y)
        if isFlippedAcross { part.x = rect.width - part.maxX }
        if isFlippedDown { part.y = rect.height - part.maxY }
        let scaling = PictureScaling(from: (whole.width, whole.height), to: (rect.width, rect.height), part: part)
        let source = scaling.source
        let picture = PixelBuffer(width: source.width, height: source.height)
        guard picture.bounds.area == source.area else { return }
        var inner = ViewPainter(
            buffer: picture, rect: picture.bounds, displayScale: displayScale, cache: cache, knowsAreas: false)
        // Unscaled, its left top corner at a pixel of the picture.
        let origin = PaintTransform(
            scaleX: displayScale, scaleY: displayScale,
            x: CGFloat(left - source.x) - state.bounds.minX * displayScale,
            y: CGFloat(top - source.y) - state.bounds.minY * displayScale)
        inner.paintAlone(view, state: state, in: origin, traits: traits)
        var scaled = scaling.scaled(picture, x: source.x, y: source.y)
        if isFlippedAcross || isFlippedDown { scaled = scaled.mirrored(across: isFlippedAcross, down: isFlippedDown) }
        painter.paint(scaled, x: visible.x, y: visible.y, opacity: opacity)
    }
}

extension ViewState {
    /// How many pixels the view has at its own size.
    fileprivate func pixelSize(at scale: CGFloat) -> (width: Int, height: Int) {
        (CGContext.pixel(bounds.width * scale), CGContext.pixel(bounds.height * scale))
    }

    /// Whether it has any.
    fileprivate func hasPixels(at scale: CGFloat) -> Bool {
        let size = pixelSize(at: scale)
        return size.width > 0 && size.height > 0
    }
}

extension CGAffineTransform {
    /// The matrix that does this and then counts from the left top corner of a rectangle.
    fileprivate func translatedInto(_ rect: PixelRect) -> CGAffineTransform {
        concatenating(CGAffineTransform(translationX: -CGFloat(rect.x), y: -CGFloat(rect.y)))
    }
}
