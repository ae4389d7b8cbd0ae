import Foundation
import RasterEngine
import Synchronization

/// A colour, or a rule that gives one for light and one for dark interfaces.
///
/// Colours are values: any thread may make and use them.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    // Unchecked: every stored property is Sendable, and constant once the colour is made.

    /// Red, green, blue and alpha between 0 and 1.
    struct Components: Equatable, Hashable, Sendable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double

        var paint: PaintColor { PaintColor(red: red, green: green, blue: blue, alpha: alpha) }
    }

    private enum Definition: Sendable {
        case fixed(Components)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    /// Whether the colour is the same whenever it is asked for in the same traits: it asks nothing of the program.
    final var isConstant: Bool { if case .fixed = definition { true } else { isOfTraits } }

    private let mark = ObjectHeaderPadding()
    private let definition: Definition
    // Written while the colour is made, before anybody has it. It is not constant, because a designated initializer that
    // programs do not see would keep their subclasses from inheriting the others.
    private var isOfTraits = false

    /// Creates a colour from components between 0 and 1; others are clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func unit(_ value: CGFloat) -> Double { value > 0 ? min(Double(value), 1) : 0 }
        definition = .fixed(
            Components(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha)))
    }

    /// Creates a grey between black (0) and white (1).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation and brightness between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turn = (hue - hue.rounded(.down)) * 6
        func channel(_ shift: CGFloat) -> CGFloat {
            let distance = (turn + shift).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Creates a colour from components of the colour space Display P3, between 0 and 1. What the screen, which has sRGB, cannot
    /// show becomes the nearest that it can.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func linear(_ value: CGFloat) -> CGFloat {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func encoded(_ value: CGFloat) -> CGFloat {
            value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        self.init(
            red: encoded(1.2249 * r - 0.2247 * g), green: encoded(-0.0420 * r + 1.0419 * g),
            blue: encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b), alpha: alpha)
    }

    /// Creates the colour of a colour literal.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a colour that depends on the interface it is shown in.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        definition = .dynamic(dynamicProvider)
    }

    /// Creates a colour that depends on the interface it is shown in, and on nothing else when it is constant.
    convenience init(isConstant: Bool, provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(dynamicProvider: provider)
        isOfTraits = isConstant
    }

    /// Creates a colour from what a `CGColor` holds.
    public convenience init(cgColor: CGColor) {
        let c = cgColor.channels
        self.init(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
    }

    // MARK: Archives

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a colour that was archived.
    public required init?(coder: NSCoder) {
        guard let light = Components(coder, dark: false) else { return nil }
        guard let dark = Components(coder, dark: true) else {
            definition = .fixed(light)
            return
        }
        definition = .dynamic { UIColor(components: $0.userInterfaceStyle == .dark ? dark : light) }
        isOfTraits = true
    }

    /// Archives the colour, of one that depends on the interface what it is in a light and in a dark one.
    open func encode(with coder: NSCoder) {
        components(with: UITraitCollection(userInterfaceStyle: .light)).encode(with: coder, dark: false)
        guard case .dynamic = definition else { return }
        components(with: UITraitCollection(userInterfaceStyle: .dark)).encode(with: coder, dark: true)
    }

    // MARK: Components

    /// The colour in an interface, as one that no longer depends on it.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch definition {
        case .fixed: self
        case .dynamic: UIColor(components: components(with: traitCollection))
        }
    }

    /// The same colour with another opacity. A colour that depends on the interface goes on doing so.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch definition {
        case .fixed(var components):
            components.alpha = alpha > 0 ? min(Double(alpha), 1) : 0
            return UIColor(components: components)
        case .dynamic:
            return UIColor(isConstant: isConstant) { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Reads the components, as they are in ``UITraitCollection/current``. Always succeeds.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(with: .current)
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Reads hue, saturation and brightness, between 0 and 1, as they are in ``UITraitCollection/current``. The hue of a
    /// grey is 0. Always succeeds.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = components(with: .current)
        let (most, least) = (max(c.red, c.green, c.blue), min(c.red, c.green, c.blue))
        let range = most - least
        var sixths = 0.0
        if range > 0 {
            if most == c.red {
                sixths = (c.green - c.blue) / range
            } else if most == c.green {
                sixths = 2 + (c.blue - c.red) / range
            } else {
                sixths = 4 + (c.red - c.green) / range
            }
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = c.alpha
        return true
    }

    /// Reads a grey between black (0) and white (1) as it is in ``UITraitCollection/current``.
    /// - Returns: Whether the colour is a grey; otherwise nothing is read.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let c = components(with: .current)
        guard c.red == c.green, c.green == c.blue else { return false }
        white?.pointee = c.red
        alpha?.pointee = c.alpha
        return true
    }

    /// The colour in ``UITraitCollection/current``, as Core Graphics has it.
    public var cgColor: CGColor { CGColor(components: components(with: .current)) }

    convenience init(components: Components) {
        self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }

    func components(with traits: UITraitCollection) -> Components {
        switch definition {
        case .fixed(let components): return components
        case .dynamic(let provider):
            // A provider that returns itself would never end.
            var color = provider(traits)
            for _ in 0..<8 {
                guard case .dynamic(let inner) = color.definition else { break }
                color = inner(traits)
            }
            guard case .fixed(let components) = color.definition else {
                return Components(red: 0, green: 0, blue: 0, alpha: 1)
            }
            return components
        }
    }

    func paint(with traits: UITraitCollection) -> PaintColor {
        components(with: traits).paint
    }

    /// The colour space and the components, as they are in ``UITraitCollection/current``.
    open override var description: String {
        let parts = components(with: .current)
        return "UIExtendedSRGBColorSpace "
            + [parts.red, parts.green, parts.blue, parts.alpha].map(Self.written).joined(separator: " ")
    }

    private static func written(_ part: Double) -> String {
        part == part.rounded() ? String(Int(part)) : String((part * 1e6).rounded() / 1e6)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        guard case .fixed(let a) = definition, case .fixed(let b) = other.definition else { return false }
        return a == b
    }

    open override var hash: Int {
        guard case .fixed(let components) = definition else { return ObjectIdentifier(self).hashValue }
        return components.hashValue
    }
}

/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
