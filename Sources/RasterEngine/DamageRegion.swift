/// The part of a window that must be painted again: a set of disjoint rectangles.
///
/// Adding keeps the set disjoint and small. Two rectangles are joined where that costs few extra pixels;
/// otherwise the new one is cut around the old. Beyond ``limit`` rectangles the cheapest pair is joined,
/// because each rectangle costs a walk over the view tree.
package struct DamageRegion: Equatable, Sendable {
    /// The disjoint rectangles, in device pixels, in no particular order.
    package private(set) var rects: [PixelRect] = []

    /// The largest number of rectangles that the region keeps.
    package static let limit = 12

    /// Pixels that a join may add for free: about what one more walk over the tree costs.
    private static let joinAllowance = 1024

    /// Creates an empty region.
    package init() {}

    /// Creates the region of one rectangle.
    package init(_ rect: PixelRect) {
        add(rect)
    }

    /// Whether nothing needs painting.
    package var isEmpty: Bool { rects.isEmpty }

    /// The number of pixels in the region.
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// The smallest rectangle around the region.
    package var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

    /// Whether any pixel of the rectangle is in the region.
    package func intersects(_ rect: PixelRect) -> Bool {
        rects.contains { $0.intersects(rect) }
    }

    /// Whether the pixel is in the region.
    package func contains(x: Int, y: Int) -> Bool {
        rects.contains { $0.contains(x: x, y: y) }
    }

    /// Adds a rectangle; what is already in the region is not added twice.
    package mutating func add(_ rect: PixelRect) {
        insert(rect)
        while rects.count > Self.limit { joinCheapestPair() }
    }

    /// Adds another region.
    package mutating func add(_ region: DamageRegion) {
        for rect in region.rects { add(rect) }
    }

    /// Keeps only what lies inside the rectangle.
    package mutating func clip(to rect: PixelRect) {
        guard rects.contains(where: { !rect.contains($0) }) else { return }
        rects = rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
    }

    /// Empties the region.
    package mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
    }

    private mutating func insert(_ rect: PixelRect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        var joined = rect
        // Each join takes a rectangle out of the set, so this ends.
        while let index = rects.firstIndex(where: { joined.contains($0) || Self.isWorthJoining($0, joined) }) {
            joined = joined.union(rects.remove(at: index))
        }
        let pieces = rects.reduce([joined]) { pieces, other in pieces.flatMap { $0.subtracting(other) } }
        rects.append(contentsOf: pieces)
    }

    private static func isWorthJoining(_ a: PixelRect, _ b: PixelRect) -> Bool {
        let covered = a.area + b.area - a.intersection(b).area
        return a.union(b).area <= covered + max(joinAllowance, covered / 8)
    }

    private mutating func joinCheapestPair() {
        var best = (cost: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if cost < best.cost { best = (cost, first, second) }
            }
        }
        var joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        // What the join overlaps goes into it whole: cutting it would make more rectangles instead of fewer.
        while let index = rects.firstIndex(where: { $0.intersects(joined) }) {
            joined = joined.union(rects.remove(at: index))
        }
        rects.append(joined)
    }
}
