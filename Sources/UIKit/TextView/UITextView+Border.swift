import Foundation

extension UITextView {
    /// How the edge looks.
    public enum BorderStyle: Int, Sendable {
        /// Nothing is drawn.
        case none
        /// A line with round corners, as around a text field.
        case roundedRect
    }

    /// Gives the layer the border that ``borderStyle`` says.
    func showBorder() {
        let hasBorder = borderStyle != .none
        layer.cornerRadius = hasBorder ? 10 : 0
        setBorder(hasBorder ? .fieldOutline : nil, width: hasBorder ? 1 : 0)
    }
}
