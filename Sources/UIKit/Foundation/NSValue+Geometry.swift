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

    /// Wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The wrapped insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

// On iOS `value as? CGRect` and `value as? NSValue` both work on the rectangle in a keyboard notification. Foundation on
// Linux bridges neither; these conformances make both work, for points and sizes too.
extension CGRect: WrappedInValue, @retroactive _ObjectiveCBridgeable {
    /// The rectangle in a value, whatever the value holds.
    public init(wrappedIn value: NSValue) { self = value.rectValue }
    /// The value that holds the rectangle.
    public var wrapped: NSValue { NSValue(rect: self) }
}

extension CGPoint: WrappedInValue, @retroactive _ObjectiveCBridgeable {
    /// The point in a value, whatever the value holds.
    public init(wrappedIn value: NSValue) { self = value.pointValue }
    /// The value that holds the point.
    public var wrapped: NSValue { NSValue(point: self) }
}

extension CGSize: WrappedInValue, @retroactive _ObjectiveCBridgeable {
    /// The size in a value, whatever the value holds.
    public init(wrappedIn value: NSValue) { self = value.sizeValue }
    /// The value that holds the size.
    public var wrapped: NSValue { NSValue(size: self) }
}

extension UIEdgeInsets: WrappedInValue {
    /// The insets in a value, whatever the value holds.
    public init(wrappedIn value: NSValue) { self = value.uiEdgeInsetsValue }
    /// The value that holds the insets.
    public var wrapped: NSValue { NSValue(uiEdgeInsets: self) }
}

/// Geometry that an `NSValue` can hold, and that `as` takes out of it.
public protocol WrappedInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// Zero.
    init()
    /// What a value holds; whether it holds this type has been found out before.
    init(wrappedIn value: NSValue)
    /// The value that holds this.
    var wrapped: NSValue { get }
}

extension WrappedInValue {
    /// What `as NSValue` does.
    public func _bridgeToObjectiveC() -> NSValue { wrapped }

    /// What the forced cast does: the program ends when the value holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        if !_conditionallyBridgeFromObjectiveC(source, result: &result) {
            preconditionFailure("\(Self.self): the NSValue holds something else")
        }
    }

    /// What `as?` does. A number is a value too, and holds no geometry.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = strcmp(source.objCType, Self().wrapped.objCType) == 0 ? Self(wrappedIn: source) : nil
        return result != nil
    }

    /// What the compiler does with values that Objective-C declares: nothing on Linux.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.map { Self(wrappedIn: $0) } ?? Self()
    }
}
