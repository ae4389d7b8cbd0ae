import Foundation

extension UINavigationItem {
    /// Whether a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item below; of the first item yes.
        case automatic
        /// Always, in a bar that wants large titles.
        case always
        /// Never.
        case never
    }
}

/// Titles that stand large in a row of their own, below the one of the buttons.
///
/// Differences from UIKit: they do not shrink while what is below is scrolled. In windows that are lower than 500 points, where
/// iOS has no large titles either, and while one searches, the title stands in the row of the buttons.
extension UINavigationBar {
    /// How high the row of a large title is, in points.
    static let largeTitleHeight: CGFloat = 52
    /// Windows that are lower than this, in points, have no room for large titles.
    private static let leastWindowHeight: CGFloat = 500

    /// Whether the title of an item of the bar is large.
    func hasLargeTitle(_ item: UINavigationItem?) -> Bool {
        guard prefersLargeTitles, let item, item.titleView == nil, item.title?.isEmpty == false,
            item.searchController?.hidesRow != true,
            window?.bounds.height ?? .infinity >= Self.leastWindowHeight
        else { return false }
        let below = items ?? []
        let place = below.firstIndex { $0 === item } ?? below.endIndex
        let modes = [item.largeTitleDisplayMode] + below[..<place].reversed().map(\.largeTitleDisplayMode)
        return modes.first { $0 != .automatic } != .never
    }

    /// The title of an item as it stands large.
    func largeTitle(of item: UINavigationItem?, _ appearance: UINavigationBarAppearance?) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
        ]
        attributes.merge(appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]) { $1 }
        return NSAttributedString(string: item?.title ?? "", attributes: attributes)
    }
}
