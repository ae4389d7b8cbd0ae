/// Constants that layout APIs share. There are no constraints yet; the type is here for its names.
public enum NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable {
        /// Across.
        case horizontal
        /// Down.
        case vertical
    }
}
