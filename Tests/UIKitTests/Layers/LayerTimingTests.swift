import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The time that animations of layers go by.
@MainActor @Suite("Times of layers")
final class LayerTimingTests {
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let board = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 40))

    /// A view that goes from 20 to 120 in a second, in another one.
    private func begin(_ change: (CABasicAnimation) -> Void = { _ in }) {
        view.backgroundColor = .red
        board.addSubview(view)
        simulator.window.addSubview(board)
        simulator.frame()
        let move = CABasicAnimation(keyPath: "position.x")
        move.duration = 1
        move.fromValue = 20
        move.toValue = 120
        change(move)
        view.layer.add(move, forKey: "move")
    }

    private func pass(_ seconds: Double) {
        simulator.passTime(seconds)
        simulator.frame()
    }

    /// Where the view is seen, in whole points.
    private var place: CGFloat { (view.layer.presentation()?.position.x ?? -1).rounded() }

    private func pause(_ layer: CALayer) {
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
    }

    private func resume(_ layer: CALayer) {
        let paused = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }

    @Test(
        "An animation that is stopped stands where it is, asks for no frames, and goes on from there",
        arguments: [false, true])
    func pause(isAround: Bool) {
        begin()
        let layer = isAround ? board.layer : view.layer
        pass(0.3)
        #expect(place == 50)
        pause(layer)
        pass(0.1)
        #expect(place == 50 && simulator.secondsToNextFrame == nil)
        pass(5)
        #expect(place == 50 && view.layer.animationKeys() == ["move"])
        resume(layer)
        #expect(place == 50 && simulator.secondsToNextFrame != nil)
        pass(0.2)
        #expect(place == 70 && simulator.color(at: CGPoint(x: 70, y: 40)) == .red)
        pass(0.6)
        simulator.frame()
        #expect(view.layer.animationKeys() == nil && place == 20 && simulator.secondsToNextFrame == nil)
    }

    @Test("A layer that stands still is shown at the time that is set, as a slider sets it")
    func scrubbed() {
        begin { $0.beginTime = 0 }
        let start = CACurrentMediaTime()
        view.layer.speed = 0
        for part in [0.25, 0.75, 0.5] {
            view.layer.timeOffset = start + part
            simulator.frame()
            #expect(place == 20 + CGFloat(part) * 100 && simulator.areaMissedByDamage() == nil)
        }
    }

    @Test("A layer's speed is that of its animations and of those in it, and an animation has its own")
    func speeds() {
        begin { $0.speed = 2 }
        pass(0.25)
        #expect(place == 70)
        pass(0.3)
        #expect(view.layer.animationKeys() == nil)
        board.layer.speed = 0.5
        begin()
        pass(0.5)
        #expect(place == 45)
        pass(1.6)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(
        "One that begins within its run does the rest and then what was before; one with less than no speed goes back")
    func offsets() {
        begin { $0.timeOffset = 0.5 }
        #expect(place == 70)
        pass(0.25)
        #expect(place == 95)
        pass(0.5)
        #expect(place == 45)
        view.layer.removeAllAnimations()
        begin { $0.speed = -1 }
        #expect(place == 120)
        pass(0.25)
        #expect(place == 95)
        view.layer.removeAllAnimations()
        begin {
            $0.autoreverses = true
            $0.repeatCount = 0.75
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
        }
        pass(2)
        #expect(place == 70, "Half of the way back was left.")
    }

    @Test("What stays at its end stays there however often it has run; one that stands still asks for no frames")
    func ends() {
        begin {
            $0.duration = 0.1
            $0.repeatCount = 3
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
        }
        pass(1)
        #expect(place == 120)
        view.layer.removeAllAnimations()
        begin { $0.speed = 0 }
        pass(0.1)
        #expect(place == 20 && simulator.secondsToNextFrame == nil && view.layer.animationKeys() == ["move"])
        view.layer.speed = -1
        #expect(view.layer.speed == 0)
    }

    @Test("One that is stopped ends with its view's leaving, and goes on in another that is not")
    func moved() {
        begin()
        pass(0.3)
        pause(board.layer)
        pass(0.1)
        simulator.window.addSubview(view)
        pass(0.1)
        #expect(simulator.secondsToNextFrame != nil)
        view.layer.removeAllAnimations()
        begin()
        pass(0.1)
        pause(view.layer)
        pass(0.1)
        view.removeFromSuperview()
        pass(0.1)
        pass(0.1)
        #expect(view.layer.animationKeys() == nil && simulator.secondsToNextFrame == nil)
        begin()
        pass(0.1)
        pause(view.layer)
        pass(0.1)
        board.removeFromSuperview()
        pass(0.1)
        pass(0.1)
        #expect(view.layer.animationKeys() == nil && simulator.secondsToNextFrame == nil, "It goes with what it is in.")
    }

    @Test("Times are told from layer to layer; numbers that are none are ignored")
    func conversion() {
        begin()
        board.layer.beginTime = 10
        view.layer.speed = 2
        view.layer.timeOffset = 1
        #expect(view.layer.convertTime(20, from: nil) == 21 && view.layer.convertTime(21, to: nil) == 20)
        #expect(view.layer.convertTime(10, from: board.layer) == 21)
        #expect(board.layer.convertTime(21, from: view.layer) == 10 && view.layer.convertTime(3, to: view.layer) == 3)
        view.layer.speed = .nan
        view.layer.timeOffset = .infinity
        view.layer.beginTime = -.infinity
        #expect(view.layer.speed == 2 && view.layer.timeOffset == 1 && view.layer.beginTime == 0)
        view.layer.speed = 0
        #expect(view.layer.convertTime(5, to: nil) == 10)
    }
}
