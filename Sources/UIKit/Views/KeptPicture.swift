import RasterEngine

/// What a view looked like when it was painted last.
///
/// A view that is painted again and again because something passes over it, as the keys beside the one that is pressed,
/// may keep its picture. The picture is made when the view comes a second time with the same look, so that one that
/// moves or changes costs no more than any other.
struct KeptPicture {
    /// What the pixels depend on besides the view's own state.
    struct Look: Equatable {
        /// The size of the picture, in device pixels.
        var width: Int
        var height: Int
        /// Where the view's coordinates begin in the picture: parts of pixels make letters look different.
        var origin: PaintTransform
        var style: UIUserInterfaceStyle
    }

    let look: Look
    /// The picture, once it was worth making.
    let picture: PixelBuffer?

    /// Larger views paint themselves, in device pixels; their pictures would cost too much memory.
    static let areaLimit = 1 << 16
}
