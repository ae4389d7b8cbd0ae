import Foundation
import RasterEngine
import TextEngine

/// Where ``UIView/draw(_:)`` paints: points of the view, colours, and a clip.
///
/// Core Graphics is not on Linux. This is the part of it that drawing in a view needs; coordinates grow downwards, as
/// they do in UIKit's contexts.
@preconcurrency @MainActor
public final class CGContext {
    private struct State {
        /// Device pixels to the point.
        var scale: CGFloat
        /// The device pixel of the view's origin.
        var x: CGFloat
        var y: CGFloat
        var fill = PaintColor.black
        var stroke = PaintColor.black
        var lineWidth: CGFloat = 1
        var alpha: CGFloat = 1
        var clips = 0
    }

    let painter: Painter
    @exclusivity(unchecked) private(set) var traits: UITraitCollection
    @exclusivity(unchecked) private var state: State
    @exclusivity(unchecked) private var saved: [State] = []

    init(painter: Painter, scale: CGFloat, x: CGFloat, y: CGFloat, traits: UITraitCollection) {
        self.painter = painter
        self.traits = traits
        state = State(scale: scale, x: x, y: y)
    }

    /// Begins the drawing of another view: nothing is left of what the one before has set.
    func begin(scale: CGFloat, x: CGFloat, y: CGFloat, traits: UITraitCollection) {
        self.traits = traits
        state = State(scale: scale, x: x, y: y)
    }

    // MARK: State

    /// Remembers colours, clip and origin until the matching ``restoreGState()``.
    public func saveGState() {
        saved.append(state)
        state.clips = 0
    }

    /// Goes back to what the matching ``saveGState()`` remembered. Without one nothing happens.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        for _ in 0..<state.clips { painter.popClip() }
        state = last
    }

    /// Undoes every state that drawing has left behind.
    func unwind() {
        while !saved.isEmpty { restoreGState() }
        for _ in 0..<state.clips { painter.popClip() }
        state.clips = 0
    }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color.components.paint }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.components.paint }
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// Sets an opacity for everything that follows.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

    func setFill(_ color: UIColor) { state.fill = color.paint(with: traits) }
    func setStroke(_ color: UIColor) { state.stroke = color.paint(with: traits) }

    /// Moves the origin, in points.
    public func translateBy(x: CGFloat, y: CGFloat) {
        state.x += x * state.scale
        state.y += y * state.scale
    }

    /// Narrows the clip to a rectangle, in points, until the state is restored.
    public func clip(to rect: CGRect) {
        painter.pushClip(pixelRect(rect))
        state.clips += 1
    }

    // MARK: Shapes

    /// Fills a rectangle with the fill colour. Its edges are moved to whole pixels.
    public func fill(_ rect: CGRect) {
        painter.fill(pixelRect(rect), color: faded(state.fill))
    }

    /// Fills an ellipse that touches the sides of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        fill(UIBezierPath(ovalIn: rect))
    }

    /// Paints a border along the inside of a rectangle with the stroke colour.
    public func stroke(_ rect: CGRect) {
        let width = max(1, Self.pixel(state.lineWidth * state.scale))
        painter.stroke(RoundedRect(pixelRect(rect)), width: width, color: faded(state.stroke))
    }

    func fill(_ path: UIBezierPath) {
        painter.fill(path.pixelPath(scale: state.scale, x: state.x, y: state.y), color: faded(state.fill))
    }

    func stroke(_ path: UIBezierPath) {
        painter.stroke(
            path.pixelPath(scale: state.scale, x: state.x, y: state.y), width: Double(path.lineWidth * state.scale),
            color: faded(state.stroke))
    }

    func fill(roundedRect rect: CGRect, radius: CGFloat, color: UIColor) {
        painter.fill(
            RoundedRect(pixelRect(rect), radius: Double(radius * state.scale)), color: faded(color.paint(with: traits)))
    }

    func stroke(roundedRect rect: CGRect, radius: CGFloat, width: CGFloat, color: UIColor) {
        painter.stroke(
            RoundedRect(pixelRect(rect), radius: Double(radius * state.scale)),
            width: max(1, Self.pixel(width * state.scale)), color: faded(color.paint(with: traits)))
    }

    // MARK: Pictures and text

    func draw(_ image: UIImage, in rect: CGRect, tint: UIColor? = nil) {
        let pixels = tint.map { image.tinted($0.paint(with: traits)) } ?? image.pixels
        painter.paint(pixels, in: pixelRect(rect), opacity: Double(state.alpha))
    }

    /// Paints lines of text with the top left corner of the whole at a point.
    /// - Parameter textColor: The colour of runs that bring none.
    func draw(_ layout: TextLayout, at origin: CGPoint, color textColor: UIColor) {
        TextDrawing(context: self, origin: origin, textColor: textColor).paint(layout)
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

    private func faded(_ color: PaintColor) -> PaintColor {
        state.alpha < 1 ? color.multiplied(by: Double(state.alpha)) : color
    }
}
