import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Input views and accessories with fields in them: a focus that moves while views are exchanged is one change.
@MainActor @Suite struct InputViewTests {
    /// A controller with a bar of its own, as a chat has it.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        var hasBar = true
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { hasBar ? bar : nil }
    }

    /// Fields in a window, in a bar above the keyboard, in a view in its place, and in a controller's bar.
    @MainActor
    private final class Stage {
        let simulator: Simulator
        let recorder = Recorder()
        let chat = Chat()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        // Whole pixels high, as all that is shown there becomes.
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 92))
        let fields = ["owner", "inBar", "padded", "inPad", "plain", "inChat"].map { name in
            let field = UITextField(frame: CGRect(x: 10, y: 6, width: 120, height: 30))
            field.accessibilityIdentifier = name
            return field
        }
        var owner: UITextField { fields[0] }
        var inBar: UITextField { fields[1] }
        var padded: UITextField { fields[2] }
        var inPad: UITextField { fields[3] }
        var plain: UITextField { fields[4] }
        var inChat: UITextField { fields[5] }

        init(height: CGFloat = 320) {
            simulator = Simulator(size: CGSize(width: 240, height: height), scale: 0.25)
            simulator.window.rootViewController = chat
            for field in fields { recorder.attach(to: field) }
            assemble()
        }

        /// Everything where it belongs.
        func assemble() {
            for (index, field) in [owner, padded, plain].enumerated() {
                field.frame.origin.y = 10 + 40 * CGFloat(index)
                chat.view.addSubview(field)
            }
            bar.addSubview(inBar)
            pad.addSubview(inPad)
            chat.bar.addSubview(inChat)
            owner.inputAccessoryView = bar
            padded.inputView = pad
            chat.hasBar = true
        }

        var keyboard: KeyboardPresenter { UIApplication.shared.keyboard }
        var first: UIResponder? { UIApplication.shared.focus.firstResponder }

        /// Waits until nothing moves. What hears that the keyboard has come may send it away again.
        func settle() {
            repeat { simulator.advance(0.4) } while keyboard.movementStart != nil
        }

        /// What must hold whenever nothing moves.
        func check(_ place: String) {
            if let first {
                #expect(first.responderWindow != nil, "\(place)")
                let isTyping = first is UITextField && !UIApplication.shared.hasHardwareKeyboard
                #expect(!isTyping || !simulator.keyboardFrame.isNull, "\(place)")
            } else {
                #expect(simulator.keyboardFrame.isNull && keyboard.window.isHidden, "A zombie: \(place)")
                #expect(keyboard.window.container.subviews.isEmpty, "\(place)")
            }
        }
    }

    @Test func aFieldInAnAccessoryKeepsTheAccessory() {
        let stage = Stage()
        stage.simulator.tap(stage.owner)
        stage.settle()
        let frame = stage.simulator.keyboardFrame
        _ = stage.recorder.take()
        stage.simulator.tap(stage.inBar)
        stage.settle()
        #expect(stage.inBar.isFirstResponder && stage.bar.window != nil)
        #expect(stage.simulator.keyboardFrame == frame)
        let log = stage.recorder.take().filter { $0.hasPrefix("keyboard") }
        #expect(log == ["keyboard willChangeFrame", "keyboard didChangeFrame"])
        stage.simulator.tapKey("A")
        #expect(stage.inBar.text == "A")
        stage.inBar.resignFirstResponder()
        stage.settle()
        stage.check("after all")
    }

    @Test func aFieldInAnInputViewKeepsTheView() {
        let stage = Stage()
        stage.simulator.tap(stage.padded)
        stage.settle()
        stage.simulator.tap(stage.inPad)
        stage.settle()
        #expect(stage.inPad.isFirstResponder && stage.pad.window != nil)
        #expect(stage.simulator.keyboardFrame.height == 136, "The controller's bar, 44, stands above its 92 points.")
        stage.check("in the pad")
    }

    @Test func aBarThatGoesTakesItsFieldsFocusInOneChange() {
        let stage = Stage()
        stage.simulator.tap(stage.owner)
        stage.simulator.tap(stage.inBar)
        stage.settle()
        _ = stage.recorder.take()
        stage.owner.inputAccessoryView = nil
        stage.inBar.reloadInputViews()
        stage.settle()
        #expect(!stage.inBar.isFirstResponder)
        stage.check("without the bar")
        let log = stage.recorder.take().filter { $0.hasPrefix("keyboard") }
        #expect(
            log == [
                "keyboard willChangeFrame", "keyboard willHide", "keyboard didChangeFrame", "keyboard didHide",
            ])
    }

    @Test func aControllersBarStaysForItsFields() {
        // High enough for the fields to be seen, and tapped, above the keyboard.
        let stage = Stage(height: 480)
        stage.chat.becomeFirstResponder()
        stage.settle()
        #expect(stage.simulator.keyboardFrame.height == 44)
        for field in [stage.plain, stage.inChat, stage.plain] {
            stage.simulator.tap(field)
            stage.settle()
            #expect(field.isFirstResponder && stage.chat.bar.window != nil)
            #expect(stage.simulator.keyboardFrame.height > 44 + 100)
        }
        stage.simulator.tap(stage.owner)
        stage.settle()
        #expect(stage.bar.window != nil && stage.chat.bar.window == nil, "The nearest one counts.")
        stage.chat.becomeFirstResponder()
        stage.settle()
        #expect(stage.simulator.keyboardFrame.height == 44 && stage.chat.bar.window != nil)
    }

    @Test func aTextThatIsOnlyReadHasViewsButShowsThoseAroundIt() {
        let stage = Stage()
        let view = UITextView(frame: CGRect(x: 10, y: 140, width: 100, height: 40))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        view.inputAccessoryView = bar
        stage.chat.view.addSubview(view)
        view.isEditable = false
        #expect(view.inputAccessoryView === bar)
        view.becomeFirstResponder()
        stage.settle()
        #expect(stage.simulator.keyboardFrame.height == 44)
    }

    /// A bar without a height of its own, which knows what it needs and where its content stands.
    private final class FittingBar: UIView {
        let content = UIView()
        var asked: [CGSize] = []

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            asked.append(size)
            return CGSize(width: size.width, height: 52)
        }

        override func layoutSubviews() {
            addSubview(content)
            content.frame = bounds.insetBy(dx: 10, dy: 5)
        }
    }

    @Test(arguments: [0, 30] as [CGFloat])
    func aBarWithoutAHeightGetsTheOneThatFits(height: CGFloat) {
        let stage = Stage()
        stage.plain.becomeFirstResponder()
        stage.settle()
        // The controller's bar stands above it, 44 high.
        let keys = stage.simulator.keyboardFrame.height - 44
        let bar = FittingBar(frame: CGRect(x: 0, y: 0, width: 0, height: height))
        stage.owner.inputAccessoryView = bar
        stage.owner.becomeFirstResponder()
        stage.settle()
        let shown = height > 0 ? height : 52
        #expect(stage.simulator.keyboardFrame.height == keys + shown)
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 240, height: shown))
        #expect(bar.asked.first == (height > 0 ? nil : CGSize(width: 240, height: 320)))
        let onScreen = bar.convertToScreen(bar.bounds)
        #expect(onScreen.minY == stage.simulator.keyboardFrame.minY && onScreen.maxY == 320 - keys)
    }

    @Test func barsAndInputViewsAreLaidOutWhenTheyAreAnnounced() {
        let stage = Stage()
        let (bar, pad) = (FittingBar(), FittingBar(frame: CGRect(x: 0, y: 0, width: 0, height: 100)))
        stage.padded.inputAccessoryView = bar
        stage.padded.inputView = pad
        var seen: [CGRect] = []
        stage.recorder.onLine = { line in
            if line == "keyboard willShow" || line == "keyboard willChangeFrame" {
                seen += [bar.content.frame, pad.content.frame]
            }
        }
        let places = [CGRect(x: 10, y: 5, width: 220, height: 42), CGRect(x: 10, y: 5, width: 220, height: 90)]
        // The controller has its bar by itself.
        stage.simulator.application.focus.firstResponder?.resignFirstResponder()
        stage.settle()
        seen = []
        stage.padded.becomeFirstResponder()
        #expect(seen == places + places)
        stage.settle()
        seen = []
        bar.frame.size.height = 40
        stage.padded.reloadInputViews()
        #expect(seen == [CGRect(x: 10, y: 5, width: 220, height: 30), places[1]])
    }

    private enum Deed: CaseIterable {
        case tap, become, resign, endEditing, reload, dropBar, dropPad, dropChat, remove, assemble, hardware, chat, wait
        case move, frame
    }

    @Test("Random deeds in callbacks, with fields inside accessories and input views", arguments: 1...40)
    func storm(series: Int) {
        var random = SeededGenerator(UInt64(series) << 32)
        let stage = Stage()
        UIApplication.shared.isMotionReduced = series.isMultiple(of: 3)
        var depth = 0
        var deeds: [String] = []
        func perform(_ deed: Deed) {
            let field = random.pick(stage.fields)
            deeds.append("\(deed) \(field.accessibilityIdentifier ?? "")")
            switch deed {
            case .tap: if field.window != nil, depth == 0 { stage.simulator.tap(field) }
            case .become: field.becomeFirstResponder()
            case .resign: stage.first?.resignFirstResponder()
            case .endEditing: stage.simulator.window.endEditing(true)
            case .reload: stage.first?.reloadInputViews()
            case .dropBar: stage.owner.inputAccessoryView = stage.owner.inputAccessoryView == nil ? stage.bar : nil
            case .dropPad: stage.padded.inputView = stage.padded.inputView == nil ? stage.pad : nil
            case .dropChat: stage.chat.hasBar.toggle()
            case .remove: field.removeFromSuperview()
            case .assemble: stage.assemble()
            case .hardware: stage.simulator.hasHardwareKeyboard.toggle()
            case .chat: stage.chat.becomeFirstResponder()
            case .wait: if depth == 0 { stage.simulator.advance(random.pick([0.02, 0.1, 0.4])) }
            case .move: random.pick([stage.bar, stage.pad, stage.chat.view as UIView]).addSubview(field)
            case .frame: stage.simulator.frame()
            }
        }
        stage.recorder.onLine = { line in
            guard depth < 3, random.chance(0.2) else { return }
            depth += 1
            deeds.append("in \(line):")
            perform(random.pick(Deed.allCases))
            depth -= 1
        }
        for step in 0..<120 {
            perform(random.pick(Deed.allCases))
            if step % 10 == 9 {
                stage.settle()
                stage.check("seed \(SeededGenerator.seed), series \(series), step \(step): \(deeds.suffix(30))")
            }
        }
        stage.recorder.onLine = nil
        stage.first?.resignFirstResponder()
        stage.settle()
        stage.check("seed \(SeededGenerator.seed), series \(series), at the end")
        let faults = Pairing.faults(in: stage.recorder.take())
        #expect(faults == [], "seed \(SeededGenerator.seed), series \(series): \(deeds)")
    }

    @Test(
        "A view in the keyboard's place with a flexible height and none of its own is as high as the keys, and follows them",
        arguments: [false, true])
    func heightOfKeys(isInputView: Bool) {
        let simulator = Simulator(size: CGSize(width: 390, height: 780))
        let (field, plain) = (UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40)), UITextField())
        plain.frame = field.frame.offsetBy(dx: 0, dy: 60)
        simulator.window.addSubview(field)
        simulator.window.addSubview(plain)
        for field in [field, plain] { field.autocorrectionType = .no }
        plain.becomeFirstResponder()
        simulator.advance(1)
        let keys = simulator.keyboardFrame.height
        let pad = isInputView ? UIInputView(frame: .zero, inputViewStyle: .keyboard) : UIView(frame: .zero)
        pad.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        field.inputView = pad
        field.becomeFirstResponder()
        simulator.advance(1)
        #expect(simulator.keyboardFrame.height == keys && pad.frame.height == keys && pad.frame.width == 390)
        simulator.resize(to: CGSize(width: 780, height: 390))
        simulator.advance(1)
        let across = simulator.keyboardFrame.height
        plain.becomeFirstResponder()
        simulator.advance(1)
        #expect(simulator.keyboardFrame.height == across && across != keys)
        // One that is there again, and others meanwhile.
        field.becomeFirstResponder()
        simulator.advance(1)
        simulator.resize(to: CGSize(width: 390, height: 780))
        simulator.advance(1)
        #expect(pad.frame.height == keys)
        // Without the mask nothing is there, which is how programs show no keyboard.
        field.inputView = UIView()
        field.reloadInputViews()
        simulator.advance(1)
        #expect(simulator.keyboardFrame.isNull)
        // One that has a height keeps it.
        pad.frame.size.height = 120
        field.inputView = pad
        field.reloadInputViews()
        simulator.advance(1)
        #expect(simulator.keyboardFrame.height == 120)
    }
}
