import UIKitSimulator

/// Measures processor times.
@MainActor
struct Stopwatch {
    /// The milliseconds that something takes.
    func time(_ body: @MainActor () -> Void) -> Double {
        let start = Self.now
        body()
        return Self.now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
