import Foundation

/// What a person does to a text with keys, on whatever keyboard: all that an input method is given.
package enum Keystroke: Equatable, Sendable {
    /// A key of the on-screen keyboard that types was tapped: a letter or the space bar.
    case tap(KeyTap)
    /// A hardware keyboard has made characters.
    case characters(TypedCharacters)
    /// Something is to be deleted.
    case delete(Deletion)
    /// The return key was used.
    case returnKey
    /// A candidate was picked, by its number in the last answer's ``InputAnswer/candidates``.
    case pick(Int)
    /// What is predicted of the word at the caret is to be typed.
    case completion
    /// An input method outside of the program shows what it has not decided; an empty text calls it off.
    case composition(Composition)
    /// A conversion engine has answered what an input method asked (``InputAnswer/query``). It may be late.
    case converted(ConversionReply, for: ConversionQuery)

    /// The text that the stroke would type if nothing were made of it, or `nil` for one that types none.
    package var text: String? {
        switch self {
        case .tap(let tap): tap.text
        case .characters(let typed): typed.text
        case .delete, .returnKey, .pick, .completion, .composition, .converted: nil
        }
    }

    /// The text of a stroke that types one Unicode scalar and no more.
    var scalar: Unicode.Scalar? {
        guard let scalars = text?.unicodeScalars, scalars.count == 1 else { return nil }
        return scalars.first
    }
}

/// Characters that a hardware keyboard has made, or that an input method outside of the program has decided.
package struct TypedCharacters: Equatable, Sendable {
    /// The characters, with the keyboard's own layout applied.
    package let text: String
    /// The key's usage on USB's page of keyboards (HID, page 7); `nil` where it is not known, as for decided text.
    package let key: Int?
    /// When it was, in seconds on the clock that taps have.
    package let time: TimeInterval

    /// Describes characters.
    package init(_ text: String, key: Int? = nil, time: TimeInterval) {
        self.text = text
        self.key = key
        self.time = time
    }
}

/// How much is deleted, and on which side of the caret. Where something is selected it is the selection that goes.
package struct Deletion: Equatable, Sendable {
    /// How far a deletion reaches.
    package enum Unit: Hashable, Sendable {
        /// One character as the user sees it.
        case character
        /// To the border of a word.
        case word
        /// To the border of a paragraph.
        case paragraph
    }

    /// How far it reaches.
    package let unit: Unit
    /// Whether what is behind the caret goes, and not what is before it.
    package let isForward: Bool

    /// Describes a deletion.
    package init(_ unit: Unit, isForward: Bool = false) {
        self.unit = unit
        self.isForward = isForward
    }
}

/// A text that is not decided yet, as it is shown in the place of the caret.
package struct Composition: Equatable, Sendable {
    /// The text.
    package let text: String
    /// What of it is selected, in UTF-16 units from its beginning.
    package let selection: Range<Int>

    /// A text with a selection in it; without one the caret stands behind the text.
    package init(_ text: String, selection: Range<Int>? = nil) {
        self.text = text
        self.selection = selection ?? text.utf16.count..<text.utf16.count
    }
}
