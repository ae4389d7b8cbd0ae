import Foundation

/// What a navigation bar looks like: ``UINavigationBar/standardAppearance``.
///
/// A bar keeps a copy of what it is given; what is changed of the bar's own is seen at once. Left out from UIKit: looks of buttons,
/// which have the bar's tint colour or their own, and other pictures for the way back.
open class UINavigationBarAppearance: UIBarAppearance {
    /// What the title looks like. The default is that of the bar.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed?() }
    }
    /// What a large title looks like. The default is that of the bar.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed?() }
    }
    /// How far the title stands from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { changed?() }
    }

    /// Creates the usual looks.
    public override init() {
        super.init()
    }

    /// Creates the looks of another appearance.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        largeTitleTextAttributes = other.largeTitleTextAttributes
    }
}
