import Foundation
import Testing
import UIKitSimulator

/// The point that views and layers are placed by and scaled about.
@MainActor @Suite("Anchor points")
struct AnchorPointTests {
    private let simulator = Simulator(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))

    private init() {
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor {
        simulator.frame()
        return simulator.color(at: CGPoint(x: x, y: y))
    }

    @Test("Another anchor moves the view, its frame puts it back, and its centre is where the anchor stands")
    func place() {
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && view.layer.position == CGPoint(x: 70, y: 70))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        #expect(view.frame == CGRect(x: 70, y: 40, width: 100, height: 60) && view.anchorPoint.x == 0)
        #expect(color(60, 70) == .white && color(160, 70) == .red && simulator.areaMissedByDamage() == nil)
        view.frame = CGRect(x: 20, y: 40, width: 100, height: 60)
        #expect(view.center == CGPoint(x: 20, y: 70) && color(30, 70) == .red && color(130, 70) == .white)
        #expect(view.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 20, y: 40))
        view.bounds.size.width = 50
        #expect(view.frame == CGRect(x: 20, y: 40, width: 50, height: 60) && simulator.areaMissedByDamage() == nil)
        view.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
        #expect(view.anchorPoint == CGPoint(x: 0, y: 0.5))
    }

    @Test("A transform leaves the anchor where it is, for what is painted and for what is touched")
    func scale() {
        view.anchorPoint = CGPoint(x: 0, y: 0.5)
        view.frame = CGRect(x: 20, y: 40, width: 100, height: 60)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(view.frame == CGRect(x: 20, y: 55, width: 50, height: 30))
        #expect(color(22, 70) == .red && color(72, 70) == .white && simulator.areaMissedByDamage() == nil)
        #expect(view.convert(CGPoint(x: 20, y: 55), from: nil) == .zero)
        #expect(simulator.window.hitTest(CGPoint(x: 65, y: 80), with: nil) === view)
        #expect(simulator.window.hitTest(CGPoint(x: 75, y: 70), with: nil) !== view)
        view.frame = CGRect(x: 30, y: 50, width: 60, height: 20)
        #expect(view.bounds.size == CGSize(width: 120, height: 40) && view.center == CGPoint(x: 30, y: 60))
        // Mirrored, the anchor is at the other side.
        view.transform = CGAffineTransform(scaleX: -1, y: 1)
        #expect(view.frame == CGRect(x: -90, y: 40, width: 120, height: 40))
        view.frame = CGRect(x: 10, y: 40, width: 120, height: 40)
        #expect(view.center == CGPoint(x: 130, y: 60) && simulator.areaMissedByDamage() == nil)
    }

    @Test("A layer of a program's own has one too")
    func layer() {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.bounds.size = CGSize(width: 20, height: 10)
        layer.position = CGPoint(x: 5, y: 5)
        layer.backgroundColor = UIColor.blue.cgColor
        view.layer.addSublayer(layer)
        #expect(layer.frame == CGRect(x: 5, y: 5, width: 20, height: 10) && color(44, 54) == .blue)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(layer.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
        #expect(color(63, 63) == .blue && color(67, 63) == .red && simulator.areaMissedByDamage() == nil)
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        #expect(layer.position == CGPoint(x: 10, y: 10) && layer.bounds.size == CGSize(width: 20, height: 10))
    }

    @Test("Constraints hold the view where they have it, whatever its anchor")
    func constraints() {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.anchorPoint = CGPoint(x: 1, y: 0)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: simulator.window.leadingAnchor, constant: 30),
            view.topAnchor.constraint(equalTo: simulator.window.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        simulator.frame()
        #expect(view.frame == CGRect(x: 30, y: 20, width: 80, height: 40) && view.center == CGPoint(x: 110, y: 20))
        view.anchorPoint = .zero
        simulator.frame()
        #expect(view.frame == CGRect(x: 30, y: 20, width: 80, height: 40) && simulator.areaMissedByDamage() == nil)
    }

    @Test("A title shrinks towards the side where it begins")
    func animation() {
        view.anchorPoint = CGPoint(x: 0, y: 0.5)
        view.frame = CGRect(x: 20, y: 40, width: 100, height: 60)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DIdentity
        animation.toValue = CATransform3DMakeScale(0.5, 0.5, 1)
        animation.duration = 1
        view.layer.add(animation, forKey: "scale")
        view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        simulator.advance(0.5)
        let shown = view.layer.presentation()
        #expect(shown?.frame.minX == 20 && (51...99).contains(shown?.frame.width ?? 0) && shown?.frame.midY == 70)
        #expect(color(22, 70) == .red && simulator.areaMissedByDamage() == nil)
    }
}
