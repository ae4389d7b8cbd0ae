import Foundation

extension CGRect {
    /// Where something stands that is placed from left to right: there, or as far from the other edge right to left.
    /// - Parameter bounds: What it stands in.
    func flipped(for direction: UIUserInterfaceLayoutDirection, in bounds: CGRect) -> CGRect {
        guard direction == .rightToLeft else { return self }
        return CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}
