/// Paints shapes, masks and pictures into a pixel buffer, inside a clip.
///
/// All coordinates are device pixels of the window, whatever layer is painted into. A painter lives for one pass over
/// one damaged rectangle; what is worth keeping between passes lives in its ``PaintCache``.
package final class Painter {
    /// What is being painted into: the window's buffer, or a layer that covers only part of the window.
    struct Target {
        var buffer: PixelBuffer
        /// The window pixel that is the buffer's first one.
        var originX: Int
        var originY: Int

        /// The same with pixels of its own.
        var copied: Target {
            let copy = PixelBuffer(width: buffer.width, height: buffer.height)
            copy.copy(buffer.bounds, from: buffer)
            return Target(buffer: copy, originX: originX, originY: originY)
        }
    }

    private struct Layer {
        var below: Target
        var clipBelow: PixelRect
        var opacity: Double
        var shape: RoundedRect?
        var mask: PathRasterizer.Placed?
        var effects: (look: LayerEffects, content: LayerEffects.Content)?
    }

    // Nothing watches at run time that accesses to these do not overlap: every row that is painted reads them, and no
    // access calls anything else.
    @exclusivity(unchecked) var target: Target
    @exclusivity(unchecked) private var currentClip: PixelRect
    let cache: PaintCache
    private var layers: [Layer] = []
    @exclusivity(unchecked) private var clips: [PixelRect] = []
    /// How many pixels the fills, masks and pictures have covered so far.
    @exclusivity(unchecked) package internal(set) var paintedPixels = 0

    /// Nothing is painted outside, in device pixels of the window.
    package private(set) var clip: PixelRect {
        // Computed, because other modules watch over what is stored, whatever is said here.
        get { currentClip }
        set { currentClip = newValue }
    }

    /// Creates a painter for a part of a buffer.
    package init(buffer: PixelBuffer, clip: PixelRect, cache: PaintCache) {
        target = Target(buffer: buffer, originX: 0, originY: 0)
        currentClip = clip.intersection(buffer.bounds)
        self.cache = cache
    }

    // MARK: Clip

    /// Narrows the clip until the matching ``popClip()``.
    package func pushClip(_ rect: PixelRect) {
        clips.append(clip)
        clip = clip.intersection(rect)
    }

    /// Restores the clip from before the matching ``pushClip(_:)``.
    package func popClip() {
        precondition(!clips.isEmpty, "Painter.popClip: there is no pushClip to undo")
        clip = clips.removeLast()
    }

    // MARK: Layers

    /// Begins a transparent layer; what is painted until the matching ``endLayer()`` is then laid over the rest as a
    /// whole, with one opacity, and cut to a rounded shape if one is given.
    package func beginLayer(bounds: PixelRect, opacity: Double, shape: RoundedRect? = nil) {
        pushLayer(area: clip.intersection(bounds), opacity: opacity, shape: shape)
    }

    /// Has everything painted into a transparent layer that takes an area, which may be larger than the clip.
    func pushLayer(
        area: PixelRect, opacity: Double, shape: RoundedRect? = nil,
        effects: (look: LayerEffects, content: LayerEffects.Content)? = nil
    ) {
        layers.append(Layer(below: target, clipBelow: clip, opacity: opacity, shape: shape, effects: effects))
        target = Target(buffer: PixelBuffer(width: area.width, height: area.height), originX: area.x, originY: area.y)
        clip = area
    }

    /// Begins a layer that is cut to a path when it ends by ``endLayer()``.
    package func beginLayer(cutTo path: PixelPath, isEvenOdd: Bool) {
        let mask = PathRasterizer.rasterize(path, within: clip, isEvenOdd: isEvenOdd)
        let bounds = PixelRect(x: mask.x, y: mask.y, width: mask.mask.width, height: mask.mask.height)
        beginLayer(bounds: bounds, opacity: 1)
        layers[layers.count - 1].mask = mask
    }

    /// Begins a layer of which as much is seen when it ends by ``endLayer()`` as a picture is opaque, and nothing outside of
    /// that picture.
    /// - Parameters:
    ///   - x: The window column of the picture's first pixel.
    ///   - y: The window row of it.
    package func beginLayer(maskedBy picture: PixelBuffer, x: Int, y: Int, opacity: Double) {
        let mask = Self.opacity(of: picture)
        beginLayer(bounds: PixelRect(x: x, y: y, width: mask.width, height: mask.height), opacity: opacity)
        layers[layers.count - 1].mask = PathRasterizer.Placed(mask: mask, x: x, y: y)
    }

    /// Lays the innermost layer over what is below it.
    package func endLayer() {
        precondition(!layers.isEmpty, "Painter.endLayer: there is no beginLayer to end")
        let layer = layers.removeLast()
        let picture = target
        let area = clip
        target = layer.below
        clip = layer.clipBelow
        guard !area.isEmpty else { return }
        if let shape = layer.shape, !shape.isSquare(within: area) {
            cutCorners(of: picture, to: shape)
        }
        if let mask = layer.mask { cut(picture, to: mask, in: area) }
        let visible = layer.shape.map { area.intersection($0.rect) } ?? area
        let opacity = UInt32((min(1, max(0, layer.opacity)) * 255).rounded())
        if let effects = layer.effects {
            return compose(picture, opacity: opacity, effects: effects.look, content: effects.content)
        }
        forEachRow(visible) { y, row in
            let source = picture.buffer.row(y - picture.originY) + (visible.x - picture.originX)
            Pixel.blend(row, source: source, count: visible.width, opacity: opacity)
        }
    }

    /// What would be seen if all layers ended now. What is painted later does not change it.
    package func snapshot() -> PixelBuffer {
        let twin = Painter(buffer: target.buffer, clip: clip, cache: cache)
        twin.target = target.copied
        twin.layers = layers.map { layer in
            var copy = layer
            copy.below = layer.below.copied
            return copy
        }
        while !twin.layers.isEmpty {
            // Rectangles to which the clip was narrowed in the layer end with it.
            let (picture, buffer) = (twin.target, twin.target.buffer)
            twin.clip = PixelRect(x: picture.originX, y: picture.originY, width: buffer.width, height: buffer.height)
            twin.endLayer()
        }
        return twin.target.buffer
    }

    /// The opacity of what a function paints into an area, whatever the clip.
    /// - Parameter bounds: Outside, what it paints does not count.
    func coverage(in area: PixelRect, within bounds: PixelRect, of paint: () -> Void) -> CoverageMask {
        let (below, clipBelow) = (target, clip)
        let picture = PixelBuffer(width: area.width, height: area.height)
        target = Target(buffer: picture, originX: area.x, originY: area.y)
        clip = area.intersection(bounds)
        paint()
        (target, clip) = (below, clipBelow)
        return Self.opacity(of: picture)
    }

    /// How opaque each pixel of a picture is.
    private static func opacity(of picture: PixelBuffer) -> CoverageMask {
        let mask = CoverageMask(width: picture.width, height: picture.height)
        for y in 0..<mask.height {
            let (row, source) = (mask.row(y), picture.row(y))
            for x in 0..<mask.width { row[x] = UInt8(source[x] >> 24) }
        }
        return mask
    }

    private func cut(_ picture: Target, to placed: PathRasterizer.Placed, in area: PixelRect) {
        for y in area.y..<area.maxY {
            let coverage = placed.mask.row(y - placed.y) + (area.x - placed.x)
            let row = picture.buffer.row(y - picture.originY) + (area.x - picture.originX)
            for x in 0..<area.width where coverage[x] != 255 {
                row[x] = Pixel.scale(row[x], by: UInt32(coverage[x]))
            }
        }
    }

    private func cutCorners(of picture: Target, to shape: RoundedRect) {
        let whole = PixelRect(
            x: picture.originX, y: picture.originY, width: picture.buffer.width, height: picture.buffer.height)
        for corner in corners(of: shape, within: whole) where !corner.area.isEmpty {
            let area = corner.area
            for y in area.y..<area.maxY {
                let coverage = corner.mask.row(y - corner.y) + (area.x - corner.x)
                let row = picture.buffer.row(y - picture.originY) + (area.x - picture.originX)
                for x in 0..<area.width where coverage[x] != 255 {
                    row[x] = Pixel.scale(row[x], by: UInt32(coverage[x]))
                }
            }
        }
    }

    // MARK: Rows

    /// The place of a pixel of the window, which must lie in the clip.
    func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        target.buffer.row(y - target.originY) + (x - target.originX)
    }

    /// Calls `paint` for each visible row of a rectangle that lies inside the clip, with the pointer to the pixel at
    /// the rectangle's first column.
    func forEachRow(_ rect: PixelRect, _ paint: (_ y: Int, _ row: UnsafeMutablePointer<UInt32>) -> Void) {
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        paintedPixels += area.area
        for y in area.y..<area.maxY {
            paint(y, target.buffer.row(y - target.originY) + (area.x - target.originX))
        }
    }
}
