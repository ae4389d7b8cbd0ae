/// Four pixels as two vectors of sixteen-bit lanes, so that all are blended at once: blue and red in one, green and alpha in
/// the other.
struct FourPixels {
    private var even: SIMD8<UInt16>
    private var odd: SIMD8<UInt16>

    @inline(__always)
    private init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
        (self.even, self.odd) = (even, odd)
    }

    @inline(__always)
    init(_ pixels: SIMD8<UInt16>) {
        even = pixels & 0x00FF
        odd = pixels &>> 8
    }

    @inline(__always)
    init(repeating color: UInt32) {
        self.init(unsafeBitCast(SIMD4<UInt32>(repeating: color), to: SIMD8<UInt16>.self))
    }

    @inline(__always)
    init(_ pixels: UnsafePointer<UInt32>) {
        self.init(UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt16>.self))
    }

    @inline(__always)
    func store(_ pixels: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pixels).storeBytes(of: even | odd &<< 8, as: SIMD8<UInt16>.self)
    }

    /// A factor of 0 to 255 for each pixel, to multiply with.
    @inline(__always)
    static func parts(of factors: SIMD4<UInt32>) -> SIMD8<UInt16> {
        unsafeBitCast(factors | factors &<< 16, to: SIMD8<UInt16>.self)
    }

    // Vectors are widened and narrowed lane by lane: the compiler makes one instruction of it, where it may call the
    // standard library's initialisers as functions.

    /// Four bytes of coverage as factors, the first pixel's in the lowest byte.
    @inline(__always)
    static func parts(of coverage: UInt32) -> SIMD8<UInt16> {
        let each = unsafeBitCast(coverage, to: SIMD4<UInt8>.self)
        let (a, b, c, d) = (UInt16(each[0]), UInt16(each[1]), UInt16(each[2]), UInt16(each[3]))
        return SIMD8(a, a, b, b, c, c, d, d)
    }

    /// The factor that what is below each pixel is multiplied with: 255 less the pixel's alpha.
    @inline(__always)
    var rest: SIMD8<UInt16> {
        Self.parts(of: 255 &- (unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16))
    }

    /// The pixels, thinned by a coverage, over others. An opaque colour leaves of them what the coverage leaves.
    @inline(__always)
    func covering(_ below: FourPixels, through coverage: SIMD8<UInt16>, isOpaque: Bool) -> FourPixels {
        let rest =
            isOpaque
            ? coverage ^ 255
            : FourPixels(even: even, odd: Self.rounded(odd &* coverage &+ 128)).rest
        return FourPixels(
            even: Self.rounded(even &* coverage &+ below.even &* rest &+ 128),
            odd: Self.rounded(odd &* coverage &+ below.odd &* rest &+ 128))
    }

    /// The pixels times `factors / 255`.
    @inline(__always)
    static func * (pixels: FourPixels, factors: SIMD8<UInt16>) -> FourPixels {
        FourPixels(even: rounded(pixels.even &* factors &+ 128), odd: rounded(pixels.odd &* factors &+ 128))
    }

    @inline(__always)
    static func + (a: FourPixels, b: FourPixels) -> FourPixels {
        FourPixels(even: a.even &+ b.even, odd: a.odd &+ b.odd)
    }

    /// Sums of products, to which 128 was added, divided by 255: `(v + (v >> 8)) >> 8` in one multiplication.
    @inline(__always)
    private static func rounded(_ sums: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let wide = SIMD8<UInt32>(
            UInt32(sums[0]), UInt32(sums[1]), UInt32(sums[2]), UInt32(sums[3]), UInt32(sums[4]), UInt32(sums[5]),
            UInt32(sums[6]), UInt32(sums[7]))
        let parts = (wide &* 257) &>> 16
        return SIMD8(
            UInt16(truncatingIfNeeded: parts[0]), UInt16(truncatingIfNeeded: parts[1]),
            UInt16(truncatingIfNeeded: parts[2]), UInt16(truncatingIfNeeded: parts[3]),
            UInt16(truncatingIfNeeded: parts[4]), UInt16(truncatingIfNeeded: parts[5]),
            UInt16(truncatingIfNeeded: parts[6]), UInt16(truncatingIfNeeded: parts[7]))
    }
}
