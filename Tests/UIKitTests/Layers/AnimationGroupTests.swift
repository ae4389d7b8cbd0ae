import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Animations in groups, by springs, and of layers that turn.
@MainActor @Suite("Groups, springs and turns of layers")
struct AnimationGroupTests {
    private final class Listener: CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start \(type(of: anim))") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            heard.append("stop \(type(of: anim)) \(flag)")
        }
    }

    private let simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 80, y: 40, width: 40, height: 20))

    init() {
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
    }

    private var shown: ViewState { view.shownState }

    private func step(_ seconds: Double) {
        simulator.passTime(seconds)
        simulator.frame()
    }

    private func linear(_ path: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }

    @Test("All of a group run at once, take its time where they have none, and end with it")
    func group() {
        let listener = Listener()
        let (move, fade, turn) = (
            linear("position.x", 100, 140), linear("opacity", 1, 0.5), linear("transform.rotation.z", 0, Double.pi)
        )
        (fade.beginTime, fade.duration) = (0.5, 0.25)
        turn.duration = 4
        fade.delegate = listener
        let group = CAAnimationGroup()
        group.animations = [move, fade, turn]
        group.duration = 1
        group.timingFunction = CAMediaTimingFunction(name: .linear)
        group.delegate = listener
        view.layer.add(group, forKey: "all")
        step(0.25)
        #expect(abs(shown.center.x - 110) < 0.5 && shown.alpha == 1 && abs(shown.transform.turn.x - .pi / 16) < 0.05)
        step(0.375)
        #expect(abs(shown.center.x - 125) < 0.5 && abs(shown.alpha - 0.75) < 0.02)
        step(0.25)
        #expect(shown.alpha == 1)
        step(0.5)
        simulator.frame()
        #expect(shown.center.x == 100 && shown.transform.isIdentity && view.layer.animationKeys() == nil)
        #expect(listener.heard == ["start CAAnimationGroup", "stop CAAnimationGroup true"])
        #expect(simulator.areaMissedByDamage() == nil && simulator.secondsToNextFrame == nil)
    }

    @Test("One of a group that is to stay is seen to its end, and the group goes there and back and stays itself")
    func fills() {
        let move = linear("position.x", 100, 140)
        (move.duration, move.fillMode) = (0.25, .forwards)
        let group = CAAnimationGroup()
        group.animations = [move]
        (group.duration, group.autoreverses) = (0.5, true)
        group.timingFunction = CAMediaTimingFunction(name: .linear)
        (group.fillMode, group.isRemovedOnCompletion) = (.both, false)
        view.layer.add(group, forKey: nil)
        step(0.4)
        #expect(shown.center.x == 140)
        step(0.5)
        #expect(abs(shown.center.x - 116) < 1)
        step(1)
        #expect(abs(shown.center.x - 100) < 0.5)
        view.layer.removeAllAnimations()
        #expect(view.animations == nil)
    }

    @Test("A group of nothing, or of what cannot be shown, is over at once")
    func empty() {
        let group = CAAnimationGroup()
        let listener = Listener()
        group.delegate = listener
        view.layer.add(group, forKey: "none")
        step(0.1)
        group.animations = [CABasicAnimation(keyPath: "opacity"), CAAnimationGroup()]
        view.layer.add(group, forKey: "none")
        step(0.1)
        #expect(listener.heard == ["stop CAAnimationGroup true", "stop CAAnimationGroup true"])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A group that is in itself shows what else is in it")
    func inItself() {
        let move = linear("position.x", 100, 140)
        let (group, inner) = (CAAnimationGroup(), CAAnimationGroup())
        group.timingFunction = CAMediaTimingFunction(name: .linear)
        group.duration = 1
        inner.animations = [group]
        group.animations = [group, move, inner]
        view.layer.add(group, forKey: nil)
        step(0.5)
        #expect(shown.center.x == 120)
        group.animations = nil
    }

    @Test("A spring swings beyond its end as physics has it, and comes to rest")
    func spring() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue) = (100, 140)
        // Half a swing takes π / √(100 - 25) seconds.
        spring.duration = spring.settlingDuration
        view.layer.add(spring, forKey: nil)
        step(.pi / 75.0.squareRoot())
        let beyond = 40 * exp(-5 * Double.pi / 75.0.squareRoot())
        #expect(abs(shown.center.x - (140 + beyond)) < 0.5)
        #expect(spring.settlingDuration > 1 && spring.settlingDuration < 1.6)
        step(2)
        #expect(shown.center.x == 100)
        // More damping is slower once it does not swing, and none never comes to rest.
        let durations = [1.0, 5, 20, 40].map { damping in
            spring.damping = damping
            return spring.settlingDuration
        }
        #expect(durations[0] > durations[1] && durations[1] > durations[2] && durations[3] > durations[2])
        spring.damping = 0
        #expect(spring.settlingDuration == 3600)
        (spring.damping, spring.mass, spring.stiffness, spring.initialVelocity) = (-1, 0, .nan, .infinity)
        #expect(spring.damping == 0 && spring.mass > 0 && spring.stiffness == 100 && spring.initialVelocity == 0)
        let soft = CASpringAnimation(perceptualDuration: 0.5)
        #expect(abs(soft.stiffness - 157.91) < 0.01 && abs(soft.damping - 25.13) < 0.01)
    }

    @Test("An activity sign of layers turns for ever, and only where it is is painted")
    func spinner() {
        let arm = CALayer()
        arm.frame = CGRect(x: 0, y: 0, width: 40, height: 4)
        arm.backgroundColor = UIColor.blue.cgColor
        view.backgroundColor = nil
        arm.position = CGPoint(x: 20, y: 10)
        view.layer.addSublayer(arm)
        let turn = linear("transform.rotation", 0, 2 * Double.pi)
        turn.duration = 1
        turn.repeatCount = .infinity
        arm.add(turn, forKey: "turn")
        step(0.25)
        #expect(
            simulator.color(at: CGPoint(x: 100, y: 34)) == .blue && simulator.color(at: CGPoint(x: 84, y: 50)) == .white
        )
        #expect(simulator.areaMissedByDamage() == nil)
        for _ in 0..<10 {
            step(0.03)
            #expect(simulator.areaMissedByDamage() == nil)
        }
        arm.removeAllAnimations()
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 84, y: 50)) == .blue && simulator.secondsToNextFrame == nil)
    }

    @Test("A matrix that turns is animated the short way round, as long as it was")
    func matrices() {
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [0, 0.75, 1.25].map { CATransform3DMakeRotation(.pi * $0, 0, 0, 1) }
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 1
        view.layer.add(animation, forKey: nil)
        step(0.25)
        #expect(abs(shown.transform.turn.x - .pi * 0.375) < 0.05 && abs(shown.transform.determinant - 1) < 1e-6)
        step(0.5)
        #expect(abs(abs(shown.transform.turn.x) - .pi) < 0.05)
        step(1)
        #expect(view.layer.transform.m11 == 1 && view.animations == nil)
        view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(abs(view.transform.b - 1) < 1e-9)
    }

    @Test("What ends with a group that stays, stays too")
    func held() {
        let group = CAAnimationGroup()
        group.animations = [linear("opacity", 1, 0.25)]
        (group.duration, group.fillMode, group.isRemovedOnCompletion) = (0.5, .forwards, false)
        view.layer.add(group, forKey: nil)
        step(1)
        step(1)
        #expect(shown.alpha == 0.25 && view.alpha == 1)
    }

    @Test("A spring of any numbers comes to rest in some time")
    func extremeSprings() {
        let spring = CASpringAnimation(keyPath: "opacity")
        for number in [1e36, CGFloat.greatestFiniteMagnitude, 1e-3, 0] {
            (spring.mass, spring.stiffness, spring.damping) = (1, number, 10)
            #expect(spring.settlingDuration >= 0 && spring.settlingDuration <= 3600)
            (spring.mass, spring.stiffness, spring.damping) = (number, 100, number)
            #expect(spring.settlingDuration >= 0 && spring.settlingDuration <= 3600)
        }
        spring.damping = 20
        spring.damping = .infinity
        #expect(spring.damping == 20)
    }
}
