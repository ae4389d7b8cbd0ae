import Foundation

/// The starts of the program that have not ended properly, so that a state that the program cannot live with goes.
///
/// The file is there from the beginning of a program to its end and has a line for each start: its time, in seconds since
/// the machine was started. Other clocks are set while the machine runs.
struct RestorationStarts {
    static let fileName = "running"
    /// So many crashes within ``period`` are one after the other.
    static let crashLimit = 3
    /// In seconds.
    static let period = 60.0
    private static let sizeLimit = 4096

    private let folder: RestorationFolder
    private(set) var times: [Double]

    /// Reads what earlier starts have left.
    /// - Parameter now: Seconds since the machine was started.
    init(in folder: RestorationFolder, now: Double) {
        self.folder = folder
        let bytes = (try? folder.contents(of: Self.fileName, limit: Self.sizeLimit)) ?? []
        times = String(decoding: bytes.prefix(Self.sizeLimit), as: UTF8.self).split(separator: "\n")
            .compactMap { Double($0) }.filter { $0 <= now && $0 > now - Self.period }
    }

    /// Whether the program has crashed so often in so short a time that its state may be why.
    var isCrashLoop: Bool { times.count >= Self.crashLimit }

    /// The program starts, and has not ended properly until ``end()``.
    mutating func begin(now: Double) throws(RestorationFolder.Failure) {
        if isCrashLoop { times.removeAll() }
        times.append(now)
        let lines = times.map { String($0) }.joined(separator: "\n")
        folder.sweep(Self.fileName)
        try folder.replace(Self.fileName, with: Array(lines.utf8))
    }

    /// The program ends as it should.
    func end() {
        folder.remove(Self.fileName)
    }

    /// Seconds since the machine was started, asleep or not.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
