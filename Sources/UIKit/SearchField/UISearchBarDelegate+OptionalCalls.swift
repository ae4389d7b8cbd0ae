import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UISearchBarDelegate {
    /// ``searchBarShouldBeginEditing(_:)``.
    @_disfavoredOverload
    public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? { searchBarShouldBeginEditing(_:) }

    /// ``searchBarTextDidBeginEditing(_:)``.
    @_disfavoredOverload
    public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { searchBarTextDidBeginEditing(_:) }

    /// ``searchBarShouldEndEditing(_:)``.
    @_disfavoredOverload
    public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? { searchBarShouldEndEditing(_:) }

    /// ``searchBarTextDidEndEditing(_:)``.
    @_disfavoredOverload
    public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { searchBarTextDidEndEditing(_:) }

    /// The methods of this name.
    @_disfavoredOverload
    public var searchBar: OptionalCalls.SearchBar? { OptionalCalls.SearchBar(delegate: self) }

    /// ``searchBarSearchButtonClicked(_:)``.
    @_disfavoredOverload
    public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { searchBarSearchButtonClicked(_:) }

    /// ``searchBarCancelButtonClicked(_:)``.
    @_disfavoredOverload
    public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { searchBarCancelButtonClicked(_:) }

    /// ``searchBarBookmarkButtonClicked(_:)``.
    @_disfavoredOverload
    public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? { searchBarBookmarkButtonClicked(_:) }
}

extension OptionalCalls {
    /// ``UISearchBarDelegate``'s `searchBar`.
    @preconcurrency @MainActor
    public struct SearchBar {
        let delegate: any UISearchBarDelegate

        /// `searchBar(_:textDidChange:)`.
        public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
            delegate.searchBar(searchBar, textDidChange: searchText)
        }

        /// `searchBar(_:shouldChangeTextIn:replacementText:)`.
        public func callAsFunction(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }

        /// `searchBar(_:selectedScopeButtonIndexDidChange:)`.
        public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}
