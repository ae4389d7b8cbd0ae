import Foundation

/// What is wrong in a layout file, and where.
struct LayoutFault: Error {
    /// A path such as `planes.letters.compact.rows[2]`; empty for the whole file.
    let place: String
    /// What is wrong, as a clause without a full stop.
    let reason: String
}

/// An object of a layout file, whose members are read with checks and with good messages.
///
/// It stands on JSONSerialization because layouts are loaded while the program starts: on its first use
/// JSONDecoder takes half a millisecond more, most of it to look up conformances.
struct LayoutObject {
    private let members: [String: Any]
    private let place: String

    /// Reads the text of a whole file.
    init(json: Data) throws {
        try self.init(JSONSerialization.jsonObject(with: json), at: "")
    }

    private init(_ value: Any, at place: String) throws(LayoutFault) {
        guard let members = value as? [String: Any] else {
            throw LayoutFault(place: place, reason: "an object is expected")
        }
        self.members = members
        self.place = place
    }

    /// How deep objects of a layout lie in each other at most; what lies deeper is no layout, and is not merged.
    private static let depthLimit = 8

    /// The members of another object, with this one's in their place: objects are merged member by member, everything else
    /// is replaced as a whole. A null takes the other's member away.
    func inheriting(_ other: LayoutObject) -> LayoutObject {
        LayoutObject(members: Self.merge(members, over: other.members, depth: 0), place: place)
    }

    private init(members: [String: Any], place: String) {
        (self.members, self.place) = (members, place)
    }

    private static func merge(_ own: [String: Any], over base: [String: Any], depth: Int) -> [String: Any] {
        var merged = base
        for (name, value) in own {
            // An object without a counterpart is merged with nothing, since it may have nulls of its own.
            let value =
                (value as? [String: Any]).map { value in
                    depth < depthLimit
                        ? merge(value, over: base[name] as? [String: Any] ?? [:], depth: depth + 1) : value
                } ?? value
            merged[name] = value is NSNull ? nil : value
        }
        return merged
    }

    /// The names of all members, in an order that does not change from run to run.
    var names: [String] {
        members.keys.sorted()
    }

    /// Fails when there is a member that is not known, so that a misspelt one is not passed over.
    func expectOnly(_ known: Set<String>) throws(LayoutFault) {
        guard !members.keys.allSatisfy(known.contains) else { return }
        for name in names where !known.contains(name) {
            throw fault(name, "\"\(name)\" is not a member that is known here")
        }
    }

    /// An object, or `nil` when the member is absent.
    func objectIfPresent(_ name: String) throws(LayoutFault) -> LayoutObject? {
        guard let value = members[name] else { return nil }
        return try LayoutObject(value, at: path(to: name))
    }

    /// An object.
    func object(_ name: String) throws(LayoutFault) -> LayoutObject {
        try present(objectIfPresent(name), name)
    }

    /// A list of lines.
    func lines(_ name: String) throws(LayoutFault) -> [String] {
        try present(linesIfPresent(name), name)
    }

    /// A list of lines, or `nil` when the member is absent.
    func linesIfPresent(_ name: String) throws(LayoutFault) -> [String]? {
        guard let value = members[name] else { return nil }
        guard let lines = value as? [Any] else { throw fault(name, "a list is expected") }
        var texts: [String] = []
        for (index, line) in lines.enumerated() {
            guard let text = line as? String else { throw fault("\(name)[\(index)]", "a string is expected") }
            texts.append(text)
        }
        return texts
    }

    /// A line of any length.
    func line(_ name: String) throws(LayoutFault) -> String {
        guard let value = members[name] else { throw missing(name) }
        guard let text = value as? String else { throw fault(name, "a string is expected") }
        return text
    }

    /// A short, visible text, or `nil` when the member is absent.
    func textIfPresent(_ name: String) throws(LayoutFault) -> String? {
        guard let value = members[name] else { return nil }
        guard let text = value as? String else { throw fault(name, "a string is expected") }
        guard text.isLayoutText else {
            throw fault(name, "\(name) must have 1 to \(String.layoutTextLimit) visible characters")
        }
        return text
    }

    /// A short, visible text.
    func text(_ name: String) throws(LayoutFault) -> String {
        try present(textIfPresent(name), name)
    }

    /// A number within a range, or `nil` when the member is absent.
    func numberIfPresent(_ name: String, in range: ClosedRange<Double>) throws(LayoutFault) -> Double? {
        guard let value = members[name] else { return nil }
        guard let number = (value as? NSNumber), !number.isBoolean else { throw fault(name, "a number is expected") }
        guard range.contains(number.doubleValue) else {
            throw fault(name, "\(name) must be from \(range.lowerBound) to \(range.upperBound)")
        }
        return number.doubleValue
    }

    /// A whole number within a range, or `nil` when the member is absent.
    func countIfPresent(_ name: String, in range: ClosedRange<Int>) throws(LayoutFault) -> Int? {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        guard let number = try numberIfPresent(name, in: bounds) else { return nil }
        guard let count = Int(exactly: number) else { throw fault(name, "a whole number is expected") }
        return count
    }

    /// A whole number within a range.
    func count(_ name: String, in range: ClosedRange<Int>) throws(LayoutFault) -> Int {
        try present(countIfPresent(name, in: range), name)
    }

    /// True or false; false when the member is absent.
    func flag(_ name: String) throws(LayoutFault) -> Bool {
        guard let value = members[name] else { return false }
        guard let number = value as? NSNumber, number.isBoolean else { throw fault(name, "true or false is expected") }
        return number.boolValue
    }

    /// The fault that says what is wrong with a member.
    func fault(_ name: String, _ reason: String) -> LayoutFault {
        LayoutFault(place: path(to: name), reason: reason)
    }

    /// The fault that says what is wrong with the object as a whole.
    func fault(_ reason: String) -> LayoutFault {
        LayoutFault(place: place, reason: reason)
    }

    private func missing(_ name: String) -> LayoutFault {
        fault("\"\(name)\" is missing")
    }

    private func present<Value>(_ value: Value?, _ name: String) throws(LayoutFault) -> Value {
        guard let value else { throw missing(name) }
        return value
    }

    private func path(to name: String) -> String {
        // A member without a name has a place all the same.
        let name = name.isEmpty ? "\"\"" : name
        return place.isEmpty ? name : "\(place).\(name)"
    }
}

extension NSNumber {
    /// Whether the number was written as true or false.
    fileprivate var isBoolean: Bool {
        objCType.pointee == CChar(UInt8(ascii: "c"))
    }
}

extension String {
    /// The most UTF-16 units that any name, caption or text of a key may have.
    static let layoutTextLimit = 32

    /// The words of a line, which spaces separate.
    var layoutWords: [String] {
        // By bytes, since by characters it would take as long as parsing the JSON.
        var text = self
        return text.withUTF8 { bytes in
            bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Whether the text can stand on a key: short, not empty, and without control characters.
    var isLayoutText: Bool {
        (1...Self.layoutTextLimit).contains(utf16.count) && !unicodeScalars.contains(where: \.isControl)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character, a line end among them.
    var isControl: Bool {
        isASCII ? value < 0x20 || value == 0x7F : properties.generalCategory == .control
    }
}
