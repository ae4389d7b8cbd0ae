import Foundation
import KeyboardEngine

/// On-screen keys by their names.
extension InputContext {
    /// What a key says at the moment.
    func caption(of key: Key) -> String {
        switch key.role {
        case .character(let text, _): key.characterCaption(shifted: keyboard?.isShifted(key) ?? false) ?? text
        case .returnKey: words[returnKeyType.word]
        case .space: shownLanguage ?? words[.space]
        case .plane(let target): key.label ?? words.caption(ofPlane: target) ?? key.id
        case .modifier(.control): words[.ctrl]
        case .modifier(.alternate): words[.alt]
        case .command(.escape): words[.escape]
        case .command(let command) where command.isFunction: command.rawValue.uppercased()
        case .shift, .delete, .dismiss, .globe, .modifier, .command: key.label ?? key.id
        }
    }

    /// The words of the keys that are shown.
    private var words: KeyWords {
        guard let keyboard else { preconditionFailure("Only keys that are shown have captions.") }
        return keyboard.configuration.layout.words
    }

    /// The middle of a key, in the keyboard's points, by what it types or by the name of what it does. While the list of the
    /// globe key is open, of a line in it: a layout, a place or "settings".
    func point(ofKey name: String) -> CGPoint? {
        if let menu = keyboard?.menu, menu.kind == .languages, let item = menu.items.first(where: { $0.text == name }) {
            return CGPoint(x: item.frame.midX, y: item.frame.midY)
        }
        let named = keyboard?.geometry.keys.first { placed in
            switch placed.key.role {
            case .character: placed.key.output(shifted: keyboard?.isShifted(placed.key) ?? false) == name
            case .shift: name == "shift"
            case .delete: name == "delete"
            case .space: name == "space" || name == " "
            case .returnKey: name == "return" || name == "\n"
            case .dismiss: name == "dismiss"
            case .globe: name == "globe"
            case .modifier(let modifier): name == modifier.rawValue
            case .command(let command): name == command.rawValue
            case .plane: name == "more" || caption(of: placed.key) == name
            }
        }
        return named.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }
}

/// Keys that the engine does not know: those of the emoji, and of a program's own keyboard.
extension InputContext {
    /// Types what a key says. A line end alone is the return key.
    func typeKey(_ text: String) {
        guard !text.isEmpty else { return }
        if text == "\n" || text == "\r" || text == "\r\n" { return input(.returnKey) }
        input(.tap(KeyTap(text: text, keyID: text, point: .zero, time: application.time)))
    }
}

extension UIReturnKeyType {
    /// What the key says.
    fileprivate var word: KeyWords.Name {
        switch self {
        case .default: .returnKey
        case .go: .go
        case .google, .search, .yahoo: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .done
        case .emergencyCall: .call
        case .continue: .continue
        }
    }
}
