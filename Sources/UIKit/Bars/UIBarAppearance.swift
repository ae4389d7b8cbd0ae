import Foundation

/// The ground of a bar.
///
/// Left out from UIKit: what is behind blurred, and pictures as the ground.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour of the ground; `nil` for none.
    open var backgroundColor: UIColor? = .systemBackground {
        didSet { changed?() }
    }
    /// The colour of the line at the bar's edge; `nil` for none.
    open var shadowColor: UIColor? = .separator {
        didSet { changed?() }
    }
    /// Tells the bar that has it.
    var changed: (() -> Void)?

    /// Creates the usual ground.
    public override init() {
        super.init()
    }

    /// Creates the ground of another appearance.
    public init(barAppearance: UIBarAppearance) {
        (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
        super.init()
    }

    /// The usual ground.
    open func configureWithDefaultBackground() {
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
    }

    /// A ground through which nothing is seen: the usual one.
    open func configureWithOpaqueBackground() {
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
    }

    /// No ground, and no line.
    open func configureWithTransparentBackground() {
        (backgroundColor, shadowColor) = (nil, nil)
    }
}

/// What a toolbar looks like: ``UIToolbar/standardAppearance``.
///
/// A bar keeps a copy of what it is given; what is changed of the bar's own is seen at once. Left out from UIKit: looks of buttons,
/// which have the bar's tint colour or their own.
open class UIToolbarAppearance: UIBarAppearance {
    /// Creates the usual looks.
    public override init() {
        super.init()
    }

    /// Creates the looks of another appearance.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }
}
