/// How much a constraint matters, from 1 to 1000. One of 1000 must hold; one of less gives way to all of more.
public struct UILayoutPriority: NumericRawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float

    /// Creates a priority. What is no number from 1 to 1000 is brought to one when a constraint takes it.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// The constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// What keeps content from being cut, 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// What a divider that is dragged may change, 490. Kept for programs from iOS.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// What keeps a scene at its size, 500. Kept for programs from iOS.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// What may change a scene's size, 510. Kept for programs from iOS.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// What keeps views from growing beyond their content, 250.
    public static let defaultLow = UILayoutPriority(250)
    /// What a view is measured with by ``UIView/systemLayoutSizeFitting(_:)``, 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// The priority as the solver takes it.
    var solverValue: Float { rawValue.isFinite ? min(1000, max(1, rawValue)) : 1 }
}
