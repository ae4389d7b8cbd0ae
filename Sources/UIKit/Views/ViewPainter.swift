import Foundation
import RasterEngine

/// Paints view trees into the window's buffer, as far as they lie inside one rectangle of the damage.
///
/// The walk keeps its own list of what is to be done, because hierarchies may be deeper than the stack.
@MainActor
struct ViewPainter {
    /// What is to be done, the last first.
    private enum Step {
        case view(UIView, PaintTransform, UITraitCollection)
        case border(RoundedRect, width: Int, PaintColor)
        case popClip
        case endLayer
    }

    private let painter: Painter
    private let context: CGContext
    private let displayScale: CGFloat
    private let cache: PaintCache
    /// What is behind this view cannot be seen; painting begins with it.
    private var curtain: UIView?
    /// Whether the areas that were measured in the window tell what can be passed over. In the picture of a scaled view
    /// everything is elsewhere.
    private let knowsAreas: Bool
    private var steps: [Step] = []

    init(
        buffer: PixelBuffer, rect: PixelRect, displayScale: CGFloat, cache: PaintCache, knowsAreas: Bool = true
    ) {
        painter = Painter(buffer: buffer, clip: rect, cache: cache)
        context = CGContext(painter: painter, scale: displayScale, x: 0, y: 0, traits: .current)
        self.displayScale = displayScale
        self.cache = cache
        self.knowsAreas = knowsAreas
    }

    /// Paints windows from back to front.
    /// - Returns: The number of pixels that were covered, counted as often as they were.
    mutating func paint(_ windows: [UIWindow]) -> Int {
        let outer = UITraitCollection.current
        UIGraphicsPushContext(context)
        for window in windows.reversed() where curtain == nil {
            curtain = curtain(in: window, transform: PaintTransform(scale: displayScale))
        }
        if curtain == nil { painter.fill(painter.clip, color: .black) }
        for window in windows {
            steps.append(.view(window, PaintTransform(scale: displayScale), window.screen.traitCollection))
            run()
        }
        UIGraphicsPopContext()
        UITraitCollection.current = outer
        return painter.paintedPixels
    }

    /// What windows show in a part of the screen, in device pixels. Where they show nothing the picture is transparent.
    static func picture(
        of windows: [UIWindow], area: PixelRect, displayScale: CGFloat, cache: PaintCache
    ) -> PixelBuffer {
        let picture = PixelBuffer(width: area.width, height: area.height)
        var painter = ViewPainter(
            buffer: picture, rect: picture.bounds, displayScale: displayScale, cache: cache, knowsAreas: false)
        let transform = PaintTransform(
            scaleX: displayScale, scaleY: displayScale, x: -CGFloat(area.x), y: -CGFloat(area.y))
        let outer = UITraitCollection.current
        UIGraphicsPushContext(painter.context)
        for window in windows {
            painter.steps.append(.view(window, transform, window.screen.traitCollection))
            painter.run()
        }
        UIGraphicsPopContext()
        UITraitCollection.current = outer
        return picture
    }

    private mutating func run() {
        while let step = steps.popLast() {
            switch step {
            case .view(let view, let transform, let traits): paint(view, in: transform, traits: traits)
            case .border(let shape, let width, let color):
                if curtain == nil { painter.stroke(shape, width: width, color: color) }
            case .popClip: painter.popClip()
            case .endLayer: painter.endLayer()
            }
        }
    }

    // MARK: What is hidden

    /// The frontmost view of a tree that covers all that is to be painted with one opaque colour.
    private func curtain(in root: UIView, transform: PaintTransform) -> UIView? {
        // A view comes up twice: first for its subviews, which are in front of it, then for itself.
        var pending: [(view: UIView, transform: PaintTransform, isItself: Bool)] = [(root, transform, false)]
        while let (view, outer, isItself) = pending.popLast() {
            if isItself { return view }
            guard view.painted.subtree.contains(painter.clip), !view.isHidden else { continue }
            let state = view.shownState
            guard state.alpha >= 1, state.transform.a == 1, state.transform.d == 1 else { continue }
            let transform = outer.entering(state)
            let box = transform.pixelRect(state.bounds)
            let shape = RoundedRect(box, radius: Double(state.cornerRadius * displayScale))
            let isWhole = box.contains(painter.clip) && shape.isSquare(within: painter.clip)
            if isWhole, let color = state.backgroundColor, color.paint(with: view.traitCollection).isOpaque {
                pending.append((view, transform, true))
            }
            guard isWhole || !view.clipsToBounds else { continue }
            let content = transform.shifted(by: state.contentShift)
            for child in view.children where child.painted.subtree.contains(painter.clip) {
                pending.append((child, content, false))
            }
        }
        return nil
    }

