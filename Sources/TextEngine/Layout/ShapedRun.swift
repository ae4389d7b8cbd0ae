/// A font at one size, as the layout sees it. Lengths are points.
package protocol RunFont: AnyObject, Sendable {
    /// From the baseline to the top of the line.
    var ascent: Double { get }
    /// From the baseline to the bottom of the line, as a positive number.
    var descent: Double { get }
    /// The space that the font asks for between lines.
    var leading: Double { get }
    /// Where a caret may stand inside a ligature's glyph, from its left edge; empty when the font does not say.
    func ligatureCarets(glyph: UInt32, isRightToLeft: Bool) -> [Double]
}

/// Finds fonts and shapes text. Written by whoever knows fonts; the layout knows only this.
package protocol Shaper {
    /// Shapes text of one script, one direction and one style, split where fonts change.
    /// - Parameters:
    ///   - units: The UTF-16 units of the whole paragraph, as context.
    ///   - range: The part to shape. It begins and ends at cluster borders.
    ///   - style: The style of the part.
    ///   - script: The part's script.
    ///   - level: The embedding level (UAX #9); odd levels run right to left.
    /// - Returns: The runs in logical order, which together cover the range.
    func shape(
        _ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: TextStyle, script: Script, level: UInt8
    ) -> [ShapedRun]
}

