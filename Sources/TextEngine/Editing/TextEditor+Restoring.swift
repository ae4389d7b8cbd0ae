extension TextEditor {
    /// Goes back to an earlier state, as if nothing had been done since: text, selection, composition, and what can be
    /// undone. The revision goes on, since it is another text than the last one.
    /// - Returns: What was replaced; nothing when the texts are the same.
    package mutating func restore(_ earlier: TextEditor) -> [EditResult] {
        let (change, last) = (Self.difference(from: text, to: earlier.text), revision)
        self = earlier
        revision = last + 1
        return change.map { [EditResult(replacedRange: $0.old, newCount: $0.new.count, selection: selection)] } ?? []
    }

    /// What has to be replaced to make another text of one, in whole clusters of both; `nil` when they are the same.
    static func difference(from old: Rope, to new: Rope) -> (old: Range<Int>, new: Range<Int>)? {
        var (a, b) = (UnitReader(old), UnitReader(new))
        let shorter = min(a.utf16Count, b.utf16Count)
        var head = 0
        while head < shorter, a.unit(at: head) == b.unit(at: head) { head += 1 }
        guard head < max(a.utf16Count, b.utf16Count) else { return nil }
        var tail = 0
        while tail < shorter - head, a.unit(at: a.utf16Count - 1 - tail) == b.unit(at: b.utf16Count - 1 - tail) {
            tail += 1
        }
        head = min(
            GraphemeBreaker.boundary(atOrBefore: head, in: old), GraphemeBreaker.boundary(atOrBefore: head, in: new))
        tail = min(
            old.utf16Count - GraphemeBreaker.boundary(atOrAfter: old.utf16Count - tail, in: old),
            new.utf16Count - GraphemeBreaker.boundary(atOrAfter: new.utf16Count - tail, in: new))
        return (head..<(old.utf16Count - tail), head..<(new.utf16Count - tail))
    }
}
