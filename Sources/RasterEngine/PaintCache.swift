/// What painting keeps from one frame to the next: the masks of corners and of shadows.
package final class PaintCache {
    var corners = CornerMasks()
    var shadows = ShadowMask()

    /// The memory that the masks hold, in bytes.
    package var byteCount: Int { corners.byteCount + shadows.byteCount }

    /// Creates an empty cache. A window has one.
    package init() {}
}
