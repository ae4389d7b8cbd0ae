import FontEngine
import Foundation
import TextEngine

/// The lines of a text view: a document's layout that follows the text.
///
/// Edits are only noted; the layout follows when somebody asks for a place or when the frame lays out. However often a
/// text changes in between, its lines are set once. Lengths are points from the top left corner of the text's room.
@MainActor
final class TextPage {
    /// How all lines are set. Where it changes, all of them are set anew.
    struct Format: Equatable {
        var options: TextLayout.Options
        /// What they have room in.
        var room: TextContainer
        /// Device pixels to the point, which the shapes of letters depend on.
        var scale: CGFloat
        /// The height of a usual line, for estimates.
        var lineHeight: CGFloat
        /// The language that text is shaped in where it does not say its own.
        var language: String?
        /// Where the text begins that has lines here, in UTF-16 units: what stands before it is shown elsewhere.
        var start = 0

        /// - Parameter hasWholePixels: Whether each line begins at a pixel, as in text views. A label's lines do not, and those
        ///   of a container without a view are as high as a label's: programs find the letters of labels by them.
        init(
            options: TextLayout.Options, room: TextContainer = TextContainer(), scale: CGFloat, lineHeight: CGFloat,
            language: String? = nil, hasWholePixels: Bool = true
        ) {
            self.options = options
            self.room = room
            self.options.pixel = hasWholePixels && scale > 0 ? 1 / scale : 0
            self.scale = scale
            self.language = language
            self.lineHeight = self.options.whole(lineHeight)
        }
    }

    /// Text that was replaced and that the layout does not know of.
    private struct Pending {
        var edit: EditResult
        /// The text after it; `nil` for the text as it is. Who holds a version of a text makes the next edit copy a part
        /// of it.
        var text: Rope?
    }

    private(set) var format: Format
    /// Gives paragraphs their looks. The range is of the text as it is now.
    var looks: DocumentLayout.Looks
    /// The text as it is now. Who gives it tells of edits before they are made.
    private let source: (() -> Rope)?
    /// The text, where nobody else has it.
    private var held: Rope?
    private var document: DocumentLayout
    private var pending: [Pending] = []
    /// All lines are to be set anew: an edit may have moved what stands before ``Format/start``.
    private var isLost = false
    /// How often lines were set or thrown away: what was measured before is out of date when it is another number.
    private(set) var revision = 0

    /// Says the top and the height of what is seen, in points of the page; `nil` where a text is only measured.
    var seen: (() -> (top: CGFloat, height: CGFloat))?
    /// Hears that what is seen has moved, by points downwards, because estimates of heights above it were wrong. Called for questions
    /// too: who shows the lines counts what is seen from another top at once, and scrolls in the next frame.
    var didMove: ((CGFloat) -> Void)?
    /// What an input method has not decided of the text as it is; `nil` where the looks know nothing of that.
    var marked: (() -> MarkedText?)?
    /// What the lines show of that.
    private var shownMark: ShownMark?
    /// Edits were brought to the layout, and what is seen was not laid out since.
    private var isStale = false

    /// More edits than this are brought to the layout at once: each holds a version of the text.
    private static let pendingLimit = 64
    /// More text than this comes from a program or a clipboard, in UTF-16 units.
    private static let longEdit = 1024

    init(
        _ text: Rope, format: Format, source: (() -> Rope)? = nil, looks: @escaping DocumentLayout.Looks
    ) {
        self.format = format
        self.source = source
        self.looks = looks
        if source == nil { held = text }
        document = Self.document(text, format: format, looks: looks)
    }

    private static func document(
        _ text: Rope, format: Format, looks: @escaping DocumentLayout.Looks
    ) -> DocumentLayout {
        var (text, looks) = (text, looks)
        if format.start > 0 { (text, looks) = part(of: text, from: format.start, looks: looks) }
        return DocumentLayout(
            text, options: format.options, room: format.room, lineHeight: format.lineHeight,
            typesetter: Typesetter(shaper: FontShaper(scale: format.scale)), looks: looks)
    }

