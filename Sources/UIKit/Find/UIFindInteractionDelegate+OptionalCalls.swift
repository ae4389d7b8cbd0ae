import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UIFindInteractionDelegate {
    /// The methods of this name.
    @_disfavoredOverload
    public var findInteraction: OptionalCalls.FindInteraction? { OptionalCalls.FindInteraction(delegate: self) }
}

extension OptionalCalls {
    /// ``UIFindInteractionDelegate``'s `findInteraction`.
    @preconcurrency @MainActor
    public struct FindInteraction {
        let delegate: any UIFindInteractionDelegate

        /// `findInteraction(_:didBegin:)`.
        public func callAsFunction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
            delegate.findInteraction(interaction, didBegin: session)
        }

        /// `findInteraction(_:didEnd:)`.
        public func callAsFunction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
            delegate.findInteraction(interaction, didEnd: session)
        }
    }
}
