import Foundation

extension NamedProperties {
    /// A key without the underlines that names of private parts begin with.
    static func publicName(_ keyPath: String) -> String {
        keyPath.split(separator: ".").map { $0.drop { $0 == "_" } }.joined(separator: ".")
    }

    /// Gives a property at names with dots between them a value.
    /// - Returns: Whether there is such a property of UIKit's that takes the value.
    static func set(_ value: Any?, of object: AnyObject, at keyPath: String) -> Bool {
        let names = keyPath.split(separator: ".").map(String.init)
        guard let last = names.last else { return false }
        var owner: Any? = object
        if names.count > 1 { owner = self.value(of: object, at: names.dropLast().joined(separator: ".")) }
        guard let owner, type(of: owner) is AnyClass else { return false }
        let target = owner as AnyObject
        return knownTables.contains { $0.set(last, target, value) }
    }

    /// The properties of a class by their names.
    struct Table {
        let get: (String, AnyObject) -> Any?
        let set: (String, AnyObject, Any?) -> Bool

        init<Owner: AnyObject>(_ properties: [String: PartialKeyPath<Owner>]) {
            get = { name, object in
                guard let owner = object as? Owner, let property = properties[name] else { return nil }
                return owner[keyPath: property]
            }
            set = { name, object, value in
                guard let owner = object as? Owner, let property = properties[name] else { return false }
                return Assignment(owner: owner, property: property).assign(value)
            }
        }
    }

    /// A property that is to be given a value whose type is not known.
    private struct Assignment<Owner: AnyObject> {
        let owner: Owner
        let property: PartialKeyPath<Owner>

        func assign(_ value: Any?) -> Bool {
            if let number = value as? NSNumber ?? Self.number(value), put(number) { return true }
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

        private static func number(_ value: Any?) -> NSNumber? {
            switch value {
            case let value as Bool: NSNumber(value: value)
            case let value as Int: NSNumber(value: value)
            case let value as Double: NSNumber(value: value)
            case let value as Float: NSNumber(value: value)
            case let value as CGFloat: NSNumber(value: Double(value))
            default: nil
            }
        }
    }
}
