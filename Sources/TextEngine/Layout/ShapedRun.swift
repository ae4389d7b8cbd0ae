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
    package struct Cluster: Sendable {
        /// Where the text begins, in UTF-16 units from the run's start.
        package var offset: Int
        /// How far the pen moves, in points, tracking included.
        package var advance: Double
        /// The first glyph, which is asked for carets when the cluster is a ligature.
        package var glyph: UInt32

        /// Creates a cluster.
        package init(offset: Int, advance: Double, glyph: UInt32) {
            self.offset = offset
            self.advance = advance
            self.glyph = glyph
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
    /// The places for a caret in logical order, the start and the end included.
    let stops: [Stop]

    /// Creates a run from what a shaper found.
    package init(
        font: any RunFont, style: TextStyle, range: Range<Int>, text: [UInt16], script: Script, level: UInt8,
        clusters: [Cluster]
    ) {
        precondition(text.count == range.count, "ShapedRun: the text must be as long as its range")
        self.font = font
        self.style = style
        self.range = range
        self.text = text
        self.script = script
        self.level = level
        self.clusters = clusters
        width = clusters.reduce(0) { $0 + $1.advance }
        stops = Self.stops(of: clusters, text: text, font: font, isRightToLeft: level & 1 == 1)
    }

    /// Whether the text runs from right to left.
    package var isRightToLeft: Bool { level & 1 == 1 }

    /// Cuts each cluster at the grapheme borders inside it: a ligature's carets come from the font where it names them
    /// and are spread evenly otherwise.
    private static func stops(
        of clusters: [Cluster], text: [UInt16], font: any RunFont, isRightToLeft: Bool
    ) -> [Stop] {
        var stops: [Stop] = []
        stops.reserveCapacity(clusters.count + 1)
        var distance = 0.0
        for (index, cluster) in clusters.enumerated() {
            stops.append(Stop(offset: cluster.offset, distance: distance))
            let end = index + 1 < clusters.count ? clusters[index + 1].offset : text.count
            if end - cluster.offset > 1 {
                let inner = text.withUnsafeBufferPointer {
                    GraphemeBreaker.boundaries(in: $0, range: cluster.offset..<end)
                }
                let carets = inner.isEmpty ? [] : font.ligatureCarets(glyph: cluster.glyph, isRightToLeft: isRightToLeft)
                for (number, offset) in inner.enumerated() {
                    var inside = cluster.advance * Double(number + 1) / Double(inner.count + 1)
                    if carets.count == inner.count {
                        inside = isRightToLeft ? cluster.advance - carets[inner.count - 1 - number] : carets[number]
                    }
                    stops.append(Stop(offset: offset, distance: distance + inside))
                }
            }
            distance += cluster.advance
        }
        stops.append(Stop(offset: text.count, distance: distance))
        return stops
    }
}
