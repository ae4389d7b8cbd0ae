import Diagnostics
import Foundation

extension UIColor {
    /// Finds a colour in the asset catalogues of the main bundle, or gives `nil`. It is another one in dark interfaces and with more
    /// contrast where the catalogue says so.
    ///
    /// Catalogues are folders `*.xcassets` among the resources. Components of P3 are taken for those of sRGB.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour in the asset catalogues of a bundle, or gives `nil`.
    /// - Parameters:
    ///   - bundle: `nil` for the main bundle.
    ///   - traitCollection: For which the colour is; `nil` for all, so that it goes on following them.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let folder = AssetCatalog.of(bundle ?? .main).folder(name, .color),
            let set: ColorSet = AssetCatalog.contents(of: folder)
        else { return nil }
        let variants: [(appearances: [AssetAppearance]?, color: UIColor)] = set.colors.compactMap { variant in
            guard variant.idiom ?? "universal" == "universal", let color = variant.color?.color else { return nil }
            return (variant.appearances, color)
        }
        guard
            let any = AssetAppearance.best(
                of: variants, for: traitCollection ?? UITraitCollection(), { $0.appearances }
            ).first
        else {
            Log.complain("The colour \(name) of an asset catalogue cannot be read.")
            return nil
        }
        if variants.count == 1 || traitCollection != nil {
            self.init(cgColor: any.color.resolvedColor(with: traitCollection ?? .current).cgColor)
        } else {
            self.init(isConstant: true) { traits in
                (AssetAppearance.best(of: variants, for: traits) { $0.appearances }.first ?? any).color.resolvedColor(
                    with: traits)
            }
        }
    }
}

/// What a catalogue says of a colour.
private struct ColorSet: Decodable {
    struct Variant: Decodable {
        var idiom: String?
        var appearances: [AssetAppearance]?
        var color: Definition?
    }

    struct Definition: Decodable {
        var reference: String?
        var components: [String: String]?

        /// The colour; `nil` where there is none, or it cannot be read.
        var color: UIColor? {
            if let reference { return Self.system[reference] }
            guard let components else { return nil }
            func part(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
            let alpha = part("alpha") ?? 1
            if let white = part("white") { return UIColor(white: white, alpha: alpha) }
            guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// A component: with a point a part of the whole, otherwise of 255, also in sixteens.
        private static func number(_ text: String) -> CGFloat? {
            if text.contains(".") { return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } }
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            return Int(text).map { CGFloat($0) / 255 }
        }

        private static let system: [String: UIColor] = [
            "systemBlueColor": .systemBlue, "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
            "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemBrownColor": .systemBrown,
            "systemCyanColor": .systemCyan, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
            "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
            "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
            "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
            "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
            "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
            "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
            "systemBackgroundColor": .systemBackground,
            "secondarySystemBackgroundColor": .secondarySystemBackground,
            "tertiarySystemBackgroundColor": .tertiarySystemBackground,
            "systemGroupedBackgroundColor": .systemGroupedBackground,
            "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
            "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
            "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
            "whiteColor": .white, "blackColor": .black, "clearColor": .clear, "lightTextColor": .lightText,
            "darkTextColor": .darkText,
        ]
    }

    var colors: [Variant]
}
