import Foundation

/// Is asked and told about the editing of a text view. All methods have defaults.
///
/// Methods that a subclass of a delegate adds to a base class which does not implement them are not seen: the base
/// class's conformance has taken the defaults.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin. The default is yes.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end. The default is yes.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a change of the text may be made.
    /// - Parameters:
    ///   - range: What is to be replaced, in UTF-16 units of the text as it is. Empty where something is inserted, and for
    ///     the delete key where nothing stands before the caret, about which a text field's delegate is not asked.
    ///   - text: What is to come in its place; empty where something is deleted, a line end for the return key.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Whether a change of several ranges may be made. Asked before the method for one range, which the default calls
    /// with the union of the ranges.
    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool
    /// The user changed the text; after ``textViewDidChangeSelection(_:)``. A program that sets the text is not told.
    func textViewDidChange(_ textView: UITextView)
    /// The selection changed, whoever changed it.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// The action of a tap on a link or an attachment in a text that is not edited; `nil` shows its menu. The default is
    /// the default action, if ``textView(_:shouldInteractWith:in:interaction:)-(_,URL,_,_)`` allows it.
    ///
    /// The default action opens a link with ``UIApplication/open(_:)``, which does nothing in a program that has set no
    /// ``UIApplication/urlOpener``: a kiosk goes nowhere by itself. With an attachment it does nothing.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of a long press on a link or an attachment, or of a tap that has no action; `nil` for none. The default is
    /// the default menu, if ``textView(_:shouldInteractWith:in:interaction:)-(_,URL,_,_)`` allows it.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// The menu of a link or an attachment is about to be shown.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// The menu of a link or an attachment is about to go.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Whether a link is opened by a tap, or shows its menu after a long press. Asked by the defaults of the two methods
    /// above; its own default asks the method without an interaction.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// An attachment was tapped, or pressed long: whether it shows its menu. Its default asks the method without an
    /// interaction.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether anything may be done with a link: the form of iOS 7. The default is yes.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Whether anything may be done with an attachment: the form of iOS 7. The default is yes.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
    /// The edit menu for a range of the text, in UTF-16 units. `nil` shows what is suggested; a menu without entries shows
    /// none.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The edit menu for ranges of the text. Asked first; its default asks the method for one range with the range that
    /// holds them all.
    func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The edit menu is about to be shown.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to go. Told once for each time that it was shown.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// A person has picked a suggestion: puts it into the text. The default types its text, about which
    /// ``textView(_:shouldChangeTextIn:replacementText:)`` is asked.
    func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Asks about the union of the ranges.
    public func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        let all = ranges.map(\.rangeValue)
        guard var union = all.first else { return true }
        for range in all.dropFirst() { union = NSUnionRange(union, range) }
        return self.textView(textView, shouldChangeTextIn: union, replacementText: text)
    }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// The default action, or one that does nothing where the older methods do not allow it.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        allows(.invokeDefaultAction, with: textItem, of: textView) ? defaultAction : UIAction { _ in }
    }
    /// The default menu, or none where the older methods do not allow it.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        allows(.presentActions, with: textItem, of: textView) ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
    }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}

    private func allows(_ interaction: UITextItemInteraction, with item: UITextItem, of textView: UITextView) -> Bool {
        switch item.content {
        case .link(let url):
            self.textView(textView, shouldInteractWith: url, in: item.range, interaction: interaction)
        case .textAttachment(let attachment):
            self.textView(textView, shouldInteractWith: attachment, in: item.range, interaction: interaction)
        case .tag: true
        }
    }

    /// Asks the method without an interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// Asks the method without an interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    /// Yes.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
    /// What is suggested.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Asks the method for one range.
    public func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let first = ranges.first?.rangeValue else { return nil }
        let all = ranges.dropFirst().reduce(first) { $0.union($1.rangeValue) }
        return self.textView(textView, editMenuForTextIn: all, suggestedActions: suggestedActions)
    }
    /// Does nothing.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    /// Does nothing.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    /// Types its text.
    public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        textView.session.insertText(inputSuggestion.words)
    }
}
