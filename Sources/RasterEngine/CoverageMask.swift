/// A picture of coverage: one byte a pixel, 0 for none and 255 for all of it. Text, soft edges and shadows are
/// painted through masks.
package final class CoverageMask {
    /// The number of columns, in device pixels.
    package let width: Int
    /// The number of rows, in device pixels.
    package let height: Int
    /// The first byte of the first row. Valid as long as the mask lives.
    package let bytes: UnsafeMutablePointer<UInt8>

    /// Creates an empty mask. Negative sizes count as 0.
    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        let count = max(1, self.width * self.height)
        bytes = .allocate(capacity: count)
        bytes.initialize(repeating: 0, count: count)
    }

    deinit {
        bytes.deallocate()
    }

    /// The memory that the mask holds, in bytes.
    package var byteCount: Int { width * height }

    /// The first byte of a row.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        precondition(y >= 0 && y < height, "CoverageMask.row: the row is outside the mask")
        return bytes + y * width
    }

    /// The coverage at a column and row, or 0 outside.
    package subscript(x: Int, y: Int) -> UInt8 {
        x >= 0 && y >= 0 && x < width && y < height ? bytes[y * width + x] : 0
    }
}
