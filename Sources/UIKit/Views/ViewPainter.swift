import Foundation
import RasterEngine

/// Paints view trees into the window's buffer, as far as they lie inside one rectangle of the damage.
///
/// The walk keeps its own list of what is to be done, because hierarchies may be deeper than the stack.
@MainActor
struct ViewPainter {
    /// What is to be done, the last first.
    private enum Step {
        /// A view, and how much of it shows beside its own opacity.
        case view(UIView, PaintTransform, UITraitCollection, opacity: Double)
        /// A layer that a program has put into that of a view or into another one.
        case layer(CALayer, PaintTransform, UITraitCollection, opacity: Double)
        case border(RoundedRect, width: Int, PaintColor)
        case popClip
        case endLayer
    }

    let painter: Painter
    let context: CGContext
    let displayScale: CGFloat
    let cache: PaintCache
    /// What is behind this view cannot be seen; painting begins with it.
    private var curtain: UIView?
    /// Whether the areas that were measured in the window tell what can be passed over. In the picture of a scaled or turned view
    /// everything is elsewhere.
    let knowsAreas: Bool
    /// A view that is painted later, over everything else.
    private var hidden: UIView?
    private var steps: [Step] = []
    /// How much shows of what is painted into each of the layers that are open, the outermost first.
    private var layers: [Double] = []

    /// More layers than this are not open inside each other: each may be as large as the screen. Views still deeper are
    /// faded one by one, so that what they cover shows through, and their corners are not cut.
    private static let layerLimit = 64
    /// What shows less than this, half a step of a channel, changes no pixel.
    private static let leastOpacity = 0.5 / 255

    init(
        buffer: PixelBuffer, rect: PixelRect, displayScale: CGFloat, cache: PaintCache, knowsAreas: Bool = true
    ) {
        painter = Painter(buffer: buffer, clip: rect, cache: cache)
        context = CGContext(painter: painter, scale: displayScale, x: 0, y: 0, traits: .current)
        self.displayScale = displayScale
        self.cache = cache
        self.knowsAreas = knowsAreas
        steps.reserveCapacity(16)
    }

    /// Paints windows from back to front.
    /// - Parameter hidden: A view that is left out.
    /// - Returns: The number of pixels that were covered, counted as often as they were.
    mutating func paint(_ windows: [UIWindow], without hidden: UIView? = nil) -> Int {
        self.hidden = hidden
        let outer = UITraitCollection.current
        UIGraphicsPushContext(context)
        for window in windows.reversed() where curtain == nil {
            curtain = curtain(in: window, transform: PaintTransform(scale: displayScale))
        }
        if curtain == nil { painter.fill(painter.clip, color: .black) }
        for window in windows {
            steps.append(
                .view(window, PaintTransform(scale: displayScale), window.screen.traitCollection, opacity: 1))
            run()
        }
        UIGraphicsPopContext()
        UITraitCollection.current = outer
        return painter.paintedPixels
    }

