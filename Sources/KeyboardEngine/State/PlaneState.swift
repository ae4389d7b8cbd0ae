/// Which plane of a set is shown.
package struct PlaneState: Equatable, Sendable {
    /// The plane that the set starts with, and returns to.
    package let start: String
    /// The plane that is shown now.
    package private(set) var current: String

    /// Shows the first plane of a set.
    package init(start: String) {
        self.start = start
        current = start
    }

    /// Shows a plane.
    package mutating func show(_ plane: String) {
        current = plane
    }

    /// A text was typed on the current plane.
    ///
    /// As on iOS, digits and most symbols leave the plane as it is, since more of them are likely to
    /// follow; a space or an apostrophe on the numbers plane means that letters come next. Which texts
    /// do that is said by the plane.
    package mutating func typed(_ text: String, on plane: KeyPlane) {
        if plane.returnsAfter.contains(text) { current = start }
    }
}
