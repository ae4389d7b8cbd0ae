import Foundation
import TextEngine

/// The part of a field that shows its text, the selection and the caret, and scrolls them sideways.
final class FieldCanvas: UIView {
    /// Room at both sides of the text, for half a caret.
    static let margin: CGFloat = 2

    var field: UITextField? { fieldReference?.object }
    @exclusivity(unchecked) var fieldReference: UnkeptReference<UITextField>?
    private let caret = CaretView()
    /// How the word at the caret may go on, once that was said.
    @exclusivity(unchecked) private(set) var prediction: PredictionLabel?
    /// The most often that scrolling and laying out take turns.
    private static let scrollRounds = 4

    /// How far the text is moved to the left, in points.
    @exclusivity(unchecked) private(set) var scroll: CGFloat = 0
    /// Where the selection is drawn, in the canvas's points.
    private var selected: [CGRect] = []
    /// What of what stands before the text is drawn as selected.
    private var paintedLeads = 0..<0
    /// The line as it was painted.
    private var paintedLine = LineDamage()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Where the text may stand, in the canvas's points.
    var room: CGRect { bounds.insetBy(dx: Self.margin, dy: 0) }

    /// The left edge of the room that is scrolled, in the canvas's points.
    private var origin: CGFloat { Self.margin - scroll }

    /// Shows another text or another selection. What looks different is found when it is set in type.
    ///
    /// Setting type waits for the frame: however often a text changes in between, it is set once.
    func textDidChange() {
        setNeedsLayout()
        caret.restart()
    }

    /// Shows how the word at the caret may go on, or that no longer.
    func predictionDidChange() {
        if prediction == nil {
            let label = PredictionLabel()
            insertSubview(label, belowSubview: caret)
            prediction = label
        }
        setNeedsLayout()
    }

