extension Painter {
    /// Paints the shadow of what a function paints.
    /// - Parameters:
    ///   - bounds: Where the function may paint, in device pixels; the rest of it throws no shadow.
    ///   - blur: The standard deviation of the blur, in device pixels; 0 gives a sharp shadow.
    ///   - dx: How far the shadow lies to the right, in device pixels.
    ///   - dy: How far the shadow lies below, in device pixels.
    ///   - color: The shadow's colour.
    ///   - paint: Paints through this painter. It is called once or, where no shadow is seen, not at all.
    package func paintShadow(
        within bounds: PixelRect, blur: Double, dx: Int, dy: Int, color: PaintColor, of paint: () -> Void
    ) {
        guard !color.isClear else { return }
        // As for rectangles: wider blurs look the same.
        let blur = blur > 0 ? min(blur, 100) : 0
        let reach = ShadowMask.reach(of: blur)
        let seen = bounds.offsetBy(x: dx, y: dy).insetBy(x: -reach, y: -reach).intersection(clip)
        guard !seen.isEmpty else { return }
        // What lies around the part that is seen is blurred into it.
        let area = seen.insetBy(x: -reach, y: -reach)
        let mask = coverage(in: area.offsetBy(x: -dx, y: -dy), within: bounds, of: paint)
        GaussianBlur.apply(to: mask, deviation: blur)
        pushClip(seen)
        self.paint(mask, x: area.x, y: area.y, color: color)
        popClip()
    }
}
