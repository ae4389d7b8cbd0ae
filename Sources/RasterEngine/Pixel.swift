/// Arithmetic on single premultiplied 0xAARRGGBB pixels and on rows of them.
///
/// Products of two bytes are divided by 255 as `(v + 128 + ((v + 128) >> 8)) >> 8`, which is exact.
package enum Pixel {
    /// All four channels multiplied by `factor / 255`.
    @inline(__always)
    package static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
        odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }

    /// `source` painted over `below`.
    @inline(__always)
    package static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
        source &+ scale(below, by: 255 &- (source >> 24))
    }

    /// Paints one colour over the pixels of a rectangle.
    /// - Parameters:
    ///   - first: The first pixel of the first row.
    ///   - stride: From row to row, in pixels.
    ///   - size: How many columns and rows are painted.
    package static func fill(
        _ first: UnsafeMutablePointer<UInt32>, stride: Int, size: (width: Int, height: Int), color: UInt32
    ) {
        var row = first
        guard color >> 24 == 255 else {
            for _ in 0..<size.height {
                blend(row, count: size.width, color: color)
                row += stride
            }
            return
        }
        guard size.height > 0 else { return }
        first.update(repeating: color, count: size.width)
        // Copying a row that has just been written is faster than writing the colour once more.
        for _ in 1..<size.height {
            row += stride
            row.update(from: first, count: size.width)
        }
    }

    /// Paints one translucent colour over a row.
    private static func blend(_ row: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32) {
        let keep = 255 &- (color >> 24)
        let painted = FourPixels(repeating: color)
        let factor = FourPixels.parts(of: SIMD4(repeating: keep))
        var x = 0
        while x &+ 4 <= count {
            (FourPixels(row + x) * factor + painted).store(row + x)
            x &+= 4
        }
        while x < count {
            row[x] = color &+ scale(row[x], by: keep)
            x += 1
        }
    }

    /// `color`, thinned by a coverage of 0 to 255, painted over `below`. The sum is rounded once.
    @inline(__always)
    package static func over(_ color: UInt32, coverage: UInt32, _ below: UInt32) -> UInt32 {
        let alpha = (color >> 24) &* coverage &+ 128
        let rest = 255 &- ((alpha &+ (alpha >> 8)) >> 8)
        var even = (color & 0x00FF_00FF) &* coverage &+ (below & 0x00FF_00FF) &* rest &+ 0x0080_0080
        even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var odd = ((color >> 8) & 0x00FF_00FF) &* coverage &+ ((below >> 8) & 0x00FF_00FF) &* rest &+ 0x0080_0080
        odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }

    /// A part of one pixel, 0 to 255, and the rest of another. The sum is rounded once.
    @inline(__always)
    package static func mix(_ pixel: UInt32, part: UInt32, with other: UInt32) -> UInt32 {
        let rest = 255 &- part
        var even = (pixel & 0x00FF_00FF) &* part &+ (other & 0x00FF_00FF) &* rest &+ 0x0080_0080
        even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var odd = ((pixel >> 8) & 0x00FF_00FF) &* part &+ ((other >> 8) & 0x00FF_00FF) &* rest &+ 0x0080_0080
        odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }

    /// Paints one colour over a row through a row of coverage (0 to 255 a pixel).
    package static func fill(
        _ row: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int, color: UInt32
    ) {
        fill(
            row, stride: 0, coverage: coverage, coverageStride: 0, size: (width: count, height: 1), color: color)
    }

    /// Paints one colour over the pixels of a rectangle through a mask.
    /// - Parameters:
    ///   - first: The first pixel of the first row.
    ///   - stride: From row to row, in pixels.
    ///   - coverage: The coverage of that pixel, 0 to 255.
    ///   - coverageStride: From row to row of the mask, in bytes.
    ///   - size: How many columns and rows are painted.
    package static func fill(
        _ first: UnsafeMutablePointer<UInt32>, stride: Int, coverage: UnsafePointer<UInt8>, coverageStride: Int,
        size: (width: Int, height: Int), color: UInt32
    ) {
        let source = FourPixels(repeating: color)
        let isOpaque = color >> 24 == 255
        var (row, mask) = (first, UnsafeRawPointer(coverage))
        for _ in 0..<size.height {
            if isOpaque {
                fill(row, through: mask, count: size.width, color: color, source: source, isOpaque: true)
            } else {
                fill(row, through: mask, count: size.width, color: color, source: source, isOpaque: false)
            }
            row += stride
            mask += coverageStride
        }
    }

    @inline(__always)
    private static func fill(
        _ row: UnsafeMutablePointer<UInt32>, through mask: UnsafeRawPointer, count: Int, color: UInt32,
        source: FourPixels, isOpaque: Bool
    ) {
        var x = 0
        while x &+ 4 <= count {
            let four = mask.loadUnaligned(fromByteOffset: x, as: UInt32.self)
            if four == 0xFFFF_FFFF, isOpaque {
                source.store(row + x)
            } else if four != 0 {
                source.covering(FourPixels(row + x), through: FourPixels.parts(of: four), isOpaque: isOpaque)
                    .store(row + x)
            }
            x &+= 4
        }
        if x < count, count >= 4 {
            // The last four once more, without those of them that are painted.
            let painted = UInt32(truncatingIfNeeded: x &+ 4 &- count) &* 8
            let four = (mask.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self) &>> painted) &<< painted
            if four != 0 {
                let last = row + (count &- 4)
                source.covering(FourPixels(last), through: FourPixels.parts(of: four), isOpaque: isOpaque).store(last)
            }
            return
        }
        while x < count {
            let one = mask.load(fromByteOffset: x, as: UInt8.self)
            if one != 0 { row[x] = over(color, coverage: UInt32(one), row[x]) }
            x &+= 1
        }
    }

    /// Whether four pixels are opaque.
    @inline(__always)
    private static func isOpaque(_ four: SIMD2<UInt64>) -> Bool {
        four.x & four.y & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
    }

    /// Copies pixels, sixteen at a time, as long as they are opaque.
    /// - Returns: The first pixel that was not copied.
    @inline(__always)
    private static func copySolid(
        _ source: UnsafeRawPointer, to row: UnsafeMutablePointer<UInt32>, from start: Int, count: Int
    ) -> Int {
        var x = start
        while x &+ 16 <= count {
            let from = source + x &* 4
            let a = from.loadUnaligned(as: SIMD2<UInt64>.self)
            let b = from.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self)
            let c = from.loadUnaligned(fromByteOffset: 32, as: SIMD2<UInt64>.self)
            let d = from.loadUnaligned(fromByteOffset: 48, as: SIMD2<UInt64>.self)
            guard isOpaque(a & b & c & d) else { return x }
            let to = UnsafeMutableRawPointer(row + x)
            to.storeBytes(of: a, as: SIMD2<UInt64>.self)
            to.storeBytes(of: b, toByteOffset: 16, as: SIMD2<UInt64>.self)
            to.storeBytes(of: c, toByteOffset: 32, as: SIMD2<UInt64>.self)
            to.storeBytes(of: d, toByteOffset: 48, as: SIMD2<UInt64>.self)
            x &+= 16
        }
        return x
    }

    /// Paints a row of pixels over another, with an opacity of 0 to 255.
    package static func blend(
        _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, count: Int, opacity: UInt32
    ) {
        guard opacity < 255 else { return blend(row, source: source, count: count) }
        let above = UnsafeRawPointer(source)
        let factor = FourPixels.parts(of: SIMD4(repeating: opacity))
        var x = 0
        while x &+ 4 <= count {
            let four = above.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
            if four.x | four.y != 0 {
                let painted = FourPixels(unsafeBitCast(four, to: SIMD8<UInt16>.self)) * factor
                (painted + FourPixels(row + x) * painted.rest).store(row + x)
            }
            x &+= 4
        }
        while x < count {
            if source[x] != 0 { row[x] = over(scale(source[x], by: opacity), row[x]) }
            x &+= 1
        }
    }

    /// Paints a row of pixels over another.
    package static func blend(_ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, count: Int) {
        let above = UnsafeRawPointer(source)
        var x = 0
        while x &+ 4 <= count {
            let four = above.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
            // Pictures are mostly empty or solid.
            if isOpaque(four) {
                UnsafeMutableRawPointer(row + x).storeBytes(of: four, as: SIMD2<UInt64>.self)
                x = copySolid(above, to: row, from: x &+ 4, count: count)
                continue
            } else if four.x | four.y != 0 {
                let painted = FourPixels(unsafeBitCast(four, to: SIMD8<UInt16>.self))
                (painted + FourPixels(row + x) * painted.rest).store(row + x)
            }
            x &+= 4
        }
        while x < count {
            let one = source[x]
            if one >> 24 == 255 {
                row[x] = one
            } else if one != 0 {
                row[x] = over(one, row[x])
            }
            x &+= 1
        }
    }
}
