import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UITextInteractionDelegate {
    /// ``interactionShouldBegin(_:at:)``.
    @_disfavoredOverload
    public var interactionShouldBegin: OptionalCalls.InteractionShouldBegin? {
        OptionalCalls.InteractionShouldBegin(delegate: self)
    }

    /// ``interactionWillBegin(_:)``.
    @_disfavoredOverload
    public var interactionWillBegin: ((UITextInteraction) -> Void)? { interactionWillBegin(_:) }

    /// ``interactionDidEnd(_:)``.
    @_disfavoredOverload
    public var interactionDidEnd: ((UITextInteraction) -> Void)? { interactionDidEnd(_:) }
}

extension OptionalCalls {
    /// ``UITextInteractionDelegate``'s `interactionShouldBegin`.
    @preconcurrency @MainActor
    public struct InteractionShouldBegin {
        let delegate: any UITextInteractionDelegate

        /// `interactionShouldBegin(_:at:)`.
        public func callAsFunction(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            delegate.interactionShouldBegin(interaction, at: point)
        }
    }
}

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UITextSelectionDisplayInteractionDelegate {
    /// ``selectionContainerViewBelowText(for:)``.
    @_disfavoredOverload
    public var selectionContainerViewBelowText: OptionalCalls.SelectionContainerViewBelowText? {
        OptionalCalls.SelectionContainerViewBelowText(delegate: self)
    }
}

extension OptionalCalls {
    /// ``UITextSelectionDisplayInteractionDelegate``'s `selectionContainerViewBelowText`.
    @preconcurrency @MainActor
    public struct SelectionContainerViewBelowText {
        let delegate: any UITextSelectionDisplayInteractionDelegate

        /// `selectionContainerViewBelowText(for:)`.
        public func callAsFunction(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
            delegate.selectionContainerViewBelowText(for: interaction)
        }
    }
}
