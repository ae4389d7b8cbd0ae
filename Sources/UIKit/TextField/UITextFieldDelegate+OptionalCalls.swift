import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UITextFieldDelegate {
    /// ``textFieldShouldBeginEditing(_:)``.
    @_disfavoredOverload
    public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { textFieldShouldBeginEditing(_:) }

    /// ``textFieldDidBeginEditing(_:)``.
    @_disfavoredOverload
    public var textFieldDidBeginEditing: ((UITextField) -> Void)? { textFieldDidBeginEditing(_:) }

    /// ``textFieldShouldEndEditing(_:)``.
    @_disfavoredOverload
    public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { textFieldShouldEndEditing(_:) }

    /// The methods of this name.
    @_disfavoredOverload
    public var textFieldDidEndEditing: OptionalCalls.TextFieldDidEndEditing? {
        OptionalCalls.TextFieldDidEndEditing(delegate: self)
    }

    /// The methods of this name.
    @_disfavoredOverload
    public var textField: OptionalCalls.TextField? { OptionalCalls.TextField(delegate: self) }

    /// ``textFieldDidChangeSelection(_:)``.
    @_disfavoredOverload
    public var textFieldDidChangeSelection: ((UITextField) -> Void)? { textFieldDidChangeSelection(_:) }

    /// ``textFieldShouldClear(_:)``.
    @_disfavoredOverload
    public var textFieldShouldClear: ((UITextField) -> Bool)? { textFieldShouldClear(_:) }

    /// ``textFieldShouldReturn(_:)``.
    @_disfavoredOverload
    public var textFieldShouldReturn: ((UITextField) -> Bool)? { textFieldShouldReturn(_:) }
}

extension OptionalCalls {
    /// ``UITextFieldDelegate``'s `textFieldDidEndEditing`.
    @preconcurrency @MainActor
    public struct TextFieldDidEndEditing {
        let delegate: any UITextFieldDelegate

        /// `textFieldDidEndEditing(_:)`.
        public func callAsFunction(_ textField: UITextField) {
            delegate.textFieldDidEndEditing(textField)
        }

        /// `textFieldDidEndEditing(_:reason:)`.
        public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            delegate.textFieldDidEndEditing(textField, reason: reason)
        }
    }

    /// ``UITextFieldDelegate``'s `textField`.
    @preconcurrency @MainActor
    public struct TextField {
        let delegate: any UITextFieldDelegate

        /// `textField(_:shouldChangeCharactersIn:replacementString:)`.
        public func callAsFunction(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }

        /// `textField(_:shouldChangeCharactersInRanges:replacementString:)`.
        public func callAsFunction(
            _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
        ) -> Bool {
            delegate.textField(textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
        }

        /// `textField(_:editMenuForCharactersIn:suggestedActions:)`.
        public func callAsFunction(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            delegate.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
        }

        /// `textField(_:editMenuForCharactersInRanges:suggestedActions:)`.
        public func callAsFunction(
            _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            delegate.textField(textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
        }

        /// `textField(_:willPresentEditMenuWith:)`.
        public func callAsFunction(
            _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.textField(textField, willPresentEditMenuWith: animator)
        }

        /// `textField(_:willDismissEditMenuWith:)`.
        public func callAsFunction(
            _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.textField(textField, willDismissEditMenuWith: animator)
        }

        /// `textField(_:insertInputSuggestion:)`.
        public func callAsFunction(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
            delegate.textField(textField, insertInputSuggestion: inputSuggestion)
        }
    }
}
