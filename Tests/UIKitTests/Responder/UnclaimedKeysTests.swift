import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Chords of edit actions where nothing is typed into.
@MainActor @Suite("Keys that nobody wanted")
struct UnclaimedKeysTests {
    final class Shape: UIView {
        var log: [String] = []
        var allowed: Set<EditAction> = []
        let manager = UndoManager()
        var number = 0 {
            didSet { manager.registerUndo(withTarget: self) { $0.number = oldValue } }
        }
        override var canBecomeFirstResponder: Bool { true }
        override var undoManager: UndoManager? { manager }
        override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
            action.edit.map(allowed.contains) ?? super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func paste(_ sender: Any?) { log.append("paste") }
        override func selectAll(_ sender: Any?) { log.append("all") }
    }

    private let sim = Simulator(size: CGSize(width: 300, height: 200))
    private let shape = Shape(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        shape.manager.groupsByEvent = false
        sim.window.addSubview(shape)
        shape.becomeFirstResponder()
    }

    @Test("Ctrl-Z undoes by the first undo manager, and Ctrl-Shift-Z does it again; at the end nothing happens")
    func undo() {
        shape.manager.beginUndoGrouping()
        shape.number = 1
        shape.manager.endUndoGrouping()
        for _ in 0..<2 { sim.press(.keyboardZ, .control) }
        #expect(shape.number == 0 && shape.manager.canRedo)
        sim.press(.keyboardZ, [.control, .shift])
        #expect(shape.number == 1)
        sim.press(.keyboardZ, .control)
        sim.press(.keyboardY, .control)
        #expect(shape.number == 1)
    }

    @Test(
        "A view that is the first responder copies and pastes by keys what it says it can, and a view inside hands it on"
    )
    func edit() {
        for key in [UIKeyboardHIDUsage.keyboardC, .keyboardV, .keyboardA, .keyboardX] { sim.press(key, .control) }
        #expect(shape.log == [])
        shape.allowed = [.copy, .paste, .selectAll]
        for key in [UIKeyboardHIDUsage.keyboardC, .keyboardV, .keyboardA, .keyboardX] { sim.press(key, .control) }
        #expect(shape.log == ["copy", "paste", "all"])
        let inner = OwnKeyboardTaker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        shape.addSubview(inner)
        inner.becomeFirstResponder()
        sim.press(.keyboardC, .control)
        #expect(shape.log.count == 4)
    }

    @Test("Menus that a program has taken out do nothing by keys")
    func removed() {
        final class Program: UIResponder, UIApplicationDelegate {
            override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .standardEdit) }
        }
        let program = Program()
        sim.application.delegate = program
        UIMenuSystem.main.setNeedsRebuild()
        shape.allowed = [.copy]
        sim.press(.keyboardC, .control)
        #expect(shape.log == [])
        sim.application.delegate = nil
        UIMenuSystem.main.setNeedsRebuild()
    }
}
