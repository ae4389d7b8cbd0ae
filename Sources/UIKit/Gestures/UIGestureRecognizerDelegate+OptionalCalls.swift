import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UIGestureRecognizerDelegate {
    /// ``gestureRecognizerShouldBegin(_:)``.
    @_disfavoredOverload
    public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? { gestureRecognizerShouldBegin(_:) }

    /// The methods of this name.
    @_disfavoredOverload
    public var gestureRecognizer: OptionalCalls.GestureRecognizer? { OptionalCalls.GestureRecognizer(delegate: self) }
}

extension OptionalCalls {
    /// ``UIGestureRecognizerDelegate``'s `gestureRecognizer`.
    @preconcurrency @MainActor
    public struct GestureRecognizer {
        let delegate: any UIGestureRecognizerDelegate

        /// `gestureRecognizer(_:shouldReceive:)`.
        public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        }

        /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
        }

        /// `gestureRecognizer(_:shouldRequireFailureOf:)`.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other)
        }

        /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
        public func callAsFunction(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other)
        }
    }
}
