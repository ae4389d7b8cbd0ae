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
        var ink: Range<Int>?
        var (longest, first) = (0..<0, 0)
        for x in 0...width where x == width || pixels[x] >> 24 != 255 {
            if x - first > longest.count { longest = first..<x }
            first = x + 1
        }
        for x in 0..<width where pixels[x] != 0 { ink = (ink?.lowerBound ?? x)..<(x + 1) }
        guard let ink else { return Row() }
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
