import Foundation
import UIKitSimulator

@testable import UIKit

/// A program that does a deed where it is called: delegate, target, observer, and keeper of views and a keyboard.
@MainActor
final class HostileProgram: NSObject {
    /// What is done at a site.
    var onReach: ((HostileSite) -> Void)?
    /// A keyboard of the program's own, which stands in the place of the keys.
    var keyboard: OwnKeyboard?
    /// Beginnings, ends and the keyboard's announcements, in the words of ``Pairing``.
    private(set) var lines: [String] = []
    private let tokens: [any NSObjectProtocol]

    override init() {
        let sites: [(Notification.Name, HostileSite)] = [
            (UITextField.textDidBeginEditingNotification, .beginNote),
            (UITextField.textDidChangeNotification, .changeNote),
            (UITextField.textDidEndEditingNotification, .endNote),
            (UITextView.textDidBeginEditingNotification, .beginNote),
            (UITextView.textDidChangeNotification, .changeNote),
            (UITextView.textDidEndEditingNotification, .endNote),
            (UIResponder.keyboardWillShowNotification, .willShow),
            (UIResponder.keyboardDidShowNotification, .didShow),
            (UIResponder.keyboardWillHideNotification, .willHide),
            (UIResponder.keyboardDidHideNotification, .didHide),
            (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
            (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
            (.NSUndoManagerWillUndoChange, .willUndo), (.NSUndoManagerDidUndoChange, .didUndo),
            (UIPasteboard.changedNotification, .pasteboard), (UIWindow.didBecomeKeyNotification, .keyWindow),
        ]
        nonisolated(unsafe) var heard: (HostileSite, String) -> Void = { _, _ in }
        tokens = sites.map { name, site in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                nonisolated(unsafe) let object = note.object as AnyObject?
                heard(site, MainActor.assumeIsolated { (object as? UIView)?.accessibilityIdentifier ?? "keyboard" })
            }
        }
        super.init()
        heard = { [weak self] site, name in MainActor.assumeIsolated { self?.hear(site, of: name) } }
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    private func hear(_ site: HostileSite, of name: String) {
        switch site {
        case .beginNote: lines.append("\(name) note textDidBegin")
        case .endNote: lines.append("\(name) note textDidEnd")
        case .changeNote, .willUndo, .didUndo, .pasteboard, .keyWindow: break
        default: lines.append("keyboard \(site)")
        }
        // Of the text that is played with, and of no other.
        if name != "other" { reached(site) }
    }

    func reached(_ site: HostileSite) { onReach?(site) }

    /// Hears of all that a text tells.
    func attach(to text: any HostileText) {
        text.program = self
        text.inputDelegate = self
        text.setDelegate(self)
        guard let control = text as? UIControl else { return }
        for (event, site) in [
            (UIControl.Event.editingDidBegin, HostileSite.editingDidBegin), (.editingChanged, .editingChanged),
            (.editingDidEnd, .editingDidEnd), (.editingDidEndOnExit, .editingDidEndOnExit),
            (.primaryActionTriggered, .primaryAction), (.touchDown, .touchDown),
        ] { control.addTarget(for: event) { [weak self] _ in self?.reached(site) } }
    }

    /// Hears of all that the second text kit asks.
    func attachSecondKit(to view: UITextView) {
        let layout = view.textLayoutManager
        layout?.delegate = self
        (layout?.textContentManager as? NSTextContentStorage)?.delegate = self
        layout?.renderingAttributesValidator = { [weak self] layout, fragment in
            self?.reached(.validates)
            layout.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: fragment.rangeInElement)
        }
    }

    /// Makes the keyboard of the program's own.
    func makeKeyboard() {
        let keyboard = OwnKeyboard(height: 50)
        keyboard.onLine = { [weak self] line in
            let words = line.dropFirst("own ".count)
            if let site = HostileSite(rawValue: "own" + words.prefix(1).uppercased() + words.dropFirst()) {
                self?.reached(site)
            }
        }
        self.keyboard = keyboard
    }

    private func asked(_ site: HostileSite) -> Bool {
        reached(site)
        return true
    }
}

extension HostileProgram: UISearchTextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked(.shouldBegin) }
    func textFieldDidBeginEditing(_ textField: UITextField) { reached(.didBegin) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked(.shouldEnd) }
    func textFieldDidEndEditing(_ textField: UITextField) { reached(.didEnd) }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { asked(.shouldChange) }
    func textFieldDidChangeSelection(_ textField: UITextField) { reached(.didChangeSelection) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { asked(.shouldClear) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked(.shouldReturn) }
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        reached(.editMenu)
        return nil
    }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        reached(.menuComes)
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        reached(.menuGoes)
    }
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        reached(.picksSuggestion)
    }
}

