import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UITextViewDelegate {
    /// ``textViewShouldBeginEditing(_:)``.
    @_disfavoredOverload
    public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { textViewShouldBeginEditing(_:) }

    /// ``textViewShouldEndEditing(_:)``.
    @_disfavoredOverload
    public var textViewShouldEndEditing: ((UITextView) -> Bool)? { textViewShouldEndEditing(_:) }

    /// ``textViewDidBeginEditing(_:)``.
    @_disfavoredOverload
    public var textViewDidBeginEditing: ((UITextView) -> Void)? { textViewDidBeginEditing(_:) }

    /// ``textViewDidEndEditing(_:)``.
    @_disfavoredOverload
    public var textViewDidEndEditing: ((UITextView) -> Void)? { textViewDidEndEditing(_:) }

    /// The methods of this name.
    @_disfavoredOverload
    public var textView: OptionalCalls.TextView? { OptionalCalls.TextView(delegate: self) }

    /// ``textViewDidChange(_:)``.
    @_disfavoredOverload
    public var textViewDidChange: ((UITextView) -> Void)? { textViewDidChange(_:) }

    /// ``textViewDidChangeSelection(_:)``.
    @_disfavoredOverload
    public var textViewDidChangeSelection: ((UITextView) -> Void)? { textViewDidChangeSelection(_:) }
}

extension OptionalCalls {
    /// ``UITextViewDelegate``'s `textView`.
    @preconcurrency @MainActor
    public struct TextView {
        let delegate: any UITextViewDelegate

        /// `textView(_:shouldChangeTextIn:replacementText:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }

        /// `textView(_:shouldChangeTextInRanges:replacementText:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
        ) -> Bool {
            delegate.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text)
        }

        /// `textView(_:primaryActionFor:defaultAction:)`.
        public func callAsFunction(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            delegate.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
        }

        /// `textView(_:menuConfigurationFor:defaultMenu:)`.
        public func callAsFunction(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            delegate.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
        }

        /// `textView(_:textItemMenuWillDisplayFor:animator:)`.
        public func callAsFunction(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) {
            delegate.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
        }

        /// `textView(_:textItemMenuWillEndFor:animator:)`.
        public func callAsFunction(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) {
            delegate.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
        }

        /// `textView(_:shouldInteractWith:in:interaction:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            delegate.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
        }

        /// `textView(_:shouldInteractWith:in:interaction:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            delegate.textView(
                textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
        }

        /// `textView(_:shouldInteractWith:in:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
        ) -> Bool {
            delegate.textView(textView, shouldInteractWith: URL, in: characterRange)
        }

        /// `textView(_:shouldInteractWith:in:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
        ) -> Bool {
            delegate.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
        }

        /// `textView(_:editMenuForTextIn:suggestedActions:)`.
        public func callAsFunction(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
        }

        /// `textView(_:editMenuForTextInRanges:suggestedActions:)`.
        public func callAsFunction(
            _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            delegate.textView(textView, editMenuForTextInRanges: ranges, suggestedActions: suggestedActions)
        }

        /// `textView(_:willPresentEditMenuWith:)`.
        public func callAsFunction(
            _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.textView(textView, willPresentEditMenuWith: animator)
        }

        /// `textView(_:willDismissEditMenuWith:)`.
        public func callAsFunction(
            _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.textView(textView, willDismissEditMenuWith: animator)
        }

        /// `textView(_:insertInputSuggestion:)`.
        public func callAsFunction(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
            delegate.textView(textView, insertInputSuggestion: inputSuggestion)
        }
    }
}
