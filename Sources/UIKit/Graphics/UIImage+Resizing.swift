import Foundation
import RasterEngine

/// Pictures whose edges keep their size when the picture is drawn larger: grounds of bubbles, fields and buttons.
extension UIImage {
    /// What becomes of the middle of a picture with edges when it is drawn larger.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile
        /// It is stretched.
        case stretch
    }

    /// The picture with edges that keep their size; what is between them is repeated.
    /// - Parameter capInsets: How far the edges reach into the picture, in points. Numbers that are negative or none are 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The picture with edges that keep their size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        func usable(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(0, inset) : 0 }
        let insets = UIEdgeInsets(
            top: usable(capInsets.top), left: usable(capInsets.left), bottom: usable(capInsets.bottom),
            right: usable(capInsets.right))
        return UIImage(self, caps: Caps(insets: insets, mode: resizingMode))
    }

    /// The picture with edges at the left and the top, of which the point behind each is stretched and the rest is the other edge.
    /// 0 stretches all of that direction.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func edges(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
            cap > 0 ? (CGFloat(cap), max(0, length - CGFloat(cap) - 1)) : (0, 0)
        }
        let (left, right) = edges(leftCapWidth, size.width)
        let (top, bottom) = edges(topCapHeight, size.height)
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
    }

    /// How far the edges reach into the picture that keep their size, in points.
    public var capInsets: UIEdgeInsets { caps?.insets ?? .zero }

    /// What becomes of what is between the edges.
    public var resizingMode: ResizingMode { caps?.mode ?? .tile }

    /// The picture with left and right exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        switch content {
        case .symbol: UIImage(self, isMirrored: !isMirrored)
        case .pixels(let pixels):
            UIImage(
                self, content: .pixels(pixels.mirrored(across: true, down: false)), caps: caps?.mirrored,
                stored: cgImage.map { ($0, imageOrientation.mirrored) })
        }
    }

    /// The edges that keep their size.
    struct Caps {
        let insets: UIEdgeInsets
        let mode: ResizingMode

        /// The pixels of a picture in another size.
        /// - Parameter scale: Device pixels to the point. The edges are as many points as they were, or less where there is no room.
        func resized(_ source: PixelBuffer, width: Int, height: Int, imageScale: CGFloat, scale: CGFloat) -> PixelBuffer
        {
            // No larger than pictures can be.
            let result = PixelBuffer(width: width, height: height)
            let columns = Strip(
                before: insets.left, after: insets.right, from: source.width, to: result.width, mode: mode, imageScale,
                scale)
            let rows = Strip(
                before: insets.top, after: insets.bottom, from: source.height, to: result.height, mode: mode,
                imageScale, scale)
            var scaled: [ScaledPart: PixelBuffer] = [:]
            for (down, targetDown) in rows.parts {
                for (across, targetAcross) in columns.parts {
                    let part = ScaledPart(
                        rect: PixelRect(
                            x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count),
                        width: targetAcross.count, height: targetDown.count)
                    var (shown, x, y) = (source, part.rect.x, part.rect.y)
                    if !part.hasItsSize {
                        (shown, x, y) = (scaled[part] ?? part.pixels(of: source), 0, 0)
                        scaled[part] = shown
                    }
                    for row in 0..<part.height {
                        (result.row(targetDown.lowerBound + row) + targetAcross.lowerBound).update(
                            from: shown.row(y + row) + x, count: part.width)
                    }
                }
            }
            return result
        }

        /// Those of the picture with left and right exchanged.
        var mirrored: Caps {
            let (left, right) = (insets.right, insets.left)
            return Caps(
                insets: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right), mode: mode)
        }
    }

    /// A part of a picture in the size in which it is shown.
    private struct ScaledPart: Hashable {
        var rect: PixelRect
        var width: Int
        var height: Int

        var hasItsSize: Bool { rect.width == width && rect.height == height }

        func pixels(of source: PixelBuffer) -> PixelBuffer {
            let part = PixelBuffer(width: rect.width, height: rect.height)
            for y in 0..<part.height {
                part.row(y).update(from: source.row(rect.y + y) + rect.x, count: part.width)
            }
            return part.scaled(width: width, height: height)
        }
    }

    /// Which pixels along a side go where.
    private struct Strip {
        var parts: [(source: Range<Int>, target: Range<Int>)] = []

        init(
            before: CGFloat, after: CGFloat, from old: Int, to new: Int, mode: ResizingMode, _ imageScale: CGFloat,
            _ scale: CGFloat
        ) {
            guard old > 0, new > 0 else { return }
            let first = min(old, CGContext.pixel(before * imageScale))
            let last = min(old - first, CGContext.pixel(after * imageScale))
            func shown(_ pixels: Int) -> Int { CGContext.pixel(CGFloat(pixels) * scale / imageScale) }
            var (start, end) = (shown(first), shown(last))
            if start + end > new {
                // Edges that have no room are made smaller in proportion.
                start = new * start / (start + end)
                end = new - start
            }
            func add(_ source: Range<Int>, _ target: Range<Int>) {
                if !source.isEmpty, !target.isEmpty { parts.append((source, target)) }
            }
            add(0..<first, 0..<start)
            add((old - last)..<old, (new - end)..<new)
            // Edges that meet have one pixel between them, as on iOS.
            let edge = min(first, old - 1)
            let middle = first < old - last ? first..<(old - last) : edge..<(edge + 1)
            let space = start..<(new - end)
            let tile = shown(middle.count)
            guard mode == .tile, tile > 0, middle.count > 1 else {
                add(middle, space)
                return
            }
            while start < space.upperBound {
                let length = min(tile, space.upperBound - start)
                add(middle.prefix((middle.count * length + tile - 1) / tile), start..<(start + length))
                start += length
            }
        }
    }
}

extension UIImage.Orientation {
    /// The one that shows pixels with left and right exchanged.
    fileprivate var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }
}
