/// What kind of content a container holds.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// None of the others.
    case none
    /// Rows and columns.
    case dataTable
    /// Items in an order.
    case list
    /// A part of the screen that people jump to.
    case landmark
    /// Elements that belong together.
    case semanticGroup
}

/// Where content is scrolled to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To what is on the right.
    case right = 1
    /// To what is on the left.
    case left
    /// To what is above.
    case up
    /// To what is below.
    case down
    /// To the next page.
    case next
    /// To the previous page.
    case previous
}
