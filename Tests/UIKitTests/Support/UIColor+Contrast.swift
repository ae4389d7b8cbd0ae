import Foundation

@testable import UIKit

extension UIColor {
    /// The contrast of WCAG 2 on an opaque ground, 1 to 21. What is translucent lets the ground through.
    func contrast(on ground: UIColor, _ traits: UITraitCollection) -> Double {
        let (a, b) = (luminance(over: ground, traits), ground.luminance(over: ground, traits))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private func luminance(over ground: UIColor, _ traits: UITraitCollection) -> Double {
        let (c, g) = (components(with: traits), ground.components(with: traits))
        func linear(_ part: Double, _ below: Double) -> Double {
            let value = part * c.alpha + below * (1 - c.alpha)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(c.red, g.red) + 0.7152 * linear(c.green, g.green) + 0.0722 * linear(c.blue, g.blue)
    }
}
