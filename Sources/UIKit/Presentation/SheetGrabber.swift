import Foundation

/// The bar at the top of a sheet by which it is pulled.
final class SheetGrabber: UIControl {
    static let size = CGSize(width: 60, height: 20)

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let bar = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
        context.fill(roundedRect: bar, radius: 2.5, color: isHighlighted ? .secondaryLabel : .tertiaryLabel)
    }
}
