import Foundation
import RasterEngine
import Synchronization

/// A symbol in a size and weight: its size in points, and its pixels in whatever size they are needed.
final class SymbolPicture: Sendable {
    let drawing: SymbolDrawing
    let configuration: UIImage.SymbolConfiguration
    /// In points.
    let size: CGSize
    private let bounds: CGRect
    private let lineWidth: CGFloat
    /// The pixels that were asked for last: a symbol mostly stays as large as it is.
    private let last = Mutex(Kept())

    private struct Kept {
        var pixels: PixelBuffer?
    }

    init(_ drawing: SymbolDrawing, _ configuration: UIImage.SymbolConfiguration) {
        self.drawing = drawing
        self.configuration = configuration
        let pointSize = configuration.usedPointSize
        // Lines of small symbols are a little heavier, so that they are seen as well.
        let optical = min(1.2, max(0.8, pow(17 / pointSize, 0.1)))
        lineWidth = configuration.weight.lineWidth * optical
        bounds = drawing.bounds(lineWidth: lineWidth)
        let unit = pointSize / 17 * configuration.scale.factor
        // Whole points, so that it is sharp where it is placed at one.
        size = CGSize(
            width: (bounds.width * unit - 0.01).rounded(.up), height: (bounds.height * unit - 0.01).rounded(.up))
    }

    /// The shape in opaque black, as large as possible in the middle of so many device pixels.
    func pixels(width: Int, height: Int) -> PixelBuffer {
        last.withLock { kept in
            if let pixels = kept.pixels, pixels.width == width, pixels.height == height { return pixels }
            let pixels = rasterized(width: width, height: height)
            kept.pixels = pixels
            return pixels
        }
    }

    private func rasterized(width: Int, height: Int) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        let unit = min(CGFloat(width) / bounds.width, CGFloat(height) / bounds.height)
        guard unit.isFinite, unit > 0 else { return result }
        let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: unit, y: unit))
            .concatenating(CGAffineTransform(translationX: CGFloat(width) / 2, y: CGFloat(height) / 2))
        for layer in drawing.layers {
            let target = layer.isErasing ? PixelBuffer(width: width, height: height) : result
            let painter = Painter(buffer: target, clip: target.bounds, cache: PaintCache())
            let path = layer.outline.pixelPath(transform)
            if layer.isFilled { painter.fill(path, color: .black, isEvenOdd: false) }
            if let width = layer.lineWidth {
                painter.stroke(path, style: StrokeStyle(width: Double(width * lineWidth * unit)), color: .black)
            }
            if layer.isErasing { result.erase(target) }
        }
        return result
    }
}

extension SymbolLayer {
    fileprivate var isFilled: Bool {
        if case .stroke = paint { false } else { true }
    }

    /// The width of the line along the outline, if there is one.
    fileprivate var lineWidth: CGFloat? {
        switch paint {
        case .fill: nil
        case .stroke(let width): width
        case .fillAndStroke: 1
        }
    }
}

extension PixelBuffer {
    /// Takes away what another picture of this size covers.
    fileprivate func erase(_ other: PixelBuffer) {
        for index in 0..<(width * height) where other.pixels[index] >> 24 != 0 {
            pixels[index] = Pixel.scale(pixels[index], by: 255 - (other.pixels[index] >> 24))
        }
    }
}
