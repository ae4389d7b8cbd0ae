import Foundation
import KeyboardEngine
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

/// How much what must be read stands out.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As designed.
    case normal
    /// More than designed: stronger colours, and outlines around keys.
    case high
}

/// How high an interface stands above what is behind it.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// On the ground.
    case base
    /// Above it, as a sheet or a popover is: backgrounds are lighter there when it is dark.
    case elevated
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// As on a phone.
    case compact
    /// As on a tablet.
    case regular
}

/// What a view's surroundings are like.
public final class UITraitCollection: NSObject, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// How high the interface stands above what is behind it.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// Which way the interface reads.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// How much what must be read stands out.
    public let accessibilityContrast: UIAccessibilityContrast
    /// Device pixels to the point.
    public let displayScale: CGFloat
    /// How large people want to read text.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether there is much room from side to side: in screens of 600 points and more.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is much room from top to bottom: in screens of 480 points and more.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The language that text is shaped in where it does not say its own, as a BCP 47 tag; `nil` where nobody has said.
    let language: String?

    init(
        userInterfaceStyle: UIUserInterfaceStyle, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        displayScale: CGFloat = 1, accessibilityContrast: UIAccessibilityContrast = .normal,
        contentSize: UIContentSizeCategory = .large, language: String? = nil,
        sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) = (
            .unspecified, .unspecified
        ), level: UIUserInterfaceLevel = .unspecified
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        userInterfaceLevel = level
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.accessibilityContrast = accessibilityContrast
        preferredContentSizeCategory = contentSize
        (horizontalSizeClass, verticalSizeClass) = sizeClasses
        self.language = language
    }

    /// The surroundings of a screen: its language decides which way the interface reads.
    convenience init(
        userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat, contrast: UIAccessibilityContrast,
        contentSize: UIContentSizeCategory, locale: Locale, size: CGSize
    ) {
        let language = LanguageTag(locale.identifier).name
        self.init(
            userInterfaceStyle: userInterfaceStyle,
            layoutDirection: Locale.Language(identifier: language).characterDirection == .rightToLeft
                ? .rightToLeft : .leftToRight,
            displayScale: displayScale, accessibilityContrast: contrast, contentSize: contentSize, language: language,
            sizeClasses: Self.sizeClasses(of: size), level: .base)
    }

    /// The same but for light and dark, for the level where it is said, and within limits for the sizes of text.
    func with(
        _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .unspecified, _ sizes: ContentSizeLimits? = nil
    ) -> UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: style, layoutDirection: layoutDirection, displayScale: displayScale,
            accessibilityContrast: accessibilityContrast,
            contentSize: sizes?.limited(preferredContentSizeCategory) ?? preferredContentSizeCategory,
            language: language,
            sizeClasses: (horizontalSizeClass, verticalSizeClass),
            level: level == .unspecified ? userInterfaceLevel : level)
    }

    /// The size classes of a screen of a size.
    private static func sizeClasses(
        of size: CGSize
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        (size.width < 600 ? .compact : .regular, size.height < 480 ? .compact : .regular)
    }

    /// The same in a screen of another size.
    func with(roomIn size: CGSize) -> UITraitCollection { with(Self.sizeClasses(of: size)) }

    /// The same with the size classes of another collection.
    func with(sizeClassesOf other: UITraitCollection) -> UITraitCollection {
        with((other.horizontalSizeClass, other.verticalSizeClass))
    }

    private func with(
        _ sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
    ) -> UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection, displayScale: displayScale,
            accessibilityContrast: accessibilityContrast, contentSize: preferredContentSizeCategory, language: language,
            sizeClasses: sizeClasses, level: userInterfaceLevel)
    }

    /// What kind of machine the interface is on: ``UIDevice/userInterfaceIdiom``.
    @preconcurrency @MainActor
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

    /// A collection that says what is given and nothing else.
    convenience init(
        saying style: UIUserInterfaceStyle, level: UIUserInterfaceLevel = .unspecified,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, displayScale: CGFloat = 0,
        contrast: UIAccessibilityContrast = .unspecified, contentSize: UIContentSizeCategory = .unspecified,
        language: String? = nil,
        sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) = (
            .unspecified, .unspecified
        )
    ) {
        self.init(
            userInterfaceStyle: style, layoutDirection: layoutDirection, displayScale: displayScale,
            accessibilityContrast: contrast, contentSize: contentSize, language: language, sizeClasses: sizeClasses,
            level: level)
    }

    /// Creates a collection that says nothing.
    public convenience override init() {
        self.init(saying: .unspecified)
    }

    /// Creates a collection that only says light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(saying: userInterfaceStyle)
    }

    /// Creates a collection that only says how high the interface stands.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(saying: .unspecified, level: userInterfaceLevel)
    }

    /// Creates a collection that only says how large people want to read text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(saying: .unspecified, contentSize: preferredContentSizeCategory)
    }

    private static let currentStorage = Mutex(UITraitCollection(userInterfaceStyle: .light))

    /// The traits of the view that is being painted or laid out; otherwise those of the screen.
    ///
    /// Unlike on iOS there is one value for all threads.
    public static var current: UITraitCollection {
        get { currentStorage.withLock { $0 } }
        set { currentStorage.withLock { $0 = newValue } }
    }

    /// Whether colours that follow the surroundings look different in others.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
    }

    /// Makes these the current traits for the time of a call.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.current
        Self.current = self
        actions()
        Self.current = outer
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
            && displayScale == other.displayScale && accessibilityContrast == other.accessibilityContrast
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceLevel == other.userInterfaceLevel && language == other.language
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    public override var hash: Int { userInterfaceStyle.rawValue }
}
