/// The shapes that text flows around, and what they leave of a line. Lengths are points from the top left corner of the
/// container; y grows down.
package struct ExclusionArea: Hashable, Sendable {
    /// A corner of an outline.
    package struct Point: Hashable, Sendable {
        package var x: Double
        package var y: Double

        /// Creates a corner.
        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    private let shapes: [ExclusionShape]
    /// Who is asked for the room of each line instead.
    private let rule: (any LineRoomRule)?
    /// What the offsets of lines are counted from.
    private var start = 0
    /// Where edges begin and end, from top to bottom.
    private let levels: [Double]
    private let isSlanted: Bool
    /// The room that a line keeps at both of its ends, at shapes as at the container's edges.
    private let padding: Double
    /// Where the highest shape begins.
    package let top: Double
    /// Where the lowest shape ends.
    package let bottom: Double

    /// An area, or `nil` when nothing lies inside of any outline.
    /// - Parameters:
    ///   - shapes: The outlines of each shape. An outline is closed; what it winds around is inside.
    ///   - padding: The room that a line keeps at both of its ends.
    package init?(_ shapes: [[[Point]]], padding: Double) {
        self.shapes = shapes.map { ExclusionShape($0) }.filter { !$0.edges.isEmpty }
        guard let top = self.shapes.map(\.top).min(), let bottom = self.shapes.map(\.bottom).max() else { return nil }
        self.top = top
        self.bottom = bottom
        self.padding = padding
        rule = nil
        levels = Set(self.shapes.flatMap(\.levels)).sorted()
        isSlanted = self.shapes.contains(where: \.isSlanted)
    }

    /// An area without an end of which somebody else tells what it leaves.
    package init(rule: any LineRoomRule) {
        self.rule = rule
        (shapes, levels, isSlanted, padding, top, bottom) = ([], [], true, 0, 0, .infinity)
    }

    package static func == (a: ExclusionArea, b: ExclusionArea) -> Bool {
        a.rule === b.rule && a.padding == b.padding && a.shapes == b.shapes
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(padding)
        hasher.combine(shapes)
    }

    /// Whether somebody else tells what it leaves.
    var isAsked: Bool { rule != nil }

    /// The same for lines whose offsets are counted from another one.
    func counting(from start: Int) -> ExclusionArea {
        var area = self
        area.start = start
        return area
    }

    /// What is left of a line from left to right, in points of the text, which begins a padding inside of the container;
    /// `nil` where no shape touches the line.
    /// - Parameters:
    ///   - width: That of the text.
    ///   - offset: Where the line begins, in UTF-16 units of its paragraph.
    package func segments(
        from top: Double, to bottom: Double, width: Double, at offset: Int = 0, isRightToLeft: Bool = false
    ) -> [LineSegment]? {
        if let rule {
            return rule.segments(
                from: top, to: bottom, width: width, at: start + offset, isRightToLeft: isRightToLeft)
        }
        // Shapes that a line only touches do not cut it, whatever sums of heights are off by.
        let (top, bottom) = (Self.rounded(top) + Self.slack, Self.rounded(bottom) - Self.slack)
        guard bottom > self.top, top < self.bottom else { return nil }
        let whole = width + padding * 2
        let covered = covered(from: top, to: max(top, bottom)).filter { $0.upperBound > 0 && $0.lowerBound < whole }
        guard !covered.isEmpty else { return nil }
        var segments: [LineSegment] = []
        var left = 0.0
        for span in covered + [whole...max(whole, covered[covered.count - 1].upperBound)] {
            let room = span.lowerBound - left - padding * 2
            if room > 0 { segments.append(LineSegment(x: left, width: room)) }
            left = max(left, span.upperBound)
        }
        return segments
    }

    /// The next place below a height at which there may be more room.
    func level(below y: Double) -> Double {
        let next = levels.first { $0 > y + Self.slack } ?? bottom
        return max(isSlanted ? min(next, y + 1) : next, y + Self.slack)
    }

    /// What is covered between two heights, from left to right, without overlap.
    private func covered(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
        var spans = shapes.flatMap { $0.spans(from: top, to: bottom) }
        spans.sort { $0.lowerBound < $1.lowerBound }
        var covered: [ClosedRange<Double>] = []
        for span in spans {
            if let last = covered.last, span.lowerBound <= last.upperBound {
                covered[covered.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                covered.append(span)
            }
        }
        return covered
    }

    private static let slack = 0.01

    /// The same place is the same number, however its heights were added up.
    private static func rounded(_ y: Double) -> Double { (y * 256).rounded() / 256 }
}

/// What shapes leave of a line. Lengths are points.
package struct LineSegment: Hashable, Sendable {
    /// Its left edge, from the text's left edge.
    package var x: Double
    /// How wide text in it may be.
    package var width: Double

    /// Creates a segment.
    package init(x: Double, width: Double) {
        self.x = x
        self.width = width
    }
}
