import UIKitSimulator

/// Whether work that goes on for months costs memory.
///
///     Endurance label|plain|field|view|notes [COUNT]   does something so many times and prints by how many kilobytes
///                                                the memory grew after the first tenth
///
/// A label of two looks is set and painted now and then; keys go into a field whose text has attributes; a text view
/// tells observers of its changes.
@main
@MainActor
struct Endurance {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let count = arguments.count > 1 ? Int(arguments[1]) ?? 1_000_000 : 1_000_000
        switch arguments.first {
        case "label": label(count, isPlain: false)
        case "plain": label(count, isPlain: true)
        case "field": field(count)
        case "view": view(count)
        default: print("Endurance: label, plain, field or view is needed")
        }
    }

    private static let simulator = Simulator(size: CGSize(width: 400, height: 200))

    private static func label(_ count: Int, isPlain: Bool) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.font = .boldSystemFont(ofSize: 20)
        simulator.window.addSubview(label)
        let texts = ["12:34", "12:35"].map { clock in
            let text = NSMutableAttributedString(string: clock + " h")
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 6, length: 1))
            return text
        }
        repeated("label", count) { number in
            if isPlain {
                label.text = number % 2 == 0 ? "12:34" : "12:35"
            } else {
                label.attributedText = texts[number % 2]
            }
            if number % 16 == 0 { simulator.frame() }
        }
    }

    private static func field(_ count: Int) {
        simulator.hasHardwareKeyboard = true
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.autocapitalizationType = .none
        let text = NSMutableAttributedString(string: "red black")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        field.attributedText = text
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        repeated("field", count) { number in
            // As much is deleted as is typed: what the undo log holds is not what this asks for.
            if number % 2 == 0 { simulator.type("a") } else { simulator.press(.keyboardDeleteOrBackspace) }
            if number % 1000 == 999 { field.undoManager?.removeAllActions() }
            if number % 16 == 0 { simulator.frame() }
        }
    }

    private static func view(_ count: Int) {
        simulator.hasHardwareKeyboard = true
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.advance(0.5)
        nonisolated(unsafe) var heard = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: view, queue: nil
        ) { _ in heard += 1 }
        repeated("view", count) { number in
            if number % 2 == 0 { view.insertText("a") } else { view.deleteBackward() }
            if number % 1000 == 999 { view.undoManager?.removeAllActions() }
            if number % 16 == 0 { simulator.frame() }
        }
        NotificationCenter.default.removeObserver(observer)
        precondition(heard == count, "Every change must be told")
    }

    private static func repeated(_ name: String, _ count: Int, _ body: (Int) -> Void) {
        var start = 0.0
        for number in 0..<count {
            if number == count / 10 { start = residentKilobytes }
            body(number)
        }
        print(name, "growth_kb=\(String(format: "%.0f", max(0, residentKilobytes - start)))", "count=\(count)")
    }

    private static var residentKilobytes: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
    }
}
