import Foundation
import TextEngine

/// The one line of a field as it is shown: the text set in type, with a dot for each character when it is secret.
///
/// Offsets are UTF-16 units of the field's text; what is shown may be shorter.
@MainActor
final class FieldLine {
    /// The attributes of a stretch of text, compared by value.
    struct Attributes: Equatable {
        var values: [NSAttributedString.Key: Any]

        static func == (a: Attributes, b: Attributes) -> Bool {
            NSDictionary(dictionary: a.values).isEqual(to: b.values)
        }
    }

    private struct Key: Equatable {
        var revision: Int
        var width: CGFloat
        var scale: CGFloat
        var isEditing: Bool
    }

    /// Attributes of the text beyond font and colour, from the field's defaults.
    var extraAttributes: [NSAttributedString.Key: Any] = [:]
    /// Attributes for what is typed next.
    var typingAttributes: [NSAttributedString.Key: Any]?
    private var styles: AttributeRuns<Attributes>?
    private var layout: TextLayout?
    private var key: Key?
    /// The places in the text where each shown character begins, and its end: only when it is secret.
    private var clusterStarts: [Int]?
    private weak var field: UITextField?

    /// The sign for a character of a secret text.
    private static let dot: UInt16 = 0x2022

    /// Forgets the set line.
    func invalidate() {
        layout = nil
    }

    // MARK: Attributes

