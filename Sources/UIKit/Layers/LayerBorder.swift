import Foundation

/// The border along the inside of a layer's bounds.
struct LayerBorder: Equatable {
    var color: UIColor?
    /// In points.
    var width: CGFloat

    /// No border.
    static let none = LayerBorder(color: nil, width: 0)

    /// Whether any of it is seen.
    var isVisible: Bool { width > 0 && (color?.cgColor.alpha ?? 0) > 0 }
}

extension CALayer {
    /// The border that was set, which for the layer of a view with an edge of its own is not always the one that is drawn.
    var border: LayerBorder {
        view?.layerBorder ?? LayerBorder(color: state.borderColor, width: state.borderWidth)
    }

    /// Sets a part of the border.
    func setBorder<Value>(_ part: WritableKeyPath<LayerBorder, Value>, to value: Value, _ property: AnimatableProperty)
    {
        var new = border
        new[keyPath: part] = value
        if view?.layerBorder != nil {
            view?.layerBorder = new
        } else {
            change(property) { ($0.borderColor, $0.borderWidth) = (new.color, new.width) }
        }
    }
}

extension UIView {
    /// Sets a border whose colour follows light and dark, which a layer's colour cannot.
    func setBorder(_ color: UIColor?, width: CGFloat) {
        if viewState.borderWidth != width { change(.borderWidth) { $0.borderWidth = width } }
        if viewState.borderColor != color { change(.borderColor) { $0.borderColor = color } }
    }
}
