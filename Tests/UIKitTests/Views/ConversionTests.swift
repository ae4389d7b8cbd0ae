import Testing
import UIKitSimulator

/// Points and rectangles in the coordinates of other views.
@MainActor @Suite("Converting between views")
final class ConversionTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 300))

    @Test("Places, bounds and scales on the way all count")
    func chain() {
        let (outer, inner) = (UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100)), UIView())
        sim.window.addSubview(outer)
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 30)
        inner.frame = CGRect(x: 10, y: 40, width: 20, height: 20)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 62))
        #expect(inner.convert(CGPoint(x: 111, y: 62), from: nil) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
        #expect(inner.convert(CGPoint(x: 10, y: 10), to: outer) == inner.center)
    }

    @Test("Views of two branches convert by way of what they share")
    func branches() {
        let (left, right) = (UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50)), UIView())
        right.frame = CGRect(x: 200, y: 100, width: 50, height: 50)
        sim.window.addSubview(left)
        sim.window.addSubview(right)
        #expect(left.convert(CGPoint(x: 5, y: 5), to: right) == CGPoint(x: -185, y: -95))
        #expect(right.convert(CGPoint(x: 5, y: 5), from: left) == CGPoint(x: -185, y: -95))
        #expect(left.convert(CGPoint(x: 5, y: 5), to: left) == CGPoint(x: 5, y: 5))
    }

    @Test("Without a window the coordinates are those of what the outermost view lies in")
    func loose() {
        let (outer, inner) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)), UIView())
        inner.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 6, y: 6))
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 1, y: 1))
    }

    @Test("A mirrored view turns a rectangle over, and its sides stay positive")
    func mirrored() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        sim.window.addSubview(view)
        view.transform = CGAffineTransform(scaleX: -1, y: 1)
        let rect = view.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: nil)
        #expect(rect == CGRect(x: 130, y: 100, width: 10, height: 10))
        #expect(view.convert(rect, from: nil) == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("A view that is scaled to nothing has all points in its middle")
    func nothing() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        sim.window.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(view.convert(CGPoint(x: 3, y: 300), from: nil) == CGPoint(x: 20, y: 20))
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 120, y: 120, width: 0, height: 0))
    }

    @Test("There and back through any tree is where it began")
    func random() {
        var random = SeededGenerator(32)
        func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }
        var views: [UIView] = [sim.window]
        for _ in 0..<60 {
            let view = UIView(frame: CGRect(x: number(-50...50), y: number(-50...50), width: 40, height: 30))
            view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
            view.transform = CGAffineTransform(number(0.5...2), 0, 0, -number(0.5...2), number(-9...9), 0)
            if Bool.random(using: &random) { view.transform = view.transform.rotated(by: number(-3...3)) }
            if Bool.random(using: &random) {
                view.layer.sublayerTransform = CATransform3DMakeTranslation(number(-9...9), number(-9...9), 0)
            }
            views.randomElement(using: &random)?.addSubview(view)
            views.append(view)
        }
        for _ in 0..<300 {
            guard let a = views.randomElement(using: &random), let b = views.randomElement(using: &random) else {
                return
            }
            let point = CGPoint(x: number(-99...99), y: number(-99...99))
            let there = a.convert(point, to: b)
            let back = a.convert(there, from: b)
            #expect(hypot(back.x - point.x, back.y - point.y) < 1e-3, "seed \(SeededGenerator.seed)")
            let direct = b.convert(a.convert(point, to: nil), from: nil)
            #expect(hypot(direct.x - there.x, direct.y - there.y) < 1e-3, "seed \(SeededGenerator.seed)")
        }
    }
}