    /// Paints one view over what is there, as it stands in its window.
    /// - Returns: The number of pixels that were covered, counted as often as they were.
    mutating func paint(_ view: UIView) -> Int {
        var ancestors: [UIView] = []
        while let parent = (ancestors.last ?? view).superview { ancestors.append(parent) }
        var outside = PaintTransform(scale: displayScale)
        for parent in ancestors.reversed() {
            let state = parent.shownState
            outside = outside.entering(state).shifted(by: state.contentShift)
        }
        let outer = UITraitCollection.current
        UIGraphicsPushContext(context)
        steps.append(.view(view, outside, view.traitCollection, opacity: 1))
        run()
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
            painter.steps.append(.view(window, transform, window.screen.traitCollection, opacity: 1))
            painter.run()
        }
        UIGraphicsPopContext()
        UITraitCollection.current = outer
        return picture
    }

    /// What one view looks like, as large as its frame, wherever it is.
    static func picture(of view: UIView, displayScale: CGFloat, cache: PaintCache) -> PixelBuffer {
        let traits = view.traitCollection
        return picture(in: view.shownState.frame, displayScale: displayScale, cache: cache) {
            .view(view, $0, traits, opacity: 1)
        }
    }

    /// What one layer that belongs to no view looks like, as large as its frame.
    static func picture(of layer: CALayer, displayScale: CGFloat, cache: PaintCache) -> PixelBuffer {
        picture(in: layer.shownState.frame, displayScale: displayScale, cache: cache) {
            .layer(layer, $0, .current, opacity: 1)
        }
    }

    private static func picture(
        in frame: CGRect, displayScale: CGFloat, cache: PaintCache, _ step: (PaintTransform) -> Step
    ) -> PixelBuffer {
        let picture = PixelBuffer(
            width: CGContext.pixel((frame.width * displayScale).rounded(.up)),
            height: CGContext.pixel((frame.height * displayScale).rounded(.up)))
        var painter = ViewPainter(
            buffer: picture, rect: picture.bounds, displayScale: displayScale, cache: cache, knowsAreas: false)
        let transform = PaintTransform(
            scaleX: displayScale, scaleY: displayScale, x: -frame.minX * displayScale, y: -frame.minY * displayScale)
        let outer = UITraitCollection.current
        UIGraphicsPushContext(painter.context)
        painter.steps.append(step(transform))
        painter.run()
        UIGraphicsPopContext()
        UITraitCollection.current = outer
        return picture
    }

    mutating func run() {
        while let step = steps.popLast() {
            switch step {
            case .view(let view, let transform, let traits, let opacity):
                paint(view, in: transform, traits: traits, opacity: opacity)
            case .layer(let layer, let transform, let traits, let opacity):
                paint(layer, in: transform, traits: traits, opacity: opacity)
            case .border(let shape, let width, let color):
                if curtain == nil { painter.stroke(shape, width: width, color: color) }
            case .popClip: painter.popClip()
            case .endLayer:
                painter.endLayer()
                layers.removeLast()
            }
        }
    }

    // MARK: What is hidden

    /// The frontmost view of a tree that covers all that is to be painted with one opaque colour.
    private func curtain(in root: UIWindow, transform: PaintTransform) -> UIView? {
        // A view comes up twice: first for its subviews, which are in front of it, then for itself.
        var pending: [(view: UIView, transform: PaintTransform, traits: UITraitCollection, isItself: Bool)] = []
        pending.reserveCapacity(8)
        pending.append((root, transform, root.screen.traitCollection, false))
        let clip = painter.clip
        while let (view, outer, outerTraits, isItself) = pending.popLast() {
            if isItself { return view }
            guard view.painted.subtree.contains(clip), !view.isUnseen, view !== hidden, !view.hasMask else { continue }
            let state = view.shownState
            guard state.alpha >= 1, !state.isResampled else { continue }
            let transform = outer.entering(state)
            let box = transform.pixelRect(state.bounds)
            let shape = state.shape(box, scale: displayScale)
            let isWhole = box.contains(clip) && shape.isSquare(within: clip)
            let traits = view.hasOwnTraits ? view.traitCollection : outerTraits
            if isWhole, let color = state.backgroundColor, color.paint(with: traits).isOpaque {
                pending.append((view, transform, traits, true))
            }
            guard isWhole || !view.clipsToBounds else { continue }
            let content = transform.shifted(by: state.contentShift)
            if view.layerUse.ordersPainting {
                pending += PaintingOrder.subviews(of: view).map { ($0, content, traits, false) }
                continue
            }
            for index in view.children.indices where view.paintedSubtree(ofChild: index).contains(clip) {
                pending.append((view.children[index], content, traits, false))
            }
        }
        return nil
    }

    // MARK: Views

    private func isNear(_ view: UIView) -> Bool {
        !knowsAreas || view.painted.subtree.intersects(painter.clip)
    }

    private mutating func paint(
        _ view: UIView, in outer: PaintTransform, traits outerTraits: UITraitCollection, opacity outerOpacity: Double
    ) {
        guard !view.isUnseen, isNear(view), view !== hidden else { return }
        let state = view.shownState
        let opacity = outerOpacity * Double(state.alpha)
        guard state.alpha > 0.001, opacity * (layers.last ?? 1) >= Self.leastOpacity else { return }
        let traits = view.hasOwnTraits ? view.traitCollection : outerTraits
        let transform = outer.entering(state)
        if state.isResampled {
            if curtain == nil { paintResampled(view, state: state, in: transform, traits: traits, opacity: opacity) }
            return
        }
        if opacity < 1 {
            guard curtain == nil else { return }
            if layers.count >= Self.layerLimit || isOnlyHolder(view, state: state) {
                return paintContents(of: view, state: state, in: transform, traits: traits, opacity: opacity)
            }
            // A view is faded as a whole: what overlaps inside it must not show through.
            beginLayer(bounds: knowsAreas ? view.painted.subtree : painter.clip, opacity: opacity)
        } else if view.keepsPicture, curtain == nil, view.animations == nil,
            paintKept(view, state: state, in: transform, traits: traits)
        {
            return
        }
        paintContents(of: view, state: state, in: transform, traits: traits)
    }

    /// Whether a view shows one other view and nothing else, so that it is as well to fade that one.
    private func isOnlyHolder(_ view: UIView, state: ViewState) -> Bool {
        type(of: view) == UIView.self && state.backgroundColor == nil && state.shadowOpacity == 0 && !view.hasSublayers
            && (state.borderWidth == 0 || state.borderColor == nil)
            && view.children.lazy.filter { !$0.isUnseen && isNear($0) }.prefix(2).count < 2
    }

    private mutating func beginLayer(bounds: PixelRect, opacity: Double, shape: RoundedRect? = nil) {
        painter.beginLayer(bounds: bounds, opacity: opacity, shape: shape)
        layers.append((layers.last ?? 1) * opacity)
        steps.append(.endLayer)
    }

    /// Paints a view's own picture in its place.
    /// - Returns: Whether there is one.
    private func paintKept(
        _ view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection
    ) -> Bool {
        let box = transform.pixelRect(state.bounds)
        let area = DamageCollector.reach(of: view, state: state, box: box, transform: transform)
        guard view.children.isEmpty, !box.isEmpty, area.area <= KeptPicture.areaLimit else { return false }
        let look = KeptPicture.Look(
            width: area.width, height: area.height, box: box.offsetBy(x: -area.x, y: -area.y),
            style: traits.userInterfaceStyle, level: traits.userInterfaceLevel, contrast: traits.accessibilityContrast)
        var picture = view.keptPicture.flatMap { $0.look == look ? $0.picture : nil }
        if picture == nil {
            let made = self.picture(of: view, state: state, look: look, traits: traits)
            made.finish()
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
    /// - Parameter opacity: How much shows of the view itself and, each by itself, of its subviews.
    private mutating func paintContents(
        of view: UIView, state: ViewState, in transform: PaintTransform, traits: UITraitCollection, opacity: Double = 1
    ) {
        var opacity = opacity
        func faded(_ color: UIColor) -> PaintColor {
            let color = color.paint(with: traits)
            return opacity < 1 ? color.multiplied(by: opacity) : color
        }
        if curtain === view { curtain = nil }
        let isSeen = curtain == nil
        if view.hasMask, isSeen, let mask = view.layer.mask, layers.count < Self.layerLimit {
            beginMask(mask, in: transform, traits: traits, opacity: opacity)
            opacity = 1
        }
        let box = transform.pixelRect(state.bounds)
        let shape = state.shape(box, scale: displayScale)
        let clips = view.clipsToBounds
        if isSeen {
            paintShadow(of: state, shape: shape, traits: traits, in: transform, opacity: opacity) { inner, transform in
                var bare = state
                bare.shadowOpacity = 0
                inner.paintContents(of: view, state: bare, in: transform, traits: traits)
            }
            if let color = state.backgroundColor { painter.fill(shape, color: faded(color)) }
        }
        if state.borderWidth > 0, let color = state.borderColor {
            // Above the subviews, one of which may be the curtain.
            let width = max(1, CGContext.pixel(state.borderWidth * displayScale))
            steps.append(.border(shape, width: width, faded(color)))
        }
        if clips, layers.count < Self.layerLimit, !shape.isSquare(within: painter.clip) {
            beginLayer(bounds: box, opacity: opacity, shape: shape)
            opacity = 1
        }
        if isSeen { paintOwnContent(of: view, box: box, traits: traits, in: transform, opacity: opacity) }
        if isSeen, view.hasSublayers, view.layer.hasContent {
            paintContent(of: view.layer, in: transform, traits: traits, opacity: opacity)
        }
        guard !view.children.isEmpty || view.hasSublayers else { return }
        if clips {
            painter.pushClip(box)
            steps.append(.popClip)
        }
        let content = transform.shifted(by: state.contentShift)
        if view.layerUse.ordersPainting {
            for item in PaintingOrder.items(of: view).reversed() {
                switch item {
                case .view(let view): steps.append(.view(view, content, traits, opacity: opacity))
                case .layer(let layer): steps.append(.layer(layer, content, traits, opacity: opacity))
                }
            }
            return
        }
        addSteps(ofChildrenOf: view, content, traits: traits, opacity: opacity)
        // Layers are painted before the subviews: what is added last is done first.
        if isSeen, view.hasSublayers { addSteps(ofLayersIn: view.layer, content, traits: traits, opacity: opacity) }
    }

    /// Puts the subviews that may be seen among what is to be done, the frontmost last.
    private mutating func addSteps(
        ofChildrenOf view: UIView, _ content: PaintTransform, traits: UITraitCollection, opacity: Double
    ) {
        let clip = painter.clip
        var index = view.children.count
        while index > 0 {
            index -= 1
            guard !knowsAreas || view.paintedSubtree(ofChild: index).intersects(clip) else { continue }
            steps.append(.view(view.children[index], content, traits, opacity: opacity))
        }
    }

    // MARK: Layers

    /// Begins a layer of which as much is seen as is painted of a mask.
    /// - Parameter transform: That of what is masked.
    private mutating func beginMask(
        _ mask: CALayer, in transform: PaintTransform, traits: UITraitCollection, opacity: Double
    ) {
        mask.view?.layoutSubtree()
        let reach = mask.view.map { Self.reach(of: $0, state: $0.shownState, in: transform.entering($0.shownState)) }
        let area = painter.clip.intersection(reach ?? CALayer.box(of: [mask], in: transform))
        let picture = PixelBuffer(width: area.width, height: area.height)
        var inner = ViewPainter(
            buffer: picture, rect: picture.bounds, displayScale: displayScale, cache: cache, knowsAreas: false)
        var moved = transform
        (moved.x, moved.y) = (transform.x - CGFloat(area.x), transform.y - CGFloat(area.y))
        UIGraphicsPushContext(inner.context)
        if let view = mask.view {
            view.forEachInSubtree { $0.invalidation.clearPaint() }
            inner.steps.append(.view(view, moved, view.traitCollection, opacity: 1))
        } else {
            inner.steps.append(.layer(mask, moved, traits, opacity: 1))
        }
        inner.run()
        UIGraphicsPopContext()
        painter.beginLayer(maskedBy: picture, x: area.x, y: area.y, opacity: opacity)
        layers.append((layers.last ?? 1) * opacity)
        steps.append(.endLayer)
    }

    private mutating func addSteps(
        ofLayersIn layer: CALayer, _ transform: PaintTransform, traits: UITraitCollection, opacity: Double
    ) {
        for layer in PaintingOrder.layers(in: layer).reversed() {
            steps.append(.layer(layer, transform, traits, opacity: opacity))
        }
    }

    private mutating func paint(
        _ layer: CALayer, in outer: PaintTransform, traits: UITraitCollection, opacity outerOpacity: Double
    ) {
        let state = layer.shownState
        var opacity = outerOpacity * Double(state.alpha)
        guard curtain == nil, !layer.isHidden, state.alpha > 0.001,
            opacity * (layers.last ?? 1) >= Self.leastOpacity
        else { return }
        let transform = outer.entering(state)
        if transform.isTurned { return paintTurned(layer, in: transform, traits: traits, opacity: opacity) }
        if opacity < 1, layers.count < Self.layerLimit {
            beginLayer(bounds: CALayer.box(of: [layer], in: outer), opacity: opacity)
            opacity = 1
        }
        paintContents(of: layer, state: state, in: transform, traits: traits, opacity: opacity)
    }

    /// Paints a layer without those in it, which become the next steps.
    private mutating func paintContents(
        of layer: CALayer, state: ViewState, in transform: PaintTransform, traits: UITraitCollection,
        opacity outerOpacity: Double
    ) {
        var opacity = outerOpacity
        let box = transform.pixelRect(state.bounds)
        if let mask = layer.mask, layers.count < Self.layerLimit {
            beginMask(mask, in: transform, traits: traits, opacity: opacity)
            opacity = 1
        }
        let scale = transform.scale
        let shape = state.shape(box, scale: scale)
        func faded(_ color: UIColor) -> PaintColor { color.paint(with: traits).multiplied(by: opacity) }
        paintShadow(of: state, shape: shape, traits: traits, in: transform, opacity: opacity) { inner, transform in
            inner.paintContent(of: layer, in: transform, traits: traits, opacity: 1)
            inner.addSteps(
                ofLayersIn: layer, transform.shifted(by: state.contentShift), traits: traits, opacity: 1)
        }
        if let color = state.backgroundColor { painter.fill(shape, color: faded(color)) }
        if state.borderWidth > 0, let color = state.borderColor {
            let width = max(1, CGContext.pixel(state.borderWidth * scale))
            steps.append(.border(shape, width: width, faded(color)))
        }
        if layer.masksToBounds {
            if layers.count < Self.layerLimit, !shape.isSquare(within: painter.clip) {
                beginLayer(bounds: box, opacity: opacity, shape: shape)
                opacity = 1
            }
            painter.pushClip(box)
            steps.append(.popClip)
        }
        paintContent(of: layer, in: transform, traits: traits, opacity: opacity)
        addSteps(
            ofLayersIn: layer, transform.shifted(by: state.contentShift), traits: traits, opacity: opacity)
    }

    private func paintContent(
        of layer: CALayer, in transform: PaintTransform, traits: UITraitCollection, opacity: Double
    ) {
        context.begin(scale: transform.scale, x: transform.x, y: transform.y, traits: traits)
        context.deviceTransform = transform.matrix
        if opacity < 1 { context.setAlpha(opacity) }
        layer.paintContent(in: context)
        context.unwind()
    }

    // MARK: Content

    private func paintOwnContent(
        of view: UIView, box: PixelRect, traits: UITraitCollection, in transform: PaintTransform, opacity: Double
    ) {
        // A plain view has nothing of its own to draw.
        guard type(of: view) != UIView.self, painter.clip.intersects(box) else { return }
        let depth = GraphicsStack.contexts.count
        if opacity < 1 { painter.beginLayer(bounds: box, opacity: opacity) }
        defer { if opacity < 1 { painter.endLayer() } }
        painter.pushClip(box)
        if UITraitCollection.current !== traits { UITraitCollection.current = traits }
        if !paintDrawn(view, box: box, traits: traits) {
            // What a program's view removes or mixes is its own drawing, and not what is behind it.
            let isApart = DrawnContent.isKept(of: type(of: view))
            if isApart { painter.beginLayer(bounds: box, opacity: 1) }
            context.begin(scale: displayScale, x: transform.x, y: transform.y, traits: traits)
            view.draw(view.bounds)
            context.unwind()
            if isApart { painter.endLayer() }
        }
        painter.popClip()
        // A context that was pushed and not popped would get the drawing of all views that follow.
        GraphicsStack.restore(context, depth: depth)
    }

    /// Paints a view into a picture.
    mutating func paintAlone(
        _ view: UIView, state: ViewState, in origin: PaintTransform, traits: UITraitCollection
    ) {
        UIGraphicsPushContext(context)
        paintContents(of: view, state: state, in: origin, traits: traits)
        run()
        UIGraphicsPopContext()
    }

    /// Paints a layer into a picture.
    mutating func paintAlone(_ layer: CALayer, in origin: PaintTransform, traits: UITraitCollection) {
        UIGraphicsPushContext(context)
        paintContents(of: layer, state: layer.shownState, in: origin, traits: traits, opacity: 1)
        run()
        UIGraphicsPopContext()
    }
}
