import Foundation
import TextEngine

/// Finds out what has become of the lines that were painted: after a keystroke mostly the end of one line looks
/// different, after a scroll or a new line others stand elsewhere and look as they did.
struct LineDamage {
    /// A line as it was painted.
    struct Line {
        var line: TextLayout.PlacedLine
        /// Its top, in points from the top of what shows it.
        var y: Double
    }

    /// What is to be done. Rectangles are in points from the left edge of the text and the top of what shows it.
    enum Change {
        /// What is not in the rectangles looks as it did, where it was.
        case inPlace([CGRect])
        /// The bands, from top to bottom, look as they did; all other rows are to be painted, and the rectangles.
        case moved([KeptContent.Band], [CGRect])
        /// Nothing is as it was.
        case all
    }

    /// The lines as they were painted, from top to bottom.
    private(set) var lines: [Line] = []
    /// Device pixels to the point.
    private let scale: Double

    init(scale: Double = 1) {
        self.scale = scale > 0 ? scale : 1
    }

    /// Takes the lines that are seen now.
    /// - Parameter mayMove: Whether what was painted can be moved.
    mutating func update(to new: [Line], mayMove: @autoclosure () -> Bool) -> Change {
        defer { lines = new }
        let isInPlace =
            lines.count == new.count && lines.indices.allSatisfy { rows(from: lines[$0].y, to: new[$0].y) == 0 }
        let differences = isInPlace || !mayMove() ? differences(to: new) : []
        // Where many look different others may have taken their places, all lines being of the same height.
        guard !isInPlace || differences.count > Self.usualDifferences, mayMove() else { return .inPlace(differences) }
        let segments = segments(in: new)
        guard segments.contains(where: { $0.rows != 0 }) || !isInPlace else { return .inPlace(differences) }
        guard !segments.isEmpty else { return .all }
        return .moved(segments.map(band), rects(besides: segments, in: new))
    }

    /// How many lines a keystroke usually changes.
    private static let usualDifferences = 2

    /// Forgets what was painted: all is to be painted anew.
    mutating func reset(to new: [Line]) {
        lines = new
    }

    // MARK: In place

    private func differences(to new: [Line]) -> [CGRect] {
        var rects: [CGRect] = []
        var (i, j) = (0, 0)
        while i < lines.count || j < new.count {
            if i < lines.count, j < new.count, rows(from: lines[i].y, to: new[j].y) == 0 {
                if let rect = Self.difference(lines[i], new[j]) { rects.append(rect) }
                i += 1
                j += 1
            } else if j >= new.count || i < lines.count && lines[i].y < new[j].y {
                rects.append(Self.rect(of: lines[i]))
                i += 1
            } else {
                rects.append(Self.rect(of: new[j]))
                j += 1
            }
        }
        return rects
    }

    /// How many whole pixels a line stands below another; `nil` if it is not a whole number: then its letters do not
    /// stand on the grid as they did.
    private func rows(from old: Double, to new: Double) -> Int? {
        let distance = (new - old) * scale
        guard abs(distance) < 1e6, abs(distance - distance.rounded()) < 1e-6 else { return nil }
        return Int(distance.rounded())
    }

    // MARK: Elsewhere

    /// Neighbouring lines, some of which may have changed, between the first and the last that look as they did.
    private struct Segment {
        var old: Range<Int>
        var new: Range<Int>
        var rows: Int
        /// How many lines look as they did.
        var count: Int
        /// Lines that do not: of those that were painted, and of those that are to be.
        var changedOld: [Int] = []
        var changedNew: [Int] = []
    }

    /// The one or two largest segments, from top to bottom.
    private func segments(in new: [Line]) -> [Segment] {
        var places: [ObjectIdentifier: Int] = [:]
        for (index, line) in lines.enumerated() {
            if let run = line.line.fragment.runs.first?.run { places[ObjectIdentifier(run)] = index }
        }
        var found: [Segment] = []
        var j = 0
        while j < new.count {
            let end = found.last?.old.upperBound ?? 0
            guard let run = new[j].line.fragment.runs.first?.run, let i = places[ObjectIdentifier(run)], i >= end,
                let rows = rows(from: lines[i].y, to: new[j].y), Self.isSame(lines[i], new[j])
            else {
                j += 1
                continue
            }
            var count = 1
            while i + count < lines.count, j + count < new.count,
                self.rows(from: lines[i + count].y, to: new[j + count].y) == rows,
                Self.isSame(lines[i + count], new[j + count])
            { count += 1 }
            let segment = Segment(old: i..<(i + count), new: j..<(j + count), rows: rows, count: count)
            j += count
            guard let last = found.last, last.rows == rows else {
                found.append(segment)
                continue
            }
            found[found.count - 1].changedOld += last.old.upperBound..<i
            found[found.count - 1].changedNew += last.new.upperBound..<segment.new.lowerBound
            found[found.count - 1].old = last.old.lowerBound..<segment.old.upperBound
            found[found.count - 1].new = last.new.lowerBound..<segment.new.upperBound
            found[found.count - 1].count += count
        }
        while found.count > 2, let least = found.indices.min(by: { found[$0].count < found[$1].count }) {
            found.remove(at: least)
        }
        return found
    }