    /// Shows the text with other looks, or while something else is done with it.
    func looksDidChange(restartsBlink: Bool) {
        setNeedsDisplay()
        setNeedsLayout()
        if restartsBlink { caret.restart() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Another window may speak another language.
        field?.localizeFormat()
    }

    override func forgetText() {
        super.forgetText()
        paintedLine = LineDamage()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateScroll()
    }

    // MARK: Scrolling

    /// Moves the text by the least that shows the caret.
    private func updateScroll() {
        let before = scroll
        // No type is set for a form's empty fields.
        if isBlank { scroll = 0 } else { settleScroll() }
        if scroll != before { setNeedsDisplay() }
        damageText()
        placeSelection()
        showCaret()
    }

    private func settleScroll() {
        for _ in 0..<Self.scrollRounds {
            scroll = seenScroll(wantedScroll)
            // Where letters are set that nobody has seen, the caret may stand elsewhere than was estimated.
            if wantedScroll == scroll { break }
        }
    }

    /// Whether nothing of the text is seen, no caret either.
    private var isBlank: Bool { field.map { $0.session.length == 0 && !$0.isEditing } ?? true }

    /// Has painted what looks different from before: after a key mostly the last word.
    private func damageText() {
        let lines = isBlank ? [] : field.map(shownLines) ?? []
        guard case .inPlace(let rects) = paintedLine.update(to: lines, mayMove: false), !isDrawnElsewhere else {
            return setNeedsDisplay()
        }
        for rect in rects { setNeedsDisplay(rect) }
    }

    private func shownLines(of field: UITextField) -> [LineDamage.Line] {
        let top = lineTop(lineHeight)
        return field.line.pieces(from: -origin, to: bounds.width - origin).map { piece in
            var line = piece.layout.lines[0]
            line.x += origin + piece.origin.x
            return LineDamage.Line(line: line, y: top + piece.origin.y + line.y)
        }
    }

    private var wantedScroll: CGFloat {
        guard let field, field.isEditing, room.width > 0, let width = field.line.current?.width else { return 0 }
        let excess = width - room.width
        guard excess > 0 else { return 0 }
        let selection = field.session.selection
        let x = field.line.caret(of: selection).x
        // No empty room at the end while there is text at the beginning.
        return min(max(0, min(max(scroll, x - room.width), x)), excess)
    }

    /// Lays out what is seen when the text is scrolled so far, and moves with the caret where that stands elsewhere
    /// then.
    private func seenScroll(_ wanted: CGFloat) -> CGFloat {
        guard let field, room.width > 0 else { return wanted }
        let selection = field.session.selection
        let anchor = wanted > 0 ? TextSelection(caret: selection.head, affinity: selection.affinity) : .init(caret: 0)
        let seen = field.line.layOut(from: wanted - Self.margin, width: bounds.width, around: anchor) + Self.margin
        return wanted > 0 ? max(0, seen) : 0
    }

    private func showCaret() {
        guard let field, let place = field.placeCaret() else {
            caret.isShown = false
            if prediction != nil { showPrediction(beside: nil) }
            return
        }
        caret.backgroundColor = field.tintColor
        let transform = field.caretTransform(for: TextOffset(field.session.selection.head))
        caret.place(at: convert(place, from: field), transform: transform)
        caret.isShown = true
        if prediction != nil { showPrediction(beside: convert(place, from: field)) }
    }

    private func showPrediction(beside caret: CGRect?) {
        guard let field, let prediction else { return }
        let baseline = lineTop(lineHeight) + (field.line.ask { line, _ in line.ascent } ?? 0)
        field.show(
            prediction, beside: caret, baseline: baseline, in: room.minX...max(room.minX, room.maxX))
    }

    private func placeSelection() {
        let (rects, leads) = (shownSelection, selectedLeads)
        guard rects != selected || leads != paintedLeads else { return }
        (selected, paintedLeads) = (rects, leads)
        setNeedsDisplay()
    }

    /// What is selected of what stands before the text, which shows by itself that it is.
    private var selectedLeads: Range<Int> {
        guard let field, field.isEditing, field.showsSelection else { return 0..<0 }
        return field.session.selectedRange.clamped(to: 0..<field.session.editor.leadCount)
    }

    private var shownSelection: [CGRect] {
        guard let field, field.isEditing, field.showsSelection, !field.session.selection.isCaret else { return [] }
        let (range, count) = (field.session.selectedRange, field.session.editor.leadCount)
        guard range.lowerBound < count else { return field.shownSelectionRects.map { convert($0, from: field) } }
        guard range.upperBound > count else { return [] }
        return field.selectionRects(for: TextOffsetRange(count..<range.upperBound)).map(\.rect).filter(\.isFinite)
            .map { convert($0, from: field) }
    }

    // MARK: Places

    private var lineHeight: CGFloat { field?.line.height ?? 0 }

    private func lineTop(_ height: CGFloat) -> CGFloat { lineTop(height, in: bounds.height) }

    /// Where the line stands in a room.
    private func lineTop(_ height: CGFloat, in room: CGFloat) -> CGFloat {
        guard let field else { return 0 }
        switch field.contentVerticalAlignment {
        case .top: return 0
        case .bottom: return room - height
        case .center, .fill: return (room - height) / 2
        }
    }

    /// The rectangle of a caret, in the canvas's points.
    func rect(ofCaret selection: TextSelection) -> CGRect {
        guard let field else { return .zero }
        let (x, height) = field.line.caret(of: selection)
        return CGRect(
            x: origin + x - CaretView.width / 2, y: lineTop(height), width: CaretView.width, height: height)
    }

    /// The rectangles of a range, in the canvas's points.
    func rects(of range: Range<Int>) -> [CGRect] {
        guard let field else { return [] }
        let height = lineHeight
        return field.line.spans(of: range).map {
            CGRect(x: origin + $0.lowerBound, y: lineTop(height), width: $0.upperBound - $0.lowerBound, height: height)
        }
    }

    /// The place for a caret nearest to a point of the canvas.
    func stop(nearestTo x: CGFloat) -> TextSelection {
        guard let field else { return TextSelection(caret: 0) }
        return field.line.stop(nearestTo: x - origin)
    }

    // MARK: Painting

    /// Where the text stands, in the field's points.
    private var textRect: CGRect { room.offsetBy(dx: frame.minX, dy: frame.minY) }
    /// What is being painted, in the canvas's points; nil while nothing is.
    private var dirty: CGRect?
    /// Where the program has had the text painted in the last picture.
    private var drawnRects: [CGRect] = []
    /// Whether that is not where the layout has it.
    private var isDrawnElsewhere = false

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        if !selected.isEmpty {
            context.setFill(field.tintColor.withAlphaComponent(0.25))
            for rect in selected { context.fill(rect) }
        }
        // A form has many empty fields.
        guard field.session.length > 0 else { return }
        (dirty, drawnRects) = (rect, [])
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        field.drawText(in: textRect)
        context.restoreGState()
        isDrawnElsewhere = drawnRects != [textRect]
        dirty = nil
    }

    /// Paints the line in a rectangle of the field's points: as far from its edges as it stands from those of the text's
    /// own rectangle.
    func drawLine(in rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext(), field.session.length > 0 else { return }
        if dirty != nil { drawnRects.append(rect) }
        let seen = dirty ?? bounds
        let (left, top) = (rect.minX - room.minX + origin, rect.minY + lineTop(lineHeight, in: rect.height))
        let shift = frame.minX - left
        for piece in field.line.pieces(from: seen.minX + shift, to: seen.maxX + shift) {
            context.draw(
                piece.layout, at: CGPoint(x: left + piece.origin.x, y: top + piece.origin.y), color: field.usedColor)
        }
    }
}
