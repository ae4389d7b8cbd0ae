import Foundation

/// The colours of styles.
enum CSSColor {
    /// Reads a colour: a name, `#rgb`, `#rrggbb`, with an opacity too, `rgb()`, `rgba()`, `hsl()` and `hsla()`.
    /// - Returns: `nil` for what is none.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCSSSpace.lowercased()
        if text == "transparent" { return .clear }
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if let hex = CSSColorNames.all[text] { return hexadecimal(hex[...]) }
        guard let match = text.wholeMatch(of: #/(rgb|hsl)a?\((.*)\)/#) else { return nil }
        let parts = match.2.split { ", /\t\n".contains($0) }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        let alpha = parts.count == 4 ? share(parts[3], of: 1) : 1
        if match.1 == "rgb" {
            let shares = parts.prefix(3).compactMap { share($0, of: 255) }
            guard shares.count == 3, let alpha else { return nil }
            return UIColor(red: shares[0], green: shares[1], blue: shares[2], alpha: alpha)
        }
        let angle = Double(parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0])
        guard let angle, angle.isFinite, let saturation = share(parts[1], of: 1),
            let lightness = share(parts[2], of: 1), let alpha
        else { return nil }
        return color(hue: CGFloat(angle), saturation: saturation, lightness: lightness, alpha: alpha)
    }

    /// A number or a percentage as a share of what is all, 0 to 1.
    private static func share(_ text: Substring, of all: CGFloat) -> CGFloat? {
        let isPercentage = text.hasSuffix("%")
        guard let number = Double(isPercentage ? text.dropLast() : text), number.isFinite else { return nil }
        return min(1, max(0, CGFloat(number) / (isPercentage ? 100 : all)))
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        let width = digits.count == 3 || digits.count == 4 ? 1 : 2
        guard [3, 4, 6, 8].contains(digits.count) else { return nil }
        let shares = stride(from: 0, to: digits.count, by: width).map { start -> CGFloat in
            let part = digits.dropFirst(start).prefix(width)
            return CGFloat(Int(width == 1 ? part + part : part, radix: 16) ?? 0) / 255
        }
        return UIColor(red: shares[0], green: shares[1], blue: shares[2], alpha: shares.count == 4 ? shares[3] : 1)
    }

    private static func color(hue: CGFloat, saturation: CGFloat, lightness: CGFloat, alpha: CGFloat) -> UIColor {
        let chroma = saturation * min(lightness, 1 - lightness)
        func share(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
            let turned = place < 0 ? place + 12 : place
            return lightness - chroma * max(-1, min(turned - 3, 9 - turned, 1))
        }
        return UIColor(red: share(0), green: share(8), blue: share(4), alpha: alpha)
    }
}
