import Foundation
import TextEngine

/// What is selected in a text.
@preconcurrency @MainActor
open class NSTextSelection: NSObject {
    /// By what a selection is extended.
    public enum Granularity: Int, Sendable {
        /// By characters.
        case character
        /// By words.
        case word
        /// By paragraphs.
        case paragraph
        /// By lines.
        case line
        /// By sentences.
        case sentence
    }

    /// On which line a caret stands between two lines of a paragraph.
    public enum Affinity: Int, Sendable {
        /// At the end of the upper one.
        case upstream
        /// At the beginning of the lower one.
        case downstream
    }

    /// The selected parts, in the order of the text.
    public let textRanges: [NSTextRange]
    /// By what the selection was made.
    public let granularity: Granularity
    /// On which line a caret stands.
    public let affinity: Affinity
    /// Whether it is made while a finger is down, and may be another one when it is up. Typecase makes none that are.
    open var isTransient: Bool { false }
    /// Whether it follows the order of the text and not that of the screen. All do.
    open var isLogical: Bool { true }
    /// Where the selection was begun, in points of the container from the left; for a program's own use.
    open var anchorPositionOffset: CGFloat = 0
    /// The other place of a caret between two directions; for a program's own use.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// The attributes of what would be typed: of the text view, where the selection is one's.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a selection of several parts.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
        super.init()
    }

    /// Creates a selection of one part.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates a caret.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// What is selected in a text view.
    convenience init(in view: UITextView) {
        let isUpstream = view.session.selection.affinity == .upstream
        self.init(
            range: NSTextRange(view.selectedRange), affinity: isUpstream ? .upstream : .downstream,
            granularity: .character)
        typingAttributes = view.typingAttributes
    }

    /// Selects the parts in a text view, which has but one selected part: from the first one to the last one. Places of other kinds
    /// than this library's change nothing.
    final func select(in view: UITextView) {
        guard let content = view.textContainer.ownManager?.textLayoutManager?.textContentManager,
            let first = textRanges.first.flatMap({ content.units(of: $0) }),
            let last = textRanges.last.flatMap({ content.units(of: $0) })
        else { return }
        view.session.select(
            TextSelection(
                anchor: min(first.location, last.location), head: max(NSMaxRange(first), NSMaxRange(last)),
                affinity: affinity == .upstream ? .upstream : .downstream))
    }

    /// The same selection of other parts.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.typingAttributes = typingAttributes
        return selection
    }
}
