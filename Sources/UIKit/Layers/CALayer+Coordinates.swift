import Foundation

/// Points and rectangles of one layer in another's coordinates, as the layers are set: not as their animations show them.
extension CALayer {
    /// A point of another layer in this one's coordinates; of the outermost layer, or the window, when there is none. Between
    /// layers that have nothing above them in common the point is that of the outermost ones.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        layer === self ? point : fromRoot(layer?.toRoot(point) ?? point)
    }

    /// A point of this layer in another one's coordinates; in those of the outermost layer, or the window, when there is none.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        layer === self ? point : layer?.fromRoot(toRoot(point)) ?? toRoot(point)
    }

    /// A rectangle of another layer in this one's coordinates. Where one of them is turned it is the box around it.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        layer === self ? rect : UIView.box(of: rect) { convert($0, from: layer) }
    }

    /// A rectangle of this layer in another one's coordinates. Where one of them is turned it is the box around it.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        layer === self ? rect : UIView.box(of: rect) { convert($0, to: layer) }
    }

    /// The layer and those that it is in, up to the first that is a view's, with that view if there is one.
    private var way: (layers: [CALayer], view: UIView?) {
        var (layers, layer) = ([CALayer](), self)
        while layer.view == nil {
            layers.append(layer)
            guard let parent = layer.parent else { return (layers, nil) }
            layer = parent
        }
        return (layers, layer.view)
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        let (layers, view) = way
        let outer = layers.dropLast(view == nil ? 1 : 0).reduce(point) { $1.state.toSuperview($0) }
        return view?.convert(outer, to: nil) ?? outer
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        let (layers, view) = way
        let inner = view?.convert(point, from: nil) ?? point
        return layers.dropLast(view == nil ? 1 : 0).reversed().reduce(inner) { $1.state.fromSuperview($0) }
    }
}
