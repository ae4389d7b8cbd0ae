extension Rope {
    /// Lends the units in `range` to `body` piece by piece, from front to back, each with its offset in the text.
    ///
    /// Ends early when `body` returns false.
    package func forEachChunk(in range: Range<Int>, _ body: (UnitBuffer, _ offset: Int) -> Bool) {
        requireRange(range)
        guard !range.isEmpty else { return }
        tree.forEach(from: { $0.utf16Count > range.lowerBound }) { chunk, before in
            let start = before.utf16Count
            let part = range.clamped(to: start..<(start + chunk.count))
            let local = (part.lowerBound - start)..<(part.upperBound - start)
            let goesOn = chunk.withUnits { body($0[local], part.lowerBound) }
            return goesOn && start + chunk.count < range.upperBound
        }
    }

    /// Copies the units in `range` to `target`, which must have room for them.
    package func copyUnits(in range: Range<Int>, to target: UnsafeMutableBufferPointer<UInt16>) {
        precondition(target.count >= range.count, "The buffer is too small for \(range.count) UTF-16 units.")
        guard let start = target.baseAddress else { return }
        forEachChunk(in: range) { units, offset in
            units.copy(to: start + (offset - range.lowerBound))
            return true
        }
    }

    /// The units in `range`.
    package func units(in range: Range<Int>) -> [UInt16] {
        [UInt16](unsafeUninitializedCapacity: range.count) { target, count in
            copyUnits(in: range, to: target)
            count = range.count
        }
    }

    /// The text in `range`. A lone surrogate, also one whose other half is outside, becomes U+FFFD.
    package func string(in range: Range<Int>) -> String {
        String(unsafeUninitializedCapacity: encode(range, into: nil)) { encode(range, into: $0) }
    }

    /// Writes the UTF-8 of the text in `range` to `target`, if there is one, and returns the number of bytes.
    private func encode(_ range: Range<Int>, into target: UnsafeMutableBufferPointer<UInt8>?) -> Int {
        var encoder = UTF8Transcoder.Encoder(into: target)
        forEachChunk(in: range) { units, _ in
            encoder.append(units)
            return true
        }
        encoder.finish()
        return encoder.count
    }

    /// The whole text. Lone surrogates become U+FFFD.
    package var string: String { string(in: 0..<utf16Count) }

    /// The text in `range`, sharing its storage with this one.
    package func subrope(in range: Range<Int>) -> Rope {
        requireRange(range)
        guard !range.isEmpty, let first = place(before: range.lowerBound), let last = place(endingAt: range.upperBound)
        else { return Rope() }
        let firstStart = first.before.utf16Count
        let lastStart = last.before.utf16Count
        if firstStart == lastStart {
            let local = (range.lowerBound - firstStart)..<(range.upperBound - firstStart)
            return Rope(local.count == first.element.count ? first.element : TextChunk(first.element, in: local))
        }
        var middle = tree
        _ = middle.split { $0.utf16Count > lastStart }
        middle = middle.split { $0.utf16Count > firstStart + first.element.count }
        var result = Rope(TextChunk(first.element, in: (range.lowerBound - firstStart)..<first.element.count))
        result.append(Rope(tree: middle))
        result.append(Rope(TextChunk(last.element, in: 0..<(range.upperBound - lastStart))))
        return result
    }

    /// The chunk with the unit at `offset`.
    func place(before offset: Int) -> SumTree<TextChunk>.Place? {
        tree.place { $0.utf16Count > offset }
    }

    /// The chunk with the unit in front of `offset`; the first chunk for 0.
    func place(endingAt offset: Int) -> SumTree<TextChunk>.Place? {
        tree.place { $0.utf16Count >= offset }
    }
}
