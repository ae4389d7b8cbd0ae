import Foundation

extension UIControl {
    /// Calls a closure with the control when events happen.
    @preconcurrency
    public func addTarget(for controlEvents: Event, handler: @escaping @MainActor (UIControl) -> Void) {
        addAction(
            UIAction { [weak self] _ in
                if let self { handler(self) }
            }, for: controlEvents)
    }
}
