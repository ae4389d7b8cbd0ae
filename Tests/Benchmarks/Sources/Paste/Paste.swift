import UIKitSimulator

/// What a paste as long as a text field or a text view takes, and the keys behind it.
///
///     Paste field|view [KIND...]   prints for each kind of text the processor time of the paste with its frame and
///                                  of the slowest key with its frame, in milliseconds
///
/// The kinds are those that cost most where something depends on the length of a line, a paragraph, a word or a
/// character.
@main
@MainActor
struct Paste {
    static let kinds: [(name: String, piece: String)] = [
        ("plain", "The quick brown fox jumps over the lazy dog and goes on. "), ("unbroken", "abcdefghij"),
        ("cjk", "春眠不覚暁処処聞啼鳥"), ("flags", "🇩🇪🇫🇷🇯🇵"), ("tabs", "\t"), ("marks", "a\u{301}e\u{308}"),
        ("nuls", "\0"), ("mixed_nuls", "ab\0"), ("controls", "\u{1}\u{7F}"), ("cluster", "\u{301}"),
        ("joined", "👩\u{200D}"), ("hebrew", "שלום עולם "), ("bidi", "abc שלום "), ("arabic", "السلام عليكم "),
        ("lines", "\n"), ("thai", "สวัสดีชาวโลก"), ("devanagari", "नमस्ते "), ("crlf", "\r\n"), ("isolates", "\u{2067}a"),
        ("blanks", " "), ("hangul", "\u{1100}"), ("zero", "\u{200B}"),
    ]

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let place = arguments.first, place == "field" || place == "view" else {
            return print("Paste: field or view is needed")
        }
        let length = place == "field" ? 1 << 20 : 16 << 20
        for (name, piece) in kinds where arguments.count == 1 || arguments.contains(name) {
            let text = String(repeating: piece, count: length / piece.utf16.count)
            measure(place, name, name == "cluster" ? "e" + text : text)
        }
    }

    private static func measure(_ place: String, _ name: String, _ text: String) {
        let simulator = Simulator(size: CGSize(width: 800, height: 480))
        simulator.hasHardwareKeyboard = true
        let frame = CGRect(x: 0, y: 0, width: 800, height: place == "field" ? 44 : 480)
        let input: UIView & UITextInput = place == "field" ? UITextField(frame: frame) : UITextView(frame: frame)
        simulator.window.addSubview(input)
        input.becomeFirstResponder()
        simulator.advance(0.5)
        UIPasteboard.general.string = text
        let middleOffset = text.utf16.count / 2 + 1
        let clock = Stopwatch()
        let paste = clock.time {
            input.paste(nil)
            simulator.frame()
        }
        var slowest = (name: "", time: 0.0)
        // What no key does: something is shown that was never seen, or a menu comes.
        var other = 0.0
        func key(_ name: String, _ press: @MainActor () -> Void) {
            let time = clock.time {
                press()
                simulator.frame()
            }
            if name == "middle" || name == "tap" || name == "all" { return other = max(other, time) }
            if time > slowest.time { slowest = (name, time) }
        }
        for _ in 0..<3 {
            key("letter") { simulator.type("a") }
            key("delete") { simulator.press(.keyboardDeleteOrBackspace) }
            key("left") { simulator.press(.keyboardLeftArrow) }
            key("word") { simulator.press(.keyboardLeftArrow, .control) }
            key("home") { simulator.press(.keyboardHome, .control) }
            key("right") { simulator.press(.keyboardRightArrow) }
            key("letter_front") { simulator.type("b") }
            key("end") { simulator.press(.keyboardEnd, .control) }
            key("all") { input.selectAll(nil) }
            key("end_again") { simulator.press(.keyboardEnd, .control) }
            key("middle") {
                let middle = input.position(from: input.beginningOfDocument, offset: middleOffset)
                if let middle { input.selectedTextRange = input.textRange(from: middle, to: middle) }
            }
            key("letter_middle") { simulator.type("c") }
            key("delete_middle") { simulator.press(.keyboardDeleteOrBackspace) }
            key("tap") { simulator.tap(CGPoint(x: 400, y: 20)) }
            // A person's pause: what the tap has brought, a menu, goes before the next key, and no two taps are one.
            simulator.advance(1)
        }
        let undo = clock.time {
            simulator.press(.keyboardZ, .control)
            simulator.frame()
        }
        let values = [("paste_ms", paste), ("key_ms", slowest.time), ("other_ms", max(other, undo))]
        print(
            place, name, values.map { "\($0)=\(String(format: "%.2f", $1))" }.joined(separator: " "),
            "key=\(slowest.name)")
    }
}
