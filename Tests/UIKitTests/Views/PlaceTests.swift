import Testing
import UIKitSimulator

/// Frame, bounds, middle and transform say the same in different words.
@MainActor @Suite("Places of views")
struct PlaceTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

    @Test("The frame is the size of the bounds around the middle")
    func frameFromBounds() {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 80, width: 100, height: 40))
        view.bounds.size = CGSize(width: 20, height: 20)
        #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
        view.bounds.origin = CGPoint(x: 7, y: 7)
        #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    }

    @Test("A scale grows the frame about the middle and leaves bounds and middle alone")
    func scale() {
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(view.frame == CGRect(x: -40, y: 30, width: 200, height: 20))
        #expect(view.bounds.size == CGSize(width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    }

    @Test("A movement moves the frame and leaves the middle alone")
    func movement() {
        view.transform = CGAffineTransform(translationX: 5, y: -5)
        #expect(view.frame.origin == CGPoint(x: 15, y: 15))
        #expect(view.center == CGPoint(x: 60, y: 40))
    }

    @Test("A frame that is set on a scaled view is the one that is read")
    func frameOfScaledView() {
        view.transform = CGAffineTransform(2, 0, 0, 4, 10, 20)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.bounds.size == CGSize(width: 50, height: 25))
        #expect(view.center == CGPoint(x: 40, y: 30))
    }

    @Test("The frame of a turned view is the box around it, and a frame that is set gives it that place")
    func turned() {
        view.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.center == CGPoint(x: 30, y: 30))
        func isNear(_ rect: CGRect, _ other: CGRect) -> Bool {
            max(
                abs(rect.minX - other.minX), abs(rect.minY - other.minY), abs(rect.maxX - other.maxX),
                abs(rect.maxY - other.maxY)) < 1e-9
        }
        #expect(isNear(view.frame, CGRect(x: 20, y: 10, width: 20, height: 40)))
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
        #expect(isNear(view.frame, CGRect(x: 0, y: 0, width: 30, height: 60)))
        #expect(isNear(view.bounds, CGRect(x: 0, y: 0, width: 60, height: 30)))
        let shear = CGAffineTransform(1, 0.5, 0.25, 1, 3, 4)
        view.transform = shear
        #expect(view.transform == shear)
    }

    @Test("Numbers that are not finite are refused", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notFinite(number: CGFloat) {
        let (frame, bounds) = (view.frame, view.bounds)
        view.frame = CGRect(x: number, y: 0, width: 10, height: 10)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: number)
        view.bounds = CGRect(x: 0, y: number, width: 10, height: 10)
        view.bounds.size.width = number
        view.center = CGPoint(x: 0, y: number)
        view.transform = CGAffineTransform(scaleX: number, y: 1)
        view.transform = CGAffineTransform(translationX: 0, y: number)
        view.transform = CGAffineTransform(1, number, 0, 1, 0, 0)
        #expect(view.frame == frame && view.bounds == bounds && view.transform == .identity)
        #expect(UIView(frame: CGRect(x: number, y: 0, width: 5, height: 5)).frame == .zero)
        view.alpha = number
        #expect(view.alpha == (number == .infinity ? 1 : 0))
        view.layer.shadowOffset = CGSize(width: number, height: 0)
        #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3))
    }

    @Test("A rectangle with negative sides is the same rectangle with positive ones")
    func negativeSides() {
        view.frame = CGRect(x: 50, y: 50, width: -20, height: -10)
        #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
        view.bounds = CGRect(x: 0, y: 0, width: -8, height: 4)
        #expect(view.bounds == CGRect(x: -8, y: 0, width: 8, height: 4))
    }

    @Test("Whatever is set in whatever order, the frame follows from the other three")
    func random() {
        var random = SeededGenerator(31)
        func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }
        for step in 0..<500 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: view.frame = CGRect(x: number(-90...90), y: number(-90...90), width: number(0...90), height: 30)
            case 1: view.bounds = CGRect(x: number(-90...90), y: 3, width: number(0...90), height: number(0...90))
            case 2: view.center = CGPoint(x: number(-90...90), y: number(-90...90))
            default:
                let (a, d) = (number(0.2...3), number(0.2...3) * (Bool.random(using: &random) ? 1 : -1))
                view.transform = CGAffineTransform(a, 0, 0, d, number(-9...9), number(-9...9))
                if Bool.random(using: &random) { view.transform = view.transform.rotated(by: number(-3...3)) }
            }
            let (bounds, transform) = (view.bounds, view.transform)
            let centred = CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
            let expected = centred.applying(transform).offsetBy(dx: view.center.x, dy: view.center.y)
            let frame = view.frame
            let error = max(
                abs(frame.minX - expected.minX), abs(frame.minY - expected.minY), abs(frame.maxX - expected.maxX),
                abs(frame.maxY - expected.maxY))
            #expect(error < 1e-9, "step \(step), seed \(SeededGenerator.seed)")
        }
    }
}
