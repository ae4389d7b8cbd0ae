/// The words that stand on a layout's keys.
package struct KeyWords: Equatable, Sendable {
    /// Keys that say a word: the space bar, and the return key by what it does.
    package enum Name: String, CaseIterable, Sendable {
        /// The space bar.
        case space
        /// A return key that ends a line, or does what the program says nothing about.
        case returnKey = "return"
        /// What else a return key can do.
        case go, join, next, route, search, send, done, call, `continue`
        /// Keys of the full form that have no sign.
        case ctrl, alt, escape
        /// The keyboard's settings: their title, each of them, and what a delay is that never ends.
        case settings, languages, position, size, clicks, hold, `repeat`, strikes, contrast, off
        /// The sign of the unit of time, behind a number.
        case seconds

        /// Words of the settings, which stand on no key.
        package static let ofSettings: Set<Name> = [
            .settings, .languages, .position, .size, .clicks, .hold, .repeat, .strikes, .contrast, .off, .seconds,
        ]
    }

    private let words: [String: String]

    /// Words by the names they have in layout files: those of ``Name``, and the names of planes for the keys that show them.
    init(_ words: [String: String]) {
        self.words = words
    }

    /// What a key says. Without a layout file it is the English name.
    package subscript(_ name: Name) -> String { words[name.rawValue] ?? name.rawValue }

    /// What a key says that shows a plane; `nil` where the layout has no word for it.
    package func caption(ofPlane plane: String) -> String? { words[plane] }
}
