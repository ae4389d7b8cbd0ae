import Foundation

/// Something that can be looked at through the loupe.
@MainActor
protocol LoupeSource: AnyObject {
    /// What is magnified now; `nil` when nothing is any longer.
    var loupeTarget: LoupeTarget? { get }
}

/// What is magnified.
struct LoupeTarget {
    /// The caret in the middle of the glass, in the screen's points.
    var caret: CGRect
    /// The view that is looked at.
    var view: UIView
}
