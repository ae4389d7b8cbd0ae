/// Four pixels that are calculated with at once, the channels in lanes of sixteen bits: blue and red in one vector,
/// green and alpha in another.
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

    /// What each pixel leaves of what is below it: 255 less its alpha.
    @inline(__always)
    var rest: SIMD8<UInt16> {
        Self.parts(of: 255 &- (unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16))
    }

    /// The pixels times `factors / 255`.
    @inline(__always)
    static func * (pixels: FourPixels, factors: SIMD8<UInt16>) -> FourPixels {
        FourPixels(even: product(pixels.even, factors), odd: product(pixels.odd, factors))
    }

    @inline(__always)
    static func + (a: FourPixels, b: FourPixels) -> FourPixels {
        FourPixels(even: a.even &+ b.even, odd: a.odd &+ b.odd)
    }

    @inline(__always)
    private static func product(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let sum = a &* b &+ 128
        return (sum &+ (sum &>> 8)) &>> 8
    }
}
