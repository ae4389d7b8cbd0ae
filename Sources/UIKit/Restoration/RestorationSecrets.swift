import Foundation

/// The secrets that people have typed into fields, so that no state keeps one, whoever encodes it.
struct RestorationSecrets: Sendable {
    /// A secret of fewer UTF-16 units than this is found only where it stands alone: as a part of other text it would be
    /// found everywhere.
    private static let searchedLength = 4
    /// How a program may make bytes of a text.
    private static let encodings: [String.Encoding] = [
        .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian, .isoLatin1,
    ]

    private var whole: Set<String> = []
    private var wholeBytes: Set<Data> = []
    private var parts: Set<Data> = []
    /// What the secrets are as numbers: a program may keep a number of four digits as one.
    private var numbers: Set<Double> = []

    init(_ texts: some Sequence<String>) {
        for text in texts where !text.isEmpty {
            whole.insert(text)
            let bytes = Self.encodings.compactMap { text.data(using: $0) }
            wholeBytes.formUnion(bytes)
            if let number = Self.number(text) { numbers.formUnion([number, Double(Float(number))]) }
            if text.utf16.count >= Self.searchedLength { parts.formUnion(bytes) }
        }
    }

    /// The number that a text is, also in the digits of other languages.
    private static func number(_ text: String) -> Double? {
        let digits = text.map { character in
            character.wholeNumberValue.flatMap { 0...9 ~= $0 ? Character(String($0)) : nil } ?? character
        }
        return Double(String(digits)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether a secret is in a value, or in what it holds.
    func areIn(_ value: RestorationValue) -> Bool {
        guard !whole.isEmpty else { return false }
        switch value {
        case .string(let text), .url(let text): return areIn(text)
        case .data(let data): return areIn(data)
        case .integer(let number): return numbers.contains(Double(number))
        case .number(let number): return numbers.contains(number)
        case .reference(let path): return path.names.contains { areIn($0) }
        case .array(let values): return values.contains { areIn($0) } || areSpeltBy(values)
        case .dictionary(let members), .object(let members):
            return members.contains { areIn($0.key) || areIn($0.value) }
        default: return false
        }
    }

    /// Whether a secret is in a text.
    func areIn(_ text: String) -> Bool {
        guard !whole.isEmpty else { return false }
        if whole.contains(text) || Self.number(text).map(numbers.contains) ?? false { return true }
        let bytes = Data(text.utf8)
        return parts.contains { bytes.range(of: $0) != nil }
    }

    private func areIn(_ data: Data) -> Bool {
        wholeBytes.contains(data) || parts.contains { data.range(of: $0) != nil }
            || String(data: data, encoding: .utf8).map { areIn($0) } ?? false
    }

    /// Whether a secret is what the elements of a list are together: its letters, its digits or its bytes.
    private func areSpeltBy(_ values: [RestorationValue]) -> Bool {
        var text = ""
        var bytes = Data()
        for value in values {
            switch value {
            case .string(let part): text += part
            case .integer(let number):
                text += String(number)
                if let byte = UInt8(exactly: number) { bytes.append(byte) }
            default: return false
            }
        }
        return areIn(text) || (bytes.count == values.count && areIn(bytes))
    }
}
