import Foundation

/// A spring as physics has it. It is let go one way from where it comes to rest.
struct DampedSpring: Equatable {
    /// Of a swing without damping, in radians a unit of time.
    private let frequency: Double
    /// 1 comes to rest without swinging, less swings.
    private let ratio: Double
    /// In ways a unit of time.
    private let velocity: Double

    /// A spring whose times are seconds.
    init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        // Faster than anybody sees is as fast.
        frequency = min(1e6, (stiffness / mass).squareRoot())
        ratio = min(1e6, damping / (2 * max(1e-300, (stiffness * mass).squareRoot())))
        self.velocity = velocity
    }

    /// A spring that is at rest after 1, so that its times are parts of a duration.
    /// - Parameters:
    ///   - damping: 1 comes to rest without swinging, less swings.
    ///   - velocity: How fast it begins, in ways a duration.
    init(damping: Double, velocity: Double) {
        ratio = damping.isFinite ? min(1, max(0.05, damping)) : 1
        // A thousandth of the way is left when the duration is over; (1 + 9.23) e^-9.23 is as much.
        frequency = ratio < 1 ? -log(0.001) / ratio : 9.23
        self.velocity = velocity.isFinite ? min(1000, max(-1000, velocity)) : 0
    }

    /// How much of the way is done after a time; more than 1 where it swings beyond its end.
    func progress(_ time: Double) -> Double {
        let decay = ratio * frequency
        if abs(ratio - 1) < 1e-6 {
            return 1 + exp(-frequency * time) * (-1 + (velocity - frequency) * time)
        } else if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            return 1 + exp(-decay * time) * (-cos(swing * time) + (velocity - decay) / swing * sin(swing * time))
        }
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (spread - decay, -spread - decay)
        let second = (velocity + slow) / (fast - slow)
        return 1 + (-1 - second) * exp(slow * time) + second * exp(fast * time)
    }

    /// When no more than a thousandth of the way is left for good, or a limit, in seconds.
    func settlingTime(limit: Double) -> Double {
        // Each step is a sixteenth of a radian of the swing, or of the slow decay.
        let step = 1 / (16 * frequency * max(1, ratio))
        let slowest = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : frequency * ratio
        guard slowest > 0 else { return limit }
        // Beyond this nothing is left: the amplitude is no more than what it begins with.
        let end = min(limit, log(2000 * (2 + abs(velocity) / frequency)) / slowest * 1.5)
        let steps = Int(min(100_000, end / step))
        let last = (0..<max(1, steps)).last { abs(progress(Double($0) * end / Double(max(1, steps))) - 1) > 0.001 } ?? 0
        return min(limit, Double(last + 1) * end / Double(max(1, steps)))
    }
}
