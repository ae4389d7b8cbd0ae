import Testing
import UIKitSimulator

/// Affine transforms as values.
@Suite("Affine transforms")
struct AffineTransformTests {
    private let point = CGPoint(x: 3, y: 5)

    @Test("Moving and scaling a transform come before what it does itself")
    func before() {
        let double = CGAffineTransform(scaleX: 2, y: 4)
        #expect(point.applying(double.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 100))
        let moved = CGAffineTransform(translationX: 10, y: 20)
        #expect(point.applying(moved.scaledBy(x: 2, y: 4)) == CGPoint(x: 16, y: 40))
    }

    @Test("What is concatenated comes after it")
    func after() {
        let (double, moved) = (CGAffineTransform(scaleX: 2, y: 4), CGAffineTransform(translationX: 10, y: 20))
        #expect(point.applying(double.concatenating(moved)) == CGPoint(x: 16, y: 40))
        #expect(point.applying(moved.concatenating(double)) == CGPoint(x: 26, y: 100))
        let turned = CGAffineTransform(rotationAngle: .pi / 2)
        let place = point.applying(turned.concatenating(moved))
        #expect(abs(place.x - 5) < 1e-9 && abs(place.y - 23) < 1e-9, "A quarter turn takes right to down.")
    }

    @Test("An inverse takes everything back; what has none stays as it is")
    func inverses() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().isIdentity && !transform.isIdentity)
    }

    @Test("A size is not moved, and a rectangle becomes the one around its corners")
    func sizesAndRectangles() {
        let transform = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 100, ty: 10)
        #expect(CGSize(width: 10, height: 20).applying(transform) == CGSize(width: -60, height: 20))
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        #expect(rect.applying(transform) == CGRect(x: 34, y: 12, width: 60, height: 20))
        #expect(CGRect.null.applying(transform).isNull && CGRect.infinite.applying(transform).isInfinite)
    }
}
