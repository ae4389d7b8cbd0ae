import Foundation

extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their section is seen.
        case plain
        /// Sections apart from each other.
        case grouped
        /// Sections apart from each other, with round corners.
        case insetGrouped
    }

    /// Where a row comes to stand that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Where it is, if it is seen; otherwise by the shortest way.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// How rows come and go. All but ``none`` look the same here: what comes fades in, what goes fades out, and the rest moves.
    public enum RowAnimation: Int, Sendable {
        /// Fades.
        case fade
        /// Fades.
        case right
        /// Fades.
        case left
        /// Fades.
        case top
        /// Fades.
        case bottom
        /// At once.
        case none
        /// Fades.
        case middle
        /// Fades.
        case automatic = 100
    }

    /// What ``separatorInset`` counts from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of cells.
        case fromCellEdges
        /// Where the words of usual cells begin.
        case fromAutomaticInsets
    }

    /// Stands for a height that is found out by measuring: of a row its cell, of a header or a footer its view.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Another row is selected, or none. The notification's object is the table.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}
