import Foundation
import RasterEngine
import TextEngine

/// Where ``UIView/draw(_:)`` paints: points of the view, colours, and a clip.
///
/// Core Graphics is not on Linux. This is the part of it that drawing in a view needs; coordinates grow downwards, as
/// they do in UIKit's contexts.
@preconcurrency @MainActor
public final class CGContext {
    struct State {
        /// Device pixels to the point.
        var scale: CGFloat
        /// The device pixel of the view's origin.
        var x: CGFloat
        var y: CGFloat
        /// From points to device pixels where that is more than moving and one scale; `scale` is then about how large it
        /// makes things.
        var turned: CGAffineTransform?
        var fill = PaintColor.black
        var stroke = PaintColor.black
        var line = StrokeStyle(width: 1, cap: .butt, join: .miter)
        var alpha: CGFloat = 1
        /// A shadow and a blend mode, where there is one.
        var effects: LayerEffects?
        /// Whether the state is that of a layer that is laid over the rest as a whole.
        var isTransparencyLayer = false
        /// What narrows the clip since the state was saved, in this order.
        var clips: [Clip] = []
    }

    enum Clip {
        case rectangle
        /// A layer of the painter: that of a path, or one that is laid over the rest as a whole.
        case layer
    }

    let painter: Painter
    /// Whether what is painted into is a picture of a program, and not a view.
    @exclusivity(unchecked) var isPicture = false
    @exclusivity(unchecked) private(set) var traits: UITraitCollection
    @exclusivity(unchecked) var state: State
    @exclusivity(unchecked) private(set) var saved: [State] = []
    /// Device pixels to the point before anything is scaled: a shadow lies beside what throws it by points of these.
    @exclusivity(unchecked) private(set) var baseScale: CGFloat
    /// The path that is being built, in device pixels: what has been added does not move with the matrix.
    @exclusivity(unchecked) private(set) var building = PathOutline()

    init(painter: Painter, scale: CGFloat, x: CGFloat, y: CGFloat, traits: UITraitCollection) {
        self.painter = painter
        self.traits = traits
        baseScale = scale
        state = State(scale: scale, x: x, y: y)
    }

    /// Begins the drawing of another view: nothing is left of what the one before has set.
    func begin(scale: CGFloat, x: CGFloat, y: CGFloat, traits: UITraitCollection) {
        self.traits = traits
        baseScale = scale
        state = State(scale: scale, x: x, y: y)
        building = PathOutline()
    }

    // MARK: State

    /// Remembers colours, lines, clip and matrix until the matching ``restoreGState()``.
    public func saveGState() {
        saved.append(state)
        state.clips = []
        state.isTransparencyLayer = false
    }

