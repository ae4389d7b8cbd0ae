import Foundation
import TextEngine

/// Finds out which parts of lines look different from what was painted: after a keystroke mostly the end of one line.
struct LineDamage {
    /// A line as it was painted.
    struct Line {
        var line: TextLayout.PlacedLine
        /// Its top, in points of the text.
        var y: Double
    }

    /// The lines as they were painted, from top to bottom.
    private(set) var lines: [Line] = []

    /// Letters may reach out of their places by this part of the line's height: italics and swashes.
    private static let overhang = 0.5
    /// Marks may stand above their line, and hang below it, by this part of its height.
    private static let markOverhang = 1.0

    /// Takes the lines that are seen now.
    /// - Returns: Where they look different, in points of the text.
    mutating func update(to new: [Line]) -> [CGRect] {
        defer { lines = new }
        var rects: [CGRect] = []
        var (i, j) = (0, 0)
        while i < lines.count || j < new.count {
            if i < lines.count, j < new.count, lines[i].y == new[j].y {
                if let rect = Self.difference(lines[i], new[j]) { rects.append(rect) }
                i += 1
                j += 1
            } else if j >= new.count || i < lines.count && lines[i].y < new[j].y {
                rects.append(Self.rect(of: lines[i], from: -.infinity))
                i += 1
            } else {
                rects.append(Self.rect(of: new[j], from: -.infinity))
                j += 1
            }
        }
        return rects
    }

    /// Forgets what was painted: all is to be painted anew.
    mutating func reset(to new: [Line]) {
        lines = new
    }

    private static func rect(of line: Line, from x: Double) -> CGRect {
        let fragment = line.line.fragment
        let reach = line.line.height * (fragment.mayReachOut ? markOverhang : overhang)
        let left = max(x, line.line.x) - reach
        let right = line.line.x + fragment.width + reach
        return CGRect(x: left, y: line.y, width: max(0, right - left), height: line.line.height)
            .insetBy(dx: 0, dy: -reach)
    }

    private static func difference(_ a: Line, _ b: Line) -> CGRect? {
        let (old, new) = (a.line, b.line)
        guard old.height == new.height, old.baseline - old.y == new.baseline - new.y, old.x == new.x else {
            return rect(of: a, from: -.infinity).union(rect(of: b, from: -.infinity))
        }
        guard let x = firstDifference(old.fragment, new.fragment) else { return nil }
        return rect(of: a, from: old.x + x).union(rect(of: b, from: new.x + x))
    }

    /// How far two lines look the same, in points from their left edge; nil if they do all along.
    private static func firstDifference(_ a: LineFragment, _ b: LineFragment) -> Double? {
        for index in 0..<max(a.runs.count, b.runs.count) {
            guard index < a.runs.count, index < b.runs.count else {
                return index < a.runs.count ? a.runs[index].x : b.runs[index].x
            }
            let (old, new) = (a.runs[index], b.runs[index])
            guard old.x == new.x else { return min(old.x, new.x) }
            if old.run === new.run { continue }
            if let x = old.run.firstDifference(from: new.run) { return old.x + x }
        }
        return nil
    }
}
