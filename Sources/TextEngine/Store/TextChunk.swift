/// A piece of a `Rope`: up to some two thousand UTF-16 units in one array, one byte each where all are below 0x100.
package struct TextChunk: Summarized, Sendable {
    /// The most units that a chunk holds.
    static let maximumCount = 2048
    /// The fewest units that a chunk holds, unless it is the only one of its rope.
    static let minimumCount = 512
    /// The units in each chunk of a text that is loaded whole: less than the most, so that first edits need no split.
    static let loadCount = 1792

    enum Units: Sendable {
        case narrow([UInt8])
        case wide([UInt16])
    }

    private(set) var units: Units
    /// What the units amount to.
    package private(set) var summary: TextSummary

    /// The length in UTF-16 units.
    var count: Int { summary.utf16Count }

    /// A chunk of bytes below 0x100, taken for units.
    init(narrow bytes: UnsafeBufferPointer<UInt8>) {
        units = .narrow(Array(bytes))
        summary = Self.summary(of: .narrow(bytes))
    }

    /// A chunk of any units, stored in one byte each where that is possible.
    init(_ source: UnsafeBufferPointer<UInt16>) {
        var union: UInt16 = 0
        for unit in source { union |= unit }
        if union < 0x100 {
            units = .narrow(
                Array(unsafeUninitializedCapacity: source.count) { target, count in
                    for index in 0..<source.count { target[index] = UInt8(truncatingIfNeeded: source[index]) }
                    count = source.count
                })
        } else {
            units = .wide(Array(source))
        }
        summary = .zero
        summary = withUnits(Self.summary(of:))
    }

    /// The units in `range` of another chunk.
    init(_ chunk: TextChunk, in range: Range<Int>) {
        self = chunk.withUnits { buffer in
            switch buffer[range] {
            case .narrow(let bytes): TextChunk(narrow: bytes)
            case .wide(let units): TextChunk(units)
            }
        }
    }

    /// The unit at `index`, which counts from the start of the chunk.
    subscript(index: Int) -> UInt16 {
        switch units {
        case .narrow(let bytes): UInt16(bytes[index])
        case .wide(let units): units[index]
        }
    }

    /// Lends the units to `body`.
    func withUnits<Result>(_ body: (UnitBuffer) throws -> Result) rethrows -> Result {
        switch units {
        case .narrow(let bytes): try bytes.withUnsafeBufferPointer { try body(.narrow($0)) }
        case .wide(let units): try units.withUnsafeBufferPointer { try body(.wide($0)) }
        }
    }

    /// The summary of the first `count` units.
    func summary(ofFirst count: Int) -> TextSummary {
        withUnits { Self.summary(of: $0[0..<count]) }
    }

    static func summary(of units: UnitBuffer) -> TextSummary {
        guard units.count > 0 else { return .zero }
        return TextSummary(
            utf16Count: units.count,
            terminatorCount: LineTerminator.count(in: units),
            startsWithLineFeed: units[0] == LineTerminator.lineFeed,
            endsWithCarriageReturn: units[units.count - 1] == LineTerminator.carriageReturn,
            indicators: IndicatorTail(of: units), isNarrow: units.isNarrow)
    }
}

extension TextChunk {
    /// Replaces the units in `range` by `replacement`; a chunk whose units all fit into a byte widens when it must.
    mutating func replace(_ range: Range<Int>, with replacement: UnsafeBufferPointer<UInt16>) {
        // Whether a unit ends a line depends on itself and its successor only, so the difference of the counts in a
        // window of one unit more on either side is the difference of the counts in the whole chunk (UAX #14, LB5).
        let window = max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, count)
        let newWindow = window.lowerBound..<(window.upperBound - range.count + replacement.count)
        let oldCount = withUnits { LineTerminator.count(in: $0[window]) }
        store(replacement, in: range)
        summary = withUnits { units in
            let newCount = LineTerminator.count(in: units[newWindow])
            guard units.count > 0 else { return .zero }
            return TextSummary(
                utf16Count: units.count,
                terminatorCount: summary.terminatorCount - oldCount + newCount,
                startsWithLineFeed: units[0] == LineTerminator.lineFeed,
                endsWithCarriageReturn: units[units.count - 1] == LineTerminator.carriageReturn,
                indicators: IndicatorTail(of: units), isNarrow: units.isNarrow)
        }
    }

    private mutating func store(_ replacement: UnsafeBufferPointer<UInt16>, in range: Range<Int>) {
        // The array is taken out of the enumeration while it is written to, so that it has one owner and stays in place.
        let current = units
        units = .narrow([])
        switch consume current {
        case .narrow(var bytes):
            if replacement.allSatisfy({ $0 < 0x100 }) {
                bytes.openGap(at: range, count: replacement.count)
                for index in 0..<replacement.count {
                    bytes[range.lowerBound + index] = UInt8(truncatingIfNeeded: replacement[index])
                }
                units = .narrow(bytes)
            } else {
                var wide = bytes.map(UInt16.init)
                wide.openGap(at: range, count: replacement.count)
                wide.write(replacement, at: range.lowerBound)
                units = .wide(wide)
            }
        case .wide(var wide):
            wide.openGap(at: range, count: replacement.count)
            wide.write(replacement, at: range.lowerBound)
            units = .wide(wide)
        }
    }

    /// The units of `left` followed by those of `right`, in one chunk, or in two of about equal length.
    static func melt(_ left: TextChunk, _ right: TextChunk) -> [TextChunk] {
        let total = left.count + right.count
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: total) { scratch in
            guard let start = scratch.baseAddress else { return [] }
            left.withUnits { $0.copy(to: start) }
            right.withUnits { $0.copy(to: start + left.count) }
            let all = UnsafeBufferPointer(scratch)
            if total <= maximumCount { return [TextChunk(all)] }
            return [
                TextChunk(UnsafeBufferPointer(rebasing: all[..<(total / 2)])),
                TextChunk(UnsafeBufferPointer(rebasing: all[(total / 2)...])),
            ]
        }
    }
}

extension Array where Element: FixedWidthInteger {
    /// Makes room for `newCount` elements in place of those in `range`. What the room holds is unspecified.
    fileprivate mutating func openGap(at range: Range<Int>, count newCount: Int) {
        let oldCount = count
        let growth = newCount - range.count
        if growth > 0 {
            // Appending alone would double the array beyond the size that a chunk can have.
            if capacity < oldCount + growth {
                reserveCapacity(Swift.max(oldCount + growth, Swift.min(2 * oldCount, TextChunk.maximumCount)))
            }
            append(contentsOf: repeatElement(0, count: growth))
        }
        withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            (start + range.lowerBound + newCount).update(
                from: start + range.upperBound, count: oldCount - range.upperBound)
        }
        if growth < 0 { removeLast(-growth) }
    }
}

extension [UInt16] {
    fileprivate mutating func write(_ source: UnsafeBufferPointer<UInt16>, at index: Int) {
        withUnsafeMutableBufferPointer { buffer in
            guard let target = buffer.baseAddress, let start = source.baseAddress else { return }
            (target + index).update(from: start, count: source.count)
        }
    }
}
