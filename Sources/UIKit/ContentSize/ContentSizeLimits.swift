import Foundation

/// The sizes of text that a view has, whatever people want: one, or none smaller or larger than others.
struct ContentSizeLimits: Hashable {
    var exact: UIContentSizeCategory?
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    /// The nearest category that keeps the limits. Where they contradict each other the largest size counts.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        let category = exact ?? category
        let enlarged = least.map { max($0, category) } ?? category
        return greatest.map { min($0, enlarged) } ?? enlarged
    }

    /// The limits of a view that is in one with others: those of the inner one count where both cannot be kept.
    func inside(_ outer: ContentSizeLimits?) -> ContentSizeLimits {
        guard let outer, exact == nil else { return self }
        return ContentSizeLimits(
            exact: outer.exact.map { limited(outer.limited($0)) },
            least: outer.least.map { limited($0) } ?? least, greatest: outer.greatest.map { limited($0) } ?? greatest)
    }
}

extension UIView {
    /// The smallest size of text in the view and its descendants, where people want a smaller one. The default is `nil`: none.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.least }
        set { limitContentSize { $0.least = newValue } }
    }

    /// The largest size of text in the view and its descendants, where people want a larger one. The default is `nil`: none.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.greatest }
        set { limitContentSize { $0.greatest = newValue } }
    }

    /// The size of text in the view and its descendants; `nil` for that of the surroundings.
    var ownContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.exact }
        set { limitContentSize { $0.exact = newValue } }
    }

    private func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
        let previous = resolvedTraits
        var said = contentSizeLimits ?? ContentSizeLimits()
        change(&said)
        for part in [\ContentSizeLimits.exact, \.least, \.greatest] where said[keyPath: part] == .unspecified {
            said[keyPath: part] = nil
        }
        guard said != contentSizeLimits ?? ContentSizeLimits() else { return }
        contentSizeLimits = said == ContentSizeLimits() ? nil : said
        InheritedLook.didChange()
        if previous != resolvedTraits { propagateTraitChange(from: previous) }
    }
}
