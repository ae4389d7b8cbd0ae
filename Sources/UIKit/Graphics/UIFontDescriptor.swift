import FontEngine
import Foundation
import TextEngine

/// What a font is to look like: a name or a family, a size, a weight, a slant and other forms of letters.
///
/// A descriptor is a value: any thread may make one, and none changes. A font is made of it by
/// ``UIFont/init(descriptor:size:)``.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: every stored property is constant; the attributes are values of the program's that are only read.

    private let mark = ObjectHeaderPadding()
    /// What the descriptor was made with.
    private let attributes: [AttributeName: Any]
    let look: FontLook

    init(attributes: [AttributeName: Any], look: FontLook) {
        self.attributes = attributes
        self.look = look
    }

    /// Creates a descriptor from attributes. Those that say nothing of use are kept and have no effect; a name or a family
    /// that nobody knows leaves the interface font.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        var look = FontLook()
        look.apply(attributes)
        self.init(attributes: attributes, look: look)
    }

    /// Creates the descriptor of the font of a name.
    /// - Parameters:
    ///   - name: A PostScript name, or that of a family, as for ``UIFont/init(name:size:)``.
    ///   - size: In points; 0 leaves it open.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The descriptor of a text style in the size that people want (``UITraitCollection/current``).
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of a text style in the size that some traits ask for, or in the present one.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: What it says

    /// The PostScript name of the font that is meant.
    open var postscriptName: String { look.font(size: 0).fontName }

    /// The size in points; 0 where it is left open.
    open var pointSize: CGFloat { look.size }

    /// What letters a and m tell of the font: whether it is bold, leans, or has one width. Its class is not among it.
    open var symbolicTraits: SymbolicTraits { look.symbolicTraits }

    /// How letters lean and widen.
    open var matrix: CGAffineTransform {
        CGAffineTransform(
            a: look.spec.shape.width, b: 0, c: look.spec.shape.slant, d: 1, tx: 0, ty: 0)
    }

    /// The attributes that the descriptor was made with.
    open var fontAttributes: [AttributeName: Any] { attributes }

    /// The value of an attribute, found from the font that is meant where the descriptor was not made with one.
    open func object(forKey attribute: AttributeName) -> Any? {
        if let own = attributes[attribute] { return own }
        let font = look.font(size: 0)
        switch attribute {
        case .name: return font.fontName
        case .family: return font.familyName
        case .face: return look.faceName
        case .size: return look.size
        case .traits:
            return [
                TraitKey.weight: UIFont.Weight(openTypeWeight: look.spec.weight).rawValue,
                TraitKey.slant: look.spec.isItalic ? CGFloat(0.07) : 0,
                TraitKey.symbolic: look.symbolicTraits.rawValue,
            ]
        default: return nil
        }
    }

    // MARK: Others like it

    /// The same with more attributes, which take the place of its own.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var look = look
        look.apply(attributes)
        return UIFontDescriptor(attributes: self.attributes.merging(attributes) { $1 }, look: look)
    }

    /// The same with traits in place of its own: what is not among them is taken away, but for the one width of letters that the
    /// family or the design has. `nil` where the family has no such font, as for all that is condensed or expanded.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var look = look
        guard look.setTraits(symbolicTraits) else { return nil }
        var attributes = attributes
        (attributes[.name], attributes[.face]) = (nil, nil)
        attributes[.traits] = [TraitKey.symbolic: symbolicTraits.rawValue]
        if attributes[.textStyle] == nil { attributes[.family] = look.font(size: 0).familyName }
        return UIFontDescriptor(attributes: attributes, look: look)
    }

    /// The same in another size, in points, in which it stays.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// The same with letters that lean by the matrix's c and widen by its a. The other entries have no effect: letters
    /// are not turned, and their height is the font's size.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: matrix])
    }

    /// The font of the same weight and slant of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// The font of its family with a style by its name, such as "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// The interface font in another design. `nil` for a font of another family. Where the machine has no font of that design it is
    /// the usual one.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var look = look
        guard look.setDesign(design) else { return nil }
        return UIFontDescriptor(attributes: attributes, look: look)
    }

    // MARK: Values

    /// The descriptor itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.look == look
    }

    open override var hash: Int { look.hashValue }
}

extension UIFont {
    /// Creates the font that a descriptor means.
    /// - Parameter pointSize: In points; 0 takes the descriptor's, and then a font of a text style follows the size that
    ///   people want.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.look, size: pointSize)
    }

    /// What the font looks like.
    public var fontDescriptor: UIFontDescriptor {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [.name: fontName, .size: pointSize]
        if let style = FontLook(self).style { attributes[.textStyle] = style }
        return UIFontDescriptor(attributes: attributes, look: FontLook(self))
    }

    /// The names of all families: those that the machine has, and those of iOS for which others stand in. In the order of
    /// the alphabet.
    public class var familyNames: [String] { FontLibrary.shared.familyNames }

    /// The PostScript names of a family's fonts, in the order of the alphabet; none for a family that nobody knows.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.fontNames(ofFamily: familyName)
    }
}
