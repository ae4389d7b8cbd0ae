import Foundation

/// The pictures that an image view shows one after another.
///
/// Which one it is goes by the time that they have been seen, so that late frames leave pictures out instead of making the
/// whole longer. No time passes while the view is hidden or in no window.
@MainActor
final class PictureSequence {
    /// How many pictures there are in a second where a program does not say how long they take.
    private static let usualRate = 30.0
    /// Frames do not come more often, in seconds.
    private static let shortestInterval = 1 / 60.0

    private let images: [UIImage]
    /// How long one is seen, in seconds.
    private let interval: Double
    /// How often all of them are seen; 0 for without an end.
    private let rounds: Int
    /// Another one is to be seen, or nothing follows.
    private let didChange: (_ isOver: Bool) -> Void
    private var timer: FrameTimers.Token?
    private var seenTime = 0.0
    private var lastTime = 0.0
    private var step = 0

    /// - Parameters:
    ///   - images: The pictures, at least one.
    ///   - duration: How long all of them take, in seconds; 0 for the usual time.
    ///   - rounds: How often they are seen; 0 for without an end.
    init(_ images: [UIImage], duration: Double, rounds: Int, didChange: @escaping (_ isOver: Bool) -> Void) {
        self.images = images
        self.rounds = max(0, rounds)
        self.didChange = didChange
        let isGiven = duration.isFinite && duration > 0
        interval = isGiven ? duration / Double(images.count) : 1 / Self.usualRate
    }

    /// The one that is to be seen.
    var image: UIImage { images[step % images.count] }

    /// Goes on by a window's timers, or waits without any.
    func run(by timers: FrameTimers?) {
        // One picture without an end never changes.
        guard let timers, images.count > 1 || rounds > 0 else { return timer = nil }
        guard timer == nil else { return }
        lastTime = timers.time
        timer = timers.every(max(interval, Self.shortestInterval)) { [weak self, weak timers] in
            if let self, let timers { goOn(to: timers.time) }
        }
    }

    private func goOn(to time: Double) {
        seenTime += time - lastTime
        lastTime = time
        // Sums of times are a little less than what they should be at times.
        let steps = (seenTime / interval + 1e-6).rounded(.down)
        let isOver = rounds > 0 && steps >= Double(rounds) * Double(images.count)
        let new = Int(steps.truncatingRemainder(dividingBy: Double(images.count)))
        guard isOver || new != step else { return }
        step = new
        if isOver { timer = nil }
        didChange(isOver)
    }
}
