import Foundation
import Synchronization

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    /// Dark letters on a light ground.
    case light
    /// Light letters on a dark ground.
    case dark
}

/// Which way an interface reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As in Latin.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}

/// What a view's surroundings are like.
public final class UITraitCollection: NSObject, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Which way the interface reads.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Device pixels to the point.
    public let displayScale: CGFloat

    init(
        userInterfaceStyle: UIUserInterfaceStyle, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        displayScale: CGFloat = 1
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
    }

    /// Creates a collection that only says light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, layoutDirection: .unspecified, displayScale: 0)
    }

    private static let currentStorage = Mutex(UITraitCollection(userInterfaceStyle: .light))

    /// The traits of the view that is being painted or laid out; otherwise those of the screen.
    ///
    /// Unlike on iOS there is one value for all threads.
    public static var current: UITraitCollection {
        get { currentStorage.withLock { $0 } }
        set { currentStorage.withLock { $0 = newValue } }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
            && displayScale == other.displayScale
    }

    public override var hash: Int { userInterfaceStyle.rawValue }
}
