import Foundation
import TextEngine

/// A finger that drags an end of a selection. The other end stays; the two may cross.
///
/// What hears of the selection may change the text, end the editing or drop the view: nothing is kept here but offsets,
/// which the session brings into the text.
@MainActor
final class HandleDrag {
    private let reference: SelectableTextReference
    private var text: (any SelectableText)? { reference.text }
    /// The end that stays, in UTF-16 units.
    private let anchor: Int
    /// From the finger to the middle of the line at the end that is dragged: the knob, not the text, is under the finger.
    private let grip: CGSize
    private let start: CGPoint
    private let startTime: Double
    private var hasMoved = false
    private var hasEnded = false
    private lazy var autoscroll: Autoscroll? = text.map { text in
        Autoscroll(text: text) { [weak self] in self?.follow($0) }
    }

    /// A finger that moves less has tapped.
    private static let slop: CGFloat = 4
    /// A finger that stays longer, in seconds, has held the handle.
    private static let tapTime = 0.4

    init(text: any SelectableText, isStart: Bool, touch: UITouch) {
        reference = SelectableTextReference(text)
        let range = text.selection.range
        anchor = isStart ? range.upperBound : range.lowerBound
        let caret = isStart ? text.startCaret(of: range) : text.endCaret(of: range)
        let finger = touch.location(in: text.pointedView)
        grip = CGSize(width: caret.midX - finger.x, height: caret.midY - finger.y)
        start = touch.screenPoint
        startTime = touch.timestamp
        text.pointing.noteTouch(isFinger: touch.type != .indirectPointer)
    }

    /// The text, while it can still be selected in.
    private var liveText: (any SelectableText)? {
        guard let text, text.pointedView.window != nil, text.hasFocus else { return nil }
        return text
    }

    func moved(_ touch: UITouch) {
        guard let text = liveText else { return cancel() }
        let (dx, dy) = (touch.screenPoint.x - start.x, touch.screenPoint.y - start.y)
        if !hasMoved {
            guard max(abs(dx), abs(dy)) > Self.slop else { return }
            hasMoved = true
            // What moves is the end of the selection, not what is selected.
            for recognizer in touch.gestureRecognizers ?? [] { recognizer.fail() }
            text.handleDragWillBegin()
            guard liveText != nil else { return cancel() }
            text.pointing.menu.dismiss()
        }
        // As far as the end of the selection is concerned the finger is on its line.
        autoscroll?.moved(to: CGPoint(x: touch.screenPoint.x + grip.width, y: touch.screenPoint.y + grip.height))
        if let text = liveText { text.application?.selection.magnify(text, finger: touch.screenPoint) }
    }

    private func follow(_ point: CGPoint) {
        guard let text = liveText else { return cancel() }
        guard let place = text.chosenPlace(at: point) else { return }
        let anchor = min(anchor, text.textLength)
        // A selection that is dragged to nothing would lose the handles that hold it.
        guard place.head != anchor else { return }
        text.choose(TextSelection(anchor: anchor, head: place.head, affinity: place.affinity))
    }

    func ended(_ touch: UITouch) {
        stop()
        defer { tellEnd() }
        guard let text = liveText else { return }
        if hasMoved || touch.timestamp - startTime > Self.tapTime {
            text.pointing.menu.present()
        } else {
            text.pointing.tapped(touch)
        }
    }

    func cancel() {
        stop()
        tellEnd()
    }

    private func stop() {
        autoscroll?.stop()
        text?.application?.selection.endMagnifying(nil)
    }

    private func tellEnd() {
        if hasMoved, !hasEnded { text?.handleDragDidEnd() }
        hasEnded = true
    }
}