    /// Goes back to what the matching ``saveGState()`` remembered. Without one nothing happens.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        undoClips()
        state = last
    }

    /// Undoes every state that drawing has left behind.
    func unwind() {
        while !saved.isEmpty { restoreGState() }
        undoClips()
    }

    private func undoClips() {
        for clip in state.clips.reversed() {
            switch clip {
            case .rectangle: painter.popClip()
            case .layer: painter.endLayer()
            }
        }
        state.clips = []
    }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color.channels.paint }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.channels.paint }
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
    /// Sets how the ends of lines look.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.style }
    /// Sets how the corners of lines look.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.style }
    /// Sets from which sharpness on mitred corners are bevelled.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }
    /// Sets the lengths of dashes and gaps by turns, in points, and where in them lines begin; no lengths make whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.phase, state.line.dash) = (Double(phase), lengths.map { Double($0) })
    }
    /// Sets an opacity for everything that follows.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

    func setFill(_ color: UIColor) { state.fill = color.paint(with: traits) }
    func setStroke(_ color: UIColor) { state.stroke = color.paint(with: traits) }

    // MARK: The matrix

    /// From points to device pixels.
    var deviceTransform: CGAffineTransform {
        get {
            state.turned
                ?? CGAffineTransform(a: state.scale, b: 0, c: 0, d: state.scale, tx: state.x, ty: state.y)
        }
        set {
            let t = newValue
            guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else { return }
            (state.x, state.y) = (t.tx, t.ty)
            if t.b == 0, t.c == 0, t.a == t.d, t.a > 0 {
                (state.scale, state.turned) = (t.a, nil)
            } else {
                (state.scale, state.turned) = (max(abs(t.a * t.d - t.b * t.c).squareRoot(), 1e-3), t)
            }
        }
    }

    /// From points of the present matrix to device pixels.
    public var ctm: CGAffineTransform { deviceTransform }

    /// Moves the origin, in points.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Makes what follows larger or smaller; negative factors mirror it.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Turns what follows around the origin, by radians, clockwise as y grows downwards.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Puts a transform before the matrix: what follows is first transformed by it.
    public func concatenate(_ transform: CGAffineTransform) {
        deviceTransform = transform.concatenating(deviceTransform)
    }

    // MARK: The clip

    /// Narrows the clip to a rectangle, in points, until the state is restored.
    public func clip(to rect: CGRect) {
        guard state.turned == nil else { return clip(to: CGPath(rect: rect, transform: nil).outline, isEvenOdd: false) }
        painter.pushClip(pixelRect(rect))
        state.clips.append(.rectangle)
    }

    /// Narrows the clip to the path that was built, until the state is restored, and begins a new path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(toDevice: takePath(), isEvenOdd: rule == .evenOdd)
    }

    /// Narrows the clip to an outline of points until the state is restored.
    func clip(to outline: PathOutline, isEvenOdd: Bool) {
        clip(toDevice: outline.applying(deviceTransform), isEvenOdd: isEvenOdd)
    }

    private func clip(toDevice outline: PathOutline, isEvenOdd: Bool) {
        // What is painted lies in a layer until the clip is undone, and is then cut to the path with its soft edges.
        painter.beginLayer(cutTo: outline.pixelPath(.identity), isEvenOdd: isEvenOdd)
        state.clips.append(.layer)
    }

    // MARK: Shapes

    /// Fills a rectangle with the fill colour. Its edges are moved to whole pixels, unless it is turned.
    public func fill(_ rect: CGRect) {
        guard state.turned == nil else { return fill(CGPath(rect: rect, transform: nil).outline) }
        let place = pixelRect(rect)
        paint(state.fill, within: place) { painter.fill(place, color: $0) }
    }

    /// Fills rectangles with the fill colour.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills an ellipse that touches the sides of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        fill(CGPath(ellipseIn: rect, transform: nil).outline)
    }

    /// Paints a line along an ellipse that touches the sides of a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        stroke(CGPath(ellipseIn: rect, transform: nil).outline, style: state.line)
    }

    /// Paints a line along the sides of a rectangle, half of it outside, with the stroke colour.
    public func stroke(_ rect: CGRect) {
        stroke(CGPath(rect: rect, transform: nil).outline, style: state.line)
    }

    /// Paints a line of a width in points along the sides of a rectangle, half of it outside, with the stroke colour.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = Double(width)
        stroke(CGPath(rect: rect, transform: nil).outline, style: line)
    }

    /// Paints lines between each two of some points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var outline = PathOutline()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            outline.move(to: points[index])
            outline.addLine(to: points[index + 1])
        }
        stroke(outline, style: state.line)
    }

    func fill(_ path: UIBezierPath) { fill(path.outline) }

    /// Paints a line of the path's width with round joins and ends, as signs have them.
    func stroke(_ path: UIBezierPath) { stroke(path.outline, style: StrokeStyle(width: Double(path.lineWidth))) }

    /// Fills an outline of points.
    func fill(_ outline: PathOutline, isEvenOdd: Bool = false) {
        let path = outline.pixelPath(deviceTransform)
        paint(state.fill, within: state.effects == nil ? nil : reach(of: outline.bounds)) {
            painter.fill(path, color: $0, isEvenOdd: isEvenOdd)
        }
    }

    /// Where something in a rectangle of points may be painted, in device pixels.
    private func reach(of rect: CGRect) -> PixelRect {
        pixelBox(of: rect).insetBy(x: -1, y: -1)
    }

    /// Paints a line along an outline of points. Where the matrix stretches, the line keeps one width.
    func stroke(_ outline: PathOutline, style: StrokeStyle) {
        let path = outline.pixelPath(deviceTransform)
        paint(state.stroke) { painter.stroke(path, style: style.scaled(by: Double(state.scale)), color: $0) }
    }

    // MARK: The path that is being built

    /// Adds to the path in points of the present matrix.
    func build(_ body: (inout PathOutline) -> Void) {
        let transform = deviceTransform
        var outline = PathOutline()
        if let point = building.currentPoint { outline.move(to: point.applying(transform.inverted())) }
        let isGoingOn = !outline.isEmpty
        body(&outline)
        building.append(outline.applying(transform), goingOn: isGoingOn)
    }

    /// The path that was built, in device pixels; a new one begins.
    private func takePath() -> PathOutline {
        defer { building = PathOutline() }
        return building
    }

    /// Begins a new path.
    public func beginPath() { building = PathOutline() }

    /// Adds a straight line back to where the outline began.
    public func closePath() { building.close() }

    /// Paints the path, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath().pixelPath(.identity)
        if mode != .stroke {
            let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
            paint(state.fill) { painter.fill(path, color: $0, isEvenOdd: isEvenOdd) }
        }
        if mode != .fill, mode != .eoFill {
            paint(state.stroke) {
                painter.stroke(path, style: state.line.scaled(by: Double(state.scale)), color: $0)
            }
        }
    }

    func fill(roundedRect rect: CGRect, radius: CGFloat, color: UIColor) {
        let place = pixelRect(rect)
        paint(color.paint(with: traits), within: place) {
            painter.fill(RoundedRect(place, radius: Double(radius * state.scale)), color: $0)
        }
    }

    func stroke(roundedRect rect: CGRect, radius: CGFloat, width: CGFloat, color: UIColor) {
        let place = pixelRect(rect)
        paint(color.paint(with: traits), within: place) {
            painter.stroke(
                RoundedRect(place, radius: Double(radius * state.scale)),
                width: max(1, Self.pixel(width * state.scale)), color: $0)
        }
    }

    // MARK: Pictures and text

    func draw(_ image: UIImage, in rect: CGRect, tint: UIColor? = nil) {
        guard state.turned == nil else {
            return drawTurned(rect, isWhole: true) { $0.draw(image, in: rect, tint: tint) }
        }
        let place = pixelRect(rect)
        let pixels = image.picture(
            width: place.width, height: place.height, scale: state.scale, tint: tint, traits: traits)
        paint(.whole, within: place) { painter.paint(pixels, in: place, opacity: Double(state.alpha)) }
    }

    /// Draws a picture in its size with its middle at a point.
    func draw(_ image: UIImage, centeredAt middle: CGPoint, tint: UIColor? = nil) {
        let (width, height) = (image.size.width, image.size.height)
        draw(
            image, in: CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
            tint: tint)
    }

    /// Paints lines of text with the top left corner of the whole at a point.
    /// - Parameter textColor: The colour of runs that bring none.
    func draw(_ layout: TextLayout, at origin: CGPoint, color textColor: UIColor) {
        guard state.turned == nil else {
            let ink = layout.lines.reduce(CGRect.null) { area, line in
                // Two ems beside the line are more than letters leave it by.
                let side = 2 * (line.height + 8)
                return area.union(
                    CGRect(
                        x: line.x - side, y: min(line.y, line.inkTop), width: line.fragment.width + 2 * side,
                        height: max(line.y + line.height, line.inkBottom) - min(line.y, line.inkTop)))
            }
            guard !ink.isNull else { return }
            return drawTurned(ink.offsetBy(dx: origin.x, dy: origin.y)) {
                $0.draw(layout, at: origin, color: textColor)
            }
        }
        paint(.ink) { TextDrawing(context: self, origin: origin, textColor: textColor).paint(layout) }
    }

    /// Paints upright into a picture, and that through the matrix.
    /// - Parameters:
    ///   - rect: All that is painted, in points.
    ///   - isWhole: Whether it covers all of the rectangle, be it by nothing.
    private func drawTurned(_ rect: CGRect, isWhole: Bool = false, _ body: (CGContext) -> Void) {
        let transform = deviceTransform
        let area = reach(of: rect).intersection(painter.clip)
        // A picture of more pixels than screens have is made coarser.
        let room = max(rect.width * rect.height, 1e-6)
        let scale = min(
            max(hypot(transform.a, transform.b), hypot(transform.c, transform.d)),
            (CGFloat(1 << 24) / room).squareRoot())
        guard !area.isEmpty, scale > 0, transform.a * transform.d != transform.b * transform.c else { return }
        let pixels = PixelBuffer(
            width: Self.pixel((rect.width * scale).rounded(.up)), height: Self.pixel((rect.height * scale).rounded(.up))
        )
        let upright = CGContext(
            painter: Painter(buffer: pixels, clip: pixels.bounds, cache: PaintCache()), scale: scale,
            x: -rect.minX * scale, y: -rect.minY * scale, traits: traits)
        body(upright)
        let back = transform.inverted()
        // Of a rectangle that is only mirrored or stretched it is known which pixels it covers.
        let box = pixelBox(of: rect)
        let coversBox = isWhole && transform.b == 0 && transform.c == 0
        paint(coversBox ? .whole : .ink, within: coversBox ? box : area) {
            painter.paint(pixels, in: area, opacity: Double(state.alpha)) { x, y in
                let point = CGPoint(x: x, y: y).applying(back)
                return .init(Double((point.x - rect.minX) * scale), Double((point.y - rect.minY) * scale))
            }
        }
    }

    // MARK: The grid

    /// Device pixels to the point.
    var scale: CGFloat { state.scale }

    /// One device pixel, in points.
    var hairline: CGFloat { 1 / state.scale }

    /// A rectangle of points on the grid: each edge goes to the nearest pixel border.
    func pixelRect(_ rect: CGRect) -> PixelRect {
        let rect = rect.standardized
        return PixelRect(
            minX: pixelX(rect.minX), minY: pixelY(rect.minY), maxX: pixelX(rect.maxX), maxY: pixelY(rect.maxY))
    }

    /// The box on the grid around a rectangle of points, which the matrix may turn and stretch.
    func pixelBox(of rect: CGRect) -> PixelRect {
        let place = rect.applying(deviceTransform)
        return PixelRect(
            minX: Self.pixel(place.minX), minY: Self.pixel(place.minY), maxX: Self.pixel(place.maxX),
            maxY: Self.pixel(place.maxY))
    }

    /// Where points from the origin lie on the grid, in device pixels.
    func deviceX(_ x: CGFloat) -> CGFloat { x * state.scale + state.x }

    func pixelX(_ x: CGFloat) -> Int { Self.pixel(deviceX(x)) }
    func pixelY(_ y: CGFloat) -> Int { Self.pixel(y * state.scale + state.y) }

    /// Rounds to the nearest whole pixel, halves up, also below zero: what is moved by whole pixels is rounded the same way.
    ///
    /// What is a millionth below a half counts as a half, because sums are not exact. Numbers are kept within a million
    /// pixels, and what is no number is 0.
    nonisolated static func pixel(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int((max(-1e6, min(1e6, value)) + 0.5 + 1e-6).rounded(.down))
    }

    /// A colour with the traits and the opacity that hold here.
    func paint(_ color: UIColor) -> PaintColor { faded(color.paint(with: traits)) }

    func faded(_ color: PaintColor) -> PaintColor {
        state.alpha < 1 ? color.multiplied(by: Double(state.alpha)) : color
    }
}
