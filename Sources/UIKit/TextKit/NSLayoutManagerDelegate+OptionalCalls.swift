import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension NSLayoutManagerDelegate {
    /// ``layoutManagerDidInvalidateLayout(_:)``.
    @_disfavoredOverload
    public var layoutManagerDidInvalidateLayout: ((NSLayoutManager) -> Void)? { layoutManagerDidInvalidateLayout(_:) }
}
