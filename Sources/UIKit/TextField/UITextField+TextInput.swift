import Foundation
import TextEngine

/// Where the text of a field stands, in the field's points.
extension UITextField: EditableText {
    var isTextEditable: Bool { isEnabled }
    var textDefaults: [NSAttributedString.Key: Any] { defaultTextAttributes }

    func textLooksDidChange() {
        lookDidChange()
    }

    func stop(nearestTo point: CGPoint) -> TextSelection {
        layoutSubtree()
        return canvas.stop(nearestTo: convert(point, to: canvas).x)
    }

    func caretRect(at selection: TextSelection) -> CGRect {
        layoutSubtree()
        let caret = TextSelection(caret: selection.head, affinity: selection.affinity)
        return canvas.convert(canvas.rect(ofCaret: caret), to: self)
    }

    func rects(of range: Range<Int>) -> [CGRect] {
        layoutSubtree()
        return canvas.rects(of: range).map { canvas.convert($0, to: self) }
    }

    func selectedRects(of range: Range<Int>) -> [CGRect] { rects(of: range) }

    func firstRect(of range: Range<Int>) -> CGRect? { rects(of: range).first }

    // One line has nothing above and below it but its ends.

    var linesPerPage: Int { 1 }

    func place(from selection: TextSelection, linesDown: Int) -> TextSelection {
        TextSelection(caret: linesDown < 0 ? 0 : session.length)
    }

    func lineEdge(of selection: TextSelection, isEnd: Bool) -> TextSelection {
        TextSelection(caret: isEnd ? session.length : 0)
    }
}
