/// One key of a plane: what it does, what it is called and how much of its row it takes.
package struct Key: Equatable, Sendable {
    /// What a key does when it is used.
    package enum Role: Equatable, Sendable {
        /// Types a text; the second one while shift is on.
        case character(text: String, shifted: String)
        /// Turns capitals on, once or until further notice.
        case shift
        /// Deletes backwards, and repeats while it is held.
        case delete
        /// Types a space.
        case space
        /// Ends a line or submits, as the field decides.
        case returnKey
        /// Shows another plane of the same set.
        case plane(target: String)
        /// Hides the keyboard.
        case dismiss
        /// Asks for the next language.
        case globe
        /// Changes what the next key does, once or until further notice: Ctrl and Alt. Shift has a role of its own, since
        /// it changes what other keys say.
        case modifier(KeyModifier)
        /// Does what a key of that name does on other keyboards: Tab, Esc, an arrow.
        case command(KeyCommand)
    }

    /// The share of a row that a key takes.
    package enum Width: Equatable, Sendable {
        /// A number of the plane's columns; 1 is the width of a letter key.
        case units(Double)
        /// An equal share of what the other keys of the row leave over.
        case flexible
    }

    /// The key's name, unique within its plane; highlights and pop-ups refer to it.
    package let id: String
    /// What the key does.
    package let role: Role
    /// The caption that the layout file asks for, "123" say; `nil` where the role gives text or symbol. A character key
    /// has one where its text cannot be seen or is not what the language writes on it: a joiner, or a Cangjie letter.
    package let label: String?
    /// How much of the row the key takes.
    package let width: Width
    /// The number of rows the key is high, counted downwards from its own; 1 for nearly all keys.
    package let rowSpan: Int
    /// What can be chosen in its place while it is held: accented letters, say. The nearest to the key come first.
    package let alternates: [String]
    /// What can be chosen while shift is on.
    package let shiftedAlternates: [String]

    /// Whether a capital that the text asks for, at the beginning of a sentence say, changes what the key types. Digits stay
    /// digits there until somebody uses shift.
    package let followsCapitals: Bool

    /// Describes a key; a key without an `id` is named after its role.
    package init(
        _ role: Role,
        id: String? = nil,
        label: String? = nil,
        width: Width = .units(1),
        rowSpan: Int = 1,
        alternates: [String] = [],
        shiftedAlternates: [String] = [],
        followsCapitals: Bool = true
    ) {
        self.role = role
        self.id = id ?? role.defaultID
        self.label = label
        self.width = width
        self.rowSpan = rowSpan
        self.alternates = alternates
        self.shiftedAlternates = shiftedAlternates
        self.followsCapitals = followsCapitals
    }

    /// A key that types `text`, and its uppercase form while shift is on.
    package init(typing text: String, width: Width = .units(1)) {
        self.init(.character(text: text, shifted: text.uppercased()), width: width)
    }

    /// What the key changes of others: Ctrl or Alt; `nil` for all other keys.
    package var modifier: KeyModifier? {
        if case .modifier(let modifier) = role { modifier } else { nil }
    }

    /// Whether the key types something where the caret stands, as characters and space do.
    package var isTyping: Bool {
        switch role {
        case .character, .space: true
        case .shift, .delete, .returnKey, .plane, .dismiss, .globe, .modifier, .command: false
        }
    }

    /// What can be chosen while the key is held.
    package func alternates(shifted: Bool) -> [String] {
        shifted ? shiftedAlternates : alternates
    }

    /// The text that the key types, or `nil` for a key that types none.
    package func output(shifted: Bool) -> String? {
        switch role {
        case .character(let text, let capital): shifted ? capital : text
        case .space: " "
        case .shift, .delete, .returnKey, .plane, .dismiss, .globe, .modifier, .command: nil
        }
    }

    /// What a character key shows: its label, or else what it types. `nil` for all other keys.
    package func characterCaption(shifted: Bool) -> String? {
        guard case .character = role else { return nil }
        return label ?? output(shifted: shifted)
    }

    /// The key under another name, or of another width.
    func with(id: String? = nil, width: Width) -> Key {
        Key(
            role, id: id ?? self.id, label: label, width: width, rowSpan: rowSpan, alternates: alternates,
            shiftedAlternates: shiftedAlternates, followsCapitals: followsCapitals)
    }
}

extension Key.Role {
    /// The name of a key that has none in the layout file.
    fileprivate var defaultID: String {
        switch self {
        case .character(let text, _): text
        case .shift: "shift"
        case .delete: "delete"
        case .space: "space"
        case .returnKey: "return"
        case .plane(let target): "plane.\(target)"
        case .dismiss: "dismiss"
        case .globe: "globe"
        case .modifier(let modifier): modifier.rawValue
        case .command(let command): command.rawValue
        }
    }
}
