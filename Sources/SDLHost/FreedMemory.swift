import CSDL2
import Glibc

/// Memory that was given back and not used again, in which old contents can still be read.
package enum FreedMemory {
    /// The largest piece that is asked for, in bytes; larger ones are mapped for themselves, and unmapped with what is in
    /// them.
    private static let largest = 64 << 10
    /// The largest piece that the allocator hands out again without dividing it, and how many of a size it keeps ready.
    private static let (largestKept, keptCount) = (1040, 8)
    /// How many pieces are taken between two looks at whether the heap has grown.
    private static let batch = 256

    /// Gives whole pages back to the system.
    package static func giveBack() { malloc_trim(0) }

    /// Overwrites it with zeros, and gives whole pages back to the system: takes all free pieces of the heap, from the
    /// largest to the smallest, and frees them again.
    ///
    /// Reaches what the calling thread can get. Costs as much as clearing the free memory.
    package static func overwrite() {
        // Each piece begins with a pointer to the one before it, so that nothing else has to be allocated.
        var last: UnsafeMutableRawPointer?
        func take(_ size: Int) -> Bool {
            guard let piece = malloc(size) else { return false }
            memset(piece, 0, malloc_usable_size(piece))
            piece.storeBytes(of: last, as: UnsafeMutableRawPointer?.self)
            last = piece
            return true
        }
        for size in stride(from: 24, through: largestKept, by: 16) {
            for _ in 0..<keptCount { _ = take(size) }
        }
        var size = largest
        while size >= 24 {
            // Until the heap had to grow for it: then nothing of the size was free.
            let (free, extent) = (Int(mallinfo2().fordblks), mallinfo2().arena)
            var left = free / size
            while left > 0, mallinfo2().arena == extent {
                for _ in 0..<min(left, batch) where !take(size) { left = 0 }
                left -= batch
            }
            size = size > 48 ? size / 2 : size > 24 ? 24 : 0
        }
        while let piece = last {
            last = piece.load(as: UnsafeMutableRawPointer?.self)
            memset(piece, 0, MemoryLayout<UnsafeMutableRawPointer>.size)
            free(piece)
        }
        malloc_trim(0)
    }
}
