/// Where the keys stand in the keyboard's width.
package enum KeyboardPlacement: String, CaseIterable, Sendable {
    /// Over the whole width, or centred where keys would become too wide.
    case full
    /// In a narrower band at the left edge, for one hand.
    case left
    /// In a narrower band at the right edge, for one hand.
    case right
    /// In two halves at the left and right edge, for two thumbs. Only wide windows have it; others show `full`.
    case split
    /// In a small keyboard that stands anywhere in the window. Only wide windows have it; others show `full`.
    case floating

    /// Whether the keys stand together at one side.
    package var isOneHanded: Bool {
        self == .left || self == .right
    }
}
