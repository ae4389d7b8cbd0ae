import Foundation

/// What the keyboard does in answer to a touch or to time passing.
package enum KeyboardAction: Equatable, Sendable {
    /// Type a character, or the text of a key such as ".com".
    case insert(KeyTap)
    /// Type a space.
    case space(KeyTap)
    /// Delete backwards.
    case delete(DeleteGranularity)
    /// The return key was used.
    case returnKey
    /// The keyboard is to be hidden.
    case dismiss
    /// The next language is asked for.
    case nextKeyboard
    /// A key is pressed and released that does what it does on other keyboards: Tab, an arrow, or a letter with Ctrl.
    case press(KeyChord)
    /// The shift key shows something else.
    case shiftChanged(ShiftState.Mode)
    /// The keys Ctrl and Alt show this now.
    case modifiersChanged([KeyModifier: ShiftState.Mode])
    /// Another plane is shown, by its name.
    case planeChanged(String)
    /// These keys, by their ids, are lit now, and no others.
    case highlightChanged(Set<String>)
    /// This pop-up is shown now, or none.
    case popUpChanged(KeyPopUp?)
    /// These choices are shown now, or none.
    case menuChanged(KeyMenu?)
    /// A language was chosen, by its number among those that are offered.
    case selectLanguage(Int)
    /// Another place for the keys was chosen.
    case selectPlacement(KeyboardPlacement)
    /// The settings of the keyboard are asked for.
    case openSettings
    /// The space bar moves the caret from now on, or no longer.
    case caretDragChanged(Bool)
    /// The caret is to be moved by as much as the finger has moved, in points.
    case caretDragged(CGSize)
    /// Another finger was set down while the caret is dragged: it selects from here on, or no longer.
    case caretDragSelects
}

/// How much a delete key takes away.
package enum DeleteGranularity: Equatable, Sendable {
    /// One character as the user sees it.
    case character
    /// Back to the start of a word.
    case word
}

/// A text that was typed, with what is known of the finger, so that a later reading of the whole word
/// can find that its neighbour was meant.
package struct KeyTap: Equatable, Sendable {
    /// The text that the nearest key gives.
    package let text: String
    /// The key's id.
    package let keyID: String
    /// The finger's point when it chose the key, in points from the keyboard's upper left corner:
    /// where it went down, or where it was last when it slid to the key.
    package let point: CGPoint
    /// When the finger went down, in seconds on the caller's clock.
    package let time: TimeInterval

    /// Describes a tap.
    package init(text: String, keyID: String, point: CGPoint, time: TimeInterval) {
        self.text = text
        self.keyID = keyID
        self.point = point
        self.time = time
    }
}

/// The enlarged picture of a key under a finger.
package struct KeyPopUp: Equatable, Sendable {
    /// The id of the key that it belongs to.
    package let keyID: String
    /// The text to show: what lifting the finger would type, or what stands on the key in its place.
    package let text: String

    /// Describes a pop-up.
    package init(keyID: String, text: String) {
        self.keyID = keyID
        self.text = text
    }
}
