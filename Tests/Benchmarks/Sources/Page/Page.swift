import UIKitSimulator

/// A text view of 800 by 480 points at work.
///
///     Page type LENGTH middle|end [COUNT]   a letter typed and the frame painted
///     Page paragraph LENGTH [COUNT]         the same in the middle of a single paragraph
///     Page open LENGTH                      a text set and its first frame painted
///     Page replay EDITS END                 a recorded session, a frame every 100 edits
///     Page scroll LENGTH [COUNT]            37 points scrolled and the frame painted
///
/// Lengths are UTF-16 units; a length may also be the name of a file with the text. A workload prints the median
/// processor time and the memory at its peak.
@main
@MainActor
struct Page {
    let simulator = Simulator(size: CGSize(width: 800, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))

    init() {
        simulator.hasHardwareKeyboard = true
        view.font = .systemFont(ofSize: 17)
        view.autocapitalizationType = .none
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.advance(0.5)
    }

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else { return print("Page: a workload and a length are needed") }
        let page = Page()
        let count = arguments.count > 2 ? Int(arguments[arguments.count - 1]) : nil
        switch arguments[0] {
        case "type": page.type(text(arguments[1]), atEnd: arguments.contains("end"), count: count ?? 200)
        case "paragraph":
            let text = text(arguments[1]).replacingOccurrences(of: "\n", with: " ")
            page.type(text, atEnd: false, count: count ?? 200)
        case "open": page.open(text(arguments[1]))
        case "replay": page.replay(arguments[1], end: arguments[2])
        case "scroll": page.scroll(text(arguments[1]), count: count ?? 300)
        default: print("Page: there is no workload \(arguments[0])")
        }
    }

    private static func text(_ argument: String) -> String {
        if let length = Int(argument) { return Prose.text(length) }
        guard let data = FileManager.default.contents(atPath: argument) else {
            preconditionFailure("Page: \(argument) cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: Workloads

    private func type(_ text: String, atEnd: Bool, count: Int) {
        view.text = text
        let length = view.selectedRange.location
        view.selectedRange = NSRange(location: atEnd ? length : length / 2, length: 0)
        simulator.advance(0.5)
        var clock = Stopwatch()
        for number in 0..<(count + 3) {
            let letter = String(UnicodeScalar(UInt8(97 + number % 26)))
            clock.start()
            simulator.type(letter)
            simulator.frame()
            if number >= 3 { clock.stop() }
        }
        precondition(view.text.utf16.count == length + count + 3, "Every letter must be in the text")
        clock.report("type")
    }

    private func open(_ text: String) {
        let base = Stopwatch.residentMegabytes
        var clock = Stopwatch()
        clock.start()
        view.text = text
        let report = simulator.frame()
        clock.stop()
        precondition(report.paintedPixels > 0, "The text must be painted")
        clock.report("open", base: base)
    }

    private func replay(_ file: String, end: String) {
        let edits = Recording(file)
        var clock = Stopwatch()
        clock.start()
        for (number, edit) in edits.edits.enumerated() {
            view.selectedRange = NSRange(location: edit.position, length: edit.deleted)
            if edit.inserted.isEmpty {
                if edit.deleted > 0 { view.deleteBackward() }
            } else {
                view.insertText(edit.inserted)
            }
            if number % 100 == 99 { simulator.frame() }
        }
        simulator.frame()
        clock.stop()
        precondition(view.text == Self.text(end), "The text at the end must be that of the recording")
        clock.report("replay", count: edits.edits.count)
    }

    private func scroll(_ text: String, count: Int) {
        view.text = text
        view.selectedRange = NSRange(location: 0, length: 0)
        simulator.advance(0.5)
        var clock = Stopwatch()
        for _ in 0..<count {
            clock.start()
            view.contentOffset.y += 37
            simulator.frame()
            clock.stop()
        }
        clock.report("scroll")
    }
}
