import Foundation
import TextEngine

/// The part of a text view that shows lines, selection and caret. It is as large as what is seen and moves with it, so
/// that a text of any length is a view of usual size.
final class TextCanvas: UIView {
    @Unkept var textView: UITextView?
    let caret = CaretView()
    /// How the word at the caret may go on, once that was said.
    private(set) var prediction: PredictionLabel?
    /// What is marked in a colour under the letters: ranges that are seen, in UTF-16 units of the text.
    var highlights: [(range: Range<Int>, color: UIColor)] = []
    private var paintedLines = LineDamage()
    /// What was painted last besides the lines.
    private var shown = Shown()
    /// Whether there are markers of lists among the lines: they look alike, so that none is told from another one when
    /// lines have moved.
    private var hasMarkers = false
    /// The heights of the text between which rectangles are asked for; `nil` for wherever they are.
    private(set) var askedPart: ClosedRange<CGFloat>?
    /// What the next frame may take over from the last one.
    private var kept = KeptContent.nothing

    private struct Shown {
        var frame = CGRect.null
        var origin = CGPoint.zero
        var scale: CGFloat = 0
        var selection: [Highlight] = []
        var highlights: [Highlight] = []
        var tint: UIColor?
        /// Of the page, where a program's layout manager paints: whatever it depends on is another one then.
        var revision = 0

        /// Where the text begins, in points of the canvas.
        var left: CGFloat { origin.x - frame.minX }
        var top: CGFloat { origin.y - frame.minY }

        /// Whether lines that look the same were painted the same, but for their height.
        func hasSameLook(as other: Shown) -> Bool {
            frame.size == other.frame.size && frame.minX == other.frame.minX && origin.x == other.origin.x
                && scale == other.scale && tint == other.tint && revision == other.revision
        }
    }

    /// A ground under letters.
    private struct Highlight {
        /// In points of the canvas.
        var rect: CGRect
        var color: UIColor?

        func isNear(_ rect: CGRect, _ color: UIColor?) -> Bool {
            let (a, b) = (self.rect, rect)
            return abs(a.minX - b.minX) < 1e-6 && abs(a.maxX - b.maxX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
                && abs(a.maxY - b.maxY) < 1e-6 && self.color == color
        }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// What is beneath the text gets no touches that are meant for it: they are the text view's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        !isHidden && self.point(inside: point, with: event) ? superview : nil
    }

    /// Makes what shows how the word at the caret may go on.
    func makePrediction() {
        guard prediction == nil else { return }
        let label = PredictionLabel()
        insertSubview(label, belowSubview: caret)
        prediction = label
    }

    /// Everything is to be painted anew.
    func looksDidChange() {
        shown.frame = .null
        repaint()
    }

    /// Forgets what was painted; everything is painted anew.
    func forgetLines() {
        paintedLines = LineDamage()
        looksDidChange()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        textView?.finding.viewDidMoveToWindow()
    }

    // MARK: Following the text

    /// Whether what was painted may be moved when the text is scrolled: it stands alone on a ground of one colour.
    var canMove: Bool {
        guard let textView, textView.animations == nil, animations == nil else { return false }
        guard let ground = textView.backgroundColor, ground.paint(with: textView.traitCollection).isOpaque else {
            return false
        }
        // Views that a program has put on the text move with it, but their edges and letters do not know of the grid.
        guard textView.children.allSatisfy({ $0 === self || textView.indicators.contains($0) }) else { return false }
        var view: UIView? = textView
        while let current = view {
            guard current.keepsPixelsOfContent else { return false }
            view = current.superview
        }
        return true
    }

    /// Stays where the text is seen.
    func follow(_ seen: CGRect) {
        guard frame != seen else { return }
        let (wasMoved, isSameSize) = (invalidation.composition, bounds.size == seen.size)
        frame = seen
        // Seen from the window it has not moved.
        if let textView, textView.invalidation.scrolled, isSameSize, !wasMoved { invalidation.composition = false }
    }

