/// Something that has UTF-16 units at offsets from 0, for algorithms that walk to and fro.
protocol UnitSource {
    /// The length in UTF-16 units.
    var utf16Count: Int { get }
    /// The unit at `offset`. May remember where it was, so that the next one nearby is found faster.
    mutating func unit(at offset: Int) -> UInt16
    /// How many regional indicators stand right before `offset`.
    func indicatorCount(before offset: Int) -> Int
}

/// Reads single units of a rope: near the last one in O(1), elsewhere in O(log n).
package struct UnitReader: UnitSource {
    private let rope: Rope
    private var chunk: TextChunk?
    private var range = 0..<0

    /// A reader of the text as it is now. While it lives, an edit of the text copies the chunk that it has read from.
    package init(_ rope: Rope) {
        self.rope = rope
    }

    /// The length of the text in UTF-16 units.
    package var utf16Count: Int { rope.utf16Count }

    /// The unit at `offset`, which must be inside the text.
    package mutating func unit(at offset: Int) -> UInt16 {
        if let chunk, range.contains(offset) { return chunk[offset - range.lowerBound] }
        let found = rope.withChunk(at: offset) { chunk, start in
            self.chunk = copy chunk
            range = start..<(start + chunk.count)
            return chunk[offset - start]
        }
        guard let found else {
            preconditionFailure("The offset \(offset) is outside a text of \(utf16Count) UTF-16 units.")
        }
        return found
    }

    func indicatorCount(before offset: Int) -> Int { rope.indicatorCount(before: offset) }
}

/// Reads the units of a contiguous buffer.
struct BufferReader: UnitSource {
    private let buffer: UnsafeBufferPointer<UInt16>
    /// A boundary of clusters; regional indicators before it are not counted for those behind it.
    private let boundary: Int

    init(_ buffer: UnsafeBufferPointer<UInt16>, boundary: Int = 0) {
        (self.buffer, self.boundary) = (buffer, boundary)
    }

    var utf16Count: Int { buffer.count }

    func unit(at offset: Int) -> UInt16 { buffer[offset] }

    func indicatorCount(before offset: Int) -> Int {
        let start = offset < boundary ? 0 : boundary
        return IndicatorTail(of: .wide(UnsafeBufferPointer(rebasing: buffer[start..<offset]))).indicatorCount
    }
}
