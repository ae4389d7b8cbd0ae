import Foundation

/// The picture that a program puts in the place of the border.
extension UITextField {
    /// The picture that is shown now.
    private var shownGround: UIImage? {
        guard borderStyle != .roundedRect || fieldState.takesGroundForBorder else { return nil }
        return isEnabled ? background : background.map { disabledBackground ?? $0 }
    }

    /// Shows another picture, or none.
    func groundDidChange() {
        let image = shownGround
        guard image != nil || fieldState.ground != nil else { return }
        if let image {
            let view = fieldState.ground ?? UIImageView(image: nil)
            view.image = image
            fieldState.ground = view
            if view.superview !== self { insertSubview(view, at: 0) }
        } else {
            fieldState.ground?.removeFromSuperview()
            fieldState.ground = nil
        }
        updateBorder()
        setNeedsLayout()
    }

    func placeGround() {
        fieldState.ground?.frame = borderRect(forBounds: bounds)
    }
}
