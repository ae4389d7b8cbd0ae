import UIKitSimulator

/// One key tap on the form of twelve fields: press, frame, release, frame.
///
///     KeyTap [count]   prints the median CPU time of a tap; with two counts the difference of the instruction counts
///                      of two runs, divided by the difference of the counts, is the cost of a tap free of noise
@main
struct KeyTap {
    @MainActor
    static func main() {
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

    private static var cpuMicroseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
