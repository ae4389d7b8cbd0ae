import Foundation

/// What a text view has to do about scrolling when it lays out next.
struct CaretScrolling {
    /// The caret has moved and is to be seen.
    var followsCaret = false
    /// The caret has moved, so its blinking begins anew.
    var restartsCaret = false
    /// The view's size when it was laid out last.
    var size = CGSize.zero
    /// The room around the content then.
    var inset = UIEdgeInsets.zero
    /// How far down what is seen has moved in the text since the last frame, in points: a question has corrected
    /// estimates above it. The offset follows in the next frame; until then the text stands so much higher.
    var pendingShift: CGFloat = 0
    /// What the content's size was measured for.
    var measured: MeasuredContent?
    /// The content's size is being measured before the frame lays out.
    var isMeasuring = false
    /// Where the caret wants to be when it goes up and down, in points of the text; `nil` for where it is.
    var goalX: CGFloat?
    /// The caret is going up or down: the place where it wants to be stays.
    var keepsGoal = false
    /// The room that is kept above or below the caret, in points, where a text keeps an inset.
    static func margin(_ inset: CGFloat) -> CGFloat { max(4, min(inset, 16)) }
}

/// What the size of a text view's content depends on. Where it stands does not change it.
struct MeasuredContent: Equatable {
    /// The ``TextPage/revision`` of the lines.
    var revision: Int
    var size: CGSize
    var containerInset: UIEdgeInsets
    var contentInset: UIEdgeInsets
}