    private func band(of segment: Segment) -> KeptContent.Band {
        let last = lines[segment.old.upperBound - 1]
        return KeptContent.Band(
            top: lines[segment.old.lowerBound].y, bottom: last.y + last.line.height, rows: segment.rows)
    }

    /// What is to be painted besides the rows that belong to no band: letters that reach into a band, or out of it.
    private func rects(besides segments: [Segment], in new: [Line]) -> [CGRect] {
        var (gone, come): (Set<Int>, Set<Int>) = (Set(lines.indices), Set(new.indices))
        for segment in segments {
            gone.subtract(segment.old)
            come.subtract(segment.new)
            gone.formUnion(segment.changedOld)
            come.formUnion(segment.changedNew)
        }
        if segments.count == 2 {
            // They have come closer to each other, or farther apart.
            gone.formUnion([segments[0].old.upperBound - 1, segments[1].old.lowerBound])
            come.formUnion([segments[0].new.upperBound - 1, segments[1].new.lowerBound])
        }
        let bands = segments.map(band)
        let moved = gone.sorted().flatMap { index in
            bands.compactMap { self.moved(Self.rect(of: lines[index]), by: $0) }
        }
        return Self.joined(moved + come.map { Self.rect(of: new[$0]) })
    }

    /// Rectangles that are one above the other, as few as cover all.
    private static func joined(_ rects: [CGRect]) -> [CGRect] {
        var joined: [CGRect] = []
        for rect in rects.sorted(by: { $0.minY < $1.minY }) {
            if let last = joined.last, rect.minY < last.maxY {
                joined[joined.count - 1] = last.union(rect)
            } else {
                joined.append(rect)
            }
        }
        return joined
    }

    /// What becomes of a rectangle, as far as it lies in a band; `nil` if it does not.
    func moved(_ rect: CGRect, by band: KeptContent.Band) -> CGRect? {
        let (top, bottom) = (max(rect.minY, band.top), min(rect.maxY, band.bottom))
        guard top < bottom else { return nil }
        return CGRect(
            x: rect.minX, y: top + Double(band.rows) / scale, width: rect.width, height: bottom - top)
    }

    // MARK: Lines

    private static func rect(of line: Line, from x: Double = -.infinity) -> CGRect {
        let (placed, fragment) = (line.line, line.line.fragment)
        let left = max(x, placed.x) - fragment.ink.side
        let right = placed.x + fragment.width + fragment.ink.side
        let top = min(0, placed.inkTop - placed.y)
        let bottom = max(placed.height, placed.inkBottom - placed.y)
        return CGRect(x: left, y: line.y + top, width: max(0, right - left), height: bottom - top)
    }

    private static func hasSamePlace(_ a: TextLayout.PlacedLine, _ b: TextLayout.PlacedLine) -> Bool {
        a.height == b.height && a.baseline - a.y == b.baseline - b.y && a.x == b.x
            // What is under blanks at the end is painted only where the text does not go on in another line.
            && (a.isBroken == b.isBroken || a.fragment.blankStart == a.fragment.range.upperBound)
    }

    private static func isSame(_ a: Line, _ b: Line) -> Bool {
        hasSamePlace(a.line, b.line) && firstDifference(a.line.fragment, b.line.fragment) == nil
    }

    private static func difference(_ a: Line, _ b: Line) -> CGRect? {
        guard hasSamePlace(a.line, b.line) else { return rect(of: a).union(rect(of: b)) }
        guard let x = firstDifference(a.line.fragment, b.line.fragment) else { return nil }
        return rect(of: a, from: a.line.x + x).union(rect(of: b, from: b.line.x + x))
    }

    /// How far two lines look the same, in points from their left edge; nil if they do all along.
    private static func firstDifference(_ a: LineFragment, _ b: LineFragment) -> Double? {
        for index in 0..<max(a.runs.count, b.runs.count) {
            guard index < a.runs.count, index < b.runs.count else {
                return index < a.runs.count ? a.runs[index].x : b.runs[index].x
            }
            let (x, newX) = (a.runs[index].x, b.runs[index].x)
            guard x == newX else { return min(x, newX) }
            if a.runs[index].run === b.runs[index].run { continue }
            if let inner = a.runs[index].run.firstDifference(from: b.runs[index].run) { return x + inner }
        }
        return nil
    }
}
