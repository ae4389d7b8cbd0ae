import Foundation
import RasterEngine

extension UIImage {
    /// How stored pixels are shown: what is at their top then.
    public enum Orientation: Int, Sendable {
        /// As they are stored.
        case up
        /// Turned by half.
        case down
        /// Turned by a quarter against the clock.
        case left
        /// Turned by a quarter with the clock.
        case right
        /// Left and right exchanged.
        case upMirrored
        /// Top and bottom exchanged.
        case downMirrored
        /// Left and right exchanged, then turned by a quarter against the clock.
        case leftMirrored
        /// Left and right exchanged, then turned by a quarter with the clock.
        case rightMirrored
    }

    /// Creates a picture of an image's pixels, one to the point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates a picture of an image's pixels.
    /// - Parameters:
    ///   - scale: Pixels to the point. What is not above 0 counts as 1.
    ///   - orientation: How they are shown.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            pixels: cgImage.pixels(shown: orientation), scale: scale,
            stored: orientation == .up ? nil : (cgImage, orientation))
    }

    /// How the pixels of ``cgImage`` are shown.
    public var imageOrientation: Orientation { stored?.orientation ?? .up }

    /// The picture's pixels as they are stored; `nil` for a symbol, which has none of its own.
    public var cgImage: CGImage? {
        if let stored { return stored.image }
        if case .pixels(let pixels) = content { return CGImage(pixels) }
        return nil
    }
}
