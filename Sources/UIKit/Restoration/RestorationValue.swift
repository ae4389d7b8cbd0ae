import Foundation

/// What a state may hold: plain values, and what is made of them.
///
/// Objects are kept as what they have encoded of themselves. Which class they are of is said by the program that decodes
/// them: a file names none that is looked up.
enum RestorationValue: Equatable, Sendable {
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case url(String)
    case uuid(UUID)
    case range(location: Int64, length: Int64)
    /// A point, a size or a rectangle: two or four numbers.
    case geometry(Shape, [Double])
    /// A controller or a view of the program, by the way to it.
    case reference(RestorationPath)
    case array([RestorationValue])
    case dictionary([String: RestorationValue])
    case object([String: RestorationValue])

    /// What numbers together are.
    enum Shape: UInt8, Sendable {
        case point = 0
        case size, rectangle

        var count: Int { self == .rectangle ? 4 : 2 }
    }

    /// As deep as values may lie inside each other. More is a mistake, or meant to hurt: reading and writing is recursive.
    static let depthLimit = 32
}

/// The way to a controller or a view: restoration identifiers from the outermost controller to the object itself.
struct RestorationPath: Hashable, Sendable {
    var isView: Bool
    var names: [String]
}

extension RestorationValue {
    /// Plain values that a program encodes, or `nil` for what is none.
    /// - Parameter object: What is to become of everything else: objects.
    init?(_ any: Any, depth: Int = 0, object: (Any, Int) -> RestorationValue?) {
        guard depth < Self.depthLimit else { return nil }
        // Before numbers: a Bool is none in Swift, and one in Foundation.
        switch any {
        case let value as Bool where type(of: any) == Bool.self: self = .bool(value)
        case let value as any FixedWidthInteger: self = .integer(Int64(clamping: value))
        case let value as any BinaryFloatingPoint: self.init(number: Double(value))
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date where !value.timeIntervalSinceReferenceDate.isNaN: self = .date(value)
        case let value as URL: self = .url(value.absoluteString)
        case let value as UUID: self = .uuid(value)
        case let value as NSRange: self = .range(location: Int64(value.location), length: Int64(value.length))
        case let value as CGPoint: self.init(.point, [value.x, value.y])
        case let value as CGSize: self.init(.size, [value.width, value.height])
        case let value as CGRect: self.init(.rectangle, [value.minX, value.minY, value.width, value.height])
        case let value as NSNumber: self.init(number: value)
        case let value as NSValue where strcmp(value.objCType, NSValue(range: NSRange()).objCType) == 0:
            self = .range(location: Int64(value.rangeValue.location), length: Int64(value.rangeValue.length))
        case let value as NSArray: self.init(elements: value.map { $0 }, depth, object)
        case let value as [Any]: self.init(elements: value, depth, object)
        case let value as NSDictionary:
            self.init(
                members: value.map { ($0.key as? String ?? ($0.key as? NSString)?.description, $0.value) }, depth,
                object)
        case let value as [String: Any]: self.init(members: value.map { ($0.key, $0.value) }, depth, object)
        default:
            guard let value = object(any, depth) else { return nil }
            self = value
        }
    }

    // What is no number is not kept: nobody expects to read one.
    private init?(number: Double) {
        guard !number.isNaN else { return nil }
        self = .number(number)
    }

    private init?(_ shape: Shape, _ numbers: [Double]) {
        guard !numbers.contains(where: \.isNaN) else { return nil }
        self = .geometry(shape, numbers)
    }

    private init?(number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c", "B": self = .bool(number.boolValue)
        case "f", "d": self.init(number: number.doubleValue)
        case "Q": self = .integer(Int64(clamping: number.uint64Value))
        default: self = .integer(number.int64Value)
        }
    }

    private init?(elements: [Any], _ depth: Int, _ object: (Any, Int) -> RestorationValue?) {
        var values: [RestorationValue] = []
        for element in elements {
            guard let value = RestorationValue(element, depth: depth + 1, object: object) else { return nil }
            values.append(value)
        }
        self = .array(values)
    }

    private init?(members: [(String?, Any)], _ depth: Int, _ object: (Any, Int) -> RestorationValue?) {
        var values: [String: RestorationValue] = [:]
        for (key, member) in members {
            guard let key, let value = RestorationValue(member, depth: depth + 1, object: object) else { return nil }
            values[key] = value
        }
        self = .dictionary(values)
    }

    /// The value as Swift has it; `nil` where it holds an object whose class nobody has named.
    func plain(_ object: (RestorationPath) -> AnyObject?) -> Any? {
        switch self {
        case .bool(let value): return value
        case .integer(let value): return Int(value)
        case .number(let value): return value
        case .string(let value): return value
        case .data(let value): return value
        case .date(let value): return value
        case .url(let value): return URL(string: value)
        case .uuid(let value): return value
        case .range, .geometry: return wrapped
        case .reference(let path): return object(path)
        case .array(let values):
            let elements = values.map { $0.plain(object) }
            return elements.contains { $0 == nil } ? nil : elements.compactMap { $0 }
        case .dictionary(let values):
            let members = values.mapValues { $0.plain(object) }
            return members.values.contains { $0 == nil } ? nil : members.compactMapValues { $0 }
        case .object: return nil
        }
    }

    /// The value as an object of Foundation, for programs that ask for one by its class.
    func foundation(_ object: (RestorationPath) -> AnyObject?) -> AnyObject? {
        switch self {
        case .bool(let value): return NSNumber(value: value)
        case .integer(let value): return NSNumber(value: value)
        case .number(let value): return NSNumber(value: value)
        case .string(let value): return NSString(string: value)
        case .data(let value): return NSData(data: value)
        case .date(let value):
            return NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        case .url(let value): return NSURL(string: value)
        case .uuid(let value): return NSUUID(uuidString: value.uuidString)
        case .range, .geometry: return wrapped
        case .reference(let path): return object(path)
        case .array: return (plain(object) as? [Any]).map { NSArray(array: $0) }
        case .dictionary: return (plain(object) as? [String: Any]).map { NSDictionary(dictionary: $0) }
        case .object: return nil
        }
    }

    private var wrapped: NSValue? {
        switch self {
        case .range(let location, let length):
            return NSValue(range: NSRange(location: Int(location), length: Int(length)))
        case .geometry(.point, let numbers): return NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
        case .geometry(.size, let numbers): return NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
        case .geometry(.rectangle, let numbers):
            return NSValue(cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        default: return nil
        }
    }
}
