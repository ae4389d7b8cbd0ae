import Foundation
import KeyboardEngine

/// The caret on its way while the space bar drags it, as far as the finger goes.
///
/// It moves through a text's public functions, so that a program's own text is served as well: the text is told of a
/// floating caret, and moves its own by default. What the text calls may end the drag or drag on, so it is an object:
/// nothing is in the middle of changing it then.
@MainActor
final class CaretDrag {
    private let text: any UITextInput
    /// Where the finger would have it: in the text's own points, and not at a letter.
    private var point: CGPoint
    /// Where a selection began; `nil` while the caret only moves.
    private var anchor: UITextPosition?

    /// Begins at a responder's caret; `nil` where it has none that can be moved.
    init?(_ responder: UIResponder) {
        guard let text = responder.textInput, let caret = text.selectedTextRange?.end else { return nil }
        let rect = text.caretRect(for: caret)
        guard rect.isFinite else { return nil }
        self.text = text
        point = CGPoint(x: rect.midX, y: rect.midY)
        text.beginFloatingCursor(at: point)
    }

    /// The finger is up.
    func end() {
        text.endFloatingCursor()
    }

    /// Follows the finger.
    /// - Parameter step: How far it has moved, in points.
    func move(by step: CGSize) {
        let area = Self.area(of: text)
        // A finger that has gone far beyond the text need not come all the way back.
        point.x = min(max(point.x + step.width, area.minX), area.maxX)
        point.y = min(max(point.y + step.height, area.minY), area.maxY)
        let before = text.caretRect(for: text.beginningOfDocument).origin
        if let anchor { select(from: anchor) } else { text.updateFloatingCursor(at: point) }
        // A field scrolls under the finger, and the place stays where it is in the text.
        let after = text.caretRect(for: text.beginningOfDocument).origin
        point.x += after.x - before.x
        point.y += after.y - before.y
    }

    private func select(from anchor: UITextPosition) {
        guard let place = text.closestPosition(to: point) else { return }
        let isBackwards = text.compare(anchor, to: place) == .orderedDescending
        let (start, end) = isBackwards ? (place, anchor) : (anchor, place)
        if let range = text.textRange(from: start, to: end) { text.selectedTextRange = range }
    }

    /// How far it is to the caret's next place in a direction, in points; zero at the text's ends.
    func step(towards direction: FocusDirection) -> CGSize {
        let way: UITextLayoutDirection =
            switch direction {
            case .left: .left
            case .right: .right
            case .up: .up
            case .down: .down
            }
        guard let caret = text.closestPosition(to: point), let next = text.position(from: caret, in: way, offset: 1)
        else { return .zero }
        let rect = text.caretRect(for: next)
        return rect.isFinite ? CGSize(width: rect.midX - point.x, height: rect.midY - point.y) : .zero
    }

    /// Selects from the caret on, or ends that: what is selected stays until the finger moves.
    func toggleSelecting() {
        anchor = anchor == nil ? text.closestPosition(to: point) : nil
    }

    /// What the text fills, from its first line to its last.
    private static func area(of text: any UITextInput) -> CGRect {
        let first = text.caretRect(for: text.beginningOfDocument)
        let last = text.caretRect(for: text.endOfDocument)
        let width = max(text.textInputView.bounds.width, first.maxX, last.maxX)
        guard first.isFinite, last.isFinite else { return CGRect(x: 0, y: 0, width: width, height: 0) }
        let minX = min(0, first.minX, last.minX)
        return CGRect(x: minX, y: first.midY, width: max(0, width - minX), height: max(0, last.midY - first.midY))
    }
}
