import Testing
import UIKit
import UIKitSimulator

/// Shadows of another shape than the background's.
@MainActor
@Suite struct ShadowPathTests {
    private func isDark(_ simulator: Simulator, _ x: CGFloat, _ y: CGFloat) -> Bool {
        simulator.color(at: CGPoint(x: x, y: y)) != .white
    }

    @Test func `a view without a background throws the shadow of a path`() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        simulator.window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 60, height: 40))
        simulator.window.addSubview(view)
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = .zero
        view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 80, y: 0, width: 20, height: 40)).cgPath
        simulator.advance(0.1)
        #expect(!isDark(simulator, 60, 70) && isDark(simulator, 140, 70) && !isDark(simulator, 155, 70))
        #expect(simulator.areaMissedByDamage() == nil)
        view.layer.shadowPath = UIBezierPath(ovalIn: view.bounds).cgPath
        view.layer.shadowOffset = CGSize(width: 0, height: 50)
        simulator.advance(0.1)
        #expect(!isDark(simulator, 140, 70) && isDark(simulator, 80, 120) && !isDark(simulator, 52, 102))
        #expect(simulator.areaMissedByDamage() == nil)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        simulator.advance(0.1)
        #expect(simulator.areaMissedByDamage() == nil)
        view.layer.shadowPath = nil
        simulator.advance(0.1)
        #expect(view.layer.shadowPath == nil && simulator.areaMissedByDamage() == nil)
    }

    @Test func `a layer in a view throws one too`() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        simulator.window.backgroundColor = .white
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(rect: CGRect(x: 100, y: 100, width: 20, height: 20), transform: nil)
        simulator.window.layer.addSublayer(layer)
        simulator.advance(0.1)
        #expect(isDark(simulator, 130, 130) && !isDark(simulator, 40, 40))
        layer.shadowPath = nil
        simulator.advance(0.1)
        #expect(!isDark(simulator, 130, 130))
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
