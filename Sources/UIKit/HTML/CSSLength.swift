import Foundation

/// A length of a style.
enum CSSLength: Equatable {
    case points(CGFloat)
    /// So many times the size of the font.
    case ems(CGFloat)

    /// Reads a length. A pixel is a point; inches, centimetres, picas and the points of print are as many pixels as in browsers.
    /// - Returns: `nil` for what is none, and for one in a unit that has no meaning without a page.
    init?(_ text: String) {
        guard text.utf8.count <= 32,
            let match = text.lowercased().wholeMatch(of: #/([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*([a-z%]*)/#),
            let number = Double(match.1)
        else { return nil }
        let value = CGFloat(number)
        guard abs(value) < 1e6 else { return nil }
        switch match.2 {
        case "px": self = .points(value)
        case "pt": self = .points(value * 96 / 72)
        case "pc": self = .points(value * 16)
        case "in": self = .points(value * 96)
        case "cm": self = .points(value * 96 / 2.54)
        case "mm": self = .points(value * 9.6 / 2.54)
        case "em": self = .ems(value)
        case "%": self = .ems(value / 100)
        case "ex": self = .ems(value / 2)
        case "" where value == 0: self = .points(0)
        default: return nil
        }
    }

    /// In points.
    func points(fontSize: CGFloat) -> CGFloat {
        switch self {
        case .points(let points): points
        case .ems(let ems): ems * fontSize
        }
    }
}
