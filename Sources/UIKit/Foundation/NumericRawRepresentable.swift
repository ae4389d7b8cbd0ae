import Foundation

/// A value that is a number by its raw value and can be reckoned with, as ``UIWindow/Level``: `.statusBar + 1`.
///
/// On iOS it is the protocol `_UIKitNumericRawRepresentable`, which no program names.
public protocol NumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension NumericRawRepresentable {
    /// The value of a number. None is refused.
    private static func of(_ rawValue: RawValue) -> Self {
        guard let value = Self(rawValue: rawValue) else {
            preconditionFailure("\(Self.self): \(rawValue) is no raw value")
        }
        return value
    }

    /// Whether the first has the smaller number.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The value that is greater by a number.
    public static func + (value: Self, difference: RawValue) -> Self { of(value.rawValue + difference) }

    /// The value that is greater by a number.
    public static func + (difference: RawValue, value: Self) -> Self { of(difference + value.rawValue) }

    /// The value that is smaller by a number.
    public static func - (value: Self, difference: RawValue) -> Self { of(value.rawValue - difference) }

    /// By how much the first is greater.
    public static func - (a: Self, b: Self) -> RawValue { a.rawValue - b.rawValue }

    /// Makes a value greater by a number.
    public static func += (value: inout Self, difference: RawValue) { value = value + difference }

    /// Makes a value smaller by a number.
    public static func -= (value: inout Self, difference: RawValue) { value = value - difference }
}
