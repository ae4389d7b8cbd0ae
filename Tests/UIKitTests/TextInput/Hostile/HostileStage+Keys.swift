import Foundation
import UIKitSimulator

@testable import UIKit

extension HostileStage {
    /// Everything that fingers do on the screen's keys.
    func playKeys() {
        target.plainText = "one two. three\nfour five"
        target.becomeFirstResponder()
        simulator.advance(0.02)
        for key in ["a", "b", "space", "c"] { tap(key) }
        // The caret follows a finger that holds the space bar, another finger selects, and one more ends that.
        hold("space") {
            for step in 1...4 { simulator.touchMove(0, to: CGPoint(x: $0.x - 12 * CGFloat(step), y: $0.y - 5)) }
            for finger in 1...2 {
                simulator.touchDown(finger, at: CGPoint(x: $0.x + 30, y: $0.y - 20))
                simulator.touchMove(0, to: CGPoint(x: $0.x + 24 * CGFloat(finger), y: $0.y))
                simulator.touchUp(finger)
            }
        }
        // A letter is chosen from those that a key has.
        hold("e") { simulator.touchMove(0, to: CGPoint(x: $0.x + 20, y: $0.y - 25)) }
        hold("delete") { _ in simulator.advance(0.2) }
        // One finger goes down before the other is up.
        if let (first, second) = place("a").flatMap({ first in place("n").map { (first, $0) } }) {
            simulator.touchDown(0, at: first)
            simulator.touchDown(1, at: second)
            simulator.touchUp(0)
            simulator.touchUp(1)
        }
        for key in ["shift", "x", "123", "1", "ABC", "globe", "z", "return", "delete"] { tap(key) }
        hold("globe") { simulator.touchMove(0, to: CGPoint(x: $0.x + 5, y: $0.y - 30)) }
        simulator.advance(0.02)
    }

    private func place(_ key: String) -> CGPoint? { simulator.application.location(ofKey: key) }

    private func tap(_ key: String) {
        guard let point = place(key) else { return }
        simulator.tap(point)
        simulator.frame()
    }

    /// Holds a key until it does what it does then, and something else before the finger is up.
    private func hold(_ key: String, _ body: (CGPoint) -> Void) {
        guard let point = place(key) else { return }
        simulator.touchDown(0, at: point)
        simulator.advance(0.6)
        body(point)
        simulator.touchUp(0)
        simulator.frame()
    }
}
