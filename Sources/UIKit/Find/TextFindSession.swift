import Foundation
import TextEngine

/// The search of a text view: it finds a slice in each frame, so that a text of any length holds nothing up.
final class TextFindSession: UIFindSession {
    @Unkept private var view: UITextView?
    private weak var interaction: UIFindInteraction?
    private var pattern: SearchPattern?
    private var list: OccurrenceList?
    /// The result that is looked for.
    private var pendingJump: PendingJump?
    private var scan: OccurrenceScan?
    /// The result at hand, in UTF-16 units of the text.
    private(set) var current: Range<Int>?
    /// Where what is typed is looked for first.
    private var origin: Int
    private var work: FrameTimers.Token?
    /// All results are being replaced; the list of them is made anew afterwards.
    private var isReplacingAll = false

    private struct PendingJump {
        var offset: Int
        var isBackward: Bool
    }

    /// How many units are looked through in a frame.
    private static let slice = 1 << 19

    init(_ view: UITextView, interaction: UIFindInteraction) {
        _view = Unkept(view)
        self.interaction = interaction
        origin = view.session.selectedRange.lowerBound
    }

    private var text: Rope { view?.session.rope ?? Rope() }

    // MARK: Numbers

    override var resultCount: Int { list?.ranges.count ?? 0 }
    override var highlightedResultIndex: Int { current.flatMap { list?.index(of: $0) } ?? NSNotFound }
    override var supportsReplacement: Bool { view?.isEditable ?? false }
    override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && current != nil }
    override var mayHaveMoreResults: Bool { list.map { !$0.isComplete || $0.isCut } ?? false }

    /// The results that touch a range that is seen. Where the search has not come yet they are found at once.
    func results(in range: Range<Int>) -> [Range<Int>] {
        guard let list, pattern != nil else { return [] }
        let range = range.clamped(to: 0..<text.utf16Count)
        if list.isComplete || range.upperBound <= list.scannedCount { return Array(list.ranges(touching: range)) }
        var found: [Range<Int>] = []
        var start = range.lowerBound
        let end = min(range.upperBound, start + Self.longestView)
        while start < end, let next = pattern?.first(in: text, startingIn: start..<end) {
            found.append(next)
            start = next.upperBound
        }
        return found
    }

    /// More than this is not seen at once, in UTF-16 units.
    private static let longestView = 1 << 16

    // MARK: Finding

    override func performSearch(query: String, options: UITextSearchOptions?) {
        let options = SearchOptions(options)
        if let pattern, pattern.query == query, pattern.options == options { return }
        origin = current?.lowerBound ?? origin
        pattern = SearchPattern(query, options: options)
        invalidateFoundResults()
        look(from: origin, isBackward: false)
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        let isBackward = direction == .backward
        let edge = isBackward ? current?.lowerBound : current?.upperBound
        look(from: edge ?? origin, isBackward: isBackward)
    }

    override func invalidateFoundResults() {
        list = pattern.map { OccurrenceList($0) }
        current = nil
        pendingJump = nil
        scan = nil
        view?.setNeedsLayout()
    }

    private func look(from offset: Int, isBackward: Bool) {
        guard pattern != nil else { return }
        pendingJump = PendingJump(offset: offset, isBackward: isBackward)
        scan = nil
        workOn()
    }

    /// Looks through the next slice of the text, and comes back in the next frame when there is more.
    private func workOn() {
        work = nil
        guard let pattern, list != nil else { return }
        let text = text
        let isComplete = list?.advance(in: text, budget: Self.slice) ?? true
        if let pendingJump, let list {
            if isComplete, !list.isCut {
                finish(
                    at: pendingJump.isBackward
                        ? list.previous(from: pendingJump.offset) : list.next(from: pendingJump.offset))
            } else {
                var scan =
                    scan
                    ?? OccurrenceScan(pattern, from: pendingJump.offset, isBackward: pendingJump.isBackward, in: text)
                switch scan.advance(in: text, budget: Self.slice) {
                case .searching: self.scan = scan
                case .found(let range, _): finish(at: range)
                case .missing: finish(at: nil)
                }
            }
        }
        if pendingJump != nil || !isComplete { scheduleWork() }
        view?.setNeedsLayout()
        interaction?.updateResultCount()
    }

    private func scheduleWork() {
        guard work == nil else { return }
        work = view?.application?.timers.after(UIApplication.frameInterval) { [weak self] in self?.workOn() }
    }

    private func finish(at range: Range<Int>?) {
        pendingJump = nil
        scan = nil
        current = range
        reveal()
    }

    /// Scrolls to the result at hand, with a line around it.
    func reveal() {
        guard let view, let current else { return }
        view.scrollToVisible(current)
        view.setNeedsLayout()
    }

    // MARK: The text changes

    func textDidChange(_ result: EditResult) {
        let range = result.replacedRange
        func moved(_ offset: Int) -> Int {
            offset >= range.upperBound
                ? offset - range.count + result.newCount : min(offset, range.lowerBound + result.newCount)
        }
        origin = min(moved(origin), text.utf16Count)
        if let wanted = pendingJump?.offset { pendingJump?.offset = min(moved(wanted), text.utf16Count) }
        scan = nil
        if let found = current {
            let isTouched = range.lowerBound < found.upperBound && range.upperBound > found.lowerBound
            current = isTouched ? nil : moved(found.lowerBound)..<(moved(found.lowerBound) + found.count)
            if isTouched { origin = min(found.lowerBound, text.utf16Count) }
        }
        guard !isReplacingAll else { return }
        list?.replaced(range, newCount: result.newCount, in: text)
        if list != nil { scheduleWork() }
    }

    // MARK: Replacing

    override func performSingleReplacement(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        performSearch(query: searchQuery, options: options)
        guard let view, view.isEditable, let range = current else { return }
        let isDone = view.session.replaceFound([range], with: replacementString) > 0
        // Not from where it begins: what was put in may hold what is searched for.
        look(from: isDone ? range.lowerBound + replacementString.utf16.count : range.upperBound, isBackward: false)
    }

    /// Replaces all results as one step. The whole text is looked through at once, however long it is.
    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        performSearch(query: searchQuery, options: options)
        guard let view, view.isEditable, var pattern else { return }
        let text = text
        var ranges: [Range<Int>] = []
        var start = 0
        while let next = pattern.first(in: text, startingIn: start..<text.utf16Count) {
            ranges.append(next)
            start = next.upperBound
        }
        guard !ranges.isEmpty else { return }
        isReplacingAll = true
        _ = view.session.replaceFound(ranges, with: replacementString)
        isReplacingAll = false
        invalidateFoundResults()
        look(from: origin, isBackward: false)
    }

    override func end() {
        work = nil
        guard let view else { return }
        if let current { view.session.select(TextSelection(current)) }
        view.setNeedsLayout()
    }
}
