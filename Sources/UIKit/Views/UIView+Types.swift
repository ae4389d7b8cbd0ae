import Foundation

extension UIView {
    /// How a view follows the size of its superview: which of its distances and sides give way.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// One bit a part.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the left gives way.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width gives way.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right gives way.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top gives way.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height gives way.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom gives way.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How content follows the size of its view.
    public enum ContentMode: Int, Sendable {
        /// It fills the view, whatever becomes of its shape.
        case scaleToFill
        /// It is as large as fits, in its own shape.
        case scaleAspectFit
        /// It is as large as covers the view, in its own shape.
        case scaleAspectFill
        /// It is painted anew.
        case redraw
        /// It keeps its size in the middle.
        case center
        /// It keeps its size at the top.
        case top
        /// It keeps its size at the bottom.
        case bottom
        /// It keeps its size at the left.
        case left
        /// It keeps its size at the right.
        case right
        /// It keeps its size in the top left corner.
        case topLeft
        /// It keeps its size in the top right corner.
        case topRight
        /// It keeps its size in the bottom left corner.
        case bottomLeft
        /// It keeps its size in the bottom right corner.
        case bottomRight

        /// Where content of a size lies in bounds.
        func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
            func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
                CGRect(
                    x: bounds.minX + (bounds.width - size.width) * x,
                    y: bounds.minY + (bounds.height - size.height) * y,
                    width: size.width, height: size.height)
            }
            guard size.width > 0, size.height > 0 else { return placed(.zero, 0.5, 0.5) }
            let (across, down) = (bounds.width / size.width, bounds.height / size.height)
            func scaled(_ factor: CGFloat) -> CGRect {
                placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
            }
            switch self {
            case .scaleToFill, .redraw: return bounds
            case .scaleAspectFit: return scaled(min(across, down))
            case .scaleAspectFill: return scaled(max(across, down))
            case .center: return placed(size, 0.5, 0.5)
            case .top: return placed(size, 0.5, 0)
            case .bottom: return placed(size, 0.5, 1)
            case .left: return placed(size, 0, 0.5)
            case .right: return placed(size, 1, 0.5)
            case .topLeft: return placed(size, 0, 0)
            case .topRight: return placed(size, 1, 0)
            case .bottomLeft: return placed(size, 0, 1)
            case .bottomRight: return placed(size, 1, 1)
            }
        }
    }
}

/// Which way a view reads, against the language's own way.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As the language does.
    case unspecified
    /// From left to right, as the buttons of a player.
    case playback
    /// From left to right, as things in space.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft
}

/// Which way an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As in Latin.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}

extension UIView {
    /// Which way a view with an attribute reads in the interface of the running program.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { direction(of: attribute, in: .current) }

    /// Which way a view with an attribute reads inside of what reads in a direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        attribute == .unspecified ? layoutDirection : direction(of: attribute, in: .current)
    }

    private static func direction(
        of attribute: UISemanticContentAttribute, in traits: UITraitCollection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The view's direction on a screen with traits.
    func layoutDirection(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
        Self.direction(of: semanticContentAttribute, in: traits)
    }

    /// The language that text in the view is shaped in where it does not say its own.
    var language: String? { screenOfView.traitCollection.language }
}
