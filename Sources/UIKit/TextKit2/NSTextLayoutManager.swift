import Foundation

/// Answers where the paragraphs of a content manager's text stand in a container, and draws them.
///
/// It has a layout manager do the work, its own or that of a text view, so that lines are the same as ``NSLayoutManager``'s. In
/// differences from UIKit: that manager is the container's `layoutManager`; sizes are never estimates; paragraphs are divided as they are in
/// the text, and each is one fragment. Fragments are new objects each time that somebody asks for them. A paragraph that
/// the container has no room for has a fragment without lines.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
    /// Which rectangles of a text are wanted.
    public enum SegmentType: Int, Sendable {
        /// Those around the letters.
        case standard
        /// Those of a selection: where it goes on in the next line they reach to the end of the line's room, if that has
        /// one.
        case selection
        /// Those of a highlighted text: those around the letters.
        case highlight
    }

    /// How the rectangles of a text are given.
    public struct SegmentOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The text of a rectangle is not given.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1)
        /// Only the first and the last rectangle are given.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
        /// The first rectangle begins where the room of its line begins.
        public static let headSegmentExtended = SegmentOptions(rawValue: 4)
        /// The last rectangle ends where the room of its line ends.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
        /// An empty range between two lines of a paragraph is at the end of the upper one.
        public static let upstreamAffinity = SegmentOptions(rawValue: 16)
    }

    /// Makes fragments of a program's own, by which text views are drawn too. It is not kept.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            for view in manager.textViews { view.looksDidChange() }
        }
    }
    /// Whose text is laid out: set by ``NSTextContentManager/addTextLayoutManager(_:)``. It is not kept; without it there is no
    /// text.
    open internal(set) weak var textContentManager: NSTextContentManager? {
        didSet {
            changes += 1
            textDidChange()
        }
    }
    /// What does the work.
    final let manager: NSLayoutManager
    private var changes = 0
    /// How text is drawn instead of as it is.
    final var rendering = RenderingAttributes()
    /// Where the paragraphs begin for which ``renderingAttributesValidator`` was called, in UTF-16 units.
    final var validated = IndexSet()
    /// Whether the validator is at work.
    final var isValidating = false
    /// Sets the rendering attributes of a paragraph before that is drawn: called once, and again when the paragraph was edited or
    /// its attributes invalidated. Gets the layout manager and the paragraph's fragment.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
        didSet {
            validated = IndexSet()
            for view in manager.textViews { view.setNeedsLayout() }
        }
    }
    /// Goes through the paragraphs that are seen.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
    /// What is selected: that of the text view, or what a program has set where there is none. In a text view only the first
    /// selection counts.
    open var textSelections: [NSTextSelection] {
        get { manager.textView.map { [NSTextSelection(in: $0)] } ?? ownSelections }
        set {
            if let view = manager.textView { newValue.first?.select(in: view) } else { ownSelections = newValue }
        }
    }
    /// The attributes of the long paragraph that was shown last, and the edition of the text then.
    final var shownParagraph: (edition: [Int], attributes: ShownAttributes)?
    private var ownSelections: [NSTextSelection] = []

    /// Creates a layout manager without text and container.
    public override convenience init() { self.init(NSLayoutManager()) }

    /// A further face of a layout manager.
    init(_ manager: NSLayoutManager) {
        self.manager = manager
        super.init()
        manager.textLayoutManager = self
    }

    /// The room for the text. It is kept. Without one nothing is laid out.
    open var textContainer: NSTextContainer? {
        get { manager.textContainers.first }
        set {
            guard newValue !== textContainer else { return }
            changes += 1
            if textContainer != nil { manager.removeTextContainer(at: 0) }
            if let newValue { manager.addTextContainer(newValue) }
        }
    }

    /// What is different after each edit.
    final var edition: [Int]? { textContentManager.map { $0.edition + [changes] } }

    /// The container's room as it is now.
    final var room: TextRoom? { textContainer.map { TextRoom($0) } }

    // MARK: Places

    /// All of the text.
    open var documentRange: NSTextRange {
        textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
    }

    /// A place so and so many UTF-16 units behind another one, or before it; `nil` outside of the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }

    /// How many UTF-16 units a place is behind another one, negative where it is before it; `NSNotFound` without text and for
    /// places of other kinds than this library's.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? NSNotFound
    }

    // MARK: Layout

    /// Lays out the lines of a range.
    open func ensureLayout(for range: NSTextRange) {
        guard let units = textContentManager?.units(of: range), textContainer != nil else { return }
        manager.ensureLayout(forCharacterRange: units)
    }

    /// Lays out the lines in a rectangle, in the container's points.
    open func ensureLayout(for bounds: CGRect) {
        if let textContainer { manager.ensureLayout(forBoundingRect: bounds, in: textContainer) }
    }

    /// Forgets the lines of a range's paragraphs: they are laid out anew, and attachments asked again.
    open func invalidateLayout(for range: NSTextRange) {
        guard let units = textContentManager?.units(of: range) else { return }
        changes += 1
        manager.invalidateLayout(forCharacterRange: units, actualCharacterRange: nil)
    }

    /// The rectangle around all lines, without the container's padding, in its points; of an empty text it has no width and
    /// the height of a line. Lays out all of the text, which UIKit does not.
    open var usageBoundsForTextContainer: CGRect {
        guard textContentManager != nil, let textContainer else { return .zero }
        return manager.withoutPadding(manager.usedRect(for: textContainer), in: textContainer)
    }

    // MARK: Fragments

    /// Calls a function for the paragraphs, from the one with a place on, or from the one before that backwards.
    /// - Parameters:
    ///   - textLocation: `nil` for the beginning of the text, or its end when going backwards.
    ///   - block: Gets a paragraph and says whether to go on.
    /// - Returns: The end of the last paragraph that was given, or its beginning when going backwards; `nil` for none.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from textLocation: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        fragmentEdge(from: textLocation, options: options, using: block).map { StorageLocation($0) }
    }

    /// The paragraph at the height of a point of the container, between two paragraphs the nearer one; `nil` above and below
    /// the text. The empty line behind a line end at the end of the text is a paragraph too.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { fragment(at: position) }

    /// The paragraph with a place; `nil` behind the text.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        guard let content = textContentManager, textContainer != nil, let unit = content.unit(of: location),
            unit < content.length
        else { return nil }
        return fragment(of: content.paragraphRange(at: unit))
    }

    // MARK: Segments

    /// Calls a function for the rectangles of a text, line by line. A line has several where it is written in two
    /// directions, each with all of the line's text. An empty range has one, without width.
    /// - Parameters:
    ///   - block: Gets a text, unless it is not wanted, its rectangle in the container's points, the way from the
    ///     rectangle's top down to the baseline, and the container, and says whether to go on.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer else { return }
        for segment in segments(of: textRange, type: type, options: options) {
            let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(segment.range)
            guard block(range, segment.frame, segment.baseline, textContainer) else { return }
        }
    }

    // MARK: Editing

    /// Puts an attributed text in the place of a range. A range of another kind than this library's changes nothing.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        guard let content = textContentManager, let units = content.units(of: range) else { return }
        content.storage?.replaceCharacters(in: units, with: attributedString)
    }

    /// Puts a text in the place of a range; it looks like what was there. A range of another kind than this library's
    /// changes nothing.
    open func replaceContents(in range: NSTextRange, with string: String) {
        guard let content = textContentManager, let units = content.units(of: range) else { return }
        content.storage?.replaceCharacters(in: units, with: string)
    }
}
