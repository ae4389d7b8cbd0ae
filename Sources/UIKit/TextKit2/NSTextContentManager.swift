import Foundation

/// Has a document's text, divides it into paragraphs, and counts its places, for the layout managers that show it.
///
/// The text itself is in ``NSTextContentStorage``. A content manager of another class has none, which is different from
/// UIKit, where a subclass may make its elements of anything.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
    /// How elements are gone through.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1)
    }

    /// Who lays the text out.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    private weak var chosenLayoutManager: NSTextLayoutManager?
    private var edits: EditCount?
    private var storageCount = 0
    private var transactions = 0

    /// The text, in a content storage.
    final var storage: NSTextStorage? {
        didSet {
            guard storage !== oldValue else { return }
            storageCount += 1
            edits = storage.map { EditCount(of: $0) }
            for layoutManager in textLayoutManagers {
                oldValue?.removeLayoutManager(layoutManager.manager)
                storage?.addLayoutManager(layoutManager.manager)
            }
        }
    }

    /// Creates a content manager without text.
    public override init() { super.init() }

    isolated deinit {
        // Somebody else may keep the storage, and would go on telling of its edits.
        for layoutManager in textLayoutManagers { storage?.removeLayoutManager(layoutManager.manager) }
    }

    // MARK: Layout managers

    /// Adds someone who lays the text out, and takes him from the content manager that he had.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
        storage?.addLayoutManager(textLayoutManager.manager)
    }

    /// Removes someone who lays the text out.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.remove(at: index)
        textLayoutManager.textContentManager = nil
        storage?.removeLayoutManager(textLayoutManager.manager)
    }

    /// The layout manager that counts most: the one that was set, or else the first one. One that is not among
    /// ``textLayoutManagers`` cannot be set.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { textLayoutManagers.first { $0 === chosenLayoutManager } ?? textLayoutManagers.first }
        set { chosenLayoutManager = newValue }
    }

    // MARK: Places

    /// All of the text.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: length)) }

    /// A place so and so many UTF-16 units behind another one, or before it; `nil` outside of the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = (location as? StorageLocation)?.offset else { return nil }
        let (end, isTooFar) = start.addingReportingOverflow(offset)
        return !isTooFar && (0...length).contains(end) ? StorageLocation(end) : nil
    }

    /// How many UTF-16 units a place is behind another one, negative where it is before it; `NSNotFound` for places of other
    /// kinds than this library's.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? StorageLocation, let to = to as? StorageLocation else { return NSNotFound }
        return to.offset - from.offset
    }

    // MARK: Editing

    /// Whether ``performEditingTransaction(_:)`` is at work.
    open var hasEditingTransaction: Bool { transactions > 0 }

    /// Edits the text: what a function does to it is processed together, when the function is done. Calls may be nested.
    open func performEditingTransaction(_ transaction: () -> Void) {
        // The function may give the manager another text.
        let edited = storage
        transactions += 1
        edited?.beginEditing()
        transaction()
        edited?.endEditing()
        transactions -= 1
    }

    // MARK: Elements

    /// Calls a function for the paragraphs, from the one with a place on, or from the one before that backwards.
    /// - Parameters:
    ///   - textLocation: `nil` for the beginning of the text, or its end when going backwards.
    ///   - block: Gets a paragraph and says whether to go on.
    /// - Returns: The end of the last paragraph that was given, or its beginning when going backwards; `nil` for none.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let edge = enumerateParagraphs(from: textLocation, isReverse: options.contains(.reverse)) { range in
            block(paragraph(of: range))
        }
        return edge.map { StorageLocation($0) }
    }

    /// The paragraphs that a range touches; for an empty range the one with its place.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        guard let units = units(of: range) else { return [] }
        var found: [NSTextElement] = []
        enumerateParagraphs(from: StorageLocation(units.location), isReverse: false) { paragraph in
            if found.isEmpty || paragraph.location < NSMaxRange(units) { found.append(self.paragraph(of: paragraph)) }
            return NSMaxRange(paragraph) < NSMaxRange(units)
        }
        return found
    }

    // MARK: Units

    /// The length of the text, in UTF-16 units.
    final var length: Int { storage?.length ?? 0 }

    /// What is different after each edit.
    final var edition: [Int] { [storageCount, edits?.value ?? 0, length] }

    /// A place in UTF-16 units, as far as the text goes; `nil` for places of other kinds.
    final func unit(of location: any NSTextLocation) -> Int? {
        (location as? StorageLocation).map { min(max(0, $0.offset), length) }
    }

    /// A range in UTF-16 units, as far as it lies in the text; `nil` for ranges of other kinds.
    final func units(of range: NSTextRange) -> NSRange? {
        guard let start = unit(of: range.location), let end = unit(of: range.endLocation) else { return nil }
        return NSRange(location: start, length: max(0, end - start))
    }

    /// The paragraph with a UTF-16 unit. Behind the text it is the last one, or an empty one behind a line end.
    final func paragraphRange(at unit: Int) -> NSRange {
        let text = NSString(string: storage?.string ?? "")
        return text.paragraphRange(for: NSRange(location: min(max(0, unit), text.length), length: 0))
    }

    /// The paragraph that a program shows instead of one of the text.
    func shownParagraph(of range: NSRange) -> NSTextParagraph? { nil }

    /// A paragraph as an element.
    final func paragraph(of asked: NSRange) -> NSTextParagraph {
        let before = edition
        let shown = shownParagraph(of: asked)
        // The program that was asked may have changed the text.
        let start = min(asked.location, length)
        let range = NSRange(location: start, length: min(asked.length, length - start))
        let paragraph =
            (edition == before ? shown : nil)
            ?? NSTextParagraph(attributedString: storage?.attributedSubstring(from: range))
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range)
        return paragraph
    }

    /// Calls a function for the paragraphs from a place on.
    /// - Returns: Where that ended, in UTF-16 units; `nil` for no paragraphs.
    @discardableResult
    final func enumerateParagraphs(
        from location: (any NSTextLocation)?, isReverse: Bool, using body: (NSRange) -> Bool
    ) -> Int? {
        guard var unit = location.map({ unit(of: $0) }) ?? (isReverse ? length : 0) else { return nil }
        var edge: Int?
        if isReverse, unit < length { unit = paragraphRange(at: unit).location }
        // The function may change the text: each step asks for the length anew.
        while isReverse ? unit > 0 : unit < length {
            let range = paragraphRange(at: isReverse ? unit - 1 : unit)
            let next = isReverse ? range.location : NSMaxRange(range)
            guard isReverse ? next < unit : next > unit else { break }
            (unit, edge) = (next, next)
            if !body(range) { break }
        }
        return edge
    }
}
