import Foundation

/// The commands that a key gives which goes down, from the first responder along the chain to the main menu.
@MainActor
struct KeyCommandSearch {
    private let key: UIKey
    private let start: UIResponder
    /// What is held with the key, without what only says which key it is.
    private let flags: UIKeyModifierFlags

    private struct Match {
        var command: UIKeyCommand
        var action: UICommand.Action
    }

    init(_ key: UIKey, from start: UIResponder) {
        self.key = key
        self.start = start
        flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    }

    /// Does the first command that can be done. Those without priority leave the key to a text that wants it.
    /// - Returns: Whether there is one.
    func perform() -> Bool {
        let matches = matches
        guard !matches.isEmpty else { return false }
        if matches.contains(where: { $0.command.wantsPriorityOverSystemBehavior && perform($0) }) { return true }
        guard !start.claims(key) else { return false }
        return matches.contains { !$0.command.wantsPriorityOverSystemBehavior && perform($0) }
    }

    private func perform(_ match: Match) -> Bool {
        guard let target = start.target(for: match.command, match.action) else { return false }
        return match.action.perform(on: target, sender: match.command)
    }

    /// The commands of the key: those that ask for just what is held, then those that ask for Command where Ctrl is held.
    private var matches: [Match] {
        var (exact, others): ([Match], [Match]) = ([], [])
        func look(at command: UIKeyCommand) {
            guard command.input.map(key.isInput) == true else { return }
            var actions = [(command.modifierFlags, command.action)]
            for alternate in command.alternates {
                actions.append((command.modifierFlags.union(alternate.modifierFlags), alternate.action))
            }
            for (wanted, action) in actions {
                let held = flags.union(key.modifierFlags.intersection(wanted))
                if wanted == held {
                    exact.append(Match(command: command, action: action))
                } else if wanted.contains(.command), !wanted.contains(.control),
                    wanted.subtracting(.command).union(.control) == held
                {
                    others.append(Match(command: command, action: action))
                }
            }
        }
        var responder: UIResponder? = start
        while let current = responder {
            for command in current.everyKeyCommand { look(at: command) }
            responder = current.next
        }
        for command in start.application?.mainMenu.keyCommands ?? [] { look(at: command) }
        return exact + others
    }
}

extension UIResponder {
    /// Who does a command's action now; `nil` when nobody can, or who can says that it cannot be done.
    func target(for command: UICommand, _ action: UICommand.Action) -> AnyObject? {
        guard let target = target(forAction: action, withSender: command) as AnyObject? else { return nil }
        (target as? UIResponder)?.validate(command)
        return command.attributes.contains(.disabled) ? nil : target
    }
}

extension UIKey {
    /// Whether the key is meant by a command's input.
    fileprivate func isInput(_ input: String) -> Bool {
        if let codes = Self.codes[input] { return codes.contains(keyCode) }
        let wanted = input.lowercased()
        let printed = charactersIgnoringModifiers.lowercased()
        if !wanted.isEmpty, printed == wanted { return true }
        // By its place where the layout is not Latin.
        guard let scalar = wanted.unicodeScalars.first, wanted.unicodeScalars.count == 1,
            ("a"..."z").contains(scalar), printed.unicodeScalars.first?.isASCII != true
        else { return false }
        return keyCode.rawValue == UIKeyboardHIDUsage.keyboardA.rawValue + Int(scalar.value) - 0x61
    }

    private static let codes: [String: [UIKeyboardHIDUsage]] = {
        var codes: [String: [UIKeyboardHIDUsage]] = [
            UIKeyCommand.inputUpArrow: [.keyboardUpArrow], UIKeyCommand.inputDownArrow: [.keyboardDownArrow],
            UIKeyCommand.inputLeftArrow: [.keyboardLeftArrow], UIKeyCommand.inputRightArrow: [.keyboardRightArrow],
            UIKeyCommand.inputEscape: [.keyboardEscape], "\u{1B}": [.keyboardEscape],
            UIKeyCommand.inputPageUp: [.keyboardPageUp], UIKeyCommand.inputPageDown: [.keyboardPageDown],
            UIKeyCommand.inputHome: [.keyboardHome], UIKeyCommand.inputEnd: [.keyboardEnd],
            UIKeyCommand.inputDelete: [.keyboardDeleteForward], "\u{7F}": [.keyboardDeleteForward],
            "\u{8}": [.keyboardDeleteOrBackspace], "\t": [.keyboardTab],
            "\r": [.keyboardReturnOrEnter, .keyboardReturn, .keypadEnter],
            "\n": [.keyboardReturnOrEnter, .keyboardReturn, .keypadEnter], " ": [.keyboardSpacebar],
        ]
        for number in 0..<12 {
            let usage = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number)
            codes["UIKeyInputF\(number + 1)"] = [usage]
        }
        return codes
    }()

    /// What keys say that print nothing, and those whose sign the host does not know: the input that means them.
    static let inputs: [UIKeyboardHIDUsage: String] = {
        let known = codes.filter { input, _ in input.hasPrefix("UIKeyInput") || ["\u{8}", "\t", "\r"].contains(input) }
        return Dictionary(known.flatMap { input, codes in codes.map { ($0, input) } }) { one, _ in one }
    }()
}
