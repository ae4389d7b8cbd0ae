import Testing
import UIKitSimulator

/// Which view a finger is on.
@MainActor @Suite("Hit testing")
struct HitTestTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    private let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        root.addSubview(back)
        root.addSubview(front)
        front.addSubview(inner)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test("The frontmost and innermost view is hit, edges belong to the view on their right and below")
    func order() {
        #expect(hit(5, 5) === root && hit(10, 10) === back && hit(45, 45) === inner && hit(60, 60) === front)
        #expect(hit(89, 89) === front && hit(90, 90) === root)
        #expect(hit(99, 99) === root && hit(100, 50) == nil && hit(-1, 50) == nil)
    }

    @Test("Views that are hidden, transparent or do not take touches are passed over with all that is in them")
    func passedOver() {
        front.isHidden = true
        #expect(hit(45, 45) === back && hit(80, 80) === root)
        front.isHidden = false
        front.alpha = 0.009
        #expect(hit(45, 45) === back)
        front.alpha = 0.02
        #expect(hit(45, 45) === inner)
        front.isUserInteractionEnabled = false
        #expect(hit(45, 45) === back)
        root.isUserInteractionEnabled = false
        #expect(hit(45, 45) == nil)
    }

    @Test("What hangs out of a view is not hit, whether it is cut off or not", arguments: [false, true])
    func outside(clips: Bool) {
        back.clipsToBounds = clips
        let overhang = UIView(frame: CGRect(x: 50, y: -10, width: 20, height: 20))
        back.addSubview(overhang)
        root.sendSubviewToBack(front)
        #expect(hit(65, 15) === overhang && hit(65, 5) === root && hit(75, 15) === root)
    }

    @Test("A view decides itself which points are inside")
    func pointInside() {
        final class Ring: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point) && !bounds.insetBy(dx: 5, dy: 5).contains(point)
            }
        }
        let ring = Ring(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        root.addSubview(ring)
        #expect(hit(12, 12) === ring && hit(22, 22) === ring && hit(35, 35) === back)
    }

    @Test("Scales, movements and the origin of the bounds count")
    func transforms() {
        front.transform = CGAffineTransform(2, 0, 0, 2, -10, 0)
        // Its frame is now 5, 15, 100, 100, and the inner view fills its first twenty points.
        #expect(hit(6, 16) === inner && hit(24, 34) === inner && hit(26, 36) === front)
        front.transform = .identity
        front.bounds.origin = CGPoint(x: -20, y: 0)
        #expect(hit(45, 45) === front && hit(65, 45) === inner)
        front.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(hit(65, 65) === back)
    }

    @Test("Any tree of views is hit where a naive search from the front finds something")
    func random() {
        var random = SeededGenerator(33)
        func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }
        var views = [root]
        for _ in 0..<40 {
            let view = UIView(
                frame: CGRect(x: number(-20...80), y: number(-20...80), width: number(0...60), height: number(0...60)))
            view.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
            view.transform = CGAffineTransform(scaleX: number(0.5...2), y: number(0.5...2))
            if Bool.random(using: &random) { view.transform = view.transform.rotated(by: number(-3...3)) }
            view.isHidden = Int.random(in: 0..<8, using: &random) == 0
            view.isUserInteractionEnabled = Int.random(in: 0..<8, using: &random) > 0
            views.randomElement(using: &random)?.addSubview(view)
            views.append(view)
        }
        /// All views in the order in which they are painted.
        func painted(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(painted) }
        func canBeHit(_ view: UIView, _ point: CGPoint) -> Bool {
            sequence(first: view) { $0 === root ? nil : $0.superview }.allSatisfy {
                !$0.isHidden && $0.isUserInteractionEnabled && $0.bounds.contains(root.convert(point, to: $0))
            }
        }
        for _ in 0..<500 {
            let point = CGPoint(x: number(-10...110), y: number(-10...110))
            let expected = painted(root).last { canBeHit($0, point) }
            #expect(root.hitTest(point, with: nil) === expected, "\(point), seed \(SeededGenerator.seed)")
        }
    }
}
