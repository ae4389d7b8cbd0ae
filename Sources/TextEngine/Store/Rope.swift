/// A text of any length as a value: copying it is free, and an edit costs O(log n).
///
/// Addressed by offsets in UTF-16 units from 0 to `utf16Count`. Whatever units come in go out unchanged: CRLF, NUL and
/// lone surrogates included. Offsets and ranges beyond the text are a programmer's mistake; `TextEditor` clamps.
package struct Rope: Sendable {
    /// Never holds an empty chunk; every chunk holds `TextChunk.minimumCount` units or more, unless it is the only one.
    var tree: SumTree<TextChunk>

    /// An empty text.
    package init() {
        tree = SumTree()
    }

    init(tree: SumTree<TextChunk>) {
        self.tree = tree
    }

    /// The length in UTF-16 units.
    package var utf16Count: Int { tree.summary.utf16Count }

    /// Whether there is no unit at all.
    package var isEmpty: Bool { utf16Count == 0 }

    /// Whether each unit is stored in one byte: then none is above U+00FF. Text may lose such units and stay wide.
    package var isNarrow: Bool { tree.summary.isNarrow }

    /// What the whole text amounts to.
    package var summary: TextSummary { tree.summary }

    func requireRange(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= utf16Count,
            "The range \(range) is outside a text of \(utf16Count) UTF-16 units.")
    }

    /// What is wrong with the text's structure, one sentence for each fault; empty if sound. O(n): for tests.
    package func invariantFaults() -> [String] {
        var faults = tree.invariantFaults()
        let counts = tree.map(\.count)
        for count in counts where count == 0 || count > TextChunk.maximumCount {
            faults.append("A chunk holds \(count) units.")
        }
        for count in counts where counts.count > 1 && count < TextChunk.minimumCount {
            faults.append("One of \(counts.count) chunks holds only \(count) units.")
        }
        for chunk in tree where chunk.summary != chunk.withUnits(TextChunk.summary(of:)) {
            faults.append("The summary of a chunk of \(chunk.count) units is stale.")
        }
        return faults
    }
}

extension Rope: Equatable {
    /// Whether both texts have the same units, however they are divided into chunks.
    package static func == (left: Rope, right: Rope) -> Bool {
        guard left.utf16Count == right.utf16Count else { return false }
        if left.tree.root === right.tree.root { return true }
        var isEqual = true
        left.forEachChunk(in: 0..<left.utf16Count) { units, offset in
            isEqual = right.matches(units, at: offset)
            return isEqual
        }
        return isEqual
    }

    private func matches(_ units: UnitBuffer, at start: Int) -> Bool {
        var isEqual = true
        forEachChunk(in: start..<(start + units.count)) { own, offset in
            isEqual = own == units[(offset - start)..<(offset - start + own.count)]
            return isEqual
        }
        return isEqual
    }
}