extension HostileProgram: UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { asked(.shouldBegin) }
    func textViewDidBeginEditing(_ textView: UITextView) { reached(.didBegin) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { asked(.shouldEnd) }
    func textViewDidEndEditing(_ textView: UITextView) { reached(.didEnd) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        asked(.shouldChange)
    }
    func textViewDidChange(_ textView: UITextView) { reached(.didChange) }
    func textViewDidChangeSelection(_ textView: UITextView) { reached(.didChangeSelection) }
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        reached(.editMenu)
        return nil
    }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        reached(.menuComes)
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        reached(.menuGoes)
    }
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        reached(.itemAction)
        return defaultAction
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { reached(.didScroll) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { reached(.willBeginDragging) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { reached(.willEndDragging) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        reached(.didEndDragging)
    }
}

extension HostileProgram: UITextInputDelegate {
    func textWillChange(_ textInput: (any UITextInput)?) { reached(.textWillChange) }
    func textDidChange(_ textInput: (any UITextInput)?) { reached(.textDidChange) }
    func selectionWillChange(_ textInput: (any UITextInput)?) { reached(.selectionWillChange) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { reached(.selectionDidChange) }
}

extension HostileProgram: @preconcurrency NSTextStorageDelegate, NSLayoutManagerDelegate {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { reached(.storageWill) }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { reached(.storageDid) }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { reached(.layoutInvalid) }
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) { reached(.layoutComplete) }
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        reached(.lineSpacing)
        return 0
    }
}

extension HostileProgram: NSTextContentStorageDelegate, NSTextLayoutManagerDelegate {
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        reached(.textParagraph)
        // The deed may have left less text than there was.
        guard let storage = textContentStorage.textStorage, NSMaxRange(range) <= storage.length else { return nil }
        let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
        text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: text.length))
        return NSTextParagraph(attributedString: text)
    }
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        let fragment = HostileFragment(textElement: textElement, range: textElement.elementRange)
        fragment.program = self
        return fragment
    }
}

/// A paragraph that tells when it is drawn.
final class HostileFragment: NSTextLayoutFragment {
    weak var program: HostileProgram?

    override func draw(at point: CGPoint, in context: CGContext) {
        program?.reached(.fragmentDraws)
        super.draw(at: point, in: context)
    }
}

extension HostileProgram: UITextPasteDelegate {
    /// Takes all functions as they are.
    private final class PlainPaste: UITextPasteDelegate {}

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        reached(.pasteItem)
        item.setDefaultResult()
    }
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        reached(.pastePerform)
        return PlainPaste().textPasteConfigurationSupporting(
            textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
    }
}

extension HostileProgram: UITextDragDelegate, UITextDropDelegate {
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        reached(.dragItems)
        return dragRequest.suggestedItems
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        reached(.dragPreview)
        return nil
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { reached(.dragLifts) }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { reached(.dragBegins) }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { reached(.dragEnds) }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {
        reached(.dropComes)
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        reached(.dropProposal)
        return drop.suggestedProposal
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { reached(.dropPerforms) }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        reached(.dropPreview)
        return defaultPreview
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {
        reached(.dropEnds)
    }
}

/// A view in the keyboard's place or above it.
final class HostilePanel: UIView {
    weak var program: HostileProgram?
    var isAccessory = false

    override func layoutSubviews() {
        super.layoutSubviews()
        program?.reached(isAccessory ? .accessoryLayout : .panelLayout)
    }
    override func didMoveToWindow() { program?.reached(isAccessory ? .accessoryMoves : .panelMoves) }
    override func draw(_ rect: CGRect) { if !isAccessory { program?.reached(.panelDraw) } }
}
