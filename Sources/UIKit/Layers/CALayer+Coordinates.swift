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

    /// The layer and those that it is in, up to the first that is a view's or in none, from inside.
    private var way: [CALayer] {
        var way = [self]
        while let layer = way.last, layer.view == nil, let parent = layer.parent { way.append(parent) }
        return way
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        let way = way
        let outer = zip(way, way.dropFirst()).reduce(point) { point, step in
            let (inside, shift) = (step.0.state.toSuperview(point), step.1.state.contentShift)
            return CGPoint(x: inside.x + shift.x, y: inside.y + shift.y)
        }
        return way.last?.view.map { $0.convert(outer, to: $0.outermost) } ?? outer
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        let way = way
        let outer = way.last?.view.map { $0.convert(point, from: $0.outermost) } ?? point
        return zip(way, way.dropFirst()).reversed().reduce(outer) { point, step in
            let shift = step.1.state.contentShift
            return step.0.state.fromSuperview(CGPoint(x: point.x - shift.x, y: point.y - shift.y))
        }
    }
}

extension UIView {
    /// The view that has the others around it: the window of those that are in one.
    fileprivate var outermost: UIView {
        var view = self
        while let next = view.superview { view = next }
        return view
    }
}
