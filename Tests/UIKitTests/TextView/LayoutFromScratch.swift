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
        let count = view.session.length
        var last = 0
        forEachParagraph(from: -1, to: .infinity) { paragraph in
            let wanted = fresh.line(TextSelection(caret: paragraph.range.lowerBound)).paragraph
            if paragraph.range != wanted.range {
                faults.append("paragraph \(paragraph.range) is to be \(wanted.range)")
            }
            faults += Self.faults(in: paragraph.layout.lines, wanted.layout.lines).map {
                "paragraph at \(paragraph.range.lowerBound): \($0)"
            }
            last = paragraph.range.upperBound
            return faults.count < 5
        }
        if last > count + 1 { faults.append("lines of \(last) units in a text of \(count)") }
        return faults
    }

    private static func faults(in lines: [TextLayout.PlacedLine], _ wanted: [TextLayout.PlacedLine]) -> [String] {
        guard lines.count == wanted.count else { return ["\(lines.count) lines, to be \(wanted.count)"] }
        return zip(lines, wanted).enumerated().compactMap { number, pair in
            let (a, b) = pair
            let isSame =
                a.range == b.range && a.x == b.x && a.y == b.y && a.height == b.height && a.baseline == b.baseline
                && a.fragment.width == b.fragment.width && a.fragment.runs.count == b.fragment.runs.count
                && zip(a.fragment.runs, b.fragment.runs).allSatisfy {
                    $0.x == $1.x && $0.run.range == $1.run.range && $0.run.clusters == $1.run.clusters
                        && $0.run.font === $1.run.font && $0.run.style == $1.run.style
                }
            return isSame ? nil : "line \(number) of \(a.range) is to be of \(b.range)"
        }
    }
}
