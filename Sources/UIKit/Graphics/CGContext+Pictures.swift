import Foundation
import RasterEngine

/// Pictures without a scale.
extension CGContext {
    /// Paints an image into a rectangle, in points, scaled to fill it.
    ///
    /// As in UIKit's contexts on iOS it is upside down, because Core Graphics' y grows upwards; programs turn the matrix
    /// over before. ``UIImage/draw(in:)`` paints it upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(UIImage(cgImage: image), in: rect)
        restoreGState()
    }

    /// The smallest rectangle around the clip, in points of the present matrix.
    public var boundingBoxOfClipPath: CGRect {
        let clip = painter.clip
        return CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height)
            .applying(deviceTransform.inverted())
    }

    /// What was painted so far into a picture of a program; `nil` in a view, which has none of its own here.
    public func makeImage() -> CGImage? { isPicture ? CGImage(painter.snapshot()) : nil }
}