    // MARK: Views

    private func isNear(_ view: UIView) -> Bool {
        !knowsAreas || view.painted.subtree.intersects(painter.clip)
    }

    private mutating func paint(_ view: UIView, in outer: PaintTransform, traits outerTraits: UITraitCollection) {
        guard !view.isHidden, isNear(view) else { return }
        let state = view.shownState
        guard state.alpha > 0.001 else { return }
        let traits = view.overrideUserInterfaceStyle == .unspecified ? outerTraits : view.traitCollection
        let transform = outer.entering(state)
        if state.transform.a != 1 || state.transform.d != 1 {
            if curtain == nil { paintScaled(view, state: state, in: transform, traits: traits) }
            return
        }
        if state.alpha < 1 {
            // A view is faded as a whole: what overlaps inside it must not show through.
            guard curtain == nil else { return }
            painter.beginLayer(
                bounds: knowsAreas ? view.painted.subtree : painter.clip, opacity: Double(state.alpha))
            steps.append(.endLayer)
        } else if view.keepsPicture, curtain == nil, view.animations == nil,
            paintKept(view, state: state, in: transform, traits: traits)
        {
            return
        }
        paintContents(of: view, state: state, in: transform, traits: traits)
    }

    /// Paints a view's own picture in its place.
    /// - Returns: Whether there is one.
    private func paintKept(
        _ view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection
    ) -> Bool {
        let box = transform.pixelRect(state.bounds)
        let area = box.union(DamageCollector.shadowBox(of: state, box: box, transform: transform))
        guard view.children.isEmpty, !box.isEmpty, area.area <= KeptPicture.areaLimit else { return false }
        let look = KeptPicture.Look(
            width: area.width, height: area.height, box: box.offsetBy(x: -area.x, y: -area.y),
            style: traits.userInterfaceStyle)
        var picture = view.keptPicture.flatMap { $0.look == look ? $0.picture : nil }
        if picture == nil {
            let made = self.picture(of: view, state: state, look: look, traits: traits)
            view.keptPicture = KeptPicture(look: look, picture: made)
            picture = made
        }
        if let picture { painter.paint(picture, x: area.x, y: area.y) }
        return true
    }

    private func picture(
        of view: UIView, state: ViewState, look: KeptPicture.Look, traits: UITraitCollection
    ) -> PixelBuffer {
        let picture = PixelBuffer(width: look.width, height: look.height)
        var inner = ViewPainter(
            buffer: picture, rect: picture.bounds, displayScale: displayScale, cache: cache, knowsAreas: false)
        // The picture serves wherever the view stands between two pixels: its edges are whole ones everywhere.
        let scaleX = CGFloat(look.box.width) / state.bounds.width
        let scaleY = CGFloat(look.box.height) / state.bounds.height
        let origin = PaintTransform(
            scaleX: scaleX, scaleY: scaleY, x: CGFloat(look.box.x) - state.bounds.minX * scaleX,
            y: CGFloat(look.box.y) - state.bounds.minY * scaleY)
        inner.paintAlone(view, state: state, in: origin, traits: traits)
        return picture
    }

    /// Paints a view without its descendants, which become the next steps.
    private mutating func paintContents(
        of view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection
    ) {
        if curtain === view { curtain = nil }
        let isSeen = curtain == nil
        let box = transform.pixelRect(state.bounds)
        let shape = RoundedRect(box, radius: Double(state.cornerRadius * displayScale))
        let clips = view.clipsToBounds
        if isSeen {
            paintShadow(of: shape, state: state, traits: traits, in: transform)
            if let color = state.backgroundColor { painter.fill(shape, color: color.paint(with: traits)) }
        }
        if state.borderWidth > 0, let color = state.borderColor {
            // Above the subviews, one of which may be the curtain.
            let width = max(1, CGContext.pixel(state.borderWidth * displayScale))
            steps.append(.border(shape, width: width, color.paint(with: traits)))
        }
        if clips, !shape.isSquare(within: painter.clip) {
            painter.beginLayer(bounds: box, opacity: 1, shape: shape)
            steps.append(.endLayer)
        }
        if isSeen { paintOwnContent(of: view, box: box, traits: traits, in: transform) }
        guard !view.children.isEmpty else { return }
        if clips {
            painter.pushClip(box)
            steps.append(.popClip)
        }
        let content = transform.shifted(by: state.contentShift)
        for child in view.children.reversed() where isNear(child) { steps.append(.view(child, content, traits)) }
    }