    /// The rest of a text. Where it begins inside of a paragraph, that paragraph goes on as it began.
    private static func part(
        of text: Rope, from start: Int, looks: @escaping DocumentLayout.Looks
    ) -> (Rope, DocumentLayout.Looks) {
        let start = min(start, text.utf16Count)
        let paragraph = text.paragraphRange(containing: start).lowerBound
        let goesOn = paragraph < start
        let isRightToLeft = goesOn && FirstStrong(ofParagraphAt: paragraph, in: text).isRightToLeft
        return (
            text.subrope(in: start..<text.utf16Count),
            { range, options in
                var own = looks((range.lowerBound + start)..<(range.upperBound + start), options)
                guard goesOn, range.lowerBound == 0 else { return own }
                own.options.firstLineHeadIndent = own.options.headIndent
                if own.options.direction == .automatic {
                    own.options.direction = isRightToLeft ? .rightToLeft : .leftToRight
                }
                return own
            }
        )
    }

    private var start: Int { format.start }

    /// A place as the layout counts it.
    private func local(_ selection: TextSelection) -> TextSelection {
        guard start > 0 else { return selection }
        return TextSelection(caret: max(0, selection.head - start), affinity: selection.affinity)
    }

    private func local(_ range: Range<Int>) -> Range<Int> {
        max(0, range.lowerBound - start)..<max(0, range.upperBound - start)
    }

    private func global(_ range: Range<Int>) -> Range<Int> { (range.lowerBound + start)..<(range.upperBound + start) }

    private func global(_ piece: DocumentLayout.PlacedPiece) -> DocumentLayout.PlacedPiece {
        guard start > 0 else { return piece }
        var piece = piece
        piece.range = global(piece.range)
        return piece
    }

    /// Changes the layout, or asks it. A program that is asked about lines meanwhile and asks itself gets its answer from
    /// lines that are set without it.
    private func lay<Answer>(_ body: (inout DocumentLayout) -> Answer) -> Answer {
        guard isSetting else {
            isSetting = true
            defer { isSetting = false }
            return body(&document)
        }
        var plain = format
        plain.room.area = nil
        let looks = looks
        var other = Self.document(text, format: plain) {
            var own = looks($0, $1)
            own.rules = nil
            return own
        }
        return body(&other)
    }

    /// Lines are being set.
    private var isSetting = false

    /// Whether the layout must not be touched, because lines are being set. Everything is set anew after that.
    private func mustWait() -> Bool {
        guard isSetting else { return false }
        isLost = true
        revision += 1
        return true
    }

    /// The text as it is.
    private var text: Rope { source?() ?? held ?? document.text }

    // MARK: Changes

    /// An edit is about to be made in a text.
    /// - Parameter range: What it replaces, if that is known.
    func willReplace(_ range: Range<Int>?, in text: Rope) {
        guard start == 0, let last = pending.last, last.text == nil else { return }
        if let range, Self.touches(last, range) { return }
        pending[pending.count - 1].text = text
    }

    /// Takes note of an edit.
    func replaced(_ result: EditResult, in text: Rope) {
        revision += 1
        shownMark?.replaced(result)
        if source == nil { held = text }
        guard start == 0, !isSetting else { return isLost = true }
        let before = text.utf16Count - result.newCount + result.replacedRange.count
        if result.replacedRange.count == before, before > 0 || result.newCount > Self.longEdit {
            // Another text: nothing of the old lines is of use.
            pending.removeAll()
            document = Self.document(text, format: format, looks: looks)
            return
        }
        let held = source == nil ? text : nil
        if let last = pending.last, last.text == nil || Self.touches(last, result.replacedRange) {
            // One edit that does what two do, and replaces what lies between them by itself.
            pending[pending.count - 1] = Pending(edit: last.edit.followed(by: result), text: held)
        } else {
            if pending.count >= Self.pendingLimit { flush() }
            pending.append(Pending(edit: result, text: held))
        }
    }

    /// Whether an edit touches what another has put in.
    private static func touches(_ first: Pending, _ range: Range<Int>) -> Bool {
        let put = first.edit.newRange
        return range.lowerBound <= put.upperBound && range.upperBound >= first.edit.replacedRange.lowerBound
    }

    /// Forgets the lines that touch a range: they look different now.
    func invalidate(_ range: Range<Int>) {
        guard !mustWait() else { return }
        update()
        document.invalidate(local(range).clamped(to: 0..<document.text.utf16Count))
        revision += 1
    }

    /// Forgets the letters of a range: their colours or lines are others, and nothing else about their paragraphs is.
    func invalidateLetters(of range: Range<Int>) {
        guard !mustWait() else { return }
        update()
        document.invalidateLetters(of: local(range).clamped(to: 0..<document.text.utf16Count))
        revision += 1
    }

