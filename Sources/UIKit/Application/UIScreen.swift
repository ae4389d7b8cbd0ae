import Foundation
import HostInterface

/// The window that the program paints: what a phone's screen is on iOS.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    private let display: any Display
    /// The size and scale that were last laid out for.
    private(set) var extent: Extent

    struct Extent: Equatable {
        var pixelWidth: Int
        var pixelHeight: Int
        var scale: CGFloat
        var pixelsPerMillimetre: CGFloat?

        var bounds: CGRect {
            CGRect(x: 0, y: 0, width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
        }
    }

    /// The screen of the running program.
    public class var main: UIScreen { UIApplication.shared.screen }

    /// The screen that views in no window are made for: the running program's.
    static var ofDetachedViews: UIScreen { UIApplication.shared.screen }

    /// The size in points. A window that is minimised may have the size 0.
    open var bounds: CGRect { extent.bounds }
    /// Device pixels to the point.
    open var scale: CGFloat { extent.scale }
    /// Device pixels to the point.
    open var nativeScale: CGFloat { extent.scale }
    /// The size in device pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: extent.pixelWidth, height: extent.pixelHeight)
    }

    /// Points to the millimetre of the glass; `nil` where the display does not know its size.
    var pointsPerMillimetre: CGFloat? { extent.pixelsPerMillimetre.map { $0 / scale } }

    /// The surroundings that views without others of their own have.
    @exclusivity(unchecked) public private(set) var traitCollection: UITraitCollection

    /// Whose language and direction the screen's surroundings have.
    var locale: Locale {
        didSet { setStyle(traitCollection.userInterfaceStyle) }
    }

    /// How much what must be read stands out in the screen's surroundings.
    var contrast = UIAccessibilityContrast.normal {
        didSet { setStyle(traitCollection.userInterfaceStyle) }
    }

    /// How large people want to read text, in the screen's surroundings.
    var contentSize = UIContentSizeCategory.large {
        didSet { setStyle(traitCollection.userInterfaceStyle) }
    }

    init(display: any Display, locale: Locale) {
        self.display = display
        self.locale = locale
        extent = Self.extent(of: display)
        traitCollection = UITraitCollection(
            userInterfaceStyle: .light, displayScale: extent.scale, contrast: .normal, contentSize: .large,
            locale: locale, size: extent.bounds.size)
        super.init()
    }

    private static func extent(of display: any Display) -> Extent {
        let scale = display.scale
        return Extent(
            pixelWidth: max(0, display.pixelWidth), pixelHeight: max(0, display.pixelHeight),
            scale: scale.isFinite && scale > 0 ? scale : 1,
            pixelsPerMillimetre: display.pixelsPerMillimetre.map { CGFloat($0) })
    }

    /// The size that the display has by now, in points.
    var displaySize: CGSize { Self.extent(of: display).bounds.size }

    /// Reads the display's size again.
    /// - Returns: Whether it is another one.
    func update() -> Bool {
        let new = Self.extent(of: display)
        guard new != extent else { return false }
        extent = new
        setStyle(traitCollection.userInterfaceStyle)
        return true
    }

    func setStyle(_ style: UIUserInterfaceStyle) {
        traitCollection = UITraitCollection(
            userInterfaceStyle: style, displayScale: extent.scale, contrast: contrast, contentSize: contentSize,
            locale: locale, size: extent.bounds.size)
    }
}