    func setStyles(_ text: NSAttributedString?, length: Int) {
        typingAttributes = nil
        guard let text, text.length == length, length > 0 else {
            styles = nil
            return
        }
        var runs = AttributeRuns(utf16Count: length, value: Attributes(values: [:]))
        text.enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
            runs.set(Attributes(values: values), in: range.location..<(range.location + range.length))
        }
        styles = runs
    }

    /// The text was edited: attributes move with it, and what is new takes those of its neighbour or of typing.
    func replaced(_ result: EditResult) {
        invalidate()
        guard styles != nil || typingAttributes != nil else { return }
        var runs = styles ?? AttributeRuns(utf16Count: result.replacedRange.upperBound, value: Attributes(values: [:]))
        guard runs.utf16Count >= result.replacedRange.upperBound else {
            styles = nil
            return
        }
        let start = result.replacedRange.lowerBound
        let neighbour = runs.run(at: start > 0 ? start - 1 : start)?.value
        let value = typingAttributes.map { Attributes(values: $0) } ?? neighbour ?? Attributes(values: [:])
        runs.replace(result.replacedRange, utf16Count: result.newCount, value: value)
        styles = runs
    }

    func attributedText(of session: TextInputSession, defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: session.text, attributes: defaults)
        guard let styles, styles.utf16Count == session.length else { return result }
        styles.forEachRun(in: 0..<session.length) { value, range in
            result.addAttributes(value.values, range: NSRange(range))
            return true
        }
        return result
    }

    // MARK: Layout

    /// The line, set for the field as it is.
    func layout(for field: UITextField) -> TextLayout {
        self.field = field
        let canvas = field.canvas.room
        let new = Key(
            revision: field.session.editor.revision, width: canvas.width, scale: UIScreen.main.scale,
            isEditing: field.isEditing)
        if let layout, key == new { return layout }
        key = new
        let made = make(for: field, width: canvas.width)
        layout = made
        return made
    }

    private func make(for field: UITextField, width: CGFloat) -> TextLayout {
        var text = styledText(of: field)
        let scale = UIScreen.main.scale
        var options = TextLayout.Options()
        options.wrap = .none
        options.alignment = LineAlignment(field.textAlignment)
        options.direction = field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .automatic
        var set = text.layout(options, scale: scale)
        guard width.isFinite else { return set }
        var needed = set.width
        if field.adjustsFontSizeToFitWidth, needed > width, width > 0 {
            let size = max(field.minimumFontSize, field.usedFont.pointSize * width / needed)
            text = styledText(of: field, font: field.usedFont.withSize((size * 4).rounded(.down) / 4))
            set = text.layout(options, scale: scale)
            needed = set.width
        }
        // A text that is too long is cut while nobody edits it, and scrolls while somebody does.
        options.width = needed > width && field.isEditing ? needed : width
        guard needed > width, !field.isEditing, !field.isSecureTextEntry else { return set.aligned(options) }
        (options.truncation, options.maximumLines) = (.tail, 1)
        return text.layout(options, scale: scale)
    }

    private func styledText(of field: UITextField, font: UIFont? = nil) -> StyledText {
        var defaults = field.defaultTextAttributes
        defaults[.paragraphStyle] = nil
        if let font { defaults[.font] = font }
        let session = field.session
        guard !field.isSecureTextEntry else {
            let starts = clusters(of: session)
            clusterStarts = starts
            return StyledText(
                String(repeating: Character(UnicodeScalar(Self.dot) ?? "*"), count: starts.count - 1),
                attributes: defaults)
        }
        clusterStarts = nil
        guard styles != nil || session.markedRange != nil else {
            return StyledText(session.text, attributes: defaults)
        }
        let text = NSMutableAttributedString(attributedString: attributedText(of: session, defaults: defaults))
        if let font { text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length)) }
        if let marked = session.markedRange {
            // What an input method has not decided is underlined.
            text.addAttribute(
                .underlineStyle, value: NSNumber(value: NSUnderlineStyle.single.rawValue), range: NSRange(marked))
        }
        return StyledText(text, defaults: defaults)
    }

    private func clusters(of session: TextInputSession) -> [Int] {
        var starts = [0]
        while let last = starts.last, last < session.length {
            starts.append(max(last + 1, GraphemeBreaker.boundary(after: last, in: session.editor.text)))
        }
        return starts
    }

    /// How wide the text is by itself, in points.
    func naturalWidth(of field: UITextField) -> CGFloat {
        make(for: field, width: .infinity).width
    }

    // MARK: Offsets

    private func shown(_ offset: Int) -> Int {
        guard let clusterStarts else { return offset }
        return max(0, clusterStarts.count { $0 <= offset } - 1)
    }

    private func stored(_ offset: Int) -> Int {
        guard let clusterStarts else { return offset }
        return clusterStarts[min(max(0, offset), clusterStarts.count - 1)]
    }

    private var fragment: (line: TextLayout.PlacedLine, fragment: LineFragment)? {
        guard let field, let line = layout(for: field).lines.first else { return nil }
        return (line, line.fragment)
    }

    /// Where the caret of a place stands, in points from the canvas's text edge.
    func caretX(_ offset: Int, affinity: TextSelection.Affinity, field: UITextField) -> CGFloat {
        self.field = field
        guard let (line, fragment) = fragment else { return 0 }
        return line.x + fragment.caretX(at: shown(offset), affinity: affinity)
    }

    /// The place for a caret nearest to a point.
    func stop(nearestTo x: CGFloat, field: UITextField) -> TextSelection {
        self.field = field
        guard let (line, fragment) = fragment else { return TextSelection(caret: 0) }
        let stop = fragment.caretStop(nearestTo: x - line.x)
        let offset = line.isTruncated ? min(stop.offset, fragment.range.upperBound) : stop.offset
        return TextSelection(caret: stored(offset), affinity: stop.affinity)
    }

    /// The parts of the line that a range covers, from left to right.
    func spans(of range: Range<Int>, field: UITextField) -> [ClosedRange<CGFloat>] {
        self.field = field
        guard let (line, fragment) = fragment, !range.isEmpty else { return [] }
        return fragment.selectionSpans(for: shown(range.lowerBound)..<shown(range.upperBound)).map {
            (line.x + $0.lowerBound)...(line.x + $0.upperBound)
        }
    }

    /// The caret's next place to the left or to the right, or the edge of a selection; `nil` at the end of the line.
    func neighbour(of selection: TextSelection, isRight: Bool) -> TextSelection? {
        guard let (_, fragment) = fragment else { return nil }
        if !selection.isCaret {
            let (a, b) = (selection.range.lowerBound, selection.range.upperBound)
            let isAFirst = fragment.caretX(at: shown(a)) <= fragment.caretX(at: shown(b), affinity: .upstream)
            return TextSelection(caret: isAFirst == isRight ? b : a)
        }
        let stops = fragment.caretStops
        let x = fragment.caretX(at: shown(selection.head), affinity: selection.affinity)
        let next =
            isRight
            ? stops.first { $0.x > x + 0.01 && stored($0.offset) != selection.head }
            : stops.last { $0.x < x - 0.01 && stored($0.offset) != selection.head }
        return next.map { TextSelection(caret: stored($0.offset), affinity: $0.affinity) }
    }
}
