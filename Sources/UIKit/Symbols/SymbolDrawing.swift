import Foundation

/// The drawing that a symbol's name stands for.
struct SymbolDrawing: Sendable {
    /// UIKit's name.
    let name: String
    let layers: [SymbolLayer]
    /// Whether it points where reading goes, and so is mirrored where reading goes to the left.
    let isMirrored: Bool

    /// Finds a drawing by UIKit's name, or gives `nil` when there is none.
    init?(_ name: String) {
        guard let layers = Self.layers(of: name) else { return nil }
        self.name = name
        self.layers = layers
        isMirrored = Self.mirrored.contains(where: name.hasPrefix)
    }

    /// All that is painted of the drawing in lines of a width, on the grid.
    func bounds(lineWidth: CGFloat) -> CGRect {
        layers.filter { !$0.isErasing }.reduce(CGRect.null) { area, layer in
            let reach = layer.reach * lineWidth
            return area.union(layer.outline.bounds.insetBy(dx: -reach, dy: -reach))
        }
    }

    private static func layers(of name: String) -> [SymbolLayer]? {
        if let text = tables.lazy.compactMap({ $0[name] }).first {
            return text.split(separator: ";").flatMap { part in
                let part = part.drop(while: \.isWhitespace)
                guard let at = part.firstIndex(of: "@") else { return [SymbolLayer(reading: part)] }
                let named = layers(of: String(part[part.index(after: at)...])) ?? []
                return at == part.startIndex ? named : named.map { $0.painted(as: part[..<at]) }
            }
        }
        for (suffix, enclosure) in [(".circle", "circle"), (".square", "square")] {
            let names = enclosure == "circle" ? encircled : ["plus", "minus", "xmark", "checkmark"]
            if name.hasSuffix(suffix), names.contains(String(name.dropLast(suffix.count))) {
                return enclosed(String(name.dropLast(suffix.count)), enclosure, isFilled: false)
            }
            let filled = suffix + ".fill"
            if name.hasSuffix(filled), names.contains(String(name.dropLast(filled.count))) {
                return enclosed(String(name.dropLast(filled.count)), enclosure, isFilled: true)
            }
        }
        return nil
    }

    /// A sign in a circle or a square; of a filled one it is cut out.
    private static func enclosed(_ name: String, _ enclosure: String, isFilled: Bool) -> [SymbolLayer]? {
        guard let outside = layers(of: isFilled ? enclosure + ".fill" : enclosure),
            let inside = layers(of: name + ".fill") ?? layers(of: name)
        else { return nil }
        let transform = CGAffineTransform(translationX: -12, y: -12)
            .concatenating(CGAffineTransform(scaleX: 0.56, y: 0.56))
            .concatenating(CGAffineTransform(translationX: 12, y: 12))
        return outside
            + inside.map { layer in
                var layer = layer
                layer.outline = layer.outline.applying(transform)
                if isFilled { layer.isErasing.toggle() }
                return layer
            }
    }
}
