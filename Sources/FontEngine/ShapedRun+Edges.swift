import TextEngine

extension ShapedRun {
    /// Whether its letters have edges, along which a line can be painted: pictures and boxes have none.
    package var hasEdges: Bool {
        (font as? ScaledFont).map { !$0.file.hasColorBitmaps } ?? false
    }
}
