import Foundation

/// Finds anew when what is searched for has changed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search has begun or ended, or its text or tokens have changed: ``UISearchController/searchBar`` has them.
    func updateSearchResults(for searchController: UISearchController)
    /// A person has picked one of ``UISearchController/searchSuggestions``. The text stays as it is: the program sets it. Has a
    /// default.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Is told that a search begins and ends. All methods have defaults.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has begun, and what dims or covers the view is there.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended, and what dimmed or covered the view is gone.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UISearchControllerDelegate {
    /// ``willPresentSearchController(_:)``.
    @_disfavoredOverload
    public var willPresentSearchController: ((UISearchController) -> Void)? { willPresentSearchController(_:) }

    /// ``didPresentSearchController(_:)``.
    @_disfavoredOverload
    public var didPresentSearchController: ((UISearchController) -> Void)? { didPresentSearchController(_:) }

    /// ``willDismissSearchController(_:)``.
    @_disfavoredOverload
    public var willDismissSearchController: ((UISearchController) -> Void)? { willDismissSearchController(_:) }

    /// ``didDismissSearchController(_:)``.
    @_disfavoredOverload
    public var didDismissSearchController: ((UISearchController) -> Void)? { didDismissSearchController(_:) }
}
