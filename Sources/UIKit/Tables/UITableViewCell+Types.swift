import Foundation

extension UITableViewCell {
    /// Which words a cell has by itself, and where.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default`
        /// A text where reading begins, and a grey one where it ends.
        case value1
        /// A small text in the tint colour, and one beside it.
        case value2
        /// A text, and a smaller grey one below it.
        case subtitle
    }

    /// Whether there are lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// One below each row that has another one below it.
        case singleLine
    }

    /// How a cell shows that it is selected, or that a finger is on it.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none
        /// Grey, as on iOS since version 7.
        case blue
        /// Grey.
        case gray
        /// Grey.
        case `default`
    }

    /// What stands behind a cell's content.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// An arrow: the row leads somewhere.
        case disclosureIndicator
        /// A button with an i, and an arrow.
        case detailDisclosureButton
        /// A tick.
        case checkmark
        /// A button with an i.
        case detailButton
    }

    /// What a person can do with a cell's row while its table is edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// Take it out.
        case delete
        /// Add one.
        case insert
    }

    /// What a cell shows of editing.
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The round button before the content.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The buttons of a row that was swiped away, or whose round button was tapped.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
