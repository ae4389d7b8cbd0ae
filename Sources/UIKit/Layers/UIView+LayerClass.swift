import Foundation

extension UIView {
    /// Makes the layer that is the view's face.
    func makeLayer() -> CALayer {
        let layerClass: AnyClass = type(of: self).layerClass
        if layerClass == CALayer.self { return CALayer(view: self) }
        if layerClass == CAShapeLayer.self { return CAShapeLayer(view: self) }
        if layerClass == CAGradientLayer.self { return CAGradientLayer(view: self) }
        preconditionFailure(
            "layerClass: a view's layer cannot be a \(layerClass); put one into the view's layer instead")
    }
}
