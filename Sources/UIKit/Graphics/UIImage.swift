import Foundation
import RasterEngine

/// A picture: pixels of a PNG file (other kinds give `nil`), or a symbol, which is drawn anew in every size.
///
/// Pictures are values: any thread may read one.
public final class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    // Unchecked: the pixels are never written after they were read, and colours are values.

    /// How the picture's colours are used.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it stands wants it.
        case automatic
        /// Always its own colours.
        case alwaysOriginal
        /// Only its shape, in the tint colour.
        case alwaysTemplate
    }

    /// What is shown.
    enum Content {
        case pixels(PixelBuffer)
        case symbol(SymbolPicture)
    }

    let content: Content
    /// What the pixels are made of, where they are shown in another way than they are stored.
    let stored: (image: CGImage, orientation: Orientation)?
    /// Pixels to the point. 1 for a symbol, which has no pixels of its own; iOS says the screen's.
    public let scale: CGFloat
    /// How the picture's colours are used.
    public let renderingMode: RenderingMode
    /// The colour in which only the shape is shown where the place brings none.
    let ownTint: UIColor?
    /// Whether views show the picture mirrored where reading goes from right to left.
    public let flipsForRightToLeftLayoutDirection: Bool
    /// The edges that keep their size, where there are any.
    let caps: Caps?
    /// Whether a symbol is shown with left and right exchanged.
    let isMirrored: Bool

    /// Width and height in points.
    public var size: CGSize {
        switch content {
        case .pixels(let pixels):
            CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        case .symbol(let symbol): symbol.size
        }
    }

    init(
        pixels: PixelBuffer, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        stored: (image: CGImage, orientation: Orientation)? = nil
    ) {
        pixels.finish()
        content = .pixels(pixels)
        self.stored = stored
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.renderingMode = renderingMode
        ownTint = nil
        flipsForRightToLeftLayoutDirection = false
        (caps, isMirrored) = (nil, false)
    }

    /// Creates the picture of a symbol.
    init(symbol: SymbolPicture) {
        content = .symbol(symbol)
        stored = nil
        scale = 1
        renderingMode = .automatic
        ownTint = nil
        flipsForRightToLeftLayoutDirection = symbol.drawing.isMirrored
        (caps, isMirrored) = (nil, false)
    }

    /// Creates another picture with something else about it.
    init(
        _ other: UIImage, content: Content? = nil, renderingMode: RenderingMode? = nil, ownTint: UIColor? = nil,
        flips: Bool? = nil, caps: Caps? = nil, isMirrored: Bool? = nil, stored: (CGImage, Orientation)? = nil
    ) {
        self.content = content ?? other.content
        self.stored = content == nil ? other.stored : stored
        self.caps = caps ?? other.caps
        self.isMirrored = isMirrored ?? other.isMirrored
        scale = other.scale
        self.renderingMode = renderingMode ?? other.renderingMode
        self.ownTint = ownTint ?? other.ownTint
        flipsForRightToLeftLayoutDirection = flips ?? other.flipsForRightToLeftLayoutDirection
    }

    /// Creates a picture without pixels.
    public override convenience init() {
        self.init(pixels: PixelBuffer(width: 0, height: 0), scale: 1)
    }

    /// Reads a PNG, or gives `nil` when the data is none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads a PNG with a number of pixels to the point, or gives `nil` when the data is none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = try? PixelBuffer.decode(png: Array(data)) else { return nil }
        self.init(pixels: pixels, scale: scale)
    }

    /// Reads a PNG file, or gives `nil` when there is none. A name that ends in `@2x` or `@3x` sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).lastPathComponent
        self.init(data: data, scale: name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1)
    }

    /// Finds a picture by name among the main bundle's resources, or gives `nil`: in its asset catalogues, or a PNG, of which the finest is
    /// preferred.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a picture by name among a bundle's resources, or gives `nil`: in its asset catalogues (``AssetCatalog``), or a PNG, of which
    /// the finest is preferred.
    /// - Parameters:
    ///   - bundle: `nil` for the main bundle, with those that a package puts beside its program.
    ///   - traitCollection: For which look of the interface it is, where a catalogue has several; `nil` for the one at the moment.
    ///     Unlike on iOS the picture does not follow the interface when that changes.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        // A folder has a first picture for no name.
        guard !name.isEmpty else { return nil }
        let bundle = bundle ?? .main
        if let found = Self.inCatalog(name, of: bundle, for: traitCollection ?? .current) {
            self.init(found)
            return
        }
        let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let folders = AssetCatalog.resourceFolders(of: bundle).map(\.path)
        for suffix in ["@3x", "@2x", ""] {
            let inFolders = folders.lazy.map { $0 + "/" + base + suffix + ".png" }
            let known = bundle.path(forResource: base + suffix, ofType: "png")
            if let path = known ?? inFolders.first(where: { FileManager.default.fileExists(atPath: $0) }) {
                self.init(contentsOfFile: path)
                return
            }
        }
        return nil
    }

    /// Finds the PNG of a picture literal among the main bundle's resources. One that is missing is a programmer's mistake.
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            preconditionFailure("UIImage: there is no picture named \(name) in the main bundle")
        }
        self.init(image)
    }

    /// The same picture, used in another way.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(self, renderingMode: mode)
    }

    /// Only the shape of the picture, in a colour. Where the picture is a template the colour of the place still goes
    /// before, and symbols are templates unless ``RenderingMode/alwaysOriginal`` is said.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(self, ownTint: color)
    }

    /// Only the shape of the picture, in a colour, used in some way.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(self, renderingMode: renderingMode, ownTint: color)
    }

    /// The picture that views show mirrored where reading goes from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        UIImage(self, flips: true)
    }

    /// The picture as a PNG, or `nil` when it is empty.
    public func pngData() -> Data? {
        let width = Int((size.width * scale).rounded())
        let height = Int((size.height * scale).rounded())
        let pixels = picture(width: width, height: height, scale: scale, tint: nil, traits: .current)
        return (try? pixels.png()).map { Data($0) }
    }

    /// Paints the picture into a rectangle of the current graphics context, scaled to fill it.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }

    /// Paints the picture at its own size with its top left corner at a point of the current graphics context.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Paints the picture into a rectangle of the current graphics context, scaled to fill it.
    /// - Parameters:
    ///   - blendMode: How it joins with what was painted before.
    ///   - alpha: An opacity between 0 and 1 for it.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.painting(with: blendMode, alpha: alpha) { draw(in: rect) }
    }

    /// Paints the picture at its own size with its top left corner at a point of the current graphics context.
    /// - Parameters:
    ///   - blendMode: How it joins with what was painted before.
    ///   - alpha: An opacity between 0 and 1 for it.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Whether it is shown in the colour of the place where it stands: a template, or a symbol that says nothing else.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The pixels to be shown: those that there are, or of a symbol, and where edges keep their size, as many as there is room
    /// for.
    /// - Parameter scale: Device pixels to the point.
    func picture(width: Int, height: Int, scale: CGFloat, tint: UIColor?, traits: UITraitCollection) -> PixelBuffer {
        let shape =
            switch content {
            case .pixels(let pixels):
                caps?.resized(pixels, width: width, height: height, imageScale: self.scale, scale: scale) ?? pixels
            case .symbol(let symbol):
                isMirrored
                    ? symbol.pixels(width: width, height: height).mirrored(across: true, down: false)
                    : symbol.pixels(width: width, height: height)
            }
        guard let color = (tint ?? ownTint)?.paint(with: traits) else { return shape }
        let result = PixelBuffer(width: shape.width, height: shape.height)
        for index in 0..<(shape.width * shape.height) {
            result.pixels[index] = Pixel.scale(color.premultiplied, by: shape.pixels[index] >> 24)
        }
        return result
    }
}

/// What a picture literal is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
