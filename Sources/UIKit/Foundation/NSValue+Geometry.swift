import Foundation

extension NSValue {
    /// Wraps a rectangle, as keyboard notifications do.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The wrapped rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// The wrapped point.
    public var cgPointValue: CGPoint { pointValue }

    /// Wraps a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// The wrapped size.
    public var cgSizeValue: CGSize { sizeValue }
}

// On iOS `value as? CGRect` and `value as? NSValue` both work on the rectangle in a keyboard notification. Foundation on
// Linux bridges neither; this conformance makes both work.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue {
        NSValue(rect: self)
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.rectValue
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }
}
