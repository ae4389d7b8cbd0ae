import Foundation

/// A view that draws the caret of a text, for a ``UITextSelectionDisplayInteraction``. In UIKit the protocol is a
/// `UICoordinateSpace` too, which views are not here.
@preconcurrency @MainActor
public protocol UITextCursorView: NSObjectProtocol {
    /// Whether the caret is there, and blinks.
    var isBlinking: Bool { get set }
    /// Begins the blinking anew: a caret that moves, or at which something is typed, is seen.
    func resetBlinkAnimation()
}

/// A view that draws what is selected, for a ``UITextSelectionDisplayInteraction``. In UIKit the protocol is a
/// `UICoordinateSpace` too, which views are not here.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: NSObjectProtocol {
    /// What is selected, line by line, in points of the view.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view that draws an end of a selection, for a ``UITextSelectionDisplayInteraction``. In UIKit the protocol is a
/// `UICoordinateSpace` too, which views are not here.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: NSObjectProtocol {
    /// Which end it is: that at the leading edge has its knob above the line.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether it is for lines that run from top to bottom.
    var isVertical: Bool { get }
    /// The shape of the bar, in points of the view; `nil` for a bar as high as the line.
    var customShape: UIBezierPath? { get set }
    /// Where the view has to be for a caret, in the same points as that.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// Edges of a rectangle, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates edges of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge where reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
