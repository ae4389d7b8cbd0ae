import Foundation
import KeyboardEngine

/// On-screen keys by their names.
extension InputContext {
    /// What a key says at the moment.
    func caption(of key: Key) -> String {
        switch key.role {
        case .character(let text, let shifted): shift == .off ? text : shifted
        case .returnKey: words[returnKeyType.word]
        case .space: words[.space]
        case .plane, .shift, .delete, .dismiss, .globe: key.label ?? key.id
        }
    }

    /// The middle of a key, in the keyboard's points, by what it types or by the name of what it does.
    func point(ofKey name: String) -> CGPoint? {
        let named = keyboard?.geometry.keys.first { placed in
            switch placed.key.role {
            case .character(let text, let shifted): (shift == .off ? text : shifted) == name
            case .shift: name == "shift"
            case .delete: name == "delete"
            case .space: name == "space" || name == " "
            case .returnKey: name == "return" || name == "\n"
            case .dismiss: name == "dismiss"
            case .globe: name == "globe"
            case .plane: name == "more" || (placed.key.label ?? placed.key.id) == name
            }
        }
        return named.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }
}
