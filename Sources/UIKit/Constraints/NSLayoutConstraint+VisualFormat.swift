import Foundation

extension NSLayoutConstraint {
    /// What holds beside what a visual format says.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// A bit for each place that is aligned, then direction and spacing.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left edges of all views are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges of all views are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The upper edges of all views are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The lower edges of all views are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The edges where reading begins are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The edges where reading ends are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The middles between left and right are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The middles between top and bottom are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The baselines of the last lines of text are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The baselines of the first lines of text are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// A horizontal format runs as people read. The default.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// A horizontal format runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A horizontal format runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Distances are from edge to edge. The default.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Distances of a vertical format are from the last baseline of a view to the first of the next.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// The constraints that a text draws, such as `H:|-[name(80)]-12-[field(>=100@750)]-|`. They are not active yet.
    ///
    /// `|` is the edge of the superview; `-` is the usual distance, 8 points between views and the layout margin at the
    /// superview's edge. What cannot be read ends the program with a message and a mark below the place. There is no
    /// `NSDictionaryOfVariableBindings`, which on iOS is a macro of Objective-C: views are named by a dictionary.
    /// - Parameters:
    ///   - metrics: Numbers by the names that stand for them.
    ///   - views: Views or layout guides by their names.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let names = VisualFormatNames(
                format: format, metrics: metrics ?? [:], views: views.compactMapValues { $0 as? any LayoutItem })
            return try VisualFormatLine(VisualFormat(format), opts, names).constraints()
        } catch {
            preconditionFailure("NSLayoutConstraint.constraints(withVisualFormat:): \(error)")
        }
    }
}
