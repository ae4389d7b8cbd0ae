import Foundation

/// Something with points of its own, which can be told in those of another: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle that it covers, in its own points.
    var bounds: CGRect { get }
    /// A point of it in another one's points.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another one in its own points.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of it in another one's points.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another one in its own points.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// A point of the view in the points of another view, or of the screen.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }

    /// A point of another view, or of the screen, in the view's points.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }

    /// A rectangle of the view in the points of another view, or of the screen.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
        return coordinateSpace is UIScreen ? convertToScreen(rect) : coordinateSpace.convert(rect, from: self)
    }

    /// A rectangle of another view, or of the screen, in the view's points.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
        return coordinateSpace is UIScreen ? convertFromScreen(rect) : coordinateSpace.convert(rect, to: self)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen's own points, in which keyboard notifications say where the keyboard is.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The same: nothing turns the screen of a kiosk under its windows.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// A point of the screen in a view's points.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
    }

    /// A point of a view in the screen's points.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
    }

    /// A rectangle of the screen in a view's points.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
    }

    /// A rectangle of a view in the screen's points.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
    }
}
