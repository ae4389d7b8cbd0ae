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

    /// Whether the value wraps what another one wraps: a number is a value too, and has no rectangle.
    fileprivate func hasType(of other: NSValue) -> Bool {
        strcmp(objCType, other.objCType) == 0
    }
}

// On iOS `value as? CGRect` and `value as? NSValue` both work on the rectangle in a keyboard notification. Foundation on
// Linux bridges neither; these conformances make both work, for points and sizes too.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue {
        NSValue(rect: self)
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
            preconditionFailure("CGRect: the NSValue holds something else")
        }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.hasType(of: NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue {
        NSValue(point: self)
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
            preconditionFailure("CGPoint: the NSValue holds something else")
        }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.hasType(of: NSValue(point: .zero)) ? source.pointValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.pointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue {
        NSValue(size: self)
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
            preconditionFailure("CGSize: the NSValue holds something else")
        }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.hasType(of: NSValue(size: .zero)) ? source.sizeValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.sizeValue ?? .zero
    }
}
