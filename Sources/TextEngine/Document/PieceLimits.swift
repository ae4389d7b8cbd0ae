/// How much of a paragraph is looked at at once. All are UTF-16 units.
struct PieceLimits: Sendable {
    /// The text that is shaped at once. A paragraph that is no longer is set as a whole when it is first seen.
    var window = 2048
    /// The text before a line that is shaped with it: it decides the direction of what has none of its own, and where
    /// the line may be broken.
    var context = 64
    /// The text behind a line that must be known before the line's end is certain.
    var lookahead = 32
    /// The longest line. A text that is not wrapped at all is broken there all the same: a line costs its length with
    /// each edit.
    var line = 16_384
    /// How far above a place a known line start is looked for. Beyond that lines begin at a guess.
    var reach = 65_536
    /// How far before a place lines begin at a guess. In that many units greedy lines fall into step with those that
    /// would have come from above.
    var lead = 2048
    /// How much text keeps its lines, what is seen apart.
    var laid = 65_536
    /// The longest segment that is made of lines that are forgotten.
    var forgotten = 8192
}
