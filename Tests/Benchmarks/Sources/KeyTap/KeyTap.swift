import Foundation
import UIKitSimulator

/// One key tap on the form of twelve fields: press, frame, release, frame.
///
///     KeyTap [count]   prints the median CPU time of a tap; with two counts the difference of the instruction counts
///                      of two runs, divided by the difference of the counts, is the cost of a tap free of noise
///     KeyTap highlight prints the CPU time from a touch to its painted highlight at 1920 × 1080
///     KeyTap languages prints the CPU time of a change to each language that is shipped, with its first frame
@main
struct KeyTap {
    @MainActor
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "highlight": return highlight()
        case "languages": return languages()
        default: break
        }
        let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 200 : 200
        let simulator = Simulator(size: CGSize(width: 800, height: 480))
        let fields = (0..<12).map { index in
            let field = UITextField(
                frame: CGRect(x: 10 + CGFloat(index % 2) * 395, y: 4 + CGFloat(index / 2) * 39, width: 385, height: 34))
            field.borderStyle = .roundedRect
            field.placeholder = "Field"
            field.autocapitalizationType = .none
            simulator.window.addSubview(field)
            return field
        }
        fields[0].becomeFirstResponder()
        simulator.advance(1)
        // The first row of letters, key by key.
        let keys = (0..<10).map { column in
            CGPoint(x: 4 + (CGFloat(column) + 0.5) * 72.5, y: simulator.keyboardFrame.minY + 30)
        }
        var times: [Double] = []
        var empty = 0
        // Another letter each time in no order, so that no word comes again that was painted before.
        var random: UInt32 = 1
        for number in 0..<(count + 10) {
            if number % 20 == 19 {
                fields[0].text = ""
                simulator.frame()
            }
            random = random &* 1_664_525 &+ 1_013_904_223
            let key = keys[Int(random >> 16) % keys.count]
            let before = cpuMicroseconds
            simulator.touchDown(0, at: key)
            simulator.touchUp(0)
            if number >= 10 { times.append(cpuMicroseconds - before) }
            if simulator.frame().paintedPixels > 0 { empty += 1 }
        }
        times.sort()
        print(
            "tap median_us=\(String(format: "%.1f", times[times.count / 2])) taps=\(count) text=\(fields[0].text ?? "")"
        )
        precondition(empty == 0, "A frame after a frame must find nothing to paint")
    }

    /// A field with the keyboard on a large screen.
    @MainActor
    private static func stage() -> (Simulator, UITextField) {
        let simulator = Simulator(size: CGSize(width: 1920, height: 1080))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 800, height: 44))
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(1)
        return (simulator, field)
    }

    @MainActor
    private static func highlight() {
        let (simulator, field) = stage()
        let frame = simulator.keyboardFrame
        var random: UInt32 = 1
        var times: [Double] = []
        for _ in 0..<2000 {
            random = random &* 1_664_525 &+ 1_013_904_223
            let (x, y) = (CGFloat(random >> 8 & 0xFFF) / 4096, CGFloat(random >> 20) / 4096)
            let point = CGPoint(x: 200 + x * 1500, y: frame.minY + y * frame.height * 0.7)
            let before = cpuMicroseconds
            simulator.touchDown(0, at: point)
            simulator.frame()
            times.append(cpuMicroseconds - before)
            simulator.touchUp(0)
            simulator.frame()
            if field.text?.count ?? 0 > 60 { field.text = "" }
            if !field.isFirstResponder { field.becomeFirstResponder() }
            simulator.advance(0.1)
        }
        times.sort()
        print("highlight p50_us=\(Int(times[times.count / 2])) p99_us=\(Int(times[times.count * 99 / 100]))")
    }

    @MainActor
    private static func languages() {
        let (simulator, _) = stage()
        let names = CommandLine.arguments.dropFirst(2)
        UIApplication.shared.keyboardLanguages = ["en"] + names
        simulator.advance(1)
        // Nobody goes on to another language sooner than a keyboard has come: meanwhile fonts are looked up and layouts read
        // in threads, and letters are drawn in the frames of the kiosk's clock, which stands still while it is slept.
        usleep(300_000)
        simulator.advance(1)
        var times: [(String, Double)] = []
        for name in names {
            let before = cpuMicroseconds
            simulator.tapKey("globe")
            times.append((name, cpuMicroseconds - before))
            simulator.advance(2)
        }
        times.sort { $0.1 < $1.1 }
        guard let middle = times.dropFirst(times.count / 2).first, let last = times.last else { return }
        print("languages median_ms=\(middle.1 / 1000) worst_ms=\(last.1 / 1000) worst=\(last.0)")
    }

    private static var cpuMicroseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
