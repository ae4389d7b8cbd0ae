import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A bar above the keyboard that goes through the fields.
@MainActor @Suite("Previous, Next and Done") struct FieldNavigationTests {
    @MainActor private final class Stage {
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        let recorder = Recorder()
        let fields = (0..<3).map { number in
            let field = UITextField(frame: CGRect(x: 20, y: 20 + 60 * CGFloat(number), width: 200, height: 44))
            field.accessibilityIdentifier = "field \(number)"
            return field
        }

        init(isShared: Bool = false) {
            let shared = UIToolbar.fieldNavigation()
            for field in fields {
                simulator.window.addSubview(field)
                recorder.attach(to: field)
                if isShared { field.inputAccessoryView = shared } else { field.addFieldNavigation() }
            }
        }

        var current: Int? { fields.firstIndex { $0.isFirstResponder } }

        func tap(_ name: String) {
            simulator.tap(named: name)
            simulator.advance(0.4)
        }

        func isEnabled(_ name: String) -> Bool? {
            var found: Bool?
            simulator.application.keyboard.window.forEachInSubtree {
                if $0.accessibilityIdentifier == name { found = ($0 as? UIControl)?.isEnabled }
            }
            return found
        }
    }

    @Test("The buttons go through the fields, and are off at the ends", arguments: [false, true])
    func walk(isShared: Bool) {
        let stage = Stage(isShared: isShared)
        stage.fields[0].becomeFirstResponder()
        stage.simulator.advance(0.4)
        let height = stage.simulator.keyboardFrame.height
        #expect(stage.isEnabled("previous-field") == false && stage.isEnabled("next-field") == true)
        stage.tap("next-field")
        #expect(stage.current == 1)
        #expect(stage.isEnabled("previous-field") == true && stage.isEnabled("next-field") == true)
        stage.tap("next-field")
        #expect(stage.current == 2 && stage.isEnabled("next-field") == false)
        stage.tap("next-field")
        #expect(stage.current == 2, "It does not go round.")
        stage.tap("previous-field")
        #expect(stage.current == 1 && stage.simulator.keyboardFrame.height == height)
        stage.simulator.tap(stage.fields[0])
        stage.simulator.advance(0.4)
        #expect(stage.isEnabled("previous-field") == false)
        stage.tap("done-typing")
        #expect(stage.current == nil && stage.simulator.keyboardFrame.isNull)
        #expect(Pairing.faults(in: stage.recorder.take()) == [])
    }

    @Test("A field that refuses or is not seen is passed over")
    func refusal() {
        let stage = Stage()
        stage.fields[0].becomeFirstResponder()
        stage.simulator.advance(0.4)
        stage.fields[1].isHidden = true
        stage.tap("next-field")
        #expect(stage.current == 2)
        stage.fields[1].isHidden = false
        stage.fields[1].isEnabled = false
        stage.tap("previous-field")
        #expect(stage.current == 0)
    }

    @Test("Text views have it too; right to left it is mirrored, in the language of the interface")
    func languages() {
        let stage = Stage()
        let view = UITextView(frame: CGRect(x: 20, y: 220, width: 200, height: 60))
        stage.simulator.window.addSubview(view)
        view.addFieldNavigation()
        view.becomeFirstResponder()
        stage.simulator.advance(0.4)
        #expect(stage.isEnabled("next-field") == false)
        let left = stage.simulator.locate("previous-field")
        #expect(stage.simulator.text(of: "done-typing") == "Done")
        stage.tap("previous-field")
        #expect(stage.current == 2)
        stage.simulator.application.locale = Locale(identifier: "ar")
        stage.simulator.advance(0.1)
        let right = stage.simulator.locate("previous-field")
        #expect((left?.x ?? 480) < 100 && (right?.x ?? 0) > 380)
    }
}
