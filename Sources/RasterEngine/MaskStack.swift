/// Masks that lie beside each other and a little on each other, as the letters of a word do, in one mask: painting it
/// gives the same pixels as painting each after the other.
package struct MaskStack {
    /// Coverage that a later mask adds to a pixel which an earlier one covers already.
    package struct Overlap: Equatable {
        /// The column and the row, in device pixels from the whole's first.
        package var x: Int
        package var y: Int
        package var coverage: UInt8
    }

    /// What was the first to cover each pixel.
    package let union: CoverageMask
    /// What came later, in the order in which it came.
    package private(set) var overlaps: [Overlap] = []

    /// Creates an empty stack of a size in device pixels.
    package init(width: Int, height: Int) {
        union = CoverageMask(width: width, height: height)
    }

    /// The memory that the stack holds, in bytes.
    package var byteCount: Int { union.byteCount + overlaps.capacity * MemoryLayout<Overlap>.stride }

    /// Lays a mask on the others, its first pixel at (x, y). All of it must lie in the stack.
    package mutating func add(_ mask: CoverageMask, x: Int, y: Int) {
        guard mask.width > 0, mask.height > 0 else { return }
        precondition(
            x >= 0 && y >= 0 && x + mask.width <= union.width && y + mask.height <= union.height,
            "MaskStack.add: the mask is outside the stack")
        for row in 0..<mask.height {
            let above = UnsafeRawPointer(mask.bytes + row * mask.width)
            let below = UnsafeMutableRawPointer(union.bytes + ((y &+ row) &* union.width &+ x))
            var column = 0
            while column &+ 4 <= mask.width {
                let four = above.loadUnaligned(fromByteOffset: column, as: UInt32.self)
                if four != 0 {
                    if below.loadUnaligned(fromByteOffset: column, as: UInt32.self) == 0 {
                        below.storeBytes(of: four, toByteOffset: column, as: UInt32.self)
                    } else {
                        for one in column..<(column &+ 4) { add(above, below, column: one, x: x, y: y &+ row) }
                    }
                }
                column &+= 4
            }
            while column < mask.width {
                add(above, below, column: column, x: x, y: y &+ row)
                column &+= 1
            }
        }
    }

    @inline(__always)
    private mutating func add(
        _ above: UnsafeRawPointer, _ below: UnsafeMutableRawPointer, column: Int, x: Int, y: Int
    ) {
        let coverage = above.load(fromByteOffset: column, as: UInt8.self)
        guard coverage != 0 else { return }
        if below.load(fromByteOffset: column, as: UInt8.self) == 0 {
            below.storeBytes(of: coverage, toByteOffset: column, as: UInt8.self)
        } else {
            overlaps.append(Overlap(x: x &+ column, y: y, coverage: coverage))
        }
    }
}
