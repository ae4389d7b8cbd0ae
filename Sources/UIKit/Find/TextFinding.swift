import Foundation
import TextEngine

/// What a text view keeps for finding: its interaction, and the session while the navigator is open.
@MainActor
final class TextFinding: UIFindInteractionDelegate {
    @Unkept var view: UITextView?
    private(set) var interaction: UIFindInteraction?
    private weak var session: TextFindSession?

    nonisolated init() {}

    func setEnabled(_ isEnabled: Bool) {
        guard isEnabled != (interaction != nil) else { return }
        interaction?.dismissFindNavigator()
        interaction = isEnabled ? UIFindInteraction(sessionDelegate: self) : nil
        interaction?.view = view
    }

    // MARK: The interaction's delegate

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        guard let view = self.view else { return nil }
        let session = TextFindSession(view, interaction: interaction)
        self.session = session
        return session
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        view?.barInset = 0
    }

    // MARK: The view

    func textDidChange(_ result: EditResult) {
        session?.textDidChange(result)
    }

    /// A view that is taken away takes the navigator with it.
    func viewDidMoveToWindow() {
        if view?.window == nil { interaction?.close(givesFocusBack: false) }
    }

    func forgetText() {
        interaction?.forgetText()
    }

    /// Keeps the end of the text above the bar.
    func viewDidLayOut() {
        guard let view, let interaction, interaction.isFindNavigatorVisible else { return }
        let (bar, frame) = (interaction.barOnScreen, view.convertToScreen(view.bounds))
        let covered = !bar.isNull && frame.minY < bar.maxY ? max(0, frame.maxY - max(bar.minY, frame.minY)) : 0
        guard covered != view.barInset else { return }
        view.barInset = covered
        session?.reveal()
    }

    /// Whether there may be results.
    var isSearching: Bool { session != nil }

    /// What is marked of a part of the text.
    func highlights(in range: Range<Int>) -> [(range: Range<Int>, color: UIColor)] {
        guard let session else { return [] }
        return session.results(in: range).map { ($0, $0 == session.current ? .foundText : .otherFoundText) }
    }

    // MARK: Keys

    /// Does what a key says about finding.
    /// - Returns: Whether it was one of these keys.
    func handle(_ presses: Set<UIPress>) -> Bool {
        guard let interaction, let view, let key = presses.first?.key, let chord = FindShortcut(key) else {
            return false
        }
        switch chord {
        case .find, .replace:
            if !interaction.isFindNavigatorVisible, let text = searchableSelection(of: view) {
                interaction.searchText = text
            }
            interaction.presentFindNavigator(showingReplace: chord == .replace)
        case .next: interaction.findNext()
        case .previous: interaction.findPrevious()
        case .close:
            guard interaction.isFindNavigatorVisible else { return false }
            interaction.dismissFindNavigator()
        }
        return true
    }

    /// Whether a key says something about finding.
    func claims(_ key: UIKey) -> Bool {
        guard let interaction, let chord = FindShortcut(key) else { return false }
        return chord != .close || interaction.isFindNavigatorVisible
    }

    /// More than this is not selected to be searched for, in UTF-16 units.
    private static let longestSelection = 100

    /// Who has selected a word or two looks for more of them.
    private func searchableSelection(of view: UITextView) -> String? {
        let range = view.session.selectedRange
        guard !range.isEmpty, range.count <= Self.longestSelection else { return nil }
        let text = view.session.rope.string(in: range)
        return text.contains(where: \.isNewline) ? nil : text
    }
}
