import Foundation
import TextEngine

/// The part of a text view that shows lines, selection and caret. It is as large as what is seen and moves with it, so
/// that a text of any length is a view of usual size.
final class TextCanvas: UIView {
    weak var textView: UITextView?
    let caret = CaretView()
    /// What is marked in a colour under the letters: ranges that are seen, in UTF-16 units of the text.
    var highlights: [(range: Range<Int>, color: UIColor)] = []
    private var paintedLines = LineDamage()
    /// What was painted last besides the lines.
    private var shown = Shown()

    private struct Shown: Equatable {
        var frame = CGRect.null
        var origin = CGPoint.zero
        var selection: [CGRect] = []
        var highlights: [Highlight] = []
        var tint: UIColor?
    }

    private struct Highlight: Equatable {
        var rect: CGRect
        var color: UIColor
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

    /// Everything is to be painted anew.
    func looksDidChange() {
        shown.frame = .null
        setNeedsDisplay()
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
        let (wasMoved, isSameSize) = (dirt.composition, bounds.size == seen.size)
        frame = seen
        // Seen from the window it has not moved.
        if let textView, textView.dirt.scrolled, isSameSize, !wasMoved { dirt.composition = false }
    }

    /// Shows the lines as they are now, of which those between two heights of the text are seen, and damages what looks
    /// different from before.
    func update(origin: CGPoint, top: CGFloat, bottom: CGFloat) {
        guard let textView else { return }
        var lines: [LineDamage.Line] = []
        textView.page.forEachPiece(from: top, to: bottom) { piece in
            for line in piece.layout.lines {
                let y = piece.y + line.y
                if y > bottom { break }
                if y + line.height >= top { lines.append(LineDamage.Line(line: line, y: y)) }
            }
            return true
        }
        var now = Shown(frame: frame, origin: origin, tint: textView.tintColor)
        if textView.showsSelection {
            now.selection = textView.page.rects(of: textView.session.selectedRange, from: top, to: bottom)
        }
        for (range, color) in highlights {
            now.highlights += textView.page.rects(of: range, from: top, to: bottom).map {
                Highlight(rect: $0, color: color)
            }
        }
        defer { shown = now }
        let isMoved = now.frame.size == shown.frame.size && textView.dirt.scrolled && !dirt.composition
        guard now.frame == shown.frame || isMoved, now.origin == shown.origin, now.tint == shown.tint else {
            paintedLines.reset(to: lines)
            return setNeedsDisplay()
        }
        if isMoved, now.frame != shown.frame, dirt.display || !dirt.displayRects.isEmpty {
            // What was asked for before, in this same frame, would be painted in the wrong place.
            paintedLines.reset(to: lines)
            return setNeedsComposition()
        }
        let local = CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)
        func damage(_ rect: CGRect) {
            setNeedsDisplay(rect.offsetBy(dx: local.x, dy: local.y).insetBy(dx: -1, dy: -1))
        }
        for rect in paintedLines.update(to: lines) { damage(rect) }
        if now.highlights != shown.highlights {
            let (old, new) = (shown.highlights, now.highlights)
            for highlight in old where !new.contains(highlight) { damage(highlight.rect) }
            for highlight in new where !old.contains(highlight) { damage(highlight.rect) }
        }
        guard now.selection != shown.selection else { return }
        for rect in shown.selection where !now.selection.contains(rect) { damage(rect) }
        for rect in now.selection where !shown.selection.contains(rect) { damage(rect) }
    }

    // MARK: Painting

    override func draw(_ rect: CGRect) {
        guard let textView, let context = UIGraphicsGetCurrentContext() else { return }
        let local = CGPoint(x: shown.origin.x - frame.minX, y: shown.origin.y - frame.minY)
        for highlight in shown.highlights {
            context.fill(
                roundedRect: highlight.rect.offsetBy(dx: local.x, dy: local.y), radius: 3, color: highlight.color)
        }
        if !shown.selection.isEmpty {
            context.setFill(textView.tintColor.withAlphaComponent(0.25))
            for selected in shown.selection { context.fill(selected.offsetBy(dx: local.x, dy: local.y)) }
        }
        // Letters reach out of their lines a little, and marks by a line's height.
        let reach = max(40, paintedLines.lines.map { CGFloat($0.line.height) }.max() ?? 0)
        let (top, bottom) = (rect.minY - local.y - reach, rect.maxY - local.y + reach)
        textView.page.forEachPiece(from: top, to: bottom) { piece in
            context.draw(
                piece.layout, at: CGPoint(x: local.x, y: local.y + piece.y), color: textView.usedColor)
            return true
        }
    }
}

extension UIView {
    /// Whether the pixels inside are those of the content alone: nothing shines through, no border lies above them, no
    /// round corner cuts them, and none is made from several.
    fileprivate var keepsPixelsOfContent: Bool {
        let state = shownState
        return state.alpha >= 1 && state.borderWidth == 0 && state.transform.a == 1 && state.transform.d == 1
            && (state.cornerRadius == 0 || !clipsToBounds)
    }
}
