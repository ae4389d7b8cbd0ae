import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Swipes: in their direction, elsewhere, too slow, with fingers.
@MainActor @Suite("Swipes")
final class SwipeTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 400))
    private let swipe = UISwipeGestureRecognizer()
    private var places: [CGPoint] = []

    private func begin(_ direction: UISwipeGestureRecognizer.Direction) {
        swipe.direction = direction
        swipe.addAction { [unowned self] in places.append($0.location(in: sim.window)) }
        sim.window.addGestureRecognizer(swipe)
    }

    private func move(_ finger: Int = 0, by way: CGSize, seconds: Double = 0.1, lifts: Bool = true) {
        sim.touchDown(finger, at: CGPoint(x: 200, y: 200))
        for step in 1...6 {
            sim.advance(seconds / 6)
            let part = CGFloat(step) / 6
            sim.touchMove(finger, to: CGPoint(x: 200 + way.width * part, y: 200 + way.height * part))
        }
        sim.frame()
        if lifts { sim.touchUp(finger) }
    }

    @Test("It is recognised once in each of its directions, where it began, before the finger is up")
    func directions() {
        begin([.left, .up])
        move(by: CGSize(width: -90, height: 20), lifts: false)
        #expect(places == [CGPoint(x: 200, y: 200)])
        sim.touchUp(0)
        move(by: CGSize(width: 10, height: -90))
        #expect(places.count == 2)
        move(by: CGSize(width: 90, height: 0))
        move(by: CGSize(width: 0, height: 90))
        move(by: CGSize(width: -80, height: 75))
        move(by: CGSize(width: -30, height: 0))
        #expect(places.count == 2)
    }

    @Test("A slow finger swipes nothing, and a finger too many neither")
    func others() {
        begin(.right)
        move(by: CGSize(width: 90, height: 0), seconds: 1.5)
        #expect(places.isEmpty)
        sim.touchDown(1, at: CGPoint(x: 100, y: 100))
        move(by: CGSize(width: 90, height: 0))
        sim.touchUp(1)
        #expect(places.isEmpty)
        move(by: CGSize(width: 90, height: 0))
        #expect(places.count == 1)
    }

    @Test("Two fingers swipe where two are asked for")
    func twoFingers() {
        begin(.down)
        swipe.numberOfTouchesRequired = 2
        move(by: CGSize(width: 0, height: 90))
        #expect(places.isEmpty)
        sim.touchDown(0, at: CGPoint(x: 150, y: 100))
        sim.touchDown(1, at: CGPoint(x: 250, y: 100))
        for y in stride(from: 120, through: 200, by: 20) {
            for finger in 0...1 { sim.touchMove(finger, to: CGPoint(x: 150 + 100 * finger, y: y)) }
            sim.frame()
        }
        #expect(places.count == 1)
        sim.touchUp(0)
        sim.touchUp(1)
    }

    @Test("It takes its touches from a button, and a button keeps a tap")
    func cancelling() {
        begin(.right)
        var presses = 0
        let button = UIButton(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        sim.window.addSubview(button)
        move(by: CGSize(width: 60, height: 0))
        #expect(places.count == 1 && presses == 0)
        sim.tap(button)
        #expect(places.count == 1 && presses == 1)
    }

    @Test("A pan from the edge begins at its edges and leads inwards alone")
    func edges() {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = [.left, .bottom]
        var states: [UIGestureRecognizer.State] = []
        pan.addAction { states.append($0.state) }
        sim.window.addGestureRecognizer(pan)
        func drag(_ start: CGPoint, _ way: CGSize) {
            sim.touchDown(0, at: start)
            sim.touchMove(0, to: CGPoint(x: start.x + way.width, y: start.y + way.height))
            sim.frame()
            sim.touchUp(0)
        }
        drag(CGPoint(x: 100, y: 100), CGSize(width: 60, height: 0))
        drag(CGPoint(x: 395, y: 100), CGSize(width: -60, height: 0))
        drag(CGPoint(x: 5, y: 100), CGSize(width: 0, height: 60))
        #expect(states.isEmpty)
        drag(CGPoint(x: 5, y: 100), CGSize(width: 60, height: 0))
        drag(CGPoint(x: 100, y: 395), CGSize(width: 5, height: -60))
        #expect(states == [.began, .ended, .began, .ended])
    }
}
