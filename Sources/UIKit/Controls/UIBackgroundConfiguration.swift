import Foundation

/// What is painted behind the content of a button.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    // Unchecked: colours are values.

    /// The radius of round corners, in points. A button's corner style may change or replace it.
    public var cornerRadius: CGFloat
    /// Distances from the edges to the background, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets
    /// The colour of the area. Without one it is the style's.
    public var backgroundColor: UIColor?
    /// The colour of a line around it. Without one it is the tint colour.
    public var strokeColor: UIColor?
    /// The width of the line around it, in points; 0 for none.
    public var strokeWidth: CGFloat

    /// Nothing but what is set.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(
            cornerRadius: 0, backgroundInsets: .zero, backgroundColor: nil, strokeColor: nil, strokeWidth: 0)
    }
}
