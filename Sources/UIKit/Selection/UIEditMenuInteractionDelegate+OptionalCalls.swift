import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UIEditMenuInteractionDelegate {
    /// The methods of this name.
    @_disfavoredOverload
    public var editMenuInteraction: OptionalCalls.EditMenuInteraction? {
        OptionalCalls.EditMenuInteraction(delegate: self)
    }
}

extension OptionalCalls {
    /// ``UIEditMenuInteractionDelegate``'s `editMenuInteraction`.
    @preconcurrency @MainActor
    public struct EditMenuInteraction {
        let delegate: any UIEditMenuInteractionDelegate

        /// `editMenuInteraction(_:menuFor:suggestedActions:)`.
        public func callAsFunction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            delegate.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
        }

        /// `editMenuInteraction(_:targetRectFor:)`.
        public func callAsFunction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect {
            delegate.editMenuInteraction(interaction, targetRectFor: configuration)
        }

        /// `editMenuInteraction(_:willPresentMenuFor:animator:)`.
        public func callAsFunction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
        }

        /// `editMenuInteraction(_:willDismissMenuFor:animator:)`.
        public func callAsFunction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            delegate.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
        }
    }
}
