import Foundation

/// What a ``UIVisualEffectView`` looks like.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A material, as the ground of a bar.
///
/// Difference from UIKit: what is behind it shows through as little as on iOS with transparency reduced, and is not blurred.
public final class UIBlurEffect: UIVisualEffect {
    /// How thick the material is, and whether it is light or dark.
    public enum Style: Int, Sendable {
        /// Lighter than ``light``.
        case extraLight
        /// Light, whatever the surroundings are.
        case light
        /// Dark, whatever the surroundings are.
        case dark
        /// As the surroundings are.
        case regular = 4
        /// As the surroundings are, and brighter.
        case prominent
        /// As the surroundings are; of the five the one through which most is seen.
        case systemUltraThinMaterial
        /// As the surroundings are.
        case systemThinMaterial
        /// As the surroundings are: the usual one.
        case systemMaterial
        /// As the surroundings are.
        case systemThickMaterial
        /// As the surroundings are: that of bars.
        case systemChromeMaterial
        /// Light, whatever the surroundings are.
        case systemUltraThinMaterialLight
        /// Light, whatever the surroundings are.
        case systemThinMaterialLight
        /// Light, whatever the surroundings are.
        case systemMaterialLight
        /// Light, whatever the surroundings are.
        case systemThickMaterialLight
        /// Light, whatever the surroundings are.
        case systemChromeMaterialLight
        /// Dark, whatever the surroundings are.
        case systemUltraThinMaterialDark
        /// Dark, whatever the surroundings are.
        case systemThinMaterialDark
        /// Dark, whatever the surroundings are.
        case systemMaterialDark
        /// Dark, whatever the surroundings are.
        case systemThickMaterialDark
        /// Dark, whatever the surroundings are.
        case systemChromeMaterialDark
    }

    let style: Style

    /// Creates a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The colour of the ground.
    var ground: UIColor {
        let (light, dark) = (UIColor(white: 0.97, alpha: opacity), UIColor(white: 0.14, alpha: opacity))
        switch style {
        case .extraLight: return UIColor(white: 1, alpha: opacity)
        case .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            return light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            return dark
        case .prominent:
            return UIColor { [opacity] in UIColor(white: $0.userInterfaceStyle == .dark ? 0.22 : 1, alpha: opacity) }
        default: return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }

    private var opacity: CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.86
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.9
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.97
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.98
        default: 0.94
        }
    }
}

/// A view with a material as its ground. What is in front of it goes into ``contentView``.
open class UIVisualEffectView: UIView {
    /// The view for what is in front of the material, as large as this one.
    public let contentView = UIView()
    private let ground = UIView()
    /// The material; `nil` for none. Set inside an animation it fades.
    open var effect: UIVisualEffect? {
        didSet { ground.backgroundColor = (effect as? UIBlurEffect)?.ground }
    }

    /// Creates a view with a material, or without one.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        ground.backgroundColor = (effect as? UIBlurEffect)?.ground
        ground.isUserInteractionEnabled = false
        for view in [ground, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// Creates a view without a material.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }
}
