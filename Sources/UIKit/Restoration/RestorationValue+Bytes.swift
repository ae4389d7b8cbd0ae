import Foundation

/// Values as bytes: a letter for the kind and what belongs to it, whole numbers with their lowest byte first, lengths
/// before what they count.
///
/// Nothing that is read is believed: a length counts only as far as there are bytes, depths and numbers of values have
/// limits, and whatever else is left over, missing or unknown makes the whole state none.
extension RestorationValue {
    /// More values than a state may hold: each takes some memory, however few bytes it has.
    static let countLimit = 100_000

    /// Whether depth and number of values are within the limits.
    var isModest: Bool {
        var count = 0
        return isModest(depth: 0, &count)
    }

    private func isModest(depth: Int, _ count: inout Int) -> Bool {
        count += 1
        guard depth < Self.depthLimit, count <= Self.countLimit else { return false }
        switch self {
        case .array(let values): return values.allSatisfy { $0.isModest(depth: depth + 1, &count) }
        case .dictionary(let values), .object(let values):
            return values.values.allSatisfy { $0.isModest(depth: depth + 1, &count) }
        case .reference(let path): return path.names.count <= Self.depthLimit
        default: return true
        }
    }

    // MARK: Writing

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .bool(let value): bytes.append(value ? Kind.yes : Kind.no)
        case .integer(let value): bytes.append(Kind.integer, UInt64(bitPattern: value))
        case .number(let value): bytes.append(Kind.number, value.bitPattern)
        case .string(let value): bytes.append(Kind.string, text: value)
        case .data(let value):
            bytes.append(Kind.data)
            bytes.append(count: value.count)
            bytes += value
        case .date(let value): bytes.append(Kind.date, value.timeIntervalSinceReferenceDate.bitPattern)
        case .url(let value): bytes.append(Kind.url, text: value)
        case .uuid(let value):
            bytes.append(Kind.uuid)
            withUnsafeBytes(of: value.uuid) { bytes += $0 }
        case .range(let location, let length):
            bytes.append(Kind.range, UInt64(bitPattern: location))
            bytes.append(UInt64(bitPattern: length))
        case .geometry(let shape, let numbers):
            bytes.append(Kind.geometry)
            bytes.append(shape.rawValue)
            for number in numbers { bytes.append(number.bitPattern) }
        case .reference(let path):
            bytes.append(path.isView ? Kind.view : Kind.controller)
            bytes.append(count: path.names.count)
            for name in path.names { bytes.append(text: name) }
        case .array(let values):
            bytes.append(Kind.array)
            bytes.append(count: values.count)
            for value in values { value.write(to: &bytes) }
        case .dictionary(let values): Self.write(values, Kind.dictionary, to: &bytes)
        case .object(let values): Self.write(values, Kind.object, to: &bytes)
        }
    }

    /// In the order of the keys, so that what is equal has equal bytes.
    private static func write(_ values: [String: RestorationValue], _ kind: UInt8, to bytes: inout [UInt8]) {
        bytes.append(kind)
        bytes.append(count: values.count)
        for key in values.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            bytes.append(text: key)
            values[key]?.write(to: &bytes)
        }
    }

    // MARK: Reading

    /// The value that bytes stand for, all of them; `nil` where they stand for none.
    init?(bytes: ArraySlice<UInt8>) {
        var reader = Reader(rest: bytes)
        guard let value = reader.value(depth: 0), reader.rest.isEmpty else { return nil }
        self = value
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>
        private var valueCount = 0

        init(rest: ArraySlice<UInt8>) {
            self.rest = rest
        }

        mutating func value(depth: Int) -> RestorationValue? {
            valueCount += 1
            guard depth < depthLimit, valueCount <= countLimit, let kind = rest.popFirst() else { return nil }
            switch kind {
            case Kind.no: return .bool(false)
            case Kind.yes: return .bool(true)
            case Kind.integer: return word().map { .integer(Int64(bitPattern: $0)) }
            case Kind.number: return number().map { .number($0) }
            case Kind.string: return text().map { .string($0) }
            case Kind.data: return bytes().map { .data(Data($0)) }
            case Kind.date: return number().map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
            case Kind.url: return text().map { .url($0) }
            case Kind.uuid: return uuid()
            case Kind.range:
                guard let location = word(), let length = word() else { return nil }
                return .range(location: Int64(bitPattern: location), length: Int64(bitPattern: length))
            case Kind.geometry: return geometry()
            case Kind.view: return path().map { .reference(RestorationPath(isView: true, names: $0)) }
            case Kind.controller: return path().map { .reference(RestorationPath(isView: false, names: $0)) }
            case Kind.array: return array(depth: depth)
            case Kind.dictionary: return members(depth: depth).map { .dictionary($0) }
            case Kind.object: return members(depth: depth).map { .object($0) }
            default: return nil
            }
        }

        private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
            guard count <= rest.count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }

        private mutating func word() -> UInt64? { take(8).map { UInt64(littleEndian: $0) } }

        /// No number that is none: whoever computes with it would not expect it.
        private mutating func number() -> Double? {
            guard let number = word().map({ Double(bitPattern: $0) }), !number.isNaN else { return nil }
            return number
        }

        private mutating func count() -> Int? { take(4).map { Int(UInt64(littleEndian: $0)) } }
        private mutating func bytes() -> ArraySlice<UInt8>? { count().flatMap { take($0) } }
        private mutating func text() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }

        private mutating func uuid() -> RestorationValue? {
            guard let bytes = take(16) else { return nil }
            var uuid = UUID().uuid
            withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes) }
            return .uuid(UUID(uuid: uuid))
        }

        private mutating func geometry() -> RestorationValue? {
            guard let shape = rest.popFirst().flatMap({ Shape(rawValue: $0) }) else { return nil }
            var numbers: [Double] = []
            for _ in 0..<shape.count {
                guard let number = number() else { return nil }
                numbers.append(number)
            }
            return .geometry(shape, numbers)
        }

        private mutating func path() -> [String]? {
            guard let count = count(), count <= depthLimit else { return nil }
            var names: [String] = []
            for _ in 0..<count {
                guard let name = text() else { return nil }
                names.append(name)
            }
            return names
        }

        private mutating func array(depth: Int) -> RestorationValue? {
            guard let count = count() else { return nil }
            var values: [RestorationValue] = []
            for _ in 0..<count {
                guard let value = value(depth: depth + 1) else { return nil }
                values.append(value)
            }
            return .array(values)
        }

        private mutating func members(depth: Int) -> [String: RestorationValue]? {
            guard let count = count() else { return nil }
            var values: [String: RestorationValue] = [:]
            for _ in 0..<count {
                guard let key = text(), values[key] == nil, let value = value(depth: depth + 1) else { return nil }
                values[key] = value
            }
            return values
        }
    }

    /// The letters of the kinds. A new one needs a new number of the format.
    private enum Kind {
        static let no = UInt8(ascii: "0")
        static let yes = UInt8(ascii: "1")
        static let integer = UInt8(ascii: "i")
        static let number = UInt8(ascii: "n")
        static let string = UInt8(ascii: "s")
        static let data = UInt8(ascii: "b")
        static let date = UInt8(ascii: "t")
        static let url = UInt8(ascii: "u")
        static let uuid = UInt8(ascii: "U")
        static let range = UInt8(ascii: "r")
        static let geometry = UInt8(ascii: "g")
        static let view = UInt8(ascii: "v")
        static let controller = UInt8(ascii: "c")
        static let array = UInt8(ascii: "a")
        static let dictionary = UInt8(ascii: "d")
        static let object = UInt8(ascii: "o")
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ word: UInt64) {
        Swift.withUnsafeBytes(of: word.littleEndian) { self += $0 }
    }

    fileprivate mutating func append(_ kind: UInt8, _ word: UInt64) {
        append(kind)
        append(word)
    }

    fileprivate mutating func append(count: Int) {
        Swift.withUnsafeBytes(of: UInt32(clamping: count).littleEndian) { self += $0 }
    }

    fileprivate mutating func append(text: String) {
        append(count: text.utf8.count)
        self += text.utf8
    }

    fileprivate mutating func append(_ kind: UInt8, text: String) {
        append(kind)
        append(text: text)
    }
}

extension UInt64 {
    /// The number that up to eight bytes stand for, the lowest first.
    init(littleEndian bytes: ArraySlice<UInt8>) {
        self = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
