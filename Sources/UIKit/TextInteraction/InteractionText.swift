import Foundation
import TextEngine

/// A program's own text as handles, loupe, edit menu, pointing and keys see it: all of it goes through the text's
/// ``UITextInput`` functions, with offsets counted from its beginning.
///
/// The text, the view or the interaction may go at any time. Without them nothing is selected and nothing is seen.
@MainActor
final class InteractionText: SelectableText {
    private(set) weak var interaction: UITextInteraction?
    private(set) lazy var pointing = TextPointing(text: self)
    /// What was selected here last, because a range does not know which of its ends moves.
    private var chosen: TextSelection?
    private(set) var selectingCount = 0
    private var changes = 0
    /// Whether the delegate was told that something has begun.
    private var isActing = false
    /// Stands for the view when there is none: nothing of it is seen.
    private lazy var noView = UIView()

    private nonisolated(unsafe) var knownLifetime: Lifetime?
    var lifetime: Lifetime { Lifetime.known(&knownLifetime) }

    init(of interaction: UITextInteraction) {
        self.interaction = interaction
    }

    deinit { knownLifetime?.end() }

    // MARK: The text

    /// The text itself.
    var input: (any UIResponder & UITextInput)? { interaction?.textInput }

    var pointedView: UIView {
        guard let view = interaction?.view else { return noView }
        guard let own = input?.textInputView, own === view || own.window != nil else { return view }
        return own
    }

    var focusResponder: UIResponder { input ?? pointedView }
    var isTextEditable: Bool { interaction?.textInteractionMode == .editable && input?.isEditable == true }
    var isTextSelectable: Bool { input != nil }
    var isTextSecure: Bool { input?.isSecureTextEntry ?? false }
    var textLength: Int { input.map { max(0, $0.offset(from: $0.beginningOfDocument, to: $0.endOfDocument)) } ?? 0 }
    var textRevision: Int { changes &+ (application?.inputContext.strokeCount ?? 0) }

    func position(_ offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    func offset(_ position: UITextPosition) -> Int {
        input.map { min(max(0, $0.offset(from: $0.beginningOfDocument, to: position)), textLength) } ?? 0
    }

    func offsets(_ range: UITextRange) -> Range<Int> {
        let (a, b) = (offset(range.start), offset(range.end))
        return min(a, b)..<max(a, b)
    }

    func textRange(_ offsets: Range<Int>) -> UITextRange? {
        guard let start = position(offsets.lowerBound), let end = position(offsets.upperBound) else { return nil }
        return input?.textRange(from: start, to: end)
    }

    /// Tells that the program has changed the text.
    func noteChange() {
        changes += 1
        noteSelecting()
    }

    /// Tells that the program has selected something.
    func noteSelecting() {
        selectingCount += 1
        guard let application else { return }
        application.inputContext.contentDidChange(of: focusResponder)
        application.setNeedsFrame()
    }

    // MARK: The selection

    var selection: TextSelection {
        guard let input, let range = input.selectedTextRange else { return TextSelection(caret: 0) }
        let offsets = offsets(range)
        let affinity = TextSelection.Affinity(input.selectionAffinity)
        guard let chosen, chosen.range == offsets else {
            return TextSelection(anchor: offsets.lowerBound, head: offsets.upperBound, affinity: affinity)
        }
        return TextSelection(anchor: chosen.anchor, head: chosen.head, affinity: affinity)
    }

    func choose(_ selection: TextSelection) {
        guard let input, let range = textRange(selection.range) else { return }
        chosen = selection
        selectingCount += 1
        // An input method does not follow a caret that is moved away.
        if input.markedTextRange != nil { input.unmarkText() }
        input.selectedTextRange = range
        let affinity: UITextStorageDirection = selection.affinity == .upstream ? .backward : .forward
        if input.selectionAffinity != affinity { input.selectionAffinity = affinity }
        guard let application else { return }
        application.inputContext.contentDidChange(of: input)
        application.avoidance.setNeeded()
        application.setNeedsFrame()
    }

    var showsSelection: Bool { hasFocus && input?.selectedTextRange != nil }
    var drawsHandles: Bool { true }

    func selectionDidAppear() {
        interaction?.display?.isActivated = true
    }

    func selectionWillBeDrawn() {
        guard let display = interaction?.display else { return }
        display.showsCaret = isTextEditable
        display.showsHandles = pointing.usesFinger
    }

    func selectionDidDisappear() {
        interaction?.display?.isActivated = false
    }

    // MARK: Touches

    var selectsBySliding: Bool { selectionScrollers.isEmpty }

    func mayPoint(at point: CGPoint) -> Bool {
        guard let interaction, input != nil else { return false }
        let place = pointedView.convert(point, to: interaction.view)
        return interaction.delegate?.interactionShouldBegin(interaction, at: place) ?? true
    }

    func claim(_ touch: UITouch, then act: @escaping () -> Void) {
        interaction?.recognizer.claim(then: act)
    }

    func claimTap(_ touch: UITouch, then act: @escaping () -> Void) {
        interaction?.recognizer.claimTap(then: act)
    }

    var shownPrediction: PredictionLabel? { hasFocus ? application?.inputContext.predictor?.label : nil }

    func handleDragWillBegin() { actingWillBegin() }
    func handleDragDidEnd() { actingDidEnd() }

    /// Tells the delegate that something begins.
    func actingWillBegin() {
        guard !isActing, let interaction else { return }
        isActing = true
        interaction.delegate?.interactionWillBegin(interaction)
    }

    /// Tells the delegate that it is over.
    func actingDidEnd() {
        guard isActing else { return }
        isActing = false
        if let interaction { interaction.delegate?.interactionDidEnd(interaction) }
    }

    // MARK: The edit menu

    func editMenuForSelection(suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let input, let range = input.selectedTextRange else { return nil }
        return input.editMenu(for: range, suggestedActions: suggestedActions)
    }

    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        input?.willPresentEditMenu(animator: animator)
    }

    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        input?.willDismissEditMenu(animator: animator)
    }
}

extension TextSelection.Affinity {
    init(_ direction: UITextStorageDirection) {
        self = direction == .backward ? .upstream : .downstream
    }
}
