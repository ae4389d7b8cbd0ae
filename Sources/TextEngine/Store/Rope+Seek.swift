extension Rope {
    /// Lends the chunk with the unit at `offset` and says where the chunk starts; `nil` outside of the text.
    ///
    /// Each edit asks for a few single units. So this adds up lengths alone, and not all that a summary has.
    func withChunk<Result>(at offset: Int, _ body: (borrowing TextChunk, _ start: Int) -> Result) -> Result? {
        guard offset >= 0, offset < utf16Count else { return nil }
        var node = tree.root
        var local = offset
        while node.height > 0 {
            var index = 0
            while local >= node.children[index].summary.utf16Count {
                local -= node.children[index].summary.utf16Count
                index += 1
            }
            node = node.children[index].node
        }
        var index = 0
        while local >= node.elements[index].count {
            local -= node.elements[index].count
            index += 1
        }
        return body(node.elements[index], offset - local)
    }

    /// The UTF-16 unit at `offset`, in O(log n). To read many, use `units(in:)` or a `UnitReader`.
    package subscript(offset: Int) -> UInt16 {
        guard let unit = withChunk(at: offset, { $0[offset - $1] }) else {
            preconditionFailure("The offset \(offset) is outside a text of \(utf16Count) UTF-16 units.")
        }
        return unit
    }

    /// The units on both sides of an offset, if they lie in one chunk.
    func neighbours(of offset: Int) -> (left: UInt16, right: UInt16)? {
        let pair = withChunk(at: offset) { chunk, start -> (left: UInt16, right: UInt16)? in
            offset > start ? (chunk[offset - start - 1], chunk[offset - start]) : nil
        }
        return pair ?? nil
    }
}