    private func paintOwnContent(
        of view: UIView, box: PixelRect, traits: UITraitCollection, in transform: PaintTransform
    ) {
        // A plain view has nothing of its own to draw.
        guard type(of: view) != UIView.self, painter.clip.intersects(box) else { return }
        let depth = GraphicsStack.contexts.count
        painter.pushClip(box)
        context.begin(scale: displayScale, x: transform.x, y: transform.y, traits: traits)
        if UITraitCollection.current !== traits { UITraitCollection.current = traits }
        view.draw(view.bounds)
        context.unwind()
        painter.popClip()
        // A context that was pushed and not popped would get the drawing of all views that follow.
        GraphicsStack.restore(context, depth: depth)
    }

    private func paintShadow(
        of shape: RoundedRect, state: ViewState, traits: UITraitCollection, in transform: PaintTransform
    ) {
        guard state.shadowOpacity > 0 else { return }
        let (dx, dy) = transform.pixelOffset(state.shadowOffset)
        let color = state.shadowColor.paint(with: traits).multiplied(by: Double(state.shadowOpacity))
        let isHidden = state.backgroundColor?.paint(with: traits).isOpaque ?? false
        painter.paintShadow(
            of: shape, blur: Double(state.shadowRadius * displayScale), dx: dx, dy: dy, color: color,
            behind: isHidden ? shape.core : nil)
    }

    // MARK: Scaled views

    /// A scaled view is painted at its own size and the picture is scaled: letters keep their places while they grow.
    private func paintScaled(
        _ view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection
    ) {
        let target = transform.pixelRect(state.bounds)
        guard !target.isEmpty, state.bounds.width > 0, state.bounds.height > 0 else { return }
        // Shadows and subviews may lie outside the bounds; the margin is what the last measuring found, in pixels of
        // the window, which an ancestor may have scaled too.
        let (seen, own) = (view.painted.subtree, view.painted.box)
        guard !own.isEmpty else { return }
        let (width, height) = (
            CGContext.pixel(state.bounds.width * displayScale), CGContext.pixel(state.bounds.height * displayScale)
        )
        guard width > 0, height > 0 else { return }
        let (across, down) = (Double(own.width) / Double(width), Double(own.height) / Double(height))
        func margin(_ pixels: Int, _ factor: Double) -> Int { Int((Double(max(0, pixels)) / factor).rounded(.up)) }
        var (left, right) = (margin(own.x - seen.x, across), margin(seen.maxX - own.maxX, across))
        var (top, bottom) = (margin(own.y - seen.y, down), margin(seen.maxY - own.maxY, down))
        let (isFlippedAcross, isFlippedDown) = (state.transform.a < 0, state.transform.d < 0)
        if isFlippedAcross { swap(&left, &right) }
        if isFlippedDown { swap(&top, &bottom) }
        let whole = PixelRect(x: 0, y: 0, width: width + left + right, height: height + top + bottom)
        let (growthX, growthY) = (Double(target.width) / Double(width), Double(target.height) / Double(height))
        func grown(_ pixels: Int, _ factor: Double) -> Int { Int((Double(pixels) * factor).rounded()) }
        let rect = PixelRect(
            minX: target.x - grown(isFlippedAcross ? right : left, growthX),
            minY: target.y - grown(isFlippedDown ? bottom : top, growthY),
            maxX: target.maxX + grown(isFlippedAcross ? left : right, growthX),
            maxY: target.maxY + grown(isFlippedDown ? top : bottom, growthY))
        // Rounding the margins may have made the picture larger than what was measured, which is what is damaged.
        let visible = rect.intersection(painter.clip).intersection(knowsAreas ? seen : painter.clip)
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
        painter.paint(scaled, x: visible.x, y: visible.y, opacity: Double(state.alpha))
    }

    /// Paints a view into a picture.
    private mutating func paintAlone(
        _ view: UIView, state: ViewState, in origin: PaintTransform, traits: UITraitCollection
    ) {
        UIGraphicsPushContext(context)
        paintContents(of: view, state: state, in: origin, traits: traits)
        run()
        UIGraphicsPopContext()
    }
}
