import Foundation

extension CALayer {
    /// A layer that is set as this one is seen at the moment, in the midst of its animations: its place, its size and its looks;
    /// `nil` while the layer is in no window. On iOS it is of the layer's own class, here it is a plain one.
    public func presentation() -> CALayer? {
        guard root.view?.window != nil else { return nil }
        return CALayer(layer: self)
    }

    /// The layer itself: what is set. Of a layer that ``presentation()`` has given it is that layer too.
    public func model() -> Self { self }
}
