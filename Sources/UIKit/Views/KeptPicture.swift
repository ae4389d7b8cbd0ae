import RasterEngine

/// What a view looks like: a view that is painted again and again because something passes over it, as the keys beside
/// the one that is pressed, may keep its picture.
///
/// It is always painted from the picture, so that it looks the same, to the last bit, whenever it is painted.
struct KeptPicture {
    /// What the pixels depend on besides the view's own state. Sizes and offsets are device pixels.
    struct Look: Equatable {
        var width: Int
        var height: Int
        /// The view's bounds in the picture, which has room for a shadow.
        var box: PixelRect
        var style: UIUserInterfaceStyle
        var level: UIUserInterfaceLevel
        var contrast: UIAccessibilityContrast
    }

    let look: Look
    let picture: PixelBuffer

    /// Larger views paint themselves, in device pixels; their pictures would cost too much memory.
    static let areaLimit = 1 << 16
}
