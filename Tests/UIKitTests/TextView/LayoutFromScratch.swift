import Foundation
import TextEngine
import UIKitSimulator

@testable import UIKit

extension TextPage {
    /// Where the lines that are laid out differ from those of the same text laid out from scratch, a sentence for each.
    @MainActor
    func faults(of view: UITextView) -> [String] {
        var faults: [String] = []
        let fresh = TextPage(view.session.editor.text, format: format, looks: looks)
        // What is below an edit and was not seen since may be old: from the top on all of it is brought up to date.
        var offset = 0
        while offset <= view.session.length {
            offset = max(offset + 1, line(TextSelection(caret: offset)).piece.range.upperBound)
        }
        // The view does not know of it.
        view.setNeedsLayout()
        var last = 0
        forEachPiece(from: -1, to: .infinity) { piece in
            for line in piece.layout.lines {
                let start = piece.range.lowerBound + line.range.lowerBound
                let wanted = fresh.line(TextSelection(caret: start))
                let other = wanted.piece.range.lowerBound + wanted.line.range.lowerBound
                if !Self.isSame(line, at: start, wanted.line, at: other) {
                    faults.append("the line at \(start) is another one from scratch, which begins at \(other)")
                }
            }
            last = piece.range.upperBound
            return faults.count < 5
        }
        let count = view.session.length
        if last > count + 1 { faults.append("lines of \(last) units in a text of \(count)") }
        return faults
    }

    private static func isSame(
        _ a: TextLayout.PlacedLine, at start: Int, _ b: TextLayout.PlacedLine, at other: Int
    ) -> Bool {
        guard start == other, a.range.count == b.range.count, a.x == b.x, a.height == b.height,
            abs(a.baseline - a.y - (b.baseline - b.y)) < 1e-9, abs(a.fragment.width - b.fragment.width) < 1e-6,
            a.fragment.runs.count == b.fragment.runs.count
        else { return false }
        let (first, second) = (a.fragment.range.lowerBound, b.fragment.range.lowerBound)
        return zip(a.fragment.runs, b.fragment.runs).allSatisfy {
            abs($0.x - $1.x) < 1e-6 && $0.run.range.count == $1.run.range.count
                && $0.run.range.lowerBound - first == $1.run.range.lowerBound - second
                && $0.run.clusters == $1.run.clusters && isSameFont($0.run, $1.run)
                && isSame($0.run.style, $1.run.style)
        }
    }

    /// Whether two runs have the same font. What stands in place of a letter has one of its own.
    private static func isSameFont(_ a: ShapedRun, _ b: ShapedRun) -> Bool {
        if a.inlineBox == nil || b.inlineBox == nil { return a.font === b.font }
        return a.inlineBox == b.inlineBox && a.font.ascent == b.font.ascent && a.font.descent == b.font.descent
    }

    /// Whether two styles look the same. The decorations of marked text are made anew whenever they are asked for.
    private static func isSame(_ a: TextStyle, _ b: TextStyle) -> Bool {
        var (a, b) = (a, b)
        let (first, second) = (a.paint as? RunDecorations, b.paint as? RunDecorations)
        guard first !== second, let first, let second else { return a == b }
        (a.paint, b.paint) = (nil, nil)
        return a == b && first.color == second.color && first.stroke == second.stroke
            && first.background == second.background && first.underline == second.underline
            && first.strikethrough == second.strikethrough && first.shadow == second.shadow
            && first.picture === second.picture && first.pictureMargin == second.pictureMargin
            && first.inlay === second.inlay
    }
}
