import UIKitSimulator

/// Measures processor times and reports their median.
struct Stopwatch {
    private var times: [Double] = []
    private var began = 0.0

    mutating func start() { began = Self.now }
    mutating func stop() { times.append(Self.now - began) }

    /// Prints what was measured.
    /// - Parameters:
    ///   - base: The memory before, in megabytes.
    ///   - count: How many things were done in each of the measured times.
    func report(_ name: String, base: Double = 0, count: Int = 1) {
        let sorted = times.sorted()
        let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        let values = [
            ("median_us", median), ("median_ms", median / 1000), ("each_us", median / Double(count)),
            ("peak_mb", Self.megabytes("VmHWM:")), ("base_mb", base),
        ]
        print(name, values.map { "\($0)=\(String(format: "%.2f", $1))" }.joined(separator: " "))
    }

    static var residentMegabytes: Double { megabytes("VmRSS:") }

    private static func megabytes(_ key: String) -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(key) })
        else { return 0 }
        return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
