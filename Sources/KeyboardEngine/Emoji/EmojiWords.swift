/// The words of a language's names: each once, as it is written and as it is searched.
///
/// In two runs of bytes, because thousands of strings take several times as much.
struct EmojiWords: Equatable, Sendable {
    /// How a word meets what was typed.
    enum Match: UInt8, Comparable {
        /// Not at all.
        case none
        /// It begins with it; in a language without spaces it contains it.
        case part
        /// It is the same.
        case whole

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    private var written: [UInt8] = []
    private var writtenEnds: [UInt32] = []
    private var folded: [UInt8] = []
    private var foldedEnds: [UInt32] = []

    /// How many there are.
    var count: Int { writtenEnds.count }

    /// Adds a word.
    mutating func append(_ word: [UInt8]) {
        written += word
        writtenEnds.append(UInt32(written.count))
        EmojiSearchText.append(String(decoding: word, as: UTF8.self), to: &folded)
        foldedEnds.append(UInt32(folded.count))
    }

    /// Words as they are written, with spaces between them.
    func write(_ indexes: ArraySlice<UInt16>) -> String {
        var bytes: [UInt8] = []
        for index in indexes {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes += written[range(Int(index), writtenEnds)]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Words as they are searched, with spaces between them.
    func fold(_ indexes: ArraySlice<UInt16>) -> [UInt8] {
        var bytes: [UInt8] = []
        for index in indexes {
            let word = folded[range(Int(index), foldedEnds)]
            if word.isEmpty { continue }
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes += word
        }
        return bytes
    }

    /// How each word meets a folded text.
    /// - Parameter isAnywhere: Whether the text may stand within a word.
    func matches(_ text: ArraySlice<UInt8>, isAnywhere: Bool) -> [Match] {
        guard let first = text.first else { return Array(repeating: .none, count: count) }
        return folded.withUnsafeBufferPointer { bytes in
            text.withUnsafeBufferPointer { text in
                (0..<count).map { index in
                    let word = range(index, foldedEnds)
                    var best = Match.none
                    guard word.count >= text.count else { return best }
                    for place in word.lowerBound...(word.upperBound - text.count) where bytes[place] == first {
                        let isStart = place == word.lowerBound || bytes[place - 1] == UInt8(ascii: " ")
                        guard isStart || isAnywhere else { continue }
                        guard (1..<text.count).allSatisfy({ bytes[place + $0] == text[$0] }) else { continue }
                        let end = place + text.count
                        if isStart, end == word.upperBound || bytes[end] == UInt8(ascii: " ") { return .whole }
                        best = .part
                    }
                    return best
                }
            }
        }
    }

    private func range(_ index: Int, _ ends: [UInt32]) -> Range<Int> {
        (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }
}
