import Foundation

/// A search that is under way: it finds, replaces and counts for a ``UIFindInteraction``.
///
/// A text view has one of its own. Programs that search views of their own make a subclass, as of an abstract class, and
/// override what it can do. Nothing is found by this class itself: its functions do nothing, so that a subclass leaves
/// out what it has no use for and never calls `super`.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// How the results are counted out to the person.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// Which of how many is at hand.
        case currentAndTotal
        /// How many there are.
        case total
        /// Not at all.
        case none
    }

    /// Creates a session without results.
    public override init() {
        super.init()
    }

    /// How many results there are, as far as they were counted. Subclasses override it; here there are none.
    open var resultCount: Int { 0 }
    /// The number of the result at hand, from 0; `NSNotFound` for none, which it is here. Subclasses override it.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How the results are counted out to the person.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether what is found can be replaced at all. The navigator then has a second field. Not so here; subclasses that
    /// override the replacing functions override it too.
    open var supportsReplacement: Bool { false }
    /// Whether the result at hand can be replaced. Not so here; subclasses that replace override it.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for a text anew. Subclasses override it; here nothing is done.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the result at hand. Subclasses that replace override it; here nothing is done.
    open func performSingleReplacement(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results. Subclasses that replace override it; here nothing is done.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Goes on to the next or the previous result, round the end. Subclasses override it; here nothing is done.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets what was found: the content is another. Subclasses that keep results override it; here nothing is done.
    open func invalidateFoundResults() {}

    /// Whether there may be more results than were counted.
    var mayHaveMoreResults: Bool { false }
    /// The navigator has been closed: the result at hand is handed over to the view.
    func end() {}
}
