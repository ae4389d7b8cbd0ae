import HostInterface
import UIKitSimulator

/// A kiosk with fields one below the other, watched by a recorder.
@MainActor
final class Form {
    let simulator: Simulator
    let recorder = Recorder()
    let fields: [UITextField]

    /// Makes fields of the names, in round boxes of 300 by 44 points.
    init(_ names: String..., size: CGSize = CGSize(width: 360, height: 480)) {
        simulator = Simulator(size: size)
        fields = names.enumerated().map { index, name in
            let field = UITextField(frame: CGRect(x: 20, y: 10 + 54 * CGFloat(index), width: 300, height: 44))
            field.borderStyle = .roundedRect
            field.accessibilityIdentifier = name
            return field
        }
        for field in fields {
            simulator.window.addSubview(field)
            recorder.attach(to: field)
        }
    }

    /// A form of one field that is being edited, with a text whose caret or selection is marked as in `a|b` or
    /// `a[b]c`. Nothing of that is in the log. The on-screen keyboard stays away unless it is asked for.
    static func editing(_ marked: String, onScreen: Bool = false) -> Form {
        let form = Form("A")
        form.simulator.hasHardwareKeyboard = !onScreen
        form.a.becomeFirstResponder()
        form.set(marked)
        if onScreen { form.settle() } else { form.simulator.frame() }
        _ = form.log
        return form
    }

    /// Sets the first field's text and selection.
    func set(_ marked: String) {
        let units = marked as NSString
        let bar = units.range(of: "|")
        if bar.location != NSNotFound {
            a.text = units.replacingCharacters(in: bar, with: "")
            a.selection = NSRange(location: bar.location, length: 0)
        } else {
            let (open, close) = (units.range(of: "[").location, units.range(of: "]").location)
            a.text = marked.replacingOccurrences(of: "[", with: "").replacingOccurrences(of: "]", with: "")
            if close != NSNotFound { a.selection = NSRange(location: open, length: close - open - 1) }
        }
        _ = log
    }

    var a: UITextField { fields[0] }
    var b: UITextField { fields[1] }
    var c: UITextField { fields[2] }

    /// What has happened since the last time this was read.
    var log: [String] { recorder.take() }

    /// Lets the keyboard come or go.
    func settle() {
        simulator.advance(0.3)
    }

    /// Where the caret is shown, in the window's points from the left. As input methods are told: on its side of the
    /// place, where text of two directions meets.
    var caretX: CGFloat {
        simulator.frame()
        return simulator.host.textInputArea.map { $0.x + $0.width / 2 } ?? .nan
    }

    /// Where the caret of an offset is, in the window's points.
    func point(_ offset: Int, in field: UITextField) -> CGPoint {
        guard let position = field.position(from: field.beginningOfDocument, offset: offset) else { return .zero }
        return field.convert(field.caretRect(for: position).center, to: nil)
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// A mouse and held keys, which the simulator's own functions do not have.
extension Simulator {
    func mouse(_ phase: PointerEvent.Phase, at point: CGPoint, button: Int = 1) {
        inject(
            .pointer(
                PointerEvent(
                    id: .mouse(button: button), phase: phase, point: InputPoint(x: point.x, y: point.y),
                    time: host.clock.now)))
    }

    /// Presses and releases the button.
    func click(_ point: CGPoint) {
        mouse(.began, at: point)
        mouse(.ended, at: point)
    }

    /// Puts a key down, and lets it repeat.
    func hold(
        _ usage: UIKeyboardHIDUsage, modifiers: KeyEvent.Modifiers = [], characters: String = "", repeats: Int = 0
    ) {
        for number in 0...repeats {
            inject(
                .key(
                    KeyEvent(
                        usage: usage.rawValue, characters: characters, modifiers: modifiers, isDown: true,
                        isRepeat: number > 0, time: host.clock.now)))
        }
    }

    /// Presses a key without a frame after it, so that nothing is laid out.
    func pressUnseen(_ usage: UIKeyboardHIDUsage, modifiers: KeyEvent.Modifiers = []) {
        receive(
            .key(
                KeyEvent(
                    usage: usage.rawValue, characters: "", modifiers: modifiers, isDown: true, isRepeat: false,
                    time: host.clock.now)))
    }

    /// Lets a key go.
    func release(_ usage: UIKeyboardHIDUsage) {
        inject(
            .key(
                KeyEvent(
                    usage: usage.rawValue, characters: "", modifiers: [], isDown: false, isRepeat: false,
                    time: host.clock.now)))
    }
}