    /// Sets all lines in another way.
    func setFormat(_ new: Format) {
        guard new != format, !isSetting else { return }
        update()
        let isOther = new.scale != format.scale || new.start != format.start
        format = new
        revision += 1
        if isOther {
            document = Self.document(text, format: new, looks: looks)
        } else {
            document.setOptions(new.options, room: new.room, lineHeight: new.lineHeight)
        }
    }

    /// The same text for a display of another scale: letters are shaped for its pixels.
    func page(atScale scale: CGFloat) -> TextPage {
        guard scale != format.scale else { return self }
        update()
        if let scaled, scaled.revision == revision, scaled.page.format.scale == scale { return scaled.page }
        var other = Format(
            options: format.options, room: format.room, scale: scale, lineHeight: format.lineHeight,
            language: format.language)
        other.start = start
        let page = TextPage(text, format: other, looks: looks)
        scaled = (page, revision)
        return page
    }

    /// The last page for another display, and the revision that it was made of.
    private var scaled: (page: TextPage, revision: Int)?

    /// Forgets all lines: their looks are others.
    func looksDidChange() {
        guard !mustWait() else { return }
        update()
        document.layoutIsLost()
        revision += 1
    }

    /// Brings the edits that were noted to the layout, and lays out what is seen: places that are asked for between two
    /// frames are those of the text as it is.
    private func update() {
        let mark = marked?().map(ShownMark.init)
        guard !pending.isEmpty || isStale || isLost || mark != shownMark, !isSetting else { return }
        flush()
        if mark != shownMark { show(mark) }
        isStale = false
        let seen = seen?() ?? (top: 0, height: 0)
        move(by: lay { $0.layOut(from: seen.top, height: seen.height) } - seen.top)
    }

    /// Text that an input method has decided loses its looks, and what it has marked gets them.
    private func show(_ mark: ShownMark?) {
        for mark in [shownMark, mark].compactMap({ $0 }) {
            let range = local(mark.range).clamped(to: 0..<document.text.utf16Count)
            if mark.isLineOnly { document.invalidateLetters(of: range) } else { document.invalidate(range) }
        }
        shownMark = mark
        revision += 1
    }

    /// Asks for a place. Where nobody has looked there, lines are laid out for it, their height is another than the
    /// estimate, and what is seen below them moves.
    private func ask<Answer>(
        isSettled: (DocumentLayout) -> Bool, _ question: (inout DocumentLayout) -> Answer
    ) -> Answer {
        update()
        guard !isSetting, !isSettled(document) || !document.isHeightSettled else { return lay(question) }
        // All heights of a small text are known before the first answer, so that later ones fit in with it.
        func settled(_ document: inout DocumentLayout) -> Answer {
            document.settleSmallText()
            return question(&document)
        }
        guard let seen = seen?() else { return lay(settled) }
        let (answer, distance) = lay { $0.steadily(from: seen.top, height: seen.height, settled) }
        move(by: distance)
        return answer
    }

    private func move(by distance: CGFloat) {
        if distance != 0, distance.isFinite { didMove?(distance) }
    }

    /// Brings the edits to the layout and lays nothing out: the text may be further on than what is brought.
    private func flush() {
        if isLost {
            isLost = false
            document = Self.document(text, format: format, looks: looks)
            // It is the text as it is, with what was noted since lines were lost.
            pending.removeAll(keepingCapacity: true)
        }
        guard !pending.isEmpty else { return }
        for edit in pending {
            guard let text = edit.text ?? source?() else { continue }
            document.replace(edit.edit.replacedRange, newCount: edit.edit.newCount, in: text)
        }
        pending.removeAll(keepingCapacity: true)
        isStale = true
    }

    /// Calls a function when lines were set since it was called last.
    func tellLayout(_ tell: () -> Void) {
        guard told != revision else { return }
        told = revision
        tell()
    }

    /// The revision that was told of last.
    private var told = -1

    // MARK: Places

    /// The height of all lines that are shown; in a long text, of those that nobody has seen, an estimate.
    var height: CGFloat { ask(isSettled: { $0.isHeightSettled }) { $0.settledHeight() } }

    /// Whether not all lines may be shown.
    var isLimited: Bool { format.options.maximumLines > 0 || format.room.height.isFinite }

