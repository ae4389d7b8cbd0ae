import Foundation

extension UIImage {
    /// A picture of an asset catalogue: of those for the traits the finest that can be read. Only PNGs can.
    static func inCatalog(_ name: String, of bundle: Bundle, for traits: UITraitCollection) -> UIImage? {
        guard let folder = AssetCatalog.of(bundle).folder(name, .image),
            let set: ImageSet = AssetCatalog.contents(of: folder)
        else { return nil }
        let readable = set.images.filter {
            $0.filename?.lowercased().hasSuffix(".png") == true && $0.idiom ?? "universal" == "universal"
        }
        // The look is chosen first, and its pictures are of several scales.
        let ofBest = AssetAppearance.best(of: readable, for: traits) { $0.appearances }
        for variant in ofBest.sorted(by: { $0.factor > $1.factor }) {
            guard let file = variant.filename,
                let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
                let image = UIImage(data: data, scale: variant.factor)
            else { continue }
            switch set.properties?.intent {
            case "template": return image.withRenderingMode(.alwaysTemplate)
            case "original": return image.withRenderingMode(.alwaysOriginal)
            default: return image
            }
        }
        return nil
    }
}

/// What a catalogue says of a picture.
private struct ImageSet: Decodable {
    struct Variant: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [AssetAppearance]?

        /// Pixels to the point.
        var factor: CGFloat { scale == "3x" ? 3 : scale == "2x" ? 2 : 1 }
    }

    struct Properties: Decodable {
        var intent: String?
        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Variant]
    var properties: Properties?
}
