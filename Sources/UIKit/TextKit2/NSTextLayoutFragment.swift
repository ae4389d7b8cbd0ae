import Foundation

/// Where a paragraph stands in a layout manager's container.
///
/// It knows its lines from when it was first asked about them, or enumerated with ``EnumerationOptions/ensuresLayout``. When
/// the text is edited after that it keeps them and draws nothing any more: ask the layout manager for a new one. One that is
/// first asked after an edit has no lines. When the container changes it finds new lines.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
    /// How fragments are gone through.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1)
        /// Sizes may be estimates. Has no effect: they never are.
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        /// Fragments are laid out before they are given.
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        /// The empty line behind a line end at the end of the text, or of an empty text, is given too, as a fragment.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }

    /// How much is known of a fragment.
    public enum State: UInt, Sendable {
        /// Nothing yet.
        case none
        /// Nearly how large it is. Does not occur: sizes are never estimates.
        case estimatedUsageBounds
        /// How large it is. Does not occur: the lines are then known as well.
        case calculatedUsageBounds
        /// Its lines.
        case layoutAvailable
    }

    /// Who lays the paragraph out. It is not kept.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The paragraph.
    open private(set) weak var textElement: NSTextElement?
    /// What of the text is laid out here, in places of the document.
    public let rangeInElement: NSTextRange
    /// The element: nobody else need keep it.
    private let element: NSTextElement
    private var edition: [Int]?
    /// The room that the lines were found for.
    private var knownRoom: TextRoom?
    private var layout: (lines: [NSTextLineFragment], frame: CGRect, room: CGRect)?

    /// Creates a fragment, for ``NSTextLayoutManagerDelegate``. The layout manager that asked for it lays it out.
    /// - Parameter rangeInElement: `nil` for all of the element.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        self.rangeInElement =
            rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
        super.init()
        self.textElement = textElement
    }

    /// Belongs to a layout manager from now on.
    final func begin(in layoutManager: NSTextLayoutManager) {
        textLayoutManager = layoutManager
        edition = layoutManager.edition
        layout = nil
    }

    /// Whether the text is as it was when the fragment was made.
    private var isCurrent: Bool { edition != nil && textLayoutManager?.edition == edition }

    /// Finds its lines, if that has not been done.
    final func layOut() {
        guard isCurrent, let textLayoutManager, layout == nil || knownRoom != textLayoutManager.room,
            let container = textLayoutManager.textContainer,
            let units = textLayoutManager.textContentManager?.units(of: rangeInElement)
        else { return }
        let givenRoom = textLayoutManager.room
        let found = textLayoutManager.manager.paragraphLines(of: units, in: container)
        let frame = found.dropFirst().reduce(found.first?.used ?? .zero) { $0.union($1.used) }
        let room = found.reduce(frame) { $0.union($1.room) }
        let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString()
        let start = (element.elementRange?.location as? StorageLocation)?.offset ?? units.location
        let lines = found.map { line in
            NSTextLineFragment(
                line, of: text, from: start, origin: frame.origin, manager: textLayoutManager.manager,
                container: container
            ) { [weak textLayoutManager, edition] in
                // Not the fragment's own: lines may outlive it.
                textLayoutManager?.edition == edition && textLayoutManager?.room == givenRoom
            }
        }
        layout = (lines, frame, room)
        knownRoom = givenRoom
    }

    private var laidOut: (lines: [NSTextLineFragment], frame: CGRect, room: CGRect) {
        layOut()
        return layout ?? ([], .zero, .zero)
    }

    /// How much is known of the fragment. Who asks for lines or frames has them known.
    open var state: State { layout == nil ? .none : .layoutAvailable }

    /// The lines, from top to bottom. Lays out the paragraph.
    open var textLineFragments: [NSTextLineFragment] { laidOut.lines }

    /// The rectangle around what letters take of the lines, in the container's points. Lays out the paragraph.
    open var layoutFragmentFrame: CGRect { laidOut.frame }

    /// What drawing may touch, in points from the frame's origin: the whole width of the container where that has a limit,
    /// for the markers of lists, and half a line more on all sides, for letters that reach out of their lines. UIKit's is
    /// closer to the letters.
    open var renderingSurfaceBounds: CGRect {
        let (lines, frame, room) = laidOut
        guard let height = lines.map(\.typographicBounds.height).max() else { return .zero }
        let isLimited = room.minX > -1e6 && room.maxX < 1e6
        return (isLimited ? room : frame).offsetBy(dx: -frame.minX, dy: -frame.minY).insetBy(
            dx: -height / 2, dy: -height / 2)
    }

    /// Draws the paragraph: background colours, letters, and lines under and through them.
    /// - Parameter point: Where the origin of ``layoutFragmentFrame`` is drawn.
    open func draw(at point: CGPoint, in context: CGContext) {
        if let units = textLayoutManager?.textContentManager?.units(of: rangeInElement), isCurrent {
            textLayoutManager?.validateRendering(units.location..<NSMaxRange(units))
        }
        let (lines, frame, _) = laidOut
        guard isCurrent, !lines.isEmpty, let textLayoutManager,
            let units = textLayoutManager.textContentManager?.units(of: rangeInElement)
        else { return }
        let origin = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        textLayoutManager.manager.draw(units, at: origin, in: context)
    }
}
