import CSDL2
import UIKit

/// A flood of events of all kinds on a form, as fast as SDL's queue takes them: a broken touchscreen, a mouse that reports
/// eight thousand times a second, a key that is held down, fingers whose ends are lost.
///
///     Flood [count]    prints the processor time, the memory that came on top, how long the main thread was away at the
///                      most, and how many of five taps after the flood reached their button
@main
final class Flood: UIResponder, UIApplicationDelegate {
    private let window = UIWindow()
    private let button = UIButton(type: .system)
    private var tapCount = 0
    private let report = Report()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for index in 0..<4 {
            let field = UITextField(frame: CGRect(x: 10, y: 4 + CGFloat(index) * 39, width: 385, height: 34))
            field.borderStyle = .roundedRect
            window.addSubview(field)
        }
        let page = UITextView(frame: CGRect(x: 405, y: 4, width: 385, height: 150))
        page.text = String(repeating: "A page of prose that may be scrolled. ", count: 200)
        window.addSubview(page)
        button.frame = CGRect(x: 10, y: 170, width: 200, height: 44)
        button.setTitle("Tap", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.tapCount += 1 }, for: .touchUpInside)
        window.addSubview(button)
        window.makeKeyAndVisible()
        window.subviews.first?.becomeFirstResponder()

        let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1_000_000 : 1_000_000
        _ = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { [report] _ in
            report.begin()
            let pusher = Thread { Flood.push(count, report) }
            pusher.start()
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tapAndEndWhenPushed() }
        }
        return true
    }

    // MARK: Flood

    private nonisolated static func push(_ count: Int, _ report: Report) {
        var random: UInt32 = 1
        func next(_ limit: UInt32) -> UInt32 {
            random = random &* 1_664_525 &+ 1_013_904_223
            return (random >> 8) % limit
        }
        for number in 0..<count {
            if number % 2000 == 0 { report.askMainThread() }
            var event = event(next)
            // A queue that is full is waited for, so that all events are handled and none is dropped.
            while SDL_PushEvent(&event) <= 0 { usleep(1000) }
        }
        report.isPushed = true
    }

    private nonisolated static func event(_ next: (UInt32) -> UInt32) -> SDL_Event {
        var event = SDL_Event()
        func finger(_ type: SDL_EventType, _ x: Float, _ y: Float) {
            event.type = type.rawValue
            event.tfinger.fingerId = Int64(next(100) == 0 ? next(1_000_000) : next(10))
            (event.tfinger.x, event.tfinger.y) = (x, y)
            event.tfinger.timestamp = SDL_GetTicks()
        }
        let (x, y) = (Float(next(1000)) / 1000, Float(next(1000)) / 1000)
        switch next(20) {
        case 0...7: finger(SDL_FINGERMOTION, x, y)
        case 8: finger(SDL_FINGERDOWN, x, y)
        case 9: finger(SDL_FINGERUP, x, y)
        case 10: finger(SDL_FINGERDOWN, .nan, .infinity)
        case 11, 12:
            event.type = SDL_MOUSEMOTION.rawValue
            (event.motion.state, event.motion.x, event.motion.y) = (next(4), Int32(x * 800), Int32(y * 480))
        case 13, 14:
            event.type = (next(2) == 0 ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
            (event.button.button, event.button.x, event.button.y) = (UInt8(1 + next(3)), Int32(x * 800), Int32(y * 480))
        case 15:
            event.type = SDL_MOUSEWHEEL.rawValue
            (event.wheel.preciseY, event.wheel.mouseX, event.wheel.mouseY) = (x - 0.5, Int32(x * 800), Int32(y * 480))
        case 16, 17:
            event.type = (next(2) == 0 ? SDL_KEYDOWN : SDL_KEYUP).rawValue
            let keys = [SDL_SCANCODE_BACKSPACE, SDL_SCANCODE_LEFT, SDL_SCANCODE_RIGHT, SDL_SCANCODE_LSHIFT]
            event.key.keysym.scancode = keys[Int(next(4))]
        case 18:
            event.type = SDL_TEXTINPUT.rawValue
            event.text.text.0 = CChar(97 + next(26))
        default:
            event.type = SDL_WINDOWEVENT.rawValue
            event.window.event = UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue)
        }
        return event
    }

    // MARK: Afterwards

    private var roundsAfterwards = 0

    /// Two seconds after the flood lost touches are gone: five taps reach the button.
    private func tapAndEndWhenPushed() {
        guard report.isPushed else { return }
        roundsAfterwards += 1
        let round = roundsAfterwards - 42
        if round == 0 {
            report.end()
            tapCount = 0
        }
        if round > 0, round <= 10 {
            var event = SDL_Event()
            event.type = (round % 2 == 1 ? SDL_FINGERDOWN : SDL_FINGERUP).rawValue
            event.tfinger.fingerId = 77
            (event.tfinger.x, event.tfinger.y) = (50.0 / 800, 190.0 / 480)
            event.tfinger.timestamp = SDL_GetTicks()
            SDL_PushEvent(&event)
        }
        guard round == 12 else { return }
        print("flood \(report.description) taps=\(tapCount)")
        UIApplication.shared.terminate()
    }
}

/// What the flood costs, measured from both threads.
private final class Report: @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    private let lock = NSLock()
    private var pushed = false
    private var longestAbsence = 0.0
    private var (cpuBefore, cpuAfter) = (0.0, 0.0)
    private var (memoryBefore, memoryAfter) = (0, 0)

    var isPushed: Bool {
        get { lock.withLock { pushed } }
        set { lock.withLock { pushed = newValue } }
    }

    func begin() {
        lock.withLock { (cpuBefore, memoryBefore) = (Self.cpu, Self.memory("VmRSS")) }
    }

    func end() {
        lock.withLock { (cpuAfter, memoryAfter) = (Self.cpu, Self.memory("VmHWM")) }
    }

    /// Has the main thread answer, and takes the time until it does.
    func askMainThread() {
        let asked = Self.time(CLOCK_MONOTONIC)
        DispatchQueue.main.async {
            let absence = Self.time(CLOCK_MONOTONIC) - asked
            self.lock.withLock { self.longestAbsence = max(self.longestAbsence, absence) }
        }
    }

    var description: String {
        lock.withLock {
            let growth = Double(memoryAfter - memoryBefore) / 1024
            return "cpu_s=\(String(format: "%.2f", cpuAfter - cpuBefore)) growth_mb=\(String(format: "%.1f", growth)) "
                + "away_ms=\(String(format: "%.0f", longestAbsence * 1000))"
        }
    }

    private static var cpu: Double { time(CLOCK_PROCESS_CPUTIME_ID) }

    private static func time(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// A line of /proc/self/status, in kilobytes.
    private static func memory(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }
}
