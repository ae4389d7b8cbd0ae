import Foundation

/// Shows what the search field that is edited suggests, and keeps it beside the field.
///
/// Nothing has to tell it that something has moved: it looks at the first responder once a frame, after the layout.
@MainActor
final class SuggestionPresenter {
    private unowned let application: UIApplication
    private weak var field: UISearchTextField?
    private var list: SuggestionList?

    /// Between the field and the list, and from the list to the screen's edges, in points.
    private static let gap: CGFloat = 4
    private static let margin: CGFloat = 8
    /// What the list is wide at least where there is room, in points.
    private static let leastWidth: CGFloat = 240

    init(application: UIApplication) {
        self.application = application
    }

    /// The window of the field.
    var sourceWindow: UIWindow? { list == nil ? nil : field?.window }

    /// Brings the list to where its field is seen now. Called once a frame, after the layout.
    func follow() {
        guard let field = application.focus.firstResponder?.suggestionField, field.window != nil,
            let frame = frame(beside: field)
        else { return close() }
        self.field = field
        let list = list ?? SuggestionList { [weak self] in self?.field?.pickSuggestion($0) }
        self.list = list
        if list.superview == nil { application.selection.window.insertSubview(list, at: 0) }
        let traits = field.traitCollection
        if list.overrideUserInterfaceStyle != traits.userInterfaceStyle {
            list.overrideUserInterfaceStyle = traits.userInterfaceStyle
        }
        UIView.performWithoutAnimation {
            list.show(field.offer, of: field)
            list.place(in: frame.room, beside: frame.field, isAbove: frame.isAbove)
        }
    }

    private func close() {
        guard let list else { return }
        list.removeFromSuperview()
        self.list = nil
    }

    /// Where the field is on the screen, and the room for the list on the side where there is more.
    private func frame(beside field: UISearchTextField) -> (field: CGRect, room: CGRect, isAbove: Bool)? {
        let place = field.convertToScreenAsShown(field.bounds)
        let keyboard = application.keyboard
        var screen = application.screen.bounds.inset(by: field.window?.safeAreaInsets ?? .zero)
        if keyboard.isVisible { screen.size.height = min(screen.maxY, keyboard.frame.minY) - screen.minY }
        guard place.isFinite, place.intersects(screen) else { return nil }
        let width = min(max(place.width, Self.leastWidth), screen.width - 2 * Self.margin)
        let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isRightToLeft ? place.maxX - width : place.minX
        let x = min(max(left, screen.minX + Self.margin), screen.maxX - Self.margin - width)
        let below = CGRect(
            x: x, y: place.maxY + Self.gap, width: width, height: screen.maxY - Self.margin - place.maxY - Self.gap)
        let above = CGRect(
            x: x, y: screen.minY + Self.margin, width: width,
            height: place.minY - Self.gap - screen.minY - Self.margin)
        let isAbove = below.height < 2 * SuggestionCell.leastHeight && above.height > below.height
        let room = isAbove ? above : below
        return room.height < SuggestionCell.leastHeight || width <= 0 ? nil : (place, room, isAbove)
    }
}
