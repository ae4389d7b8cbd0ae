import Diagnostics
import Foundation

/// What a state is encoded with and decoded from: plain values by names, and nothing else.
///
/// Values are `Bool`, numbers, `String`, `Data`, `Date`, `URL`, `UUID`, `NSRange`, points, sizes and rectangles, arrays and
/// dictionaries of them, controllers and views of the interface (of which the way to them is kept), colours, fonts and styles
/// of paragraphs without their tabs, and objects of the program's own classes that conform to `NSSecureCoding`. Whatever else is
/// encoded is left out and named on standard error.
///
/// What a secure field holds is left out too, in whichever value a program puts it.
final class RestorationCoder: NSCoder {
    private(set) var values: [String: RestorationValue]
    private let objects: RestorationObjects
    private let secrets: RestorationSecrets
    private let depth: Int
    private var failure: (any Error)?

    /// Makes a coder that is empty, or one that has what was encoded.
    init(
        _ values: [String: RestorationValue] = [:], objects: RestorationObjects,
        secrets: RestorationSecrets = RestorationSecrets([]), depth: Int = 0
    ) {
        (self.values, self.objects, self.secrets, self.depth) = (values, objects, secrets, depth)
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }
    override var error: (any Error)? { failure }
    override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }

    override func failWithError(_ error: any Error) {
        failure = failure ?? error
    }

    // MARK: Encoding

    private func set(_ value: RestorationValue?, _ key: String) {
        guard let value, !secrets.areIn(key) else { return }
        if secrets.areIn(value) {
            Log.complain("A secret that was encoded for the state of the program is left out.")
        } else {
            values[key] = value
        }
    }

    override func encode(_ objv: Any?, forKey key: String) {
        guard let objv else { return values[key] = nil }
        let value = RestorationValue(objv, depth: depth) { self.object($0, depth: $1) }
        if value == nil {
            Log.complain("A value of \(type(of: objv)) cannot be kept in the state of the program and is left out.")
        }
        set(value, key)
    }

    private func object(_ any: Any, depth: Int) -> RestorationValue? {
        let object = any as AnyObject
        if let path = objects.path(of: object) { return .reference(path) }
        // Foundation's own classes are not made to read what somebody has changed.
        guard let object = object as? any NSObject & NSSecureCoding, type(of: object).supportsSecureCoding,
            !String(reflecting: type(of: object)).hasPrefix("Foundation."), objects.admitsOneMore()
        else { return nil }
        let inner = RestorationCoder(objects: objects, secrets: secrets, depth: depth + 1)
        object.encode(with: inner)
        return .object(inner.values)
    }

    override func encode(_ boolv: Bool, forKey key: String) { set(.bool(boolv), key) }
    override func encode(_ intv: Int, forKey key: String) { set(.integer(Int64(intv)), key) }
    override func encode(_ intv: Int32, forKey key: String) { set(.integer(Int64(intv)), key) }
    override func encode(_ intv: Int64, forKey key: String) { set(.integer(intv), key) }
    override func encode(_ realv: Float, forKey key: String) { encode(realv as Any?, forKey: key) }
    override func encode(_ realv: Double, forKey key: String) { encode(realv as Any?, forKey: key) }
    override func encodeConditionalObject(_ objv: Any?, forKey key: String) { encode(objv, forKey: key) }

    override func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String) {
        set(.data(bytesp.map { Data(bytes: $0, count: lenv) } ?? Data()), key)
    }

    // MARK: Decoding

    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    override func decodeBool(forKey key: String) -> Bool {
        switch values[key] {
        case .bool(let value): value
        case .integer(let value): value != 0
        default: false
        }
    }

    override func decodeInt64(forKey key: String) -> Int64 {
        switch values[key] {
        case .integer(let value): value
        case .number(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
        case .bool(let value): value ? 1 : 0
        default: 0
        }
    }

    override func decodeInteger(forKey key: String) -> Int { Int(decodeInt64(forKey: key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: decodeInt64(forKey: key)) ?? 0 }
    override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }

    override func decodeDouble(forKey key: String) -> Double {
        switch values[key] {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: 0
        }
    }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    override func decodeObject(forKey key: String) -> Any? { values[key]?.plain { objects[$0] } }
    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? {
        decodeObject(of: [cls], values[key]) as? DecodedObjectType
    }

    /// What is plain comes as Swift has it, so that `as? [String]` works; the rest as an object of one of the classes.
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let found = decodeObject(of: classes ?? [], values[key]) else { return nil }
        return values[key]?.plain { objects[$0] } ?? found
    }

    private func decodeObject(of classes: [AnyClass], _ value: RestorationValue?) -> AnyObject? {
        if case .object(let members) = value {
            // The class that the program wants, and only that: it knows what to expect.
            for wanted in classes {
                guard let wanted = wanted as? any (NSObject & NSSecureCoding).Type, wanted.supportsSecureCoding,
                    !String(reflecting: wanted).hasPrefix("Foundation."), depth < RestorationValue.depthLimit
                else { continue }
                let inner = RestorationCoder(members, objects: objects, depth: depth + 1)
                return wanted.init(coder: inner)
            }
            return nil
        }
        guard let object = value?.foundation({ objects[$0] }) as? NSObject else { return nil }
        return classes.contains { object.isKind(of: $0) } ? object : nil
    }

    override func withDecodedUnsafeBufferPointer<ResultType>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
    ) rethrows -> ResultType {
        guard case .data(let data)? = values[key] else { return try body(nil) }
        return try Array(data).withUnsafeBufferPointer { try body($0) }
    }

    override func withDecodedUnsafeBytes<ResultType>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> ResultType
    ) rethrows -> ResultType {
        guard case .data(let data)? = values[key] else { return try body(nil) }
        return try data.withUnsafeBytes { try body($0) }
    }
}
