import Foundation

extension UITextSearchOptions {
    /// Creates options for ``UIFindSession/performSearch(query:options:)``. An addition of Typecase: in UIKit only its
    /// own menu makes them, which does not exist here.
    public convenience init(
        wordMatchMethod: WordMatchMethod,
        stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    ) {
        self.init(wordMatchMethod, stringCompareOptions)
    }
}
