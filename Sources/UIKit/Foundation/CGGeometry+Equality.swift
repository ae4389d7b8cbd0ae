import Foundation

// The functions of CoreGraphics that came before `==`.

extension CGPoint {
    /// Whether two points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether two sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether two rectangles are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
