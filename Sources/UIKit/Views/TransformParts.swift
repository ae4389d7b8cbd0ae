import Foundation

/// A matrix as what it does, one after the other, so that each can be on its way by itself: it scales, shears, turns and moves.
/// Matrices that are mixed by their entries would shrink what they turn.
extension CGAffineTransform {
    /// The scales across and down, and the movement.
    var lengths: SIMD4<Double> {
        if b == 0, c == 0 { return [a, d, tx, ty] }
        let width = isMirroredAcross ? -hypot(a, b) : hypot(a, b)
        return [width, width != 0 ? determinant / width : hypot(c, d), tx, ty]
    }

    /// The angle in radians, clockwise, from -π to π, and how far y goes into x before that.
    var turn: SIMD4<Double> {
        if b == 0, c == 0 { return .zero }
        let width = isMirroredAcross ? -hypot(a, b) : hypot(a, b)
        guard width != 0 else { return [atan2(-c, d), 0, 0, 0] }
        return [atan2(b / width, a / width), (a * c + b * d) / width, 0, 0]
    }

    /// The matrix that does so.
    init(lengths: SIMD4<Double>, turn: SIMD4<Double>) {
        let (width, height, shear) = (lengths.x, lengths.y, turn.y)
        if turn.x == 0, shear == 0 {
            self.init(width, 0, 0, height, lengths.z, lengths.w)
        } else {
            let (sine, cosine) = (sin(turn.x), cos(turn.x))
            self.init(
                width * cosine, width * sine, shear * cosine - height * sine, shear * sine + height * cosine,
                lengths.z, lengths.w)
        }
    }

    /// Whether the matrix counts as mirrored across. What is mirrored may as well be mirrored down and turned by half a circle more;
    /// of the two it is the one that turns less.
    private var isMirroredAcross: Bool { a < 0 && determinant < 0 }

    var determinant: CGFloat { a * d - b * c }

    /// Whether rectangles are not upright any more. One that is turned by half a circle is, but for the last digit of a number.
    var isTurned: Bool {
        if b == 0, c == 0 { return false }
        return abs(b) > 1e-9 || abs(c) > 1e-9
    }

    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
