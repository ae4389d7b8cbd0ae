import Foundation

/// The smallest and the largest size of text that a view has, whatever people want.
struct ContentSizeLimits: Hashable {
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    /// The nearest category that keeps the limits. Where they contradict each other the largest size counts.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        let enlarged = least.map { max($0, category) } ?? category
        return greatest.map { min($0, enlarged) } ?? enlarged
    }

    /// The limits of a view that is in one with others: those of the inner one count where both cannot be kept.
    func inside(_ outer: ContentSizeLimits?) -> ContentSizeLimits {
        guard let outer else { return self }
        return ContentSizeLimits(
            least: outer.least.map { limited($0) } ?? least, greatest: outer.greatest.map { limited($0) } ?? greatest)
    }
}

extension UIView {
    /// The smallest size of text in the view and its descendants, where people want a smaller one. The default is `nil`: none.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.least }
        set { limitContentSize(to: ContentSizeLimits(least: newValue, greatest: maximumContentSizeCategory)) }
    }

    /// The largest size of text in the view and its descendants, where people want a larger one. The default is `nil`: none.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.greatest }
        set { limitContentSize(to: ContentSizeLimits(least: minimumContentSizeCategory, greatest: newValue)) }
    }

    private func limitContentSize(to limits: ContentSizeLimits) {
        let previous = resolvedTraits
        let said = ContentSizeLimits(
            least: limits.least == .unspecified ? nil : limits.least,
            greatest: limits.greatest == .unspecified ? nil : limits.greatest)
        contentSizeLimits = said == ContentSizeLimits() ? nil : said
        InheritedLook.didChange()
        if previous != resolvedTraits { propagateTraitChange(from: previous) }
    }
}
