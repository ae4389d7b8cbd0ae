/// Where each row of a finished picture has ink, and where that is opaque: these pixels are copied, and only those
/// beside them are blended.
///
/// Keys, pop-ups and cards are opaque but for their corners and shadows: one run a row holds nearly all of them.
struct SolidRuns {
    /// A row, by columns.
    struct Row {
        /// From the first pixel with ink to the last.
        var ink = Span(start: 0, end: 0)
        /// The longest run of opaque pixels in there.
        var solid = Span(start: 0, end: 0)
    }

    /// Some columns. Pictures have fewer than 32,767.
    struct Span {
        var start: Int16
        var end: Int16
    }

    let rows: [Row]

    /// Runs that are shorter are not worth a call of their own.
    private static let leastLength = 8

    init(of picture: PixelBuffer) {
        rows = (0..<picture.height).map { Self.row(of: picture.row($0), width: picture.width) }
    }

    private static func row(of pixels: UnsafePointer<UInt32>, width: Int) -> Row {
        var (first, last) = (0, width)
        while first < last, pixels[first] == 0 { first += 1 }
        while first < last, pixels[last - 1] == 0 { last -= 1 }
        guard first < last else { return Row() }
        let ink = first..<last
        var (longest, x) = (first..<first, first)
        while x < last {
            // A run's start, then its end.
            while x < last, pixels[x] >> 24 != 255 { x += 1 }
            let start = x
            while x < last, pixels[x] >> 24 == 255 { x += 1 }
            if x - start > longest.count { longest = start..<x }
        }
        // Pixels are blended by fours: a whole four costs less than one to three single ones, and what is opaque in it
        // comes out as it is.
        let start = ink.lowerBound + (longest.lowerBound - ink.lowerBound + 3) & ~3
        let end = ink.upperBound - (ink.upperBound - longest.upperBound + 3) & ~3
        let solid = end - start < leastLength ? ink.lowerBound..<ink.lowerBound : start..<end
        return Row(ink: Span(ink), solid: Span(solid))
    }
}

extension SolidRuns.Span {
    fileprivate init(_ columns: Range<Int>) {
        self.init(start: Int16(columns.lowerBound), end: Int16(columns.upperBound))
    }

    /// The part of the span that lies in some columns: empty, at one of their ends, if none does.
    @inline(__always)
    func clamped(to columns: (start: Int, end: Int)) -> (start: Int, end: Int) {
        (min(max(Int(start), columns.start), columns.end), min(max(Int(end), columns.start), columns.end))
    }
}
