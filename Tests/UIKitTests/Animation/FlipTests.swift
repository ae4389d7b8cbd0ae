import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Transitions that turn a view.
@MainActor @Suite("Transitions that turn")
final class FlipTests {
    // Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 200))

    @Test(
        "What was shrinks to the middle, and what is grows out of it",
        arguments: [
            UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
            .transitionFlipFromBottom,
        ])
    func turns(way: UIView.AnimationOptions) {
        let simulator = simulator
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
        var isOver = false
        UIView.transition(with: view, duration: 1, options: way) {
            view.backgroundColor = .blue
        } completion: {
            isOver = $0
        }
        let isUpright = way == .transitionFlipFromLeft || way == .transitionFlipFromRight
        func color(_ distance: CGFloat) -> UIColor {
            simulator.color(at: isUpright ? CGPoint(x: 100 + distance, y: 60) : CGPoint(x: 60, y: 100 + distance))
        }
        simulator.advance(0.3)
        #expect(color(0) == .red && color(45) != .red && color(45) != .blue)
        simulator.advance(0.4)
        #expect(color(0) == .blue && color(48) != .blue)
        simulator.advance(0.5)
        simulator.frame()
        #expect(color(48) == .blue && isOver && simulator.window.children.count == 1)
        #expect(simulator.areaMissedByDamage() == nil && simulator.secondsToNextFrame == nil)
    }

    @Test(
        "A view that has a scale keeps it; without time it is changed at once; one that leaves hears that it has not come to its end"
    )
    func edges() {
        let simulator = simulator
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.backgroundColor = .red
        view.transform = CGAffineTransform(scaleX: 0.5, y: 1)
        simulator.window.addSubview(view)
        simulator.frame()
        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) { view.backgroundColor = .blue }
        for _ in 0..<10 {
            simulator.advance(0.1)
            #expect(simulator.color(at: CGPoint(x: 70, y: 100)) != .blue)
        }
        simulator.advance(0.2)
        #expect(simulator.color(at: CGPoint(x: 80, y: 100)) == .blue)
        UIView.transition(with: view, duration: 0, options: .transitionFlipFromLeft) { view.backgroundColor = .red }
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 80, y: 100)) == .red && simulator.window.children.count == 1)
        var ends: [Bool] = []
        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
            view.backgroundColor = .blue
        } completion: {
            ends.append($0)
        }
        simulator.advance(0.3)
        view.removeFromSuperview()
        simulator.advance(1)
        #expect(ends == [false] && simulator.window.children.isEmpty && simulator.secondsToNextFrame == nil)
    }

    @Test("Pages that are turned fade, and a transition is what its bits say and no other")
    func fades() {
        let simulator = simulator
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
        UIView.transition(with: view, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
            view.backgroundColor = .blue
        }
        simulator.advance(0.5)
        var (red, blue): (CGFloat, CGFloat) = (0, 0)
        simulator.color(at: CGPoint(x: 55, y: 55)).getRed(&red, green: nil, blue: &blue, alpha: nil)
        #expect(red > 0.3 && red < 0.7 && blue > 0.3 && blue < 0.7)
        #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
    }
}
