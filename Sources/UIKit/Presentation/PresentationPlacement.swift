import Foundation

/// Where a presented controller's view stands and what it looks like there: the geometry, without views.
struct PresentationPlacement: Equatable {
    /// What is around the view.
    enum Ground: Equatable {
        /// Nothing.
        case bare
        /// A card that reaches to the bottom and has round corners at its top.
        case card
        /// A panel with round corners that touches no edge.
        case panel
        /// A bubble that points at something.
        case bubble(PopoverPlacement)
    }

    var frame: CGRect
    var ground: Ground

    /// How far a card stays from the top, and a panel from all edges, in points.
    static let margin: CGFloat = 16
    /// The radius of the corners.
    static let corner: CGFloat = 12
    /// What a form sheet wants where the controller does not say.
    static let formSheet = CGSize(width: 540, height: 620)
    /// What a popover wants where the controller does not say.
    static let popover = CGSize(width: 320, height: 480)
    /// The greatest width of a page sheet.
    static let pageWidth: CGFloat = 704

    /// All of a rectangle.
    static func whole(_ bounds: CGRect) -> PresentationPlacement {
        PresentationPlacement(frame: bounds, ground: .bare)
    }

    /// A page sheet.
    /// - Parameters:
    ///   - bounds: Those of the window.
    ///   - safe: The part of it that is not covered.
    ///   - traits: How much room the window has.
    ///   - height: How high it would like to be above what is covered at the bottom, in points.
    ///   - staysCard: Whether it is one also where there is little room from top to bottom.
    static func pageSheet(
        in bounds: CGRect, safe: CGRect, traits: UITraitCollection, bottom: CGFloat, height: CGFloat, staysCard: Bool
    ) -> PresentationPlacement {
        let isLow = traits.verticalSizeClass == .compact
        if isLow, !staysCard { return whole(bounds) }
        if isLow || traits.horizontalSizeClass == .compact {
            let top = max(safe.minY + margin, min(bottom, bounds.maxY) - height)
            return PresentationPlacement(
                frame: CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top)),
                ground: .card)
        }
        return panel(CGSize(width: pageWidth, height: height), safe: safe, bottom: bottom)
    }

    /// How high a page sheet may be above what is covered at the bottom, in points.
    static func sheetRoom(safe: CGRect, traits: UITraitCollection) -> CGFloat {
        let isCard = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
        return max(0, safe.height - (isCard ? 1 : 2) * margin)
    }

    /// A panel in the middle, which goes up as far as it can where something covers the bottom of the window.
    /// - Parameter bottom: Where the covered part begins.
    static func panel(_ size: CGSize, safe: CGRect, bottom: CGFloat) -> PresentationPlacement {
        let room = safe.insetBy(dx: min(margin, safe.width / 2), dy: min(margin, safe.height / 2))
        let (width, height) = (min(size.width, room.width), min(size.height, room.height))
        let free = min(room.maxY, bottom - margin)
        let middle = (room.minY + free) / 2
        return PresentationPlacement(
            frame: CGRect(
                x: (room.midX - width / 2).rounded(), y: max(room.minY, middle - height / 2).rounded(), width: width,
                height: height), ground: .panel)
    }
}
