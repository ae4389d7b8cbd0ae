import Foundation

/// What a text view has to do about scrolling when it lays out next.
struct CaretScrolling {
    /// The caret has moved and is to be seen.
    var followsCaret = false
    /// The caret has moved, so its blinking begins anew.
    var restartsCaret = false
    /// Where the caret wants to be when it goes up and down, in points of the text; `nil` for where it is.
    var goalX: CGFloat?
    /// The caret is going up or down: the place where it wants to be stays.
    var keepsGoal = false
    /// The room that is kept above and below the caret, in points.
    static let margin: CGFloat = 4
}