    /// Shows the lines as they are now, of which those between two heights of the text are seen, and damages what looks
    /// different from before.
    func update(origin: CGPoint, top: CGFloat, bottom: CGFloat) {
        guard let textView else { return }
        let lines = lines(origin: origin, top: top, bottom: bottom)
        let now = shown(origin: origin, top: top, bottom: bottom)
        let before = shown
        shown = now
        let isScrolled = now.frame != before.frame
        guard now.hasSameLook(as: before), !isScrolled || textView.invalidation.scrolled && !invalidation.composition
        else {
            paintedLines = LineDamage(scale: now.scale)
            paintedLines.reset(to: lines)
            return repaint()
        }
        let isFirst =
            if case .nothing = kept { !invalidation.display && invalidation.displayRects.isEmpty } else { false }
        let isPlain = textView.paintingManager == nil
        let change = paintedLines.update(
            to: lines, mayMove: canMove && isPlain && !hasMarkers && !invalidation.composition)
        var bands: [KeptContent.Band]?
        var rects: [CGRect]
        switch change {
        case .all: return repaint()
        case .inPlace(let changed) where !isPlain && (isScrolled || !changed.isEmpty): return repaint()
        case .inPlace(let changed): rects = changed
        case .moved(let moved, let changed): (bands, rects) = (moved, changed)
        }
        rects = rects.map { $0.offsetBy(dx: now.left, dy: 0) }
        rects += changes(from: before.highlights, to: now.highlights, in: bands)
        rects += changes(from: before.selection, to: now.selection, in: bands)
        if bands == nil, rects.isEmpty {
            if isFirst, isScrolled { keep(.inPlace) }
            return
        }
        // What was found out before, in this same frame, does not hold any more where all has moved since.
        guard isFirst || bands == nil && !isScrolled else { return repaint() }
        if case .bands = kept { return repaint() }
        keep(bands.map { .bands($0) } ?? .inPlace)
        for rect in rects { setNeedsDisplay(rect.insetBy(dx: -1, dy: -1)) }
    }

    private func repaint() {
        kept = .nothing
        if textView?.invalidation.scrolled ?? false { setNeedsComposition() }
        setNeedsDisplay()
    }

    private func keep(_ kept: KeptContent) {
        self.kept = kept
        markPaintBelow()
    }

    /// Whether the pixels of the last frame serve for what is shown now.
    var keepsPixels: Bool {
        if case .nothing = kept { false } else { true }
    }

    override func takeKeptContent() -> KeptContent? {
        defer { kept = .nothing }
        return kept
    }

    /// The lines that are seen, and those above and below them whose letters may reach into view, by a line's height.
    private func lines(origin: CGPoint, top: CGFloat, bottom: CGFloat) -> [LineDamage.Line] {
        guard let textView else { return [] }
        let page = textView.page
        let markers = textView.listMarkers(scale: screenScale)
        let margin = max(40, page.format.lineHeight)
        let local = origin.y - frame.minY
        var lines: [LineDamage.Line] = []
        hasMarkers = false
        page.forEachPiece(from: top - margin, to: bottom + margin) { piece in
            for line in piece.layout.lines {
                let y = piece.y + line.y
                if y > bottom + margin { break }
                guard y + line.height >= top - margin else { continue }
                let start = piece.range.lowerBound + line.range.lowerBound
                if let marker = markers?.marker(beside: line, at: start) {
                    lines.append(LineDamage.Line(line: marker, y: piece.y + marker.y + local))
                    hasMarkers = true
                }
                lines.append(LineDamage.Line(line: line, y: y + local))
            }
            return true
        }
        return lines
    }

    private func shown(origin: CGPoint, top: CGFloat, bottom: CGFloat) -> Shown {
        var now = Shown(frame: frame, origin: origin, scale: screenScale)
        guard let textView else { return now }
        now.tint = textView.tintColor
        if textView.paintingManager != nil { now.revision = textView.page.revision }
        func rects(_ range: Range<Int>) -> [CGRect] {
            textView.page.rects(of: range, from: top, to: bottom).map {
                $0.offsetBy(dx: origin.x - frame.minX, dy: origin.y - frame.minY)
            }
        }
        if textView.showsSelection, !textView.session.selection.isCaret {
            now.selection = asking(about: top...max(top, bottom)) { textView.shownSelectionRects }.map {
                Highlight(rect: $0.offsetBy(dx: -frame.minX, dy: -frame.minY), color: nil)
            }
        }
        for (range, color) in highlights { now.highlights += rects(range).map { Highlight(rect: $0, color: color) } }
        return now
    }

