import RasterEngine

@testable import UIKit

extension UIImage {
    /// The pixels of a picture that has some: no symbol.
    var pixels: PixelBuffer {
        guard case .pixels(let pixels) = content else { preconditionFailure("A symbol has no pixels of its own.") }
        return pixels
    }
}
