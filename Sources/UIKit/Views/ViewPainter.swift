import Foundation
import RasterEngine

/// Paints view trees into the window's buffer, as far as they lie inside one rectangle of the damage.
@MainActor
struct ViewPainter {
    private let painter: Painter
    private let context: CGContext
    private let displayScale: CGFloat
    private let cache: PaintCache
    /// What is behind this view cannot be seen; painting begins with it.
    private var curtain: UIView?
    /// Whether the areas that were measured in the window tell what can be passed over. In the picture of a scaled view
    /// everything is elsewhere.
    private let knowsAreas: Bool

    init(
        buffer: PixelBuffer, rect: PixelRect, displayScale: CGFloat, cache: PaintCache, knowsAreas: Bool = true
    ) {
        painter = Painter(buffer: buffer, clip: rect, cache: cache)
        context = CGContext(painter: painter, scale: displayScale, x: 0, y: 0, traits: UIScreen.main.traitCollection)
        self.displayScale = displayScale
        self.cache = cache
        self.knowsAreas = knowsAreas
    }

    /// Paints windows from back to front.
    /// - Returns: The number of pixels that were covered, counted as often as they were.
    mutating func paint(_ windows: [UIWindow]) -> Int {
        let traits = UIScreen.main.traitCollection
        let outer = UITraitCollection.current
        UIGraphicsPushContext(context)
        for window in windows.reversed() where curtain == nil {
            curtain = curtain(in: window, transform: PaintTransform(scale: displayScale))
        }
        if curtain == nil { painter.fill(painter.clip, color: .black) }
        for window in windows { paint(window, in: PaintTransform(scale: displayScale), traits: traits) }
        UIGraphicsPopContext()
        UITraitCollection.current = outer
        return painter.paintedPixels
    }

    // MARK: What is hidden

    /// The frontmost view of a tree that covers all that is to be painted with one opaque colour.
    private func curtain(in view: UIView, transform outer: PaintTransform) -> UIView? {
        guard view.painted.subtree.contains(painter.clip), !view.isHidden else { return nil }
        let state = view.shownState
        guard state.alpha >= 1, state.transform.a == 1, state.transform.d == 1 else { return nil }
        let transform = outer.entering(state)
        let box = transform.pixelRect(state.bounds)
        let shape = RoundedRect(box, radius: Double(state.cornerRadius * displayScale))
        let isWhole = box.contains(painter.clip) && shape.isSquare(within: painter.clip)
        if isWhole || !view.clipsToBounds {
            let content = transform.shifted(by: state.contentShift)
            for child in view.children.reversed() {
                if let found = curtain(in: child, transform: content) { return found }
            }
        }
        guard isWhole, let color = state.backgroundColor, color.paint(with: view.traitCollection).isOpaque else {
            return nil
        }
        return view
    }

    // MARK: Views

    private mutating func paint(_ view: UIView, in outer: PaintTransform, traits outerTraits: UITraitCollection) {
        guard !view.isHidden, !knowsAreas || view.painted.subtree.intersects(painter.clip) else { return }
        let state = view.shownState
        guard state.alpha > 0.001 else { return }
        let traits = view.overrideUserInterfaceStyle == .unspecified ? outerTraits : view.traitCollection
        let transform = outer.entering(state)
        if state.transform.a != 1 || state.transform.d != 1 {
            if curtain == nil { paintScaled(view, state: state, in: transform, traits: traits) }
            return
        }
        // A view is faded as a whole: what overlaps inside it must not show through.
        guard state.alpha < 1 else { return paintContents(of: view, state: state, in: transform, traits: traits) }
        guard curtain == nil else { return }
        painter.beginLayer(
            bounds: knowsAreas ? view.painted.subtree : painter.clip, opacity: Double(state.alpha))
        paintContents(of: view, state: state, in: transform, traits: traits)
        painter.endLayer()
    }

