import Diagnostics
import Foundation

/// A matrix that moves, scales and turns in space.
///
/// It can be reckoned with as on iOS. A layer shows of it what stays in the plane (``CALayer/transform``).
public struct CATransform3D: Hashable, Sendable {
    /// An entry of the matrix, by row and column.
    public var m11, m12, m13, m14: CGFloat
    /// An entry of the matrix, by row and column.
    public var m21, m22, m23, m24: CGFloat
    /// An entry of the matrix, by row and column.
    public var m31, m32, m33, m34: CGFloat
    /// An entry of the matrix, by row and column.
    public var m41, m42, m43, m44: CGFloat

    /// Creates a matrix of zeros.
    public init() { self.init(rows: Array(repeating: 0, count: 16)) }

    /// Creates a matrix of its entries.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Sixteen entries, row by row.
    fileprivate init(rows m: [CGFloat]) {
        self.init(
            m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8],
            m32: m[9],
            m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }

    fileprivate var rows: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}

/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// A movement in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A turn about an axis, in radians. About an axis of no length it is ``CATransform3DIdentity``.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    let t = 1 - c
    return CATransform3D(rows: [
        t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
        t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
        t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
        0, 0, 0, 1,
    ])
}

/// The matrix that does what the first does, and then what the second does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (a, b) = (a.rows, b.rows)
    return CATransform3D(
        rows: (0..<16).map { place in
            let (row, column) = (place / 4 * 4, place % 4)
            return (0..<4).reduce(CGFloat(0)) { $0 + a[row + $1] * b[$1 * 4 + column] }
        })
}

/// The matrix that first moves and then does what the given one does.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The matrix that first scales and then does what the given one does.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The matrix that first turns and then does what the given one does.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Whether a matrix changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two matrices are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// The matrix that does in space what a transform does in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Whether a matrix does nothing but what a transform of the plane can.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What a matrix does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CALayer {
    /// How the layer is moved, scaled and turned about its ``anchorPoint``. What leaves the plane is left out.
    public var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
    }

    /// How the layers in this one, and the subviews of its view, are moved without their frames changing; the default moves
    /// nothing. Touches and conversions between views go by it: programs give a text field a margin with it.
    ///
    /// Unlike on iOS it can only move: what scales, turns or leaves the plane is left out, which is said once.
    public var sublayerTransform: CATransform3D {
        get {
            CATransform3DMakeTranslation(state.contentShift.x, state.contentShift.y, 0)
        }
        set {
            let shift = CGPoint(x: newValue.m41, y: newValue.m42)
            guard shift.isFinite else { return }
            if newValue != CATransform3DMakeTranslation(shift.x, shift.y, newValue.m43) {
                Log.complain("sublayerTransform moves what is in a layer; it does nothing else.")
            }
            change(.contentShift) { $0.contentShift = shift }
        }
    }
}
