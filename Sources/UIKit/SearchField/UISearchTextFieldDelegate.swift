import Foundation

/// Is asked and told about a search field. All methods have defaults.
///
/// Of UIKit's methods the one that makes what is copied of a token is missing: there are no item providers here.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// A person has picked a suggestion. The field has changed neither its text nor its tokens.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Does nothing.
    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {}
}

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UISearchTextFieldDelegate {
    /// The methods of this name.
    @_disfavoredOverload
    public var searchTextField: OptionalCalls.SearchTextField? { OptionalCalls.SearchTextField(delegate: self) }
}

extension OptionalCalls {
    /// ``UISearchTextFieldDelegate``'s `searchTextField`.
    @preconcurrency @MainActor
    public struct SearchTextField {
        let delegate: any UISearchTextFieldDelegate

        /// `searchTextField(_:didSelect:)`.
        public func callAsFunction(
            _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
        ) {
            delegate.searchTextField(searchTextField, didSelect: suggestion)
        }
    }
}
