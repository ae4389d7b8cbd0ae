extension Rope {
    /// Replaces the units in `range` by `text`.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        if text.utf8.count > TextChunk.minimumCount {
            replace(range, with: Rope(text))
        } else {
            replace(range, with: Array(text.utf16))
        }
    }

    /// Replaces the units in `range` by `units`.
    package mutating func replace(_ range: Range<Int>, with units: [UInt16]) {
        units.withUnsafeBufferPointer { replace(range, with: $0) }
    }

    /// Replaces the units in `range` by `units`.
    package mutating func replace(_ range: Range<Int>, with units: UnsafeBufferPointer<UInt16>) {
        requireRange(range)
        if !replaceInChunk(range, with: units) { splice(range, with: Rope(utf16: units)) }
    }

    /// Replaces the units in `range` by `text`, whose storage is shared, not copied.
    package mutating func replace(_ range: Range<Int>, with text: Rope) {
        requireRange(range)
        guard text.utf16Count <= TextChunk.minimumCount else { return splice(range, with: text) }
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: text.utf16Count) { scratch in
            text.copyUnits(in: 0..<text.utf16Count, to: scratch)
            replace(range, with: UnsafeBufferPointer(scratch))
        }
    }

    /// Adds `other` at the end, sharing its storage.
    package mutating func append(_ other: Rope) {
        guard let last = tree.last else { return self = other }
        guard let first = other.tree.first else { return }
        let start = utf16Count - last.count
        var rest = other.tree
        if last.count < TextChunk.minimumCount || first.count < TextChunk.minimumCount {
            // Too short a chunk is the only one of its text, so one melting at the seam makes all of them long enough.
            let seam = SumTree(TextChunk.melt(last, first))
            tree.replace(from: { $0.utf16Count > start }, through: { $0.utf16Count > start }, with: seam)
            rest = rest.split { $0.utf16Count > first.count }
        }
        tree.append(rest)
    }

    /// The usual edit: it concerns one chunk, which neither overflows nor becomes too short.
    private mutating func replaceInChunk(_ range: Range<Int>, with units: UnsafeBufferPointer<UInt16>) -> Bool {
        let lower = range.lowerBound
        let total = utf16Count
        // Text inserted between two chunks goes to the first of them, so that typing goes on in the chunk it began in.
        let done = tree.update(where: { range.isEmpty ? $0.utf16Count >= lower : $0.utf16Count > lower }) {
            chunk, before in
            let local = (lower - before.utf16Count)..<(range.upperBound - before.utf16Count)
            let newCount = chunk.count - local.count + units.count
            let isOnlyChunk = chunk.count == total
            guard local.upperBound <= chunk.count, newCount <= TextChunk.maximumCount, newCount > 0,
                newCount >= TextChunk.minimumCount || isOnlyChunk
            else { return false }
            chunk.replace(local, with: units)
            return true
        }
        return done ?? false
    }

    /// Any edit: the chunks that `range` touches are replaced by what is left of them with `text` in between.
    private mutating func splice(_ range: Range<Int>, with text: Rope) {
        guard let first = place(endingAt: range.lowerBound),
            let last = range.isEmpty ? first : place(endingAt: range.upperBound)
        else { return self = text }
        var start = first.before.utf16Count
        let lastStart = last.before.utf16Count
        var end = lastStart + last.element.count
        var middle = Rope(TextChunk(first.element, in: 0..<(range.lowerBound - start)))
        middle.append(text)
        middle.append(Rope(TextChunk(last.element, in: (range.upperBound - lastStart)..<last.element.count)))
        if middle.utf16Count < TextChunk.minimumCount {
            // Too little is left for a chunk of its own: a neighbour takes it up.
            if let next = place(before: end) {
                middle.append(Rope(next.element))
                end += next.element.count
            } else if start > 0, let previous = place(endingAt: start) {
                var longer = Rope(previous.element)
                longer.append(middle)
                middle = longer
                start -= previous.element.count
            }
        }
        tree.replace(from: { $0.utf16Count > start }, through: { $0.utf16Count >= end }, with: middle.tree)
    }
}
