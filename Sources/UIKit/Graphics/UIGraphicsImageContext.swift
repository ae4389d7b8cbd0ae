import Foundation

/// The pictures that are being drawn between the two functions below, the innermost last.
@MainActor
private enum ImageCanvases {
    static var open: [ImageCanvas] = []
}

/// Begins a picture of a size in points that hides what is behind it, with one pixel to the point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture: until the matching ``UIGraphicsEndImageContext()`` its context is the current one.
/// - Parameters:
///   - size: The picture's, in points.
///   - opaque: Whether it begins black, and not transparent.
///   - scale: Pixels to the point; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let canvas = ImageCanvas(
        size: size, origin: .zero, scale: scale == 0 ? UIScreen.main.scale : scale, isOpaque: opaque, traits: .current)
    canvas.begin()
    ImageCanvases.open.append(canvas)
}

/// What was drawn since the last ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``; `nil` where no picture is open.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageCanvases.open.last?.image
}

/// Ends the picture that was begun last. Where none was begun nothing happens.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    _ = ImageCanvases.open.popLast()?.end()
}

/// Draws a line of one point inside the edges of a rectangle, in points, in the current line colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
