import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Keyboards of a program's own, accessories and the focus are exchanged at random.
@MainActor @Suite("Random exchanges of input views") struct InputViewStormTests {
    private enum Deed: CaseIterable {
        case become, resign, keyboard, bar, view, reload, hardware, wait, remove, assemble, type, language, resize
        case assistant
    }

    /// What a responder should show, found without the library.
    @MainActor
    private struct Model {
        var input: UIView?
        var accessory: UIView?

        init(_ field: OwnKeyboardField?) {
            guard let field else { return }
            input = field.inputView ?? field.keyboard?.view
            accessory = field.inputAccessoryView ?? field.bar?.view
        }
    }

    @Test(arguments: 1...40)
    func storm(series: Int) {
        var random = SeededGenerator(UInt64(series) << 40)
        let simulator = Simulator(size: CGSize(width: 360, height: 480), scale: 0.5)
        UIApplication.shared.isMotionReduced = series.isMultiple(of: 3)
        let recorder = Recorder()
        let keyboards = [OwnKeyboard("a", height: 100), OwnKeyboard("b", height: 0), OwnKeyboard("c", height: 150)]
        let bars = [OwnKeyboard("x", height: 40), OwnKeyboard("y", height: 60)]
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
        let toolbar = UIToolbar.fieldNavigation()
        let fields = (0..<3).map { number in
            let field = OwnKeyboardField(frame: CGRect(x: 10, y: 10 + 50 * CGFloat(number), width: 200, height: 44))
            field.accessibilityIdentifier = "field\(number)"
            recorder.attach(to: field)
            simulator.window.addSubview(field)
            return field
        }
        var deeds: [String] = []
        var told: [String] = []
        var depth = 0
        func perform(_ deed: Deed) {
            let field = random.pick(fields)
            deeds.append("\(deed) \(field.accessibilityIdentifier ?? "")")
            switch deed {
            case .become: field.becomeFirstResponder()
            case .resign: UIApplication.shared.focus.firstResponder?.resignFirstResponder()
            case .keyboard: field.keyboard = random.pick(keyboards + [nil])
            case .bar: field.bar = random.pick(bars + [nil])
            case .view:
                field.inputView = random.pick([plain, nil])
                field.inputAccessoryView = random.pick([toolbar, nil])
            case .reload: UIApplication.shared.focus.firstResponder?.reloadInputViews()
            case .hardware: simulator.hasHardwareKeyboard.toggle()
            case .wait: if depth == 0 { simulator.advance(random.pick([0.02, 0.1, 0.4])) }
            case .remove: field.removeFromSuperview()
            case .assemble: for field in fields { simulator.window.addSubview(field) }
            case .type: random.pick(keyboards).textDocumentProxy.insertText("a")
            case .language: random.pick(keyboards).advanceToNextInputMode()
            case .resize: simulator.resize(to: CGSize(width: 360, height: random.pick([480, 600])))
            case .assistant:
                field.inputAssistantItem.leadingBarButtonGroups =
                    random.chance(0.5)
                    ? [] : [UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(systemItem: .undo)])]
            }
        }
        for keyboard in keyboards + bars {
            keyboard.onLine = { line in
                told.append(line)
                guard depth < 3, random.chance(0.1) else { return }
                depth += 1
                deeds.append("in \(line):")
                perform(random.pick(Deed.allCases))
                depth -= 1
            }
        }
        func settle() {
            repeat { simulator.advance(0.4) } while UIApplication.shared.keyboard.movementStart != nil
        }
        func check(_ step: Int) {
            let place = "seed \(SeededGenerator.seed), series \(series), step \(step): \(deeds.suffix(30))"
            let container = UIApplication.shared.keyboard.window.container
            let first = UIApplication.shared.focus.firstResponder as? OwnKeyboardField
            // What was exchanged in the meantime is shown when it is asked for.
            first?.reloadInputViews()
            settle()
            guard UIApplication.shared.focus.firstResponder === first else { return }
            let model = Model(first)
            var wanted = [model.input, model.accessory].compactMap { $0 }
            let context = UIApplication.shared.inputContext
            let showsKeys = first != nil && model.input == nil
            let hasKeys = showsKeys && (!simulator.hasHardwareKeyboard || context.barHeight > 0)
            #expect(container.subviews.filter { $0 is KeyboardView }.count == (hasKeys ? 1 : 0), "\(place)")
            for view in container.subviews where !(view is KeyboardView || view is InputViewGround) {
                #expect(wanted.contains { $0 === view }, "A view was left behind, \(place)")
                wanted.removeAll { $0 === view }
            }
            #expect(wanted.isEmpty, "A view is missing, \(place)")
            for keyboard in keyboards + bars where keyboard.isViewLoaded {
                let isShown = keyboard.view.window != nil
                #expect(keyboard.appearance == (isShown ? .visible : .hidden), "\(keyboard.name), \(place)")
            }
            let height = container.subviews.reduce(0) { $0 + ($1 is InputViewGround ? 0 : $1.bounds.height) }
            #expect(
                simulator.keyboardFrame.isNull ? height == 0 : abs(simulator.keyboardFrame.height - height) < 0.01,
                "\(place)")
        }
        for step in 0..<100 {
            perform(random.pick(Deed.allCases))
            if step % 10 == 9 {
                settle()
                check(step)
            }
        }
        for keyboard in keyboards + bars { keyboard.onLine = { told.append($0) } }
        UIApplication.shared.focus.firstResponder?.resignFirstResponder()
        settle()
        check(100)
        let end = "seed \(SeededGenerator.seed), series \(series): \(deeds)"
        #expect(UIApplication.shared.keyboard.window.container.subviews.isEmpty, "\(end)")
        #expect(Pairing.faults(in: recorder.take()) == [], "\(end)")
        for name in (keyboards + bars).map(\.name) {
            let lines = told.filter { $0.hasPrefix("\(name) will") || $0.hasPrefix("\(name) did") }
            #expect(Self.isPaired(lines.map { String($0.dropFirst(2)) }), "\(name): \(lines), \(end)")
            #expect(keyboards.allSatisfy { $0.loads <= 1 }, "\(end)")
            for what in ["text", "selection"] {
                let changes = told.filter { $0.hasPrefix("\(name) \(what)") }
                #expect(changes.filter { $0.hasSuffix("WillChange") }.count * 2 == changes.count, "\(name), \(end)")
            }
        }
    }

    /// Whether every appearing is followed by one disappearing, with or without its end.
    private static func isPaired(_ lines: [String]) -> Bool {
        var last = "didDisappear"
        let next: [String: Set<String>] = [
            "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
            "didAppear": ["willDisappear"], "willDisappear": ["didDisappear"],
        ]
        for line in lines {
            guard next[last]?.contains(line) == true else { return false }
            last = line
        }
        return last == "didDisappear"
    }
}
