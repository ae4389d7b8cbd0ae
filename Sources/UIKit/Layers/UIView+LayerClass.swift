import Foundation

extension UIView {
    /// Makes the layer that is the view's face.
    func makeLayer() -> CALayer {
        let layerClass: AnyClass = type(of: self).layerClass
        guard let layerClass = layerClass as? CALayer.Type else {
            preconditionFailure("layerClass: \(layerClass) is no class of layers")
        }
        let layer = layerClass == CALayer.self ? CALayer() : layerClass.make()
        layer.becomeFace(of: self)
        return layer
    }

    /// Has a layer of the program's own that is the view's draw itself anew.
    func layerNeedsDisplay() {
        if layerUse.drawsItself { layer.content.needsDisplay = true }
    }
}
