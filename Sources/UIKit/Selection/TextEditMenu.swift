import Foundation
import TextEngine

/// The edit menu of a text: for its selection or its caret, or at the mouse's pointer.
@MainActor
final class TextEditMenu: UIEditMenuInteractionDelegate {
    private unowned let text: any SelectableText
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// What the menu is for; another text or another selection sends it away.
    private var revision = 0
    private var range = 0..<0
    /// Where the mouse's pointer was, in points of the text.
    private var pointer: CGPoint?

    init(text: any SelectableText) {
        self.text = text
    }

    /// Whether the menu is shown, or hides while the text moves.
    var isShown: Bool { text.application?.editMenus.shows(interaction) ?? false }

    /// Shows the menu for the selection, in the place of one that is shown.
    /// - Parameter pointer: Where the mouse's pointer is, in points of the text.
    func present(at pointer: CGPoint? = nil) {
        guard text.pointedView.window != nil, text.hasFocus else { return }
        self.pointer = pointer
        if interaction.view !== text.pointedView {
            interaction.didMove(to: text.pointedView)
            interaction.movingTarget = { [weak self] in self?.target }
            interaction.isWanted = { [weak self] in self?.isWanted ?? false }
        }
        let caret = text.caretRect(at: text.selection)
        let source = pointer ?? CGPoint(x: caret.midX, y: caret.midY)
        guard source.isFinite else { return }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "text", sourcePoint: source))
    }

    func dismiss() {
        interaction.dismissMenu()
    }

    /// Whether the text and the selection are those that the menu was shown for.
    private var isWanted: Bool {
        text.hasFocus && text.textRevision == revision && text.selection.range == range
    }

    /// What the menu points at, in the screen's points: as much of the selection as is seen, with its handles.
    private var target: CGRect? {
        let seen = text.textOnScreen
        guard !seen.isNull, !seen.isEmpty else { return nil }
        if let pointer { return text.pointedView.convertToScreenAsShown(CGRect(origin: pointer, size: .zero)) }
        let selection = text.selection.range
        var rects = selection.isEmpty ? [] : text.shownSelectionRects
        if rects.isEmpty { rects = [text.caretRect(at: text.selection)] }
        let local = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        let place = text.pointedView.convertToScreenAsShown(local)
        let visible = place.common(with: seen)
        guard !visible.isNull, place.isFinite else { return nil }
        // What is seen of the field may be lower than its line.
        var target = visible
        if !selection.isEmpty, text.pointing.usesFinger {
            if place.minY >= seen.minY - 1 { target.origin.y -= SelectionHandle.knob }
            target.size.height = visible.maxY - target.minY
            if place.maxY <= seen.maxY + 1 { target.size.height += SelectionHandle.knob }
        }
        return target
    }

    // MARK: The interaction's delegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        text.editMenuForSelection(suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        revision = text.textRevision
        range = text.selection.range
        text.willPresentEditMenu(animator: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        text.willDismissEditMenu(animator: animator)
    }
}