/// Text of one font, script, direction and style whose glyphs have their places.
package final class ShapedRun: Sendable {
    /// Glyphs that stand for one stretch of text and cannot be parted (HarfBuzz's clusters).
    package struct Cluster: Equatable, Sendable {
        /// Where the text begins, in UTF-16 units from the run's start.
        package var offset: Int
        /// How far the pen moves, in points, tracking included.
        package var advance: Double
        /// The first glyph, which is asked for carets when the cluster is a ligature.
        package var glyph: UInt32
        /// Whether that is its only glyph and stands at the pen, on the baseline.
        package var isPlain: Bool

        /// Creates a cluster.
        package init(offset: Int, advance: Double, glyph: UInt32, isPlain: Bool = false) {
            self.offset = offset
            self.advance = advance
            self.glyph = glyph
            self.isPlain = isPlain
        }
    }

    /// A place where a caret may stand.
    struct Stop: Sendable {
        /// UTF-16 units from the run's start.
        var offset: Int
        /// Points from the run's logical start, growing in reading direction.
        var distance: Double
    }

    /// The font that all glyphs come from.
    package let font: any RunFont
    /// The style that was asked for.
    package let style: TextStyle
    /// The text, in UTF-16 units of the paragraph.
    package let range: Range<Int>
    /// The text as it was shaped: unpaired surrogates and control characters are already replaced.
    package let text: [UInt16]
    /// The script.
    package let script: Script
    /// The embedding level (UAX #9).
    package let level: UInt8
    /// The clusters in logical order.
    package let clusters: [Cluster]
    /// The sum of the advances, in points.
    package let width: Double
    /// How far the letters' ink may reach.
    package let ink: InkOverflow
    /// The places for a caret in logical order, the start and the end included.
    let stops: [Stop]

    /// Creates a run from what a shaper found.
    /// - Parameter ink: How far the letters' ink may reach; `nil` when the shaper does not know.
    package init(
        font: any RunFont, style: TextStyle, range: Range<Int>, text: [UInt16], script: Script, level: UInt8,
        clusters: [Cluster], ink: InkOverflow? = nil
    ) {
        precondition(text.count == range.count, "ShapedRun: the text must be as long as its range")
        self.font = font
        self.style = style
        self.range = range
        self.text = text
        self.script = script
        self.level = level
        self.clusters = clusters
        self.ink = ink ?? InkOverflow(ofAnyLettersIn: font, size: style.font.size)
        width = clusters.reduce(0) { $0 + $1.advance }
        stops = Self.stops(of: clusters, text: text, font: font, isRightToLeft: level & 1 == 1)
    }

    private init(part range: Range<Int>, clusters: Range<Int>, stops: Range<Int>, of run: ShapedRun) {
        font = run.font
        style = run.style
        self.range = range
        let start = range.lowerBound - run.range.lowerBound
        text = Array(run.text[start..<(start + range.count)])
        script = run.script
        level = run.level
        self.clusters = run.clusters[clusters].map {
            Cluster(offset: $0.offset - start, advance: $0.advance, glyph: $0.glyph, isPlain: $0.isPlain)
        }
        let origin = run.stops[stops.lowerBound].distance
        self.stops = run.stops[stops].map { Stop(offset: $0.offset - start, distance: $0.distance - origin) }
        width = run.stops[stops.upperBound - 1].distance - origin
        ink = run.ink
    }

    /// A part of the run that looks as it does in the whole; `nil` when it may not, because letters stand on both sides
    /// of a cut. Nothing joins across a blank or a tab.
    func part(_ range: Range<Int>, in units: [UInt16]) -> ShapedRun? {
        func isFree(_ offset: Int) -> Bool {
            offset == self.range.lowerBound || offset == self.range.upperBound || units[offset - 1] == 0x20
                || units[offset - 1] == AdvanceAccumulator.tab
        }
        let (start, end) = (range.lowerBound - self.range.lowerBound, range.upperBound - self.range.lowerBound)
        guard isFree(range.lowerBound), isFree(range.upperBound), start < end,
            let first = Self.index(of: start, in: clusters.count, { clusters[$0].offset }),
            let last = end == text.count
                ? clusters.count : Self.index(of: end, in: clusters.count, { clusters[$0].offset }),
            let firstStop = Self.index(of: start, in: stops.count, { stops[$0].offset }),
            let lastStop = Self.index(of: end, in: stops.count, { stops[$0].offset })
        else { return nil }
        return ShapedRun(part: range, clusters: first..<last, stops: firstStop..<(lastStop + 1), of: self)
    }

    /// The index of a value in an ascending sequence, if it is there.
    private static func index(of value: Int, in count: Int, _ element: (Int) -> Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if element(middle) < value { low = middle + 1 } else { high = middle }
        }
        return low < count && element(low) == value ? low : nil
    }

    /// Whether the text runs from right to left.
    package var isRightToLeft: Bool { level & 1 == 1 }

    /// Cuts each cluster at the grapheme borders inside it: a ligature's carets come from the font where it names them
    /// and are spread evenly otherwise. A cluster that begins inside a grapheme is no place for a caret.
    private static func stops(
        of clusters: [Cluster], text: [UInt16], font: any RunFont, isRightToLeft: Bool
    ) -> [Stop] {
        var stops = [Stop(offset: 0, distance: 0)]
        stops.reserveCapacity(text.count + 1)
        var borders = GraphemeBorders(text)
        var distance = 0.0
        for (index, cluster) in clusters.enumerated() {
            let end = index + 1 < clusters.count ? clusters[index + 1].offset : text.count
            if index > 0, borders.skip(to: cluster.offset) {
                stops.append(Stop(offset: cluster.offset, distance: distance))
            }
            if end - cluster.offset > 1 {
                let inner = borders.inside(cluster.offset..<end)
                let carets =
                    inner.isEmpty ? [] : font.ligatureCarets(glyph: cluster.glyph, isRightToLeft: isRightToLeft)
                for (number, offset) in inner.enumerated() {
                    var inside = cluster.advance * Double(number + 1) / Double(inner.count + 1)
                    if carets.count == inner.count {
                        inside = isRightToLeft ? cluster.advance - carets[inner.count - 1 - number] : carets[number]
                    }
                    // Carets of a damaged font may lie anywhere.
                    let reached = max(stops.last?.distance ?? 0, distance + min(max(inside, 0), cluster.advance))
                    stops.append(Stop(offset: offset, distance: reached))
                }
            }
            distance += cluster.advance
        }
        if !text.isEmpty { stops.append(Stop(offset: text.count, distance: distance)) }
        return stops
    }
}

/// The grapheme borders of a text, asked for from front to back.
private struct GraphemeBorders {
    /// The borders in ascending order, or `nil` where every unit is a grapheme.
    private let offsets: [Int]?
    private var next = 0

    init(_ text: [UInt16]) {
        guard !text.allSatisfy(GraphemeBreaker.isCluster) else {
            offsets = nil
            return
        }
        offsets = text.withUnsafeBufferPointer { [0] + GraphemeBreaker.boundaries(in: $0, range: 0..<text.count) }
    }

    /// Whether an offset is a border. Offsets ascend from call to call.
    mutating func skip(to offset: Int) -> Bool {
        guard let offsets else { return true }
        while next < offsets.count, offsets[next] < offset { next += 1 }
        return next < offsets.count && offsets[next] == offset
    }

    /// The borders strictly inside a range.
    mutating func inside(_ range: Range<Int>) -> [Int] {
        guard let offsets else { return Array(range.dropFirst()) }
        _ = skip(to: range.lowerBound + 1)
        return Array(offsets[next...].prefix { $0 < range.upperBound })
    }
}
