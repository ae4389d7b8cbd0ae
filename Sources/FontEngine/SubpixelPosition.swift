/// A place on a line that letters may be painted at: every quarter of a device pixel.
struct SubpixelPosition: Equatable {
    /// The pixel.
    var pixel: Int
    /// How many quarters of it lie to the left of the place.
    var quarter: Int

    /// The place that is nearest to a distance in device pixels; 0 where no window reaches.
    @inline(__always)
    init(_ x: Double) {
        guard abs(x) < 1e9 else {
            (pixel, quarter) = (0, 0)
            return
        }
        let quarters = x * 4 + 0.5
        var whole = Int(quarters)
        // Conversion cuts towards zero.
        if Double(whole) > quarters { whole &-= 1 }
        pixel = whole >> 2
        quarter = whole & 3
    }
}