    private mutating func paintContents(
        of view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection
    ) {
        if curtain === view { curtain = nil }
        let isSeen = curtain == nil
        let box = transform.pixelRect(state.bounds)
        let shape = RoundedRect(box, radius: Double(state.cornerRadius * displayScale))
        let clips = view.clipsToBounds
        let isRounded = clips && !shape.isSquare(within: painter.clip)
        if isSeen {
            paintShadow(of: shape, state: state, traits: traits, in: transform)
            if let color = state.backgroundColor { painter.fill(shape, color: color.paint(with: traits)) }
        }
        if isRounded { painter.beginLayer(bounds: box, opacity: 1, shape: shape) }
        if isSeen { paintOwnContent(of: view, box: box, traits: traits, in: transform) }
        if !view.children.isEmpty {
            if clips { painter.pushClip(box) }
            let content = transform.shifted(by: state.contentShift)
            for child in view.children { paint(child, in: content, traits: traits) }
            if clips { painter.popClip() }
        }
        if isRounded { painter.endLayer() }
        if isSeen { paintBorder(of: shape, state: state, traits: traits) }
    }

    private func paintOwnContent(
        of view: UIView, box: PixelRect, traits: UITraitCollection, in transform: PaintTransform
    ) {
        // A plain view has nothing of its own to draw.
        guard type(of: view) != UIView.self, painter.clip.intersects(box) else { return }
        painter.pushClip(box)
        context.begin(scale: displayScale, x: transform.x, y: transform.y, traits: traits)
        if UITraitCollection.current !== traits { UITraitCollection.current = traits }
        view.draw(view.bounds)
        context.unwind()
        painter.popClip()
    }

    private func paintShadow(
        of shape: RoundedRect, state: ViewState, traits: UITraitCollection, in transform: PaintTransform
    ) {
        guard state.shadowOpacity > 0 else { return }
        let (dx, dy) = transform.pixelOffset(state.shadowOffset)
        let color = state.shadowColor.paint(with: traits).multiplied(by: Double(state.shadowOpacity))
        painter.paintShadow(
            of: shape, blur: Double(state.shadowRadius * displayScale), dx: dx, dy: dy, color: color)
    }

    private func paintBorder(of shape: RoundedRect, state: ViewState, traits: UITraitCollection) {
        guard state.borderWidth > 0, let color = state.borderColor else { return }
        painter.stroke(
            shape, width: max(1, CGContext.pixel(state.borderWidth * displayScale)), color: color.paint(with: traits))
    }

    // MARK: Scaled views

    /// A scaled view is painted at its own size and the picture is scaled: letters keep their places while they grow.
    private func paintScaled(
        _ view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection
    ) {
        let target = transform.pixelRect(state.bounds)
        guard !target.isEmpty, state.bounds.width > 0, state.bounds.height > 0 else { return }
        // Shadows and subviews may lie outside the bounds; the margin is what the last measuring found.
        let seen = view.painted.subtree
        let (across, down) = (abs(state.transform.a), abs(state.transform.d))
        func margin(_ pixels: Int, _ factor: CGFloat) -> Int { Int((CGFloat(max(0, pixels)) / factor).rounded(.up)) }
        let (left, right) = (margin(target.x - seen.x, across), margin(seen.maxX - target.maxX, across))
        let (top, bottom) = (margin(target.y - seen.y, down), margin(seen.maxY - target.maxY, down))
        let (width, height) = (
            CGContext.pixel(state.bounds.width * displayScale), CGContext.pixel(state.bounds.height * displayScale)
        )
        let picture = PixelBuffer(width: width + left + right, height: height + top + bottom)
        var inner = ViewPainter(
            buffer: picture, rect: picture.bounds, displayScale: displayScale, cache: cache, knowsAreas: false)
        inner.paintAlone(view, state: state, left: left, top: top, traits: traits)
        let rect = PixelRect(
            minX: target.x - Int(CGFloat(left) * across), minY: target.y - Int(CGFloat(top) * down),
            maxX: target.maxX + Int(CGFloat(right) * across), maxY: target.maxY + Int(CGFloat(bottom) * down))
        // Rounding the margins may have made the picture larger than what was measured, which is what is damaged.
        if knowsAreas { painter.pushClip(seen) }
        painter.paint(picture, in: rect, opacity: Double(state.alpha))
        if knowsAreas { painter.popClip() }
    }

    private mutating func paintAlone(
        _ view: UIView, state: ViewState, left: Int, top: Int, traits: UITraitCollection
    ) {
        UIGraphicsPushContext(context)
        let origin = PaintTransform(
            scaleX: displayScale, scaleY: displayScale, x: CGFloat(left) - state.bounds.minX * displayScale,
            y: CGFloat(top) - state.bounds.minY * displayScale)
        paintContents(of: view, state: state, in: origin, traits: traits)
        UIGraphicsPopContext()
    }
}
