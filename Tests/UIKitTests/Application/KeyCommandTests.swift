import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// Commands that hardware keys give.
@MainActor
@Suite("Key commands")
struct KeyCommandTests {
    /// A view that may be the first responder and takes no text.
    private final class Board: UIView {
        var commands: [UIKeyCommand] = []
        var log: [String] = []
        var allowed: Set<UICommand.Action> = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("press") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("end") }
        override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
            allowed.contains(action) || super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: Any?) { log.append("copy") }
        func turn() { log.append("turn") }
    }

    private final class Desk: UIViewController {
        var log: [String] = []
        var isReady = true
        func file() { log.append("file") }
        func send(_ command: UIKeyCommand) { log.append("send \(command.title)") }
        func note(_ sender: Any?) { log.append("note \(sender is UIKeyCommand)") }
        override func validate(_ command: UICommand) { command.attributes = isReady ? [] : .disabled }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.append("press \(presses.first?.key?.keyCode.rawValue ?? 0)")
        }
    }

    private let simulator = Simulator(size: CGSize(width: 400, height: 300))
    private let desk = Desk()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
    private let board = Board(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

    init() {
        simulator.hasHardwareKeyboard = true
        simulator.window.rootViewController = desk
        desk.view.addSubview(field)
        desk.view.addSubview(board)
        simulator.frame()
    }

    private func add(
        _ input: String, _ flags: UIKeyModifierFlags = [], title: String = "", priority: Bool = false
    ) -> UIKeyCommand {
        let command = UIKeyCommand(title: title, action: Desk.send, input: input, modifierFlags: flags)
        command.wantsPriorityOverSystemBehavior = priority
        desk.addKeyCommand(command)
        return command
    }

    @Test func `A controller's command is given while its field is typed into, and the key goes no further`() {
        desk.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .control, action: Desk.file))
        desk.addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .alternate, action: Desk.note))
        _ = add(UIKeyCommand.f5, title: "again")
        field.becomeFirstResponder()
        simulator.press(.keyboardS, .control)
        simulator.press(.keyboardF5)
        #expect(desk.log == ["file", "send again"])
        field.resignFirstResponder()
        simulator.press(.keyboardN, .alternate)
        #expect(desk.log == ["file", "send again", "note true"], "Without a focus the chain begins at the controller.")
        simulator.press(.keyboardF6)
        simulator.press(.keyboardF5, .shift)
        #expect(desk.log.suffix(2) == ["press 63", "press 62"])
    }

    @Test func `Keys that type or move the caret go to the text first, unless a command has priority`() {
        for input in ["j", UIKeyCommand.inputLeftArrow, "\r", "\t", "\u{8}", " "] { _ = add(input, title: input) }
        _ = add("k", title: "k", priority: true)
        _ = add(UIKeyCommand.inputUpArrow, title: "up", priority: true)
        field.becomeFirstResponder()
        simulator.type("jkj k")
        simulator.press(.keyboardLeftArrow)
        simulator.press(.keyboardUpArrow)
        simulator.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "j " && desk.log.filter { $0.hasPrefix("send") } == ["send k", "send k", "send up"])
        board.becomeFirstResponder()
        simulator.type("jk\t\n")
        simulator.press(.keyboardLeftArrow)
        #expect(desk.log.suffix(5) == ["send j", "send k", "send \t", "send \r", "send UIKeyInputLeftArrow"])
        #expect(field.text == "j " && board.log == [], "Not even the ends of keys that gave commands go further.")
    }

    @Test func `Return with Ctrl and Escape are not the text's`() {
        _ = add("\r", .command, title: "return")
        _ = add(UIKeyCommand.inputEscape, title: "escape")
        field.becomeFirstResponder()
        simulator.press(.keyboardReturnOrEnter, .control)
        simulator.press(.keyboardEscape)
        #expect(desk.log == ["send return", "send escape"])
    }

    @Test func `Ctrl stands for Command where no command asks for Ctrl`() {
        _ = add("s", .command, title: "save")
        _ = add("d", .command, title: "command")
        _ = add("d", .control, title: "control")
        _ = add("s", [.command, .shift], title: "save as")
        simulator.press(.keyboardS, .command)
        simulator.press(.keyboardS, .control)
        simulator.press(.keyboardD, .command)
        simulator.press(.keyboardD, .control)
        simulator.press(.keyboardS, [.control, .shift])
        simulator.press(.keyboardS, [.control, .command])
        simulator.press(.keyboardS, [.control, .alphaShift])
        #expect(
            desk.log == [
                "send save", "send save", "send command", "send control", "send save as", "press 22", "send save",
            ])
    }

    @Test func `A text keeps the chords that it does itself, and leaves those of styles that it has not`() {
        for input in ["a", "z", "b"] { _ = add(input, .command, title: input) }
        field.text = "text"
        field.becomeFirstResponder()
        simulator.press(.keyboardA, .control)
        #expect(field.selection == NSRange(location: 0, length: 4))
        simulator.press(.keyboardZ, .control)
        simulator.press(.keyboardB, .control)
        simulator.press(.keyboardA, .command)
        #expect(desk.log == ["send b", "send a"])
    }

    @Test func `Letters are known by their place where the layout is not Latin`() {
        _ = add("s", .control, title: "save")
        for characters in ["ы", "s", "x"] {
            for isDown in [true, false] {
                simulator.inject(
                    .key(
                        KeyEvent(
                            usage: UIKeyboardHIDUsage.keyboardS.rawValue, characters: characters, modifiers: .control,
                            isDown: isDown, isRepeat: false, time: simulator.host.clock.now)))
            }
        }
        #expect(desk.log == ["send save", "send save", "press 22"])
    }

    @Test func `What cannot be done now leaves the key to others`() {
        _ = add("s", .control, title: "save")
        desk.isReady = false
        simulator.press(.keyboardS, .control)
        #expect(desk.log == ["press 22"])
        desk.isReady = true
        simulator.press(.keyboardS, .control)
        #expect(desk.log == ["press 22", "send save"])
        board.commands = [UIKeyCommand(input: "s", modifierFlags: .control, action: .copy)]
        board.becomeFirstResponder()
        simulator.press(.keyboardS, .control)
        #expect(board.log == [] && desk.log.last == "send save" && desk.log.count == 3)
        board.allowed = [.copy]
        simulator.press(.keyboardS, .control)
        #expect(board.log == ["copy"] && desk.log.count == 3, "The nearer one goes first.")
    }

    @Test func `An action is done by the first in the chain that can`() {
        let turn = UICommand.Action(Board.turn)
        #expect(turn == turn && turn != UICommand.Action(Board.turn) && turn != .copy && UICommand.Action.copy == .copy)
        #expect(board.target(forAction: turn, withSender: nil) as AnyObject? === board)
        #expect(field.target(forAction: turn, withSender: nil) == nil)
        #expect(board.target(forAction: UICommand.Action(Desk.file), withSender: nil) as AnyObject? === desk)
        #expect(field.target(forAction: .copy, withSender: nil) == nil, "Nothing is selected.")
    }

    @Test func `Alternates are given with further keys, and what was taken away is not given`() {
        let command = UIKeyCommand(
            title: "one", action: UICommand.Action(Desk.send), input: "o", modifierFlags: .control,
            alternates: [
                UICommandAlternate(title: "all", action: UICommand.Action(Desk.file), modifierFlags: .shift)
            ])
        desk.addKeyCommand(command)
        desk.addKeyCommand(command)
        #expect(desk.keyCommands == [command])
        simulator.press(.keyboardO, .control)
        simulator.press(.keyboardO, [.control, .shift])
        desk.removeKeyCommand(command)
        simulator.press(.keyboardO, .control)
        #expect(desk.log == ["send one", "file", "press 18"] && desk.keyCommands == nil)
    }

    @Test func `A command is given again while its key is held, and text of the key is nobody's`() {
        _ = add("g", title: "go", priority: true)
        field.becomeFirstResponder()
        func key(_ isDown: Bool, _ isRepeat: Bool) {
            simulator.inject(
                .key(
                    KeyEvent(
                        usage: UIKeyboardHIDUsage.keyboardG.rawValue, characters: "g", modifiers: [], isDown: isDown,
                        isRepeat: isRepeat, time: simulator.host.clock.now)))
        }
        for isRepeat in [false, true, true] {
            key(true, isRepeat)
            simulator.inject(.text("g"))
        }
        key(false, false)
        simulator.inject(.text("h"))
        #expect(desk.log == ["send go", "send go", "send go"] && field.text == "h")
    }

    @Test func `A command may take away what it came from`() {
        desk.addKeyCommand(
            UIKeyCommand(title: "end", action: Board.removeFromSuperview, input: "e", modifierFlags: .control))
        board.becomeFirstResponder()
        simulator.press(.keyboardE, .control)
        #expect(board.superview == nil && !board.isFirstResponder && board.log == [])
    }
}
