/// The ways of typing that a program offers, and the one that is used.
package struct InputModes: Equatable, Sendable {
    /// The modes in the order in which the globe key goes through them; never empty.
    package private(set) var offered: [InputMode]
    private var index = 0

    /// Offers modes and uses the first; without any, English is offered.
    package init(_ modes: [InputMode]) {
        offered = modes.isEmpty ? [InputMode(language: "en")] : modes
    }

    /// The mode that is used.
    package var current: InputMode { offered[index] }

    /// Adds a mode behind the others, or replaces the one of the same language and layout.
    package mutating func offer(_ mode: InputMode) {
        if let same = offered.firstIndex(where: { $0.language == mode.language && $0.layout == mode.layout }) {
            offered[same] = mode
        } else {
            offered.append(mode)
        }
    }

    /// Uses the first mode of a language.
    /// - Returns: Whether there is one.
    @discardableResult
    package mutating func select(language: String) -> Bool {
        select { $0.language == language }
    }

    /// Uses one of the modes.
    /// - Returns: Whether it is among them.
    @discardableResult
    package mutating func select(_ mode: InputMode) -> Bool {
        select { $0.language == mode.language && $0.layout == mode.layout }
    }

    /// Uses the mode of a layout.
    /// - Returns: Whether there is one.
    @discardableResult
    package mutating func select(layout: String) -> Bool {
        select { $0.layout == layout }
    }

    private mutating func select(where isMeant: (InputMode) -> Bool) -> Bool {
        guard let found = offered.firstIndex(where: isMeant) else { return false }
        index = found
        return true
    }
}
