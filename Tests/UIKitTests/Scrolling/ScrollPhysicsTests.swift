import Foundation
import Testing

@testable import UIKit

/// How content runs on when nobody holds it.
struct ScrollPhysicsTests {
    private func physics(
        _ velocity: Double, at position: Double = 100, range: ClosedRange<Double> = -1e9...1e9, bounces: Bool = true
    ) -> ScrollPhysics {
        ScrollPhysics(
            position: position, velocity: velocity, range: range, decelerationRate: 0.998, bounces: bounces)
    }

    @Test("It comes to rest where it says, however often frames come", arguments: [60.0, 120, 30])
    func rest(framesPerSecond: Double) {
        for velocity in [15.0, 40, -300, 2000, -9000] {
            var running = physics(velocity)
            let target = running.restingPosition
            while !running.isAtRest { running.step(1 / framesPerSecond) }
            #expect(abs(running.position - target) < 0.01)
        }
    }

    @Test("What does not bounce never stands beyond an edge")
    func edge() {
        for velocity in [3000.0, -3000] {
            var running = physics(velocity, range: 0...200, bounces: false)
            for _ in 0..<100 {
                running.step(1 / 60)
                #expect((0...200).contains(running.position))
            }
            #expect(running.isAtRest && running.position == (velocity > 0 ? 200 : 0))
        }
    }

    @Test(
        "Numbers that are none, and too large, come to an end", arguments: [Double.nan, .infinity, -.infinity, 1e308])
    func nonsense(velocity: Double) {
        #expect(!physics(velocity).restingPosition.isZero)
        #expect(!physics(0, at: velocity).restingPosition.isZero)
    }
}
