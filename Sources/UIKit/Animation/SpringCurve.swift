import Foundation

/// A spring that is at rest when the duration is over. Times are parts of the duration.
struct SpringCurve: Equatable {
    /// 1 comes to rest without swinging, less swings.
    let damping: Double
    /// How fast it begins, in ways a duration.
    let velocity: Double

    /// So much of the way is left when the duration is over.
    private static let rest = 0.001

    init(damping: Double, velocity: Double) {
        self.damping = damping.isFinite ? min(1, max(0.05, damping)) : 1
        self.velocity = velocity.isFinite ? min(1000, max(-1000, velocity)) : 0
    }

    /// How much of the way is done; more than 1 where it swings beyond its end.
    func progress(_ part: Double) -> Double {
        guard damping < 1 else {
            // (1 + 9.23) e^-9.23 is a thousandth.
            let rate = 9.23
            return 1 - exp(-rate * part) * (1 + (rate - velocity) * part)
        }
        let decay = -log(Self.rest)
        let swing = decay / damping * (1 - damping * damping).squareRoot()
        return 1 - exp(-decay * part) * (cos(swing * part) + (decay - velocity) / swing * sin(swing * part))
    }
}
