import Foundation

extension UIView {
    /// Gives the view the shape of a key: round corners, an edge where contrast is high, and the line of a shadow below.
    func setKeyShape() {
        layer.cornerRadius = 5
        viewState.borderColor = .keyOutline
        viewState.borderWidth = 1
        setShadow(.keyShadow, opacity: 1, radius: 0, offset: CGSize(width: 0, height: 1))
    }
}
