import Foundation
import RasterEngine

/// A magnified picture of the text around the caret, above the finger that covers it.
///
/// The picture is taken once a frame, from the views themselves; it is painted again only when it is another one.
final class LoupeView: UIView {
    /// The size of the glass, in points.
    static let size = CGSize(width: 128, height: 48)
    private static let magnification: CGFloat = 1.25
    /// From the line to the glass, and from the middle of a finger to its edge.
    private static let gap: CGFloat = 10
    private static let fingerRadius: CGFloat = 22
    private static let margin: CGFloat = 4

    private var picture: PixelBuffer?

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        backgroundColor = .systemBackground
        clipsToBounds = true
        layer.cornerRadius = Self.size.height / 2
        setBorder(.loupeEdge, width: 1)
        setShadow(.black, opacity: 0.25, radius: 6, offset: CGSize(width: 0, height: 3))
        accessibilityIdentifier = "loupe"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Where the glass is for a caret and a finger, in points of the screen: above both, or below them where there is
    /// no room above.
    static func frame(around caret: CGRect, finger: CGPoint, in screen: CGRect) -> CGRect {
        var y = min(caret.minY, finger.y - fingerRadius) - gap - size.height
        if y < screen.minY + margin {
            let below = max(caret.maxY, finger.y + fingerRadius) + gap
            y = below + size.height <= screen.maxY - margin ? below : screen.minY + margin
        }
        let x = min(max(caret.midX - size.width / 2, screen.minX + margin), screen.maxX - margin - size.width)
        return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    /// Shows what is around a caret, in points of the screen.
    func show(around caret: CGRect, finger: CGPoint, in screen: CGRect) {
        let frame = Self.frame(around: caret, finger: finger, in: screen)
        if self.frame != frame { self.frame = frame }
        guard let application else { return }
        let scale = application.screen.scale
        let size = CGSize(
            width: Self.size.width / Self.magnification, height: Self.size.height / Self.magnification)
        let area = PixelRect(
            x: CGContext.pixel((caret.midX - size.width / 2) * scale),
            y: CGContext.pixel((caret.midY - size.height / 2) * scale), width: CGContext.pixel(size.width * scale),
            height: CGContext.pixel(size.height * scale))
        let new = ViewPainter.picture(
            of: application.windows.filter { !$0.isOverlay }, area: area, displayScale: scale,
            cache: application.paintCache
        ).scaled(width: CGContext.pixel(Self.size.width * scale), height: CGContext.pixel(Self.size.height * scale))
        guard !isSame(new) else { return }
        picture = new
        setNeedsDisplay()
    }

    private func isSame(_ other: PixelBuffer) -> Bool {
        guard let picture, picture.width == other.width, picture.height == other.height else { return false }
        return memcmp(picture.pixels, other.pixels, picture.width * picture.height * 4) == 0
    }

    override func draw(_ rect: CGRect) {
        guard let picture, let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(UIImage(pixels: picture, scale: context.scale), in: bounds)
    }
}
