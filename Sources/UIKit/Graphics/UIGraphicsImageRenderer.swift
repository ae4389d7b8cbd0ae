import Foundation
import RasterEngine

/// What a picture is drawn into: the context, and the shapes that most pictures need.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    /// The context that is drawn into.
    public let cgContext: CGContext
    /// The format of the picture.
    public let format: UIGraphicsImageRendererFormat
    private let picture: () -> UIImage

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat, picture: @escaping () -> UIImage) {
        cgContext = context
        self.format = format
        self.picture = picture
        super.init()
    }

    /// The picture as it was drawn until now.
    open var currentImage: UIImage { picture() }

    /// Fills a rectangle, in points, with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a line of one point inside the edges of a rectangle, in points.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Leaves out what is drawn outside of a rectangle, in points, from now on.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// How fine the pixels of a picture are.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to the point. The default is the screen's.
    open var scale: CGFloat
    /// Whether no pixel shows what is behind the picture: it begins black then. The default is false.
    open var opaque = false

    /// Creates the format of the screen.
    public override init() {
        scale = UIScreen.main.scale
        super.init()
    }

    /// The format of the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The format that suits the screen best: the screen's.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws a picture in memory.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let origin: CGPoint
    /// The format of the pictures.
    public let format: UIGraphicsImageRendererFormat
    private let traits: UITraitCollection

    /// Creates a renderer for pictures of a size in points, on the screen's grid of pixels.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a renderer for pictures of a size in points and of a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for pictures of what is drawn in a rectangle, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer for pictures of what is drawn in a rectangle, in points, and of a format.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: bounds, format: format, traits: .current)
    }

    convenience init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        self.init(bounds: CGRect(origin: .zero, size: size), format: format, traits: traits)
    }

    private init(bounds: CGRect, format: UIGraphicsImageRendererFormat, traits: UITraitCollection) {
        (size, origin) = (bounds.size, bounds.origin)
        self.format = format
        self.traits = traits
        super.init()
    }

    /// Makes a picture: `actions` draws into the current graphics context, which is also that of its argument. What is not
    /// drawn on is transparent.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = ImageCanvas(
            size: size, origin: origin, scale: format.scale, isOpaque: format.opaque, traits: traits)
        canvas.begin()
        let outer = UITraitCollection.current
        UITraitCollection.current = traits
        actions(UIGraphicsImageRendererContext(canvas.context, format: format) { canvas.image })
        UITraitCollection.current = outer
        return canvas.end()
    }

    /// The same as a PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
