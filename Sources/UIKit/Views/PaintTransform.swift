import Foundation
import RasterEngine

/// From the points of a view's content to device pixels of the window.
struct PaintTransform: Equatable {
    var scaleX: CGFloat
    var scaleY: CGFloat
    /// How far x goes into y, and y into x: nothing, unless the view or one around it is turned.
    var skew = (down: CGFloat(0), across: CGFloat(0))
    var x: CGFloat
    var y: CGFloat

    init(scale: CGFloat) {
        (scaleX, scaleY, x, y) = (scale, scale, 0, 0)
    }

    init(scaleX: CGFloat, scaleY: CGFloat, x: CGFloat, y: CGFloat) {
        (self.scaleX, self.scaleY, self.x, self.y) = (scaleX, scaleY, x, y)
    }

    static func == (a: PaintTransform, b: PaintTransform) -> Bool {
        a.scaleX == b.scaleX && a.scaleY == b.scaleY && a.x == b.x && a.y == b.y && a.skew == b.skew
    }

    /// Whether rectangles are not upright any more.
    var isTurned: Bool { skew.down != 0 || skew.across != 0 }

    /// How much larger lengths become, at most.
    var scale: CGFloat {
        isTurned ? max(hypot(scaleX, skew.down), hypot(scaleY, skew.across)) : max(abs(scaleX), abs(scaleY))
    }

    /// As a matrix.
    var matrix: CGAffineTransform {
        CGAffineTransform(a: scaleX, b: skew.down, c: skew.across, d: scaleY, tx: x, ty: y)
    }

    /// The transform of a view inside the one that this belongs to.
    func entering(_ state: ViewState) -> PaintTransform {
        if isTurned || state.transform.isTurned { return enteringTurned(state) }
        let (a, d) = (state.transform.a, state.transform.d)
        let fixed = state.anchorInBounds
        return PaintTransform(
            scaleX: scaleX * a, scaleY: scaleY * d,
            x: x + scaleX * (state.center.x + state.transform.tx - a * fixed.x),
            y: y + scaleY * (state.center.y + state.displacement + state.transform.ty - d * fixed.y))
    }

    @inline(never)
    private func enteringTurned(_ state: ViewState) -> PaintTransform {
        let fixed = state.anchorInBounds
        let whole = CGAffineTransform(translationX: -fixed.x, y: -fixed.y).concatenating(state.transform)
            .concatenating(CGAffineTransform(translationX: state.center.x, y: state.center.y + state.displacement))
            .concatenating(matrix)
        var inner = PaintTransform(scaleX: whole.a, scaleY: whole.d, x: whole.tx, y: whole.ty)
        inner.skew = (whole.b, whole.c)
        return inner
    }

    /// The transform of subviews and layers that are moved without their knowing.
    func shifted(by distance: CGPoint) -> PaintTransform {
        var shifted = self
        shifted.x += distance.x * scaleX + distance.y * skew.across
        shifted.y += distance.x * skew.down + distance.y * scaleY
        return shifted
    }

    /// A rectangle on the grid: each edge goes to the nearest pixel border. A line of a quarter of a pixel and more does not vanish
    /// between two of them.
    func pixelRect(_ rect: CGRect) -> PixelRect {
        if isTurned { return turnedPixelRect(rect) }
        var (left, right) = (CGContext.pixel(rect.minX * scaleX + x), CGContext.pixel(rect.maxX * scaleX + x))
        var (top, bottom) = (CGContext.pixel(rect.minY * scaleY + y), CGContext.pixel(rect.maxY * scaleY + y))
        if left == right {
            (left, right) = Self.hairline(rect.minX * scaleX + x, rect.maxX * scaleX + x) ?? (left, right)
        }
        if top == bottom {
            (top, bottom) = Self.hairline(rect.minY * scaleY + y, rect.maxY * scaleY + y) ?? (top, bottom)
        }
        return PixelRect(
            minX: min(left, right), minY: min(top, bottom), maxX: max(left, right), maxY: max(top, bottom))
    }

    /// The pixel that most of a line lies in; `nil` for one that is too thin to be seen.
    @inline(never)
    private static func hairline(_ start: CGFloat, _ end: CGFloat) -> (Int, Int)? {
        guard abs(end - start) >= 0.25 else { return nil }
        let pixel = CGContext.pixel(((start + end) / 2).rounded(.down))
        return (pixel, pixel + 1)
    }

    /// Around all that a turned rectangle touches, with its soft edges.
    @inline(never)
    private func turnedPixelRect(_ rect: CGRect) -> PixelRect {
        let box = rect.applying(matrix)
        return PixelRect(
            minX: CGContext.pixel((box.minX - 1).rounded(.down)), minY: CGContext.pixel((box.minY - 1).rounded(.down)),
            maxX: CGContext.pixel((box.maxX + 1).rounded(.up)), maxY: CGContext.pixel((box.maxY + 1).rounded(.up)))
    }

    func pixelOffset(_ size: CGSize) -> (x: Int, y: Int) {
        (
            CGContext.pixel(size.width * scaleX + size.height * skew.across),
            CGContext.pixel(size.width * skew.down + size.height * scaleY)
        )
    }
}