    /// Asks something of which only what stands between two heights of the text counts.
    func asking<Answer>(about part: ClosedRange<CGFloat>, _ question: () -> Answer) -> Answer {
        let outer = askedPart
        askedPart = part
        defer { askedPart = outer }
        return question()
    }

    /// Where grounds look different, the old ones being where the bands have taken them.
    private func changes(from old: [Highlight], to new: [Highlight], in bands: [KeptContent.Band]?) -> [CGRect] {
        guard !old.isEmpty || !new.isEmpty else { return [] }
        var rects: [CGRect] = []
        var left = new
        for highlight in old {
            let places = bands?.compactMap { paintedLines.moved(highlight.rect, by: $0) } ?? [highlight.rect]
            for place in places {
                if let index = left.firstIndex(where: { $0.isNear(place, highlight.color) }) {
                    left.remove(at: index)
                } else {
                    rects.append(place)
                }
            }
        }
        return rects + left.map(\.rect)
    }

    // MARK: Painting

    /// Paints what was found when the text was laid out, so that what was painted is known when it is laid out again.
    override func draw(_ rect: CGRect) {
        guard let textView, let context = UIGraphicsGetCurrentContext() else { return }
        if let manager = textView.paintingManager { return draw(through: manager, of: textView, in: context) }
        let lines = paintedLines.lines.map {
            var line = $0.line
            line.y = $0.y
            return line
        }
        let drawing = TextDrawing(
            context: context, origin: CGPoint(x: shown.left, y: 0), textColor: textView.usedColor
        )
        drawing.paintGrounds(of: lines)
        paintHighlights(of: textView, in: context)
        drawing.paintLetters(of: lines)
    }

    private func paintHighlights(of textView: UITextView, in context: CGContext) {
        for highlight in shown.highlights {
            context.fill(roundedRect: highlight.rect, radius: 3, color: highlight.color ?? .clear)
        }
        if !shown.selection.isEmpty {
            context.setFill(textView.tintColor.withAlphaComponent(0.25))
            for selected in shown.selection { context.fill(selected.rect) }
        }
    }

    /// Paints through a program's layout manager, in the text view's points. It is asked for all lines that were found,
    /// whatever part of them is to be painted, so that what it paints does not depend on that.
    private func draw(through manager: NSLayoutManager, of textView: UITextView, in context: CGContext) {
        let container = textView.textContainer
        var glyphs: Range<Int>?
        let seen = (top: -shown.top, bottom: -shown.top + bounds.height)
        let margin = max(40, textView.page.format.lineHeight)
        manager.lines(in: container)?.forEachLine(from: seen.top - margin, to: seen.bottom + margin) {
            glyphs =
                min(
                    glyphs?.lowerBound ?? .max, $0.range.lowerBound)..<max(
                    glyphs?.upperBound ?? 0, $0.range.upperBound)
        }
        let range = NSRange(glyphs ?? 0..<0)
        func paint(_ body: (NSRange, CGPoint) -> Void) {
            context.saveGState()
            context.translateBy(x: -frame.minX, y: -frame.minY)
            let origin = textView.textOrigin
            body(range, CGPoint(x: origin.x - container.lineFragmentPadding, y: origin.y))
            context.restoreGState()
        }
        if let layout = manager.textLayoutManager, layout.delegate != nil {
            // A fragment draws its ground and its letters in one go.
            paintHighlights(of: textView, in: context)
            return paint { layout.drawFragments(of: $0, at: $1, in: context) }
        }
        paint(manager.drawBackground(forGlyphRange:at:))
        paintHighlights(of: textView, in: context)
        paint(manager.drawGlyphs(forGlyphRange:at:))
    }
}

extension UIView {
    /// Whether the pixels inside are those of the content alone: nothing shines through, no border lies above them, no
    /// round corner cuts them, no layer lies behind them, and none is made from several.
    fileprivate var keepsPixelsOfContent: Bool {
        let state = shownState
        return state.alpha >= 1 && state.borderWidth == 0 && !state.isResampled
            && (state.cornerRadius == 0 || !clipsToBounds) && !hasSublayers
    }
}
