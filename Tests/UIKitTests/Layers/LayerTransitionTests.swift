import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Layers that go over from one look to another.
@MainActor @Suite("Transitions of layers")
struct LayerTransitionTests {
    private final class Listener: CAAnimationDelegate {
        var heard: [Bool] = []
        func animationDidStart(_ anim: CAAnimation) {}
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag) }
    }

    private let simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 80, y: 40, width: 40, height: 20))
    private let listener = Listener()

    init() {
        simulator.window.backgroundColor = .white
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
    }

    private func step(_ seconds: Double) {
        simulator.passTime(seconds)
        simulator.frame()
    }

    private func transition(_ type: CATransitionType, _ side: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, side, 1)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        transition.delegate = listener
        return transition
    }

    /// The colour of a point, as red, green and blue.
    private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        simulator.color(at: CGPoint(x: x, y: y)).getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }

    @Test("The old is seen through more and more, and is gone at the end")
    func fade() {
        view.layer.add(transition(.fade), forKey: "change")
        view.backgroundColor = .blue
        simulator.frame()
        let old = color(100, 50)
        #expect(old[0] > 200 && old[2] < 100)
        step(0.5)
        let middle = color(100, 50)
        #expect(
            (90...170).contains(middle[0]) && (90...190).contains(middle[2]) && simulator.areaMissedByDamage() == nil)
        #expect(view.layer.animationKeys() == ["change"] && listener.heard == [])
        step(0.6)
        let new = color(100, 50)
        #expect(new[0] < 60 && new[2] > 200 && simulator.areaMissedByDamage() == nil)
        step(0.1)
        #expect(listener.heard == [true] && view.layer.animationKeys() == nil)
        #expect(simulator.window.children.filter { $0 is TransitionCover }.isEmpty)
    }

    @Test(
        "What is pushed or moved in comes from its side, and what is revealed stands where it is",
        arguments: [
            (CATransitionType.push, CATransitionSubtype.fromRight, 20.0, 0.0, -20.0, 0.0),
            (.push, .fromLeft, -20, 0, 20, 0),
            (.push, .fromTop, 0, -10, 0, 10), (.push, .fromBottom, 0, 10, 0, -10), (.moveIn, .fromLeft, -20, 0, 0, 0),
            (.reveal, .fromRight, 0, 0, -20, 0),
        ])
    func slides(
        type: CATransitionType, side: CATransitionSubtype, newX: Double, newY: Double, oldX: Double, oldY: Double
    ) throws {
        view.layer.add(transition(type, side), forKey: nil)
        step(0.5)
        let cover = try #require(simulator.window.children.first { $0 is TransitionCover })
        #expect(view.shownState.center == CGPoint(x: 100 + newX, y: 50 + newY) && view.center == CGPoint(x: 100, y: 50))
        #expect(cover.center == CGPoint(x: 100 + oldX, y: 50 + oldY) && simulator.areaMissedByDamage() == nil)
        step(0.6)
        #expect(view.shownState.center == CGPoint(x: 100, y: 50) && cover.superview == nil)
    }

    @Test("One that is taken away, replaced, or whose view leaves, leaves nothing behind")
    func ends() {
        func covers() -> Int { simulator.window.children.filter { $0 is TransitionCover }.count }
        view.layer.add(transition(.fade), forKey: "a")
        #expect(covers() == 1)
        view.layer.removeAnimation(forKey: "a")
        #expect(covers() == 0)
        view.layer.add(transition(.fade), forKey: "a")
        view.layer.add(transition(.push), forKey: "a")
        #expect(covers() == 1)
        view.removeFromSuperview()
        step(0.1)
        #expect(covers() == 0)
        // In no window it is the running application that tells of it.
        simulator.application.asCurrent { view.layer.add(transition(.fade), forKey: "a") }
        #expect(covers() == 0 && view.layer.animationKeys() == nil)
        simulator.window.addSubview(view)
        view.isHidden = true
        view.layer.add(transition(.fade), forKey: "a")
        #expect(covers() == 0 && view.layer.animationKeys() == nil)
        step(0.1)
        step(0.1)
        #expect(listener.heard.count == 5)
    }

    @Test("A snapshot looks as the view did, whatever becomes of the view")
    func snapshot() throws {
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        let red = color(100, 50)
        view.backgroundColor = .blue
        simulator.window.addSubview(snapshot)
        simulator.frame()
        #expect(color(20, 10) == red && color(100, 50) != red)
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }
}
