import Foundation

/// How content moves along one axis when nobody holds it: it runs on ever slower, and beyond an edge a spring pulls it
/// back. Lengths are points, times seconds.
struct ScrollPhysics {
    var position: Double
    var velocity: Double
    var range: ClosedRange<Double>
    /// The part of its speed that content keeps in a millisecond.
    var decelerationRate: Double
    /// Whether content may go beyond an edge at all.
    var bounces: Bool

    /// How stiff the spring is: it settles in about half a second.
    private static let springRate = 14.0
    /// Slower than this is standing still: a third of a pixel in a frame.
    private static let rest = 16.0

    /// Whether the content stands where it may stay.
    var isAtRest: Bool {
        abs(velocity) < Self.rest && range.contains(position)
    }

    /// The content has another place than was thought, and so have its edges.
    mutating func move(by distance: Double) {
        position += distance
        range = (range.lowerBound + min(0, distance))...max(range.upperBound + distance, range.lowerBound)
    }

    /// Moves on by a time.
    mutating func step(_ seconds: Double) {
        // Small steps, so that the way does not depend on how often frames come.
        var rest = min(max(0, seconds), 0.25)
        while rest > 1e-9 {
            let dt = min(rest, 1 / 240.0)
            rest -= dt
            let overshoot = position - min(max(position, range.lowerBound), range.upperBound)
            if overshoot != 0 {
                guard bounces else {
                    position -= overshoot
                    velocity = 0
                    return
                }
                // Critically damped: it comes back as fast as it can without swinging.
                let rate = Self.springRate
                velocity += (-rate * rate * overshoot - 2 * rate * velocity) * dt
                position += velocity * dt
                let now = position - min(max(position, range.lowerBound), range.upperBound)
                if abs(now) < 0.5, abs(velocity) < 60 || now * overshoot <= 0 {
                    position -= now
                    velocity = 0
                    return
                }
            } else {
                position += velocity * dt
                if !bounces, !range.contains(position) {
                    position = min(max(position, range.lowerBound), range.upperBound)
                    velocity = 0
                    return
                }
                velocity *= pow(decelerationRate, dt * 1000)
                if abs(velocity) < Self.rest {
                    velocity = 0
                    return
                }
            }
        }
    }

    /// Where the content would come to rest if there were no edges.
    var restingPosition: Double {
        // By the very steps that it will take: a formula would be some points off, and say where it never stands.
        var free = self
        free.range = -.infinity ... .infinity
        while !free.isAtRest, free.position.isFinite, free.velocity.isFinite { free.step(0.25) }
        return free.position
    }

    /// The same movement as fast as it has to be to come to rest at a place, as if there were no edges; `nil` when it leads
    /// elsewhere.
    func aimed(at target: Double) -> ScrollPhysics? {
        let way = target - position
        guard way * velocity > 0 else { return nil }
        var aimed = self
        // The way is nearly as many times as long as the speed is greater.
        for _ in 0..<12 {
            let reached = aimed.restingPosition - position
            if abs(reached - way) < 0.5 { return aimed }
            guard reached * way > 0 else { return nil }
            aimed.velocity *= way / reached
        }
        return nil
    }

    /// How far content is shown beyond an edge when a finger pulls it by a distance: ever less of it.
    static func rubberBand(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        return (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length * (distance < 0 ? -1 : 1)
    }

    /// How far a finger has pulled content that is shown beyond an edge by a distance: what ``rubberBand`` undoes.
    static func pull(showing distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let part = min(abs(distance) / length, 0.99)
        return part / (1 - part) * length / 0.55 * (distance < 0 ? -1 : 1)
    }
}
