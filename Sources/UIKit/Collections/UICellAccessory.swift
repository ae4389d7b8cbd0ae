import Foundation

/// What stands before or behind the content of a list's cell: ``UICollectionViewListCell/accessories``.
///
/// Left out from UIKit: what stands there to edit the list or to unfold it, menus, and places among others.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When it is there.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the list is edited. A list of this library never is.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// Where it is, and when.
    public enum Placement: Sendable {
        /// Before the content, where reading begins.
        case leading(displayed: DisplayedState = .always)
        /// Behind the content.
        case trailing(displayed: DisplayedState = .always)
    }

    /// How much width is kept for it.
    public enum LayoutDimension: Sendable {
        /// As much as for the usual one.
        case standard
        /// As much as it has.
        case actual
        /// Points.
        case custom(CGFloat)
    }

    /// An arrow, a tick or a button as the program wants them.
    public struct SignOptions {
        /// Whether its room is there and it is not.
        public var isHidden: Bool
        /// How much width is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the usual one.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        }
    }
    /// How an arrow looks.
    public typealias DisclosureIndicatorOptions = SignOptions
    /// How a tick looks.
    public typealias CheckmarkOptions = SignOptions
    /// How a button for details looks.
    public typealias DetailOptions = SignOptions

    /// How a text looks.
    public struct LabelOptions {
        /// Whether its room is there and it is not.
        public var isHidden: Bool
        /// How much width is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for that of what is of second importance.
        public var tintColor: UIColor?
        /// Its font.
        public var font: UIFont
        /// Whether it follows the size that people want.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A view of the program's, as large as it is, or as it wants to be where it has no size.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it is, and when.
        public let placement: Placement
        /// Whether its room is there and it is not.
        public var isHidden: Bool
        /// How much width is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour that it takes over; `nil` for the cell's.
        public var tintColor: UIColor?
        /// Whether its size stays where there is less room for it.
        public var maintainsFixedSize: Bool

        /// Creates a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    enum Content {
        case sign(UITableViewCell.AccessoryType, (() -> Void)?)
        case label(String, UIFont, followsSize: Bool)
        case view(UIView, isFixed: Bool)
    }

    let content: Content
    let isLeading: Bool
    let isHidden: Bool
    let width: LayoutDimension
    let tintColor: UIColor?
    private let displayed: DisplayedState

    private init(
        _ content: Content, _ displayed: DisplayedState, isLeading: Bool = false, isHidden: Bool,
        width: LayoutDimension, tintColor: UIColor?
    ) {
        (self.content, self.displayed, self.isLeading) = (content, displayed, isLeading)
        (self.isHidden, self.width, self.tintColor) = (isHidden, width, tintColor)
    }

    private init(
        _ type: UITableViewCell.AccessoryType, _ displayed: DisplayedState, _ options: SignOptions,
        _ handler: (() -> Void)? = nil
    ) {
        self.init(
            .sign(type, handler), displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor)
    }

    /// Whether it is in a cell that is not edited.
    var isShown: Bool { displayed != .whenEditing }

    /// An arrow: a tap leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

    /// A tick: the row is the one that counts.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

    /// A button for what more there is to know.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.detailButton, displayed, options, actionHandler) }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .label(text, options.font, followsSize: options.adjustsFontForContentSizeCategory), displayed,
            isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// A view of the program's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed) =
            switch configuration.placement {
            case .leading(let displayed): (true, displayed)
            case .trailing(let displayed): (false, displayed)
            }
        return UICellAccessory(
            .view(configuration.customView, isFixed: configuration.maintainsFixedSize), displayed,
            isLeading: isLeading, isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
    }
}
