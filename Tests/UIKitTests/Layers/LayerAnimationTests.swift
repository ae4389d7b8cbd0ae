import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Animations that programs add to layers.
@MainActor @Suite("Animations of layers")
final class LayerAnimationTests {
    private final class Listener: CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 80, y: 20, width: 40, height: 40))

    /// Each test begins with an application of its own, which is the one of the process until it ends.
    private func begin() {
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
    }

    private func isRed(_ x: CGFloat) -> Bool { simulator.color(at: CGPoint(x: x, y: 40)) == .red }

    @Test("A field that is shaken is seen elsewhere, stays where it is set, and comes back")
    func shake() {
        begin()
        let listener = Listener()
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.timingFunction = CAMediaTimingFunction(name: .linear)
        shake.duration = 0.4
        shake.values = [0, -20, 20.0, CGFloat(-20), 0]
        shake.delegate = listener
        view.layer.add(shake, forKey: "shake")
        #expect(view.layer.animationKeys() == ["shake"] && view.layer.animation(forKey: "shake") === shake)
        simulator.passTime(0.1)
        simulator.frame()
        #expect(isRed(62) && !isRed(102) && view.frame.minX == 80 && view.transform.isIdentity)
        #expect(simulator.areaMissedByDamage() == nil)
        simulator.passTime(0.1)
        simulator.frame()
        #expect(!isRed(98) && isRed(138) && listener.heard == ["start"])
        simulator.passTime(0.3)
        simulator.frame()
        simulator.frame()
        #expect(isRed(82) && isRed(118) && !isRed(122) && view.layer.animationKeys() == nil)
        #expect(listener.heard == ["start", "stop true"] && simulator.areaMissedByDamage() == nil)
        #expect(simulator.secondsToNextFrame == nil)
    }

    @Test("A position goes there and back as often as it says")
    func repeats() {
        begin()
        let shake = CABasicAnimation(keyPath: "position")
        shake.duration = 0.1
        shake.repeatCount = 2
        shake.autoreverses = true
        shake.fromValue = NSValue(cgPoint: CGPoint(x: 80, y: 40))
        shake.toValue = NSValue(cgPoint: CGPoint(x: 120, y: 40))
        view.layer.add(shake, forKey: "position")
        for _ in 0..<2 {
            simulator.passTime(0.1)
            simulator.frame()
            #expect(isRed(138) && !isRed(98))
            simulator.passTime(0.1)
            simulator.frame()
        }
        #expect(isRed(82) && view.center == CGPoint(x: 100, y: 40) && view.layer.animationKeys() == nil)
    }

    @Test("Animations of layers are seen together with those of views, and end without them")
    func together() {
        begin()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 0
        fade.duration = 10
        view.layer.add(fade, forKey: nil)
        UIView.animate(withDuration: 0.2) { [view] in view.frame.origin.x = 120 }
        simulator.passTime(0.1)
        simulator.frame()
        #expect(!isRed(82) && !isRed(130) && view.alpha == 1)
        simulator.passTime(0.2)
        simulator.frame()
        view.layer.removeAllAnimations()
        simulator.frame()
        #expect(isRed(158) && simulator.areaMissedByDamage() == nil)
    }

    @Test("Layers of a program's own are animated too, and additive values are added to what is set")
    func sublayer() {
        begin()
        let line = CALayer()
        line.frame = CGRect(x: 0, y: 10, width: 40, height: 20)
        line.backgroundColor = UIColor.blue.cgColor
        view.layer.addSublayer(line)
        let move = CAKeyframeAnimation(keyPath: "position.x")
        move.values = [0, 40]
        move.isAdditive = true
        move.duration = 0.2
        line.add(move, forKey: "move")
        simulator.passTime(0.1)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 130, y: 40)) == .blue && isRed(90) && line.frame.minX == 0)
        #expect(simulator.areaMissedByDamage() == nil)
        line.removeFromSuperlayer()
        simulator.frame()
        #expect(line.animationKeys() == nil && isRed(90))
    }

    @Test("What cannot be animated is over at once, and so is all where people want less motion")
    func nothing() {
        begin()
        let listener = Listener()
        let turn = CABasicAnimation(keyPath: "transform.rotation.x")
        turn.toValue = 3
        turn.delegate = listener
        view.layer.add(turn, forKey: "turn")
        simulator.frame()
        #expect(view.layer.animationKeys() == nil && listener.heard == ["stop true"])
        let alone = CALayer()
        alone.add(turn, forKey: "turn")
        simulator.frame()
        #expect(listener.heard == ["stop true", "stop false"])
        simulator.application.reducesMotion = true
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        view.layer.add(fade, forKey: "fade")
        #expect(view.layer.animationKeys() == nil && isRed(90))
    }

    @Test("A transaction's completion comes when all that was begun in it is over")
    func transaction() {
        begin()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        CATransaction.setAnimationDuration(0.5)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        view.layer.add(fade, forKey: "fade")
        UIView.animate(withDuration: 0.8) { [view] in view.frame.origin.x = 100 }
        CATransaction.commit()
        for _ in 0..<6 {
            simulator.passTime(0.1)
            simulator.frame()
        }
        #expect(calls == 0 && view.layer.animationKeys() == nil)
        for _ in 0..<4 {
            simulator.passTime(0.1)
            simulator.frame()
        }
        #expect(calls == 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        CATransaction.setCompletionBlock { calls += 1 }
        CATransaction.commit()
        #expect(calls == 2 && !CATransaction.disableActions())
    }

    /// How high a layer that goes from 0 to 100 and to 110 is at parts of its time.
    private func heights(_ mode: CAAnimationCalculationMode, _ times: [NSNumber]? = nil, at parts: [Double]) -> [Int] {
        let animation = CAKeyframeAnimation(keyPath: "position.y")
        (animation.values, animation.keyTimes, animation.calculationMode) = ([0, 100, 110.0], times, mode)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 1
        let content = animation.content(of: view.layer.state, in: view.layer, isInGroup: false, duration: 1)
        guard case .courses(let courses) = content else { return [] }
        return parts.map { part in
            var state = view.layer.state
            courses[0].apply(part, to: &state)
            return Int(state.center.y.rounded())
        }
    }

    @Test("Values are gone through straight, in steps, at one pace or on a curve")
    func calculationModes() {
        begin()
        #expect(heights(.linear, at: [0, 0.25, 0.5, 0.75, 1]) == [0, 50, 100, 105, 110])
        #expect(heights(.discrete, at: [0, 0.3, 0.34, 0.6, 0.7, 1]) == [0, 0, 100, 100, 110, 110])
        #expect(heights(.discrete, [0, 0.1, 0.2, 1], at: [0, 0.09, 0.11, 0.21, 1]) == [0, 0, 100, 110, 110])
        #expect(heights(.paced, [0, 0.1, 1], at: [0, 0.5, 1]) == [0, 55, 110])
        #expect(heights(.cubic, at: [0, 0.25, 0.5, 0.75, 1]) == [0, 56, 100, 111, 110])
        #expect(heights(.cubicPaced, at: [0, 0.89, 10.0 / 11, 0.92, 0.96, 1]) == [0, 98, 100, 101, 106, 110])
        #expect(heights(CAAnimationCalculationMode(rawValue: "x"), at: [0.25]) == [50])
    }

    @Test("What a transaction says can be said by keys")
    func keys() {
        CATransaction.begin()
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(0.75, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(CAMediaTimingFunction(name: .easeIn), forKey: kCATransactionAnimationTimingFunction)
        CATransaction.setValue(1, forKey: "another")
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.75)
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.75)
        #expect(CATransaction.value(forKey: kCATransactionAnimationTimingFunction) is CAMediaTimingFunction)
        #expect(CATransaction.value(forKey: "another") == nil)
        CATransaction.setValue(NSNumber(value: false), forKey: kCATransactionDisableActions)
        #expect(!CATransaction.disableActions())
        CATransaction.setValue(1, forKey: kCATransactionDisableActions)
        CATransaction.setValue(CGFloat(0.5), forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.5)
        CATransaction.setValue(nil, forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.commit()
    }
}
