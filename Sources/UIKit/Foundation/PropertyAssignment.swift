import Foundation

/// A property that is given a value of which nobody knows yet whether it is of its type.
struct PropertyAssignment<Owner: AnyObject> {
    let owner: Owner
    let property: PartialKeyPath<Owner>

    /// Gives the property the value.
    /// - Returns: Whether it can be set and the value is of its type; a number is of all types of numbers.
    func assign(_ value: Any?) -> Bool {
        if let number = value as? NSNumber, put(number) { return true }
        return put(value, String?.self) || put(value, NSAttributedString?.self) || put(value, UIColor?.self)
            || put(value, UIFont?.self) || put(value, UIImage?.self) || put(value, String.self)
            || put(value, NSAttributedString.self) || put(value, UIColor.self) || put(value, UIFont.self)
            || put(value, CGRect.self) || put(value, CGPoint.self) || put(value, CGSize.self)
            || put(value, UIEdgeInsets.self) || put(value, CGAffineTransform.self)
            || put(value, NSTextAlignment.self) || put(value, NSRange.self)
    }

    private func put(_ number: NSNumber) -> Bool {
        put(number.boolValue, Bool.self) || put(CGFloat(number.doubleValue), CGFloat.self)
            || put(number.intValue, Int.self) || put(number.floatValue, Float.self)
            || NSTextAlignment(rawValue: number.intValue).map { put($0, NSTextAlignment.self) } ?? false
    }

    private func put<Value>(_ value: Any?, _ type: Value.Type) -> Bool {
        guard let path = property as? ReferenceWritableKeyPath<Owner, Value>, let value = value as? Value else {
            return false
        }
        owner[keyPath: path] = value
        return true
    }
}