    /// Lays out what is seen.
    /// - Returns: The top of what is seen, moved with what stands there (see `DocumentLayout`).
    func layOut(from y: CGFloat, height: CGFloat) -> CGFloat {
        update()
        return lay { $0.layOut(from: y, height: height) }
    }

    /// Where a caret stands.
    func caret(_ selection: TextSelection) -> DocumentLayout.Caret {
        let selection = local(selection)
        return ask(isSettled: { $0.isSettled(at: selection.head) }) {
            $0.caret(at: selection.head, affinity: selection.affinity)
        }
    }

    /// The text of the line that a caret stands on, without the paragraph's terminator.
    func lineRange(_ selection: TextSelection) -> Range<Int> {
        let selection = local(selection)
        return global(
            ask(isSettled: { $0.isSettled(at: selection.head) }) {
                $0.lineRange(at: selection.head, affinity: selection.affinity)
            })
    }

    /// The line of a caret and the piece that it is a part of, laid out now if they were not.
    func line(_ selection: TextSelection) -> (line: TextLayout.PlacedLine, piece: DocumentLayout.PlacedPiece) {
        let selection = local(selection)
        let (line, piece) = ask(isSettled: { $0.isSettled(at: selection.head) }) {
            $0.line(at: selection.head, affinity: selection.affinity)
        }
        return (line, global(piece))
    }

    /// The place for a caret nearest to a point.
    func stop(nearestTo point: CGPoint) -> TextSelection {
        let stop = ask(isSettled: { $0.isSettled(atY: point.y) }) { $0.stop(nearestToX: point.x, y: point.y) }
        return start > 0 ? TextSelection(caret: stop.head + start, affinity: stop.affinity) : stop
    }

    /// The rectangles of a selection between two heights, from top to bottom.
    /// - Parameter room: From where to where lines may reach that the selection goes beyond; `nil` for their letters
    ///   alone, and a little more where a line end is selected.
    func rects(
        of selection: Range<Int>, from top: CGFloat, to bottom: CGFloat, room: ClosedRange<CGFloat>? = nil
    ) -> [CGRect] {
        let selection = local(selection)
        guard !selection.isEmpty, !isSetting else { return [] }
        update()
        var rects: [CGRect] = []
        let room = room.map { Double($0.lowerBound)...Double($0.upperBound) }
        document.forEachSpan(of: selection, from: top, to: bottom, room: room) { x, y, height in
            rects.append(CGRect(x: x.lowerBound, y: y, width: x.upperBound - x.lowerBound, height: height))
        }
        return rects
    }

    /// Calls a function for the pieces between two heights that are laid out, until it returns false.
    func forEachPiece(from top: CGFloat, to bottom: CGFloat, _ body: (DocumentLayout.PlacedPiece) -> Bool) {
        guard !isSetting else { return }
        update()
        document.forEachPiece(from: top, to: bottom) { body(global($0)) }
    }

    /// Where the text goes on that does not fit, in UTF-16 units; `nil` where all of it is shown.
    var rest: Int? {
        guard isLimited else { return nil }
        let text = text
        let end = TextSelection(caret: text.utf16Count)
        let shown = text.withLineEnd(lineRange(end)).upperBound
        if shown < text.utf16Count { return shown }
        guard shown > 0, LineTerminator.isTerminator(text[shown - 1]) else { return nil }
        // Behind the last line end there is one line more.
        let (line, piece) = line(end)
        return piece.range.lowerBound + line.range.lowerBound == shown ? nil : shown
    }

    /// The first UTF-16 unit that has no lines yet; the length of the text where all of it has.
    var firstUnlaid: Int {
        guard !isSetting else { return start }
        update()
        return (document.firstUnlaid ?? document.text.utf16Count) + start
    }

    /// Whether there are lines behind text that has none.
    var hasGaps: Bool {
        guard !isSetting else { return false }
        update()
        return document.hasGaps
    }
}

extension Rope {
    /// The range of a line with the terminator behind it, so that lines follow each other without a gap.
    func withLineEnd(_ range: Range<Int>) -> Range<Int> {
        let end = range.upperBound
        guard end < utf16Count, LineTerminator.isTerminator(self[end]),
            range.isEmpty || !LineTerminator.isTerminator(self[end - 1])
        else { return range }
        let isPair = self[end] == 0x0D && end + 1 < utf16Count && self[end + 1] == 0x0A
        return range.lowerBound..<(end + (isPair ? 2 : 1))
    }
}
