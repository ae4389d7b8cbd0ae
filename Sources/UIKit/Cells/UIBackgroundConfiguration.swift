import Foundation

/// What is painted behind the content of a button, a cell, a header or a footer.
///
/// Left out from UIKit: pictures, shadows, effects, transformers of colours, and margins that are added to insets.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    // Unchecked: colours are values, and a view is only compared.

    /// What it stands behind, which decides how it looks while that is selected.
    private enum Place: Hashable {
        case anything, plainCell, groupedCell
    }

    private var place = Place.anything
    /// Whether the colour is the program's, and stays in every state.
    private var isOwnColor = false

    /// The radius of round corners, in points. A button's corner style may change or replace it.
    public var cornerRadius: CGFloat
    /// Distances from the edges to the background, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets
    /// The colour of the area. Without one it is the tint colour in a cell, and the style's in a button.
    public var backgroundColor: UIColor? { didSet { isOwnColor = true } }
    /// The colour of a line around it. Without one it is the tint colour.
    public var strokeColor: UIColor?
    /// The width of the line around it, in points; 0 for none.
    public var strokeWidth: CGFloat
    /// How far the line stands outside of the area's edge, in points; negative for inside. The default is 0: it stands along the
    /// inside of the edge. A button has it there always.
    public var strokeOutset: CGFloat = 0
    /// A view that is shown in front of the colour, as large as the area. Buttons show none.
    public var customView: UIView?

    init(
        cornerRadius: CGFloat = 0, backgroundInsets: NSDirectionalEdgeInsets = .zero, backgroundColor: UIColor? = nil,
        strokeColor: UIColor? = nil, strokeWidth: CGFloat = 0
    ) {
        self.cornerRadius = cornerRadius
        self.backgroundInsets = backgroundInsets
        self.backgroundColor = backgroundColor
        self.strokeColor = strokeColor
        self.strokeWidth = strokeWidth
    }

    private init(_ place: Place, _ color: UIColor) {
        self.init(backgroundColor: color)
        self.place = place
    }

    /// Nothing but what is set.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .clear) }

    /// The ground of a cell in a plain table or list. It is grey while the cell is selected or a finger is on it, unless it is given
    /// a colour.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainCell, .systemBackground)
    }

    /// The ground of a cell in a grouped table or list. It is grey while the cell is selected or a finger is on it, unless it is
    /// given a colour.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedCell, .secondarySystemGroupedBackground)
    }

    /// The ground of a header or a footer in a plain table or list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .systemBackground)
    }

    /// The ground of a header or a footer in a grouped table or list: none.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// The same, as it is to be in a state: cells of lists are grey while they are selected or a finger is on them. What was set
    /// stays.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard place != .anything, !isOwnColor else { return self }
        let cell = state as? UICellConfigurationState
        let isGrey = cell.map { $0.isSelected || $0.isHighlighted } ?? false
        var updated = UIBackgroundConfiguration(
            place,
            isGrey ? .systemGray4 : place == .plainCell ? .systemBackground : .secondarySystemGroupedBackground)
        (updated.cornerRadius, updated.backgroundInsets) = (cornerRadius, backgroundInsets)
        (updated.strokeColor, updated.strokeWidth, updated.strokeOutset) = (strokeColor, strokeWidth, strokeOutset)
        updated.customView = customView
        return updated
    }

    /// The colour of the area where the surroundings have a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }

    /// The colour of the line around it where the surroundings have a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
