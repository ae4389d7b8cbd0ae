/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any
    /// At the bottom of what it belongs to.
    case bottom
    /// At the top of what it belongs to.
    case top
    /// At the top of the screen.
    case topAttached
}

/// How much is in a bar.
public enum UIBarMetrics: Int, Sendable {
    /// As usual.
    case `default`
    /// In a bar that is less high.
    case compact
    /// With a line of text above.
    case defaultPrompt = 101
    /// With a line of text above, in a bar that is less high.
    case compactPrompt
}
