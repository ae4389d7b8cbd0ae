import Foundation

/// The shadow of letters: the attribute ``Foundation/NSAttributedString/Key/shadow``.
///
/// What has a shadow throws it with the lines under and through it, but without its background. An attributed string
/// takes the shadow as it is when the text is laid out.
open class NSShadow: NSObject, NSSecureCoding, NSCopying {
    private let mark = ObjectHeaderPadding()

    /// How far the shadow lies to the right and below, in points.
    open var shadowOffset = CGSize.zero
    /// The width of its soft edge, in points; 0 for a sharp one.
    open var shadowBlurRadius: CGFloat = 0
    /// Its ``UIColor``. `nil`, or anything else, throws no shadow. The default is black at a third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow right behind the letters.
    public override init() { super.init() }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a shadow that was archived.
    public required init?(coder: NSCoder) {
        super.init()
        func number(_ key: String) -> CGFloat {
            let number = coder.decodeDouble(forKey: key)
            return abs(number) < 1e6 ? CGFloat(number) : 0
        }
        shadowOffset = CGSize(width: number("NSShadowHoriz"), height: number("NSShadowVert"))
        shadowBlurRadius = max(0, number("NSShadowBlurRadius"))
        shadowColor =
            coder.containsValue(forKey: "NSShadowColor")
            ? coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor") : nil
    }

    /// Archives the shadow.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    /// A shadow of the same look.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
