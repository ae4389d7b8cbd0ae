import Foundation
import RasterEngine

/// A picture that a layer shows, given by the program or drawn by the layer.
struct LayerContent {
    /// What the program has given.
    var given: Any?
    /// What the layer has drawn.
    var drawn: UIImage?
    /// The size of the bounds for which it has drawn.
    var drawnSize = CGSize.zero
    /// Whether the layer has to draw itself.
    var needsDisplay = false
    var gravity = CALayerContentsGravity.resize
    /// Pixels of what is given to the point.
    var scale: CGFloat = 1
}

extension CALayer {
    /// The picture that is shown.
    var shownContents: UIImage? {
        content.drawn
            ?? (content.given as? CGImage).map { UIImage(cgImage: $0, scale: content.scale, orientation: .up) }
    }

    /// Where a picture stands, in the layer's points.
    func place(of picture: UIImage) -> CGRect {
        contentsGravity.mode.rect(for: picture.size, in: shownState.bounds)
    }

    /// Paints what is shown of the contents, which are drawn first where they have to be.
    func paintContents(in context: CGContext) {
        let bounds = shownState.bounds
        if content.needsDisplay || needsDisplayOnBoundsChange && content.drawnSize != self.bounds.size {
            display(in: context.traits)
        }
        guard let picture = shownContents else { return }
        let place = place(of: picture)
        guard place.width > 0, place.height > 0, place.isFinite else { return }
        context.saveGState()
        if masksToBounds { context.clip(to: bounds) }
        context.draw(picture, in: place)
        context.restoreGState()
    }

    /// Has the layer draw itself now, where that is due and it is in a window. Before a frame it does so without being asked, and
    /// what a view draws itself waits for that.
    public func displayIfNeeded() {
        guard content.needsDisplay, let view = root.view, view.window != nil else { return }
        display(in: view.traitCollection)
        didChange()
    }

    private func display(in traits: UITraitCollection) {
        let bounds = bounds
        (content.needsDisplay, content.drawnSize, content.drawn) = (false, bounds.size, nil)
        // The screen's pixels, and not those of the moment: the layer may just be growing. A larger picture than of a screen
        // of 2,048 by 2,048 pixels is made coarser.
        let room = (CGFloat(DrawnContent.areaLimit) / max(bounds.width * bounds.height, 1e-6)).squareRoot()
        let extent = CGFloat(PixelBuffer.maximumExtent) / max(bounds.width, bounds.height, 1e-6)
        let scale = min(traits.displayScale, room, extent)
        guard bounds.width > 0, bounds.height > 0, scale > 0, scale.isFinite else { return }
        let canvas = ImageCanvas(
            size: bounds.size, origin: bounds.origin, scale: scale, isOpaque: false, traits: traits)
        canvas.begin()
        draw(in: canvas.context)
        let picture = canvas.end()
        if canvas.context.painter.paintedPixels > 0 { content.drawn = picture }
    }
}

/// Where the contents of a layer stand in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a gravity by its name; names that are not known mean ``resize``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle, in their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the top, in their own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the bottom, in their own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left side, in their own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right side, in their own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At the left of the top, in their own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At the right of the top, in their own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At the left of the bottom, in their own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At the right of the bottom, in their own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// In the middle, as large as the bounds hold without stretching.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// In the middle, as large as fills the bounds without stretching.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// How a view would have its content follow its size.
    var mode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}
