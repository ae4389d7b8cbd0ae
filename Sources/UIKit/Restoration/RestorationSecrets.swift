import Foundation

/// The secrets that people have typed into fields, so that no state keeps one, whoever encodes it.
struct RestorationSecrets: Sendable {
    /// A secret of fewer UTF-16 units than this is found only where it stands alone: as a part of other text it would be
    /// found everywhere.
    private static let searchedLength = 4

    private var whole: Set<String> = []
    private var parts: [Data] = []

    init(_ texts: some Sequence<String>) {
        for text in texts where !text.isEmpty {
            whole.insert(text)
            guard text.utf16.count >= Self.searchedLength else { continue }
            parts.append(Data(text.utf8))
            parts += [String.Encoding.utf16LittleEndian, .utf16BigEndian].compactMap { text.data(using: $0) }
        }
    }

    /// Whether a secret is in a value, or in what it holds.
    func areIn(_ value: RestorationValue) -> Bool {
        guard !whole.isEmpty else { return false }
        switch value {
        case .string(let text), .url(let text): return areIn(text)
        case .data(let data): return parts.contains { data.range(of: $0) != nil }
        case .integer(let number): return parts.contains(Data(String(number).utf8))
        case .reference(let path): return path.names.contains { areIn($0) }
        case .array(let values): return values.contains { areIn($0) }
        case .dictionary(let members), .object(let members):
            return members.contains { areIn($0.key) || areIn($0.value) }
        default: return false
        }
    }

    /// Whether a secret is in a text.
    func areIn(_ text: String) -> Bool {
        guard !whole.isEmpty else { return false }
        if whole.contains(text) { return true }
        let bytes = Data(text.utf8)
        return parts.contains { bytes.range(of: $0) != nil }
    }
}
