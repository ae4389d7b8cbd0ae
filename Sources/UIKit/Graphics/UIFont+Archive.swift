import Foundation
import TextEngine

/// Fonts in archives.
extension FontSpec {
    private static let (system, monospaced, block) = ("system", "monospaced", "block")

    /// Reads what was archived; `nil` where there is none.
    init?(_ coder: NSCoder) {
        guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
        let features =
            (coder.objects(forKey: "UIFontFeatures") as [NSString]? ?? []).map { String($0) }
        self.init(
            design: .system, size: coder.decodeDouble(forKey: "UIFontPointSize"),
            weight: min(max(coder.decodeInteger(forKey: "UIFontWeight"), 1), 1000),
            isItalic: coder.decodeBool(forKey: "UIFontItalic"),
            hasMonospacedDigits: coder.decodeBool(forKey: "UIFontMonospacedDigits"),
            shape: LetterShape(
                slant: coder.decodeDouble(forKey: "UIFontSlant"), width: coder.decodeDouble(forKey: "UIFontWidth"),
                features: features.compactMap { feature in
                    let parts = feature.split(separator: "=")
                    return parts.count == 2 ? Int(parts[1]).map { LetterShape.Feature(String(parts[0]), $0) } : nil
                }))
        if let family = coder.string(forKey: "UIFontFamily") {
            design = .family(family)
        } else {
            switch coder.string(forKey: "UIFontDesign") {
            case Self.monospaced: design = .monospaced
            case Self.block: design = .block
            default: break
            }
        }
    }

    func encode(with coder: NSCoder) {
        switch design {
        case .system: coder.encode(NSString(string: Self.system), forKey: "UIFontDesign")
        case .monospaced: coder.encode(NSString(string: Self.monospaced), forKey: "UIFontDesign")
        case .block: coder.encode(NSString(string: Self.block), forKey: "UIFontDesign")
        case .family(let name): coder.encode(NSString(string: name), forKey: "UIFontFamily")
        }
        coder.encode(size, forKey: "UIFontPointSize")
        coder.encode(weight, forKey: "UIFontWeight")
        coder.encode(isItalic, forKey: "UIFontItalic")
        coder.encode(hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
        coder.encode(shape.slant, forKey: "UIFontSlant")
        coder.encode(shape.width, forKey: "UIFontWidth")
        let features = shape.features.map { NSString(string: "\($0.tag)=\($0.value)") }
        if !features.isEmpty { coder.encode(NSArray(array: features), forKey: "UIFontFeatures") }
    }
}

extension ScaledTextSize {
    init?(_ coder: NSCoder) {
        guard let style = coder.string(forKey: "UIFontTextStyle") else { return nil }
        let size = coder.decodeDouble(forKey: "UIFontScaledSize")
        guard size > 0, size < 10_000 else { return nil }
        let limit = coder.decodeDouble(forKey: "UIFontLargestSize")
        self.init(
            style: UIFont.TextStyle(rawValue: style), size: CGFloat(size),
            limit: limit > 0 ? CGFloat(limit) : nil)
    }

    func encode(with coder: NSCoder) {
        coder.encode(NSString(string: style.rawValue), forKey: "UIFontTextStyle")
        coder.encode(Double(size), forKey: "UIFontScaledSize")
        if let limit { coder.encode(Double(limit), forKey: "UIFontLargestSize") }
    }
}
