import FontEngine
import Foundation
import TextEngine

/// What a font descriptor comes to: which letters, in which size, and whether they follow the size that people want.
struct FontLook: Hashable {
    private(set) var spec = FontSpec(size: 17)
    /// The PostScript name that was asked for.
    private(set) var name: String?
    /// In points; 0 where it is left open.
    private(set) var size: CGFloat = 0
    private(set) var scaling: ScaledTextSize?

    /// The look of the interface font in no size.
    init() {}

    /// The look of a font.
    init(_ font: UIFont) {
        (spec, name, size, scaling) = (font.spec, font.askedName, font.pointSize, font.scaling)
    }

    /// The text style that it follows.
    var style: UIFont.TextStyle? { scaling?.style }

    /// The font in a size; 0 takes the look's own.
    func font(size: CGFloat) -> UIFont { UIFont(self, size: size) }

    // MARK: Attributes

    mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        if let style = Self.textStyle(attributes[.textStyle]) {
            self = FontLook(UIFont.preferredFont(forTextStyle: style))
        }
        if let family = attributes[.family] as? String { setFamily(family) }
        if let name = attributes[.name] as? String { setName(name) }
        if let face = attributes[.face] as? String {
            setStyle(weight: NamedFont.weight(ofStyle: face), isItalic: NamedFont.isItalic(style: face))
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
        if let matrix = attributes[.matrix] as? CGAffineTransform {
            spec.shape = LetterShape(
                slant: Double(matrix.c), width: Double(matrix.a), features: spec.shape.features)
        }
        for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            guard let type = Self.number(setting[.type]), let selector = Self.number(setting[.selector]),
                abs(type) < 1e6, abs(selector) < 1e6
            else { continue }
            spec.setFeature(type: Int(type), selector: Int(selector))
        }
        if let size = Self.number(attributes[.size]) {
            self.size = size > 0 ? size : 0
            scaling = nil
        }
    }

    private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let number = Self.number(traits[.symbolic]), number >= 0, number <= CGFloat(UInt32.max) {
            _ = setTraits(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(number)))
        }
        let weight = traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map { UIFont.Weight($0) }
        let isItalic = Self.number(traits[.slant]).map { $0 > 0 }
        if weight != nil || isItalic != nil {
            setStyle(weight: weight?.openTypeWeight ?? spec.weight, isItalic: isItalic ?? spec.isItalic)
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as UInt32: CGFloat(number)
            case let number as Float: CGFloat(number)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func textStyle(_ value: Any?) -> UIFont.TextStyle? {
        value as? UIFont.TextStyle ?? (value as? String).map { UIFont.TextStyle(rawValue: $0) }
    }

    private mutating func setName(_ asked: String) {
        guard let font = FontLibrary.shared.font(named: asked) else { return }
        (spec.design, spec.weight, spec.isItalic) = (.family(font.family), font.weight, font.isItalic)
        name = font.name.isEmpty ? nil : font.name
    }

    private mutating func setFamily(_ family: String) {
        guard let font = FontLibrary.shared.font(named: family) else { return }
        spec.design = .family(font.family)
        name = nil
    }

    private mutating func setStyle(weight: Int, isItalic: Bool) {
        guard weight != spec.weight || isItalic != spec.isItalic else { return }
        (spec.weight, spec.isItalic) = (weight, isItalic)
        name = nil
    }

    // MARK: Traits

    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if spec.isItalic { traits.insert(.traitItalic) }
        if spec.weight >= 600 { traits.insert(.traitBold) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        if name?.contains("Condensed") ?? false { traits.insert(.traitCondensed) }
        switch spec.design {
        case .system, .monospaced: traits.insert(.traitUIOptimized)
        case .family, .block: break
        }
        return traits
    }

    private var isMonospaced: Bool { FontLibrary.shared.isMonospaced(spec) }

    /// Takes the font of the family with some traits and no others.
    /// - Returns: Whether the family has one; otherwise nothing changes.
    mutating func setTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> Bool {
        var wanted = spec
        let (isBold, isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
        if isBold != (spec.weight >= 600) { wanted.weight = isBold ? 700 : 400 }
        wanted.isItalic = isItalic
        if traits.contains(.traitMonoSpace), !isMonospaced {
            guard spec.design == .system else { return false }
            wanted.design = .monospaced
        }
        let isCondensed = symbolicTraits.contains(.traitCondensed)
        guard !traits.contains(.traitExpanded), !traits.contains(.traitCondensed) || isCondensed else { return false }
        guard wanted != spec else { return true }
        if case .family(let family) = wanted.design {
            guard
                let found = FontLibrary.shared.styles(ofFamily: family)
                    .filter({ $0.isItalic == isItalic && ($0.weight >= 600) == isBold })
                    .min(by: { abs($0.weight - wanted.weight) < abs($1.weight - wanted.weight) })
            else { return false }
            wanted.weight = found.weight
        }
        spec = wanted
        name = nil
        return true
    }

    /// Takes the interface font of a design, or where the machine has none of round ends the usual one.
    /// - Returns: Whether the look is the interface font's; otherwise nothing changes.
    mutating func setDesign(_ design: UIFontDescriptor.SystemDesign) -> Bool {
        guard name == nil, Self.designs.values.contains(spec.design), let found = Self.designs[design] else {
            return false
        }
        // Programs count on it that a font of the system has every design.
        if case .family(let family) = found, design == .rounded, !FontLibrary.shared.hasFamily(family) {
            spec.design = .system
        } else {
            spec.design = found
        }
        return true
    }

    private static let designs: [UIFontDescriptor.SystemDesign: FontSpec.Design] = [
        .default: .system, .monospaced: .monospaced, .serif: .family("New York"), .rounded: .family("Nunito"),
    ]

    /// The name of the style within the family.
    var faceName: String {
        let weight = UIFont.Weight(openTypeWeight: spec.weight).styleName
        guard spec.isItalic else { return weight }
        return weight == "Regular" ? "Italic" : weight + " Italic"
    }
}
