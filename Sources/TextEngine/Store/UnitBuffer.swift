/// A borrowed contiguous stretch of UTF-16 units, one or two bytes each. Valid only inside the call that lent it.
package enum UnitBuffer {
    /// Units that are all below 0x100, one byte each: ASCII and Latin-1.
    case narrow(UnsafeBufferPointer<UInt8>)
    /// Units of any value.
    case wide(UnsafeBufferPointer<UInt16>)

    /// The length in UTF-16 units.
    package var count: Int {
        switch self {
        case .narrow(let bytes): bytes.count
        case .wide(let units): units.count
        }
    }

    /// Whether the units are stored in one byte each.
    var isNarrow: Bool {
        switch self {
        case .narrow: true
        case .wide: false
        }
    }

    /// The unit at `index`, which counts from the start of this buffer.
    package subscript(index: Int) -> UInt16 {
        switch self {
        case .narrow(let bytes): UInt16(bytes[index])
        case .wide(let units): units[index]
        }
    }

    /// The units in `range`, which counts from the start of this buffer.
    package subscript(range: Range<Int>) -> UnitBuffer {
        switch self {
        case .narrow(let bytes): .narrow(UnsafeBufferPointer(rebasing: bytes[range]))
        case .wide(let units): .wide(UnsafeBufferPointer(rebasing: units[range]))
        }
    }

    /// Writes the units to `target` and its successors, two bytes each.
    package func copy(to target: UnsafeMutablePointer<UInt16>) {
        switch self {
        case .narrow(let bytes):
            for index in 0..<bytes.count { target[index] = UInt16(bytes[index]) }
        case .wide(let units):
            guard let source = units.baseAddress else { return }
            target.update(from: source, count: units.count)
        }
    }
}

extension UnitBuffer {
    /// Whether both have the same units, in however many bytes.
    static func == (left: UnitBuffer, right: UnitBuffer) -> Bool {
        switch (left, right) {
        case (.narrow(let left), .narrow(let right)): left.elementsEqual(right)
        case (.wide(let left), .wide(let right)): left.elementsEqual(right)
        default: left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
        }
    }
}
