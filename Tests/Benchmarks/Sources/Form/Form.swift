import UIKit

/// Twelve text fields and the on-screen keyboard on SDL: the workload of "start" and "idle".
///
///     Form start       prints the CPU time from the start of the process to its first frame, and the resident memory
///     Form idle 5      prints the CPU time of so many seconds with a blinking caret
@main
final class Form: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // The keyboard is there in the first frame, as it is in the workloads of other toolkits.
        application.isMotionReduced = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        for index in 0..<12 {
            let field = UITextField(
                frame: CGRect(x: 10 + CGFloat(index % 2) * 395, y: 4 + CGFloat(index / 2) * 39, width: 385, height: 34))
            field.borderStyle = .roundedRect
            field.placeholder = "Field"
            window.addSubview(field)
            if index == 0 { DispatchQueue.main.async { field.becomeFirstResponder() } }
        }
        window.makeKeyAndVisible()
        self.window = window
        let arguments = CommandLine.arguments
        if arguments.dropFirst().first == "idle" {
            idle(seconds: arguments.count > 2 ? Double(arguments[2]) ?? 5 : 5)
        } else {
            // Behind the first frame by a wait that costs no CPU time.
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                print("start cpu_ms=\(Self.milliseconds(Self.cpuSeconds)) rss_mb=\(Self.residentMegabytes)")
                exit(0)
            }
        }
        return true
    }

    private func idle(seconds: Double) {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            let before = Self.cpuSeconds
            _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
                let percent = (Self.cpuSeconds - before) / seconds * 100
                print("idle cpu_percent=\(String(format: "%.3f", percent)) seconds=\(seconds)")
                exit(0)
            }
        }
    }

    nonisolated private static var cpuSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    nonisolated private static func milliseconds(_ seconds: Double) -> String {
        String(format: "%.2f", seconds * 1000)
    }

    nonisolated private static var residentMegabytes: String {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        let kilobytes = line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return String(format: "%.1f", kilobytes / 1024)
    }
}
