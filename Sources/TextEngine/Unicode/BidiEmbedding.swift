/// A direction that a stretch of text is embedded in by its style, as the signs LRE, RLE, LRO and RLO do in the text itself
/// (UAX #9, HL3).
package struct BidiEmbedding: Equatable, Sendable {
    /// Whether the stretch reads from right to left.
    package var isRightToLeft: Bool
    /// Whether each of its characters does, whatever it is.
    package var isOverride: Bool

    /// Creates an embedding.
    package init(isRightToLeft: Bool, isOverride: Bool) {
        (self.isRightToLeft, self.isOverride) = (isRightToLeft, isOverride)
    }

    /// The deepest level (BD2).
    private static let deepest: UInt8 = 125
    /// Marks a level in which characters have its direction.
    private static let override: UInt8 = 0x80

    /// Whether a unit is a sign that embeds, overrides or isolates what stands behind it, or ends that.
    @inline(__always)
    static func isSign(_ unit: UInt16) -> Bool { 0x202A...0x202E ~= unit || 0x2066...0x2069 ~= unit }

    /// The level of each unit before the algorithm runs (X2 to X5).
    /// - Parameter others: What is known of the levels of text that is not embedded.
    static func levels(
        of embeddings: [(range: Range<Int>, directions: [BidiEmbedding])], in count: Int, paragraph: UInt8,
        others: [BidiRun] = []
    ) -> [UInt8] {
        var levels = [UInt8](repeating: paragraph, count: count)
        for run in others { for index in run.range { levels[index] = run.level | override } }
        for (range, directions) in embeddings {
            var level = paragraph
            var isOverride = false
            for direction in directions {
                // The next higher level that is odd or even.
                let next = direction.isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
                guard next <= deepest else { break }
                (level, isOverride) = (next, direction.isOverride)
            }
            for index in range.clamped(to: 0..<count) { levels[index] = isOverride ? level | override : level }
        }
        return levels
    }
}
