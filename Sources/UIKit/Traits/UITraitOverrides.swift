import Foundation

/// Traits that can be set.
///
/// Difference from UIKit: these are the two that a part of the screen can have for itself here.
@preconcurrency @MainActor
public protocol UIMutableTraits {
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// How large text is.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// Traits that a view or a controller has whatever its surroundings are: ``UIView/traitOverrides``. One that was not set has its
/// trait's default value, `.unspecified`.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a trait was set.
    func contains(_ trait: UITrait) -> Bool
    /// Takes a trait from the surroundings again.
    mutating func remove(_ trait: UITrait)
}

/// What was set of a view or a controller.
struct OwnTraits: UITraitOverrides {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    init(userInterfaceStyle: UIUserInterfaceStyle, preferredContentSizeCategory: UIContentSizeCategory?) {
        self.userInterfaceStyle = userInterfaceStyle
        self.preferredContentSizeCategory = preferredContentSizeCategory ?? .unspecified
    }

    func contains(_ trait: UITrait) -> Bool {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != .unspecified
        case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory != .unspecified
        default: false
        }
    }

    mutating func remove(_ trait: UITrait) {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = .unspecified
        case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = .unspecified
        default: break
        }
    }
}

extension UIView {
    /// Traits that the view and its descendants have whatever their surroundings are. The style is the same as
    /// ``overrideUserInterfaceStyle``; the size of text keeps to the view's limits, ``minimumContentSizeCategory`` and
    /// ``maximumContentSizeCategory``.
    public var traitOverrides: any UITraitOverrides {
        get {
            OwnTraits(
                userInterfaceStyle: overrideUserInterfaceStyle,
                preferredContentSizeCategory: ownContentSizeCategory)
        }
        set {
            if newValue.userInterfaceStyle != overrideUserInterfaceStyle {
                overrideUserInterfaceStyle = newValue.userInterfaceStyle
            }
            ownContentSizeCategory = newValue.preferredContentSizeCategory
        }
    }
}

extension UIViewController {
    /// Traits that the controller's view and what is in it have whatever their surroundings are: those of the view, as soon as
    /// there is one.
    public var traitOverrides: any UITraitOverrides {
        get {
            OwnTraits(
                userInterfaceStyle: overrideUserInterfaceStyle,
                preferredContentSizeCategory: ownContentSizeCategory)
        }
        set {
            if newValue.userInterfaceStyle != overrideUserInterfaceStyle {
                overrideUserInterfaceStyle = newValue.userInterfaceStyle
            }
            let size = newValue.preferredContentSizeCategory
            let said = size == .unspecified ? nil : size
            // What only the view says of itself stays.
            if said != ownContentSizeCategory { ownContentSizeCategory = said }
        }
    }
}
