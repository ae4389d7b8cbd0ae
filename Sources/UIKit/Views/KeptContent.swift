/// What a view knows of the pixels of its own content that the last frame painted.
///
/// A view whose content is scrolled, or pushed apart, tells the frame what of it looks as it did, so that those pixels
/// are moved and only the rest is painted. See ``UIView/takeKeptContent()``.
enum KeptContent {
    /// Nothing is known: what the view has marked is painted.
    case nothing
    /// All that is not marked looks as it did, where it was.
    case inPlace
    /// The bands, from top to bottom, look as they did; all other rows are painted, and what is marked.
    case bands([Band])

    /// Neighbouring rows that look as they did.
    struct Band: Equatable {
        /// Where they were, in points from the top of the view.
        var top: Double
        var bottom: Double
        /// By how many device pixels they stand further down now.
        var rows: Int
    }
}
