import Foundation

// On iOS a number in a dictionary of objects, as a notification or JSON has it, can be cast to CGFloat as well as to Double.
// Foundation on Linux bridges Double, Float and the integers alone; this conformance makes the cast to CGFloat work too.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number that holds it.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Takes the value out of a number.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Takes the value out of a number, which any number has.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// The value of a number; 0 without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
