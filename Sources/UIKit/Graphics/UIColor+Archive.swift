import Foundation

/// Colours in archives, by the names that UIKit has for their components.
extension UIColor.Components {
    private static let names = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

    private static func name(_ index: Int, dark: Bool) -> String { names[index] + (dark ? "Dark" : "") }

    /// Reads what was archived; `nil` where there is none. What is out of its limits is brought into them.
    init?(_ coder: NSCoder, dark: Bool) {
        guard coder.containsValue(forKey: Self.name(0, dark: dark)) else { return nil }
        let parts = (0..<4).map { index in
            let part = coder.decodeDouble(forKey: Self.name(index, dark: dark))
            return part > 0 ? min(part, 1) : 0
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    func encode(with coder: NSCoder, dark: Bool) {
        for (index, part) in [red, green, blue, alpha].enumerated() {
            coder.encode(part, forKey: Self.name(index, dark: dark))
        }
    }
}
