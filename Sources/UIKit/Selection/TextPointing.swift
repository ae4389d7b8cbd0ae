import Foundation
import TextEngine

/// What fingers and the mouse do to the caret and the selection of a text.
///
/// The mouse sets the caret where it is pressed and selects as it is dragged; with Shift a press selects from where the
/// selection began. A finger sets the caret at a word's edge when it taps, drags the caret that it takes hold of, and
/// moves the caret character by character after a long press. In a field it selects as it slides along the line; in a
/// view that scrolls, it scrolls. Two taps select a word, three a paragraph, which in a field is everything.
@MainActor
final class TextPointing {
    enum Mode {
        case none
        /// A finger is down and has not decided. It may have hold of the caret.
        case undecided(start: CGPoint, hasCaret: Bool)
        /// The mouse's button is down on what is selected: that is dragged when the mouse moves.
        case pressed(start: CGPoint)
        /// The selection follows; the part that was selected first stays selected.
        case selecting(first: Range<Int>, unit: Unit)
        /// The caret follows, from where the finger is by this much.
        case caret(grip: CGSize)
    }

    /// What is selected at a time.
    enum Unit {
        case character, word, paragraph
    }

    unowned let text: any SelectableText
    var mode = Mode.none
    private(set) lazy var menu = TextEditMenu(text: text)
    private var patience: FrameTimers.Token?
    private(set) lazy var autoscroll = Autoscroll(text: text) { [weak self] in self?.follow($0) }
    /// Whether a finger, and not the mouse, was the last to touch the text: then its selection has handles.
    private(set) var usesFinger = false
    /// Whether the menu was there when the finger went down: then a tap on the caret or the selection sends it away.
    private var hadMenu = false
    /// Whether the finger has stayed long enough for the menu to come when it goes up.
    private var opensMenu = false

    private static let longPress = 0.5
    /// How far from the caret a finger takes hold of it, in points: together with the finger's own size a target of 44.
    private static let reach: CGFloat = 22
    /// How far outside the text a tap still counts.
    private static let tapReach: CGFloat = 40

    init(text: any SelectableText) {
        self.text = text
    }

    private var presenter: SelectionPresenter? { text.application?.selection }

    // MARK: Touches

    /// A finger or the mouse's button went down on the text.
    func began(_ touch: UITouch) {
        noteTouch(isFinger: touch.type != .indirectPointer)
        opensMenu = false
        let start = touch.location(in: text.pointedView)
        guard text.mayPoint(at: start) else { return mode = .none }
        if touch.type == .indirectPointer { return text.complete(at: start) ? mode = .none : mouseBegan(touch) }
        let hasCaret = isOnCaret(start)
        // What is dragged is the caret, not the text under it.
        if hasCaret, !text.selectsBySliding { text.claim(touch) {} }
        mode = .undecided(start: start, hasCaret: hasCaret)
        patience = text.application?.timers.after(Self.longPress) { [weak self, weak touch] in
            guard let self, let touch, case .undecided = mode else { return }
            pressedLong(touch)
        }
    }

    /// The text becomes the first responder because it was touched: what is selected now is not what is going to be, so
    /// nothing scrolls to it.
    private(set) var isBeginning = false

    /// Whether nothing is done with a finger that may still be down.
    var isIdle: Bool { if case .none = mode { true } else { false } }

    /// Remembers what touches the text, and whether its menu was shown.
    func noteTouch(isFinger: Bool) {
        usesFinger = isFinger
        hadMenu = menu.isShown
    }

    /// A finger that is down moved.
    func moved(_ touch: UITouch) {
        switch mode {
        case .none: break
        case .undecided(let start, let hasCaret): decide(touch, start: start, hasCaret: hasCaret)
        case .pressed(let start): mouseMoved(touch, from: start)
        case .selecting, .caret: autoscroll.moved(to: touch.screenPoint)
        }
    }

    private func decide(_ touch: UITouch, start: CGPoint, hasCaret: Bool) {
        let point = touch.location(in: text.pointedView)
        let (across, down) = (abs(point.x - start.x), abs(point.y - start.y))
        guard max(across, down) > UIPanGestureRecognizer.slop else { return }
        patience?.cancel()
        // In a field a finger that moves down scrolls what is around it.
        guard text.hasFocus, across > down || hasCaret && !text.selectsBySliding,
            hasCaret || text.selectsBySliding
        else {
            mode = .none
            return
        }
        mode = .none
        text.claim(touch) { [weak self, weak touch] in
            if let touch { self?.dragBegan(touch, start: start, hasCaret: hasCaret) }
        }
    }

    /// A finger drags the caret, or selects as it slides.
    private func dragBegan(_ touch: UITouch, start: CGPoint, hasCaret: Bool) {
        menu.dismiss()
        if hasCaret {
            let caret = text.caretRect(at: text.selection)
            mode = .caret(grip: CGSize(width: caret.midX - start.x, height: caret.midY - start.y))
            presenter?.magnify(text, finger: touch.screenPoint)
        } else {
            guard let first = text.chosenPlace(at: start)?.head else { return mode = .none }
            mode = .selecting(first: first..<first, unit: .character)
            opensMenu = true
        }
        autoscroll.moved(to: touch.screenPoint)
    }

    /// The finger or the button went up.
    func ended(_ touch: UITouch) {
        let mode = mode
        stop()
        let point = touch.location(in: text.pointedView)
        let near = text.pointedView.bounds.insetBy(dx: -Self.tapReach, dy: -Self.tapReach)
        switch mode {
        case .undecided where near.contains(point): text.claimTap(touch) { [weak self] in self?.tapped(touch) }
        case .pressed: mouseReleased(at: point)
        case .selecting where !usesFinger && text.selection.range.isEmpty: _ = text.invokeItem(at: point)
        case .selecting where opensMenu, .caret where opensMenu: menu.present()
        case .undecided, .selecting, .caret, .none: break
        }
    }

    /// The touch was taken away, or the editing ended.
    func cancelled() {
        stop()
    }

    private func stop() {
        patience?.cancel()
        mode = .none
        autoscroll.stop()
        presenter?.endMagnifying(text)
    }

    // MARK: Following

    /// The finger or the mouse is at a point of the view, which autoscrolling keeps near to what is seen.
    private func follow(_ point: CGPoint) {
        switch mode {
        case .none, .undecided, .pressed: break
        case .selecting(let first, let unit): extend(to: point, from: first, unit: unit)
        case .caret(let grip):
            let place = text.chosenPlace(at: CGPoint(x: point.x + grip.width, y: point.y + grip.height))
            if let place { text.choose(place) }
        }
        if usesFinger, case .caret = mode { presenter?.magnify(text, finger: autoscroll.screenPoint) }
    }

    private func extend(to point: CGPoint, from first: Range<Int>, unit: Unit) {
        guard let place = text.chosenPlace(at: point) else { return }
        let reached = range(of: unit, at: place)
        let isBackwards = reached.lowerBound < first.lowerBound
        text.choose(
            TextSelection(
                anchor: isBackwards ? first.upperBound : first.lowerBound,
                head: isBackwards ? reached.lowerBound : max(reached.upperBound, first.upperBound),
                affinity: place.affinity))
    }

    /// What is selected at a place when it is selected by a unit.
    func range(of unit: Unit, at place: TextSelection) -> Range<Int> {
        switch unit {
        case .character: place.head..<place.head
        case .word: text.wordRange(at: place.head, affinity: place.affinity)
        case .paragraph: text.paragraphRange(at: place.head)
        }
    }

    // MARK: Beginning

    /// Makes the view the first responder and returns the place in the text that was touched.
    ///
    /// The place is looked up before, because text that begins to be edited may move. `nil` when the view does not become
    /// the first responder, and when the program has selected something, be it what was selected before, or has set or
    /// edited the text while it was told: the touch must not undo that.
    func begin(at point: CGPoint, atWordEdge: Bool = false) -> TextSelection? {
        let place = place(at: point, atWordEdge: atWordEdge)
        guard !text.hasFocus else { return text.focusResponder.becomeFirstResponder() ? place : nil }
        let (count, revision) = (text.selectingCount, text.textRevision)
        isBeginning = true
        defer {
            isBeginning = false
            text.pointedView.setNeedsLayout()
        }
        guard text.focusResponder.becomeFirstResponder() else { return nil }
        let isUntouched = text.selectingCount == count && text.textRevision == revision
        return isUntouched || text.textLength == 0 ? place : nil
    }

    private func place(at point: CGPoint, atWordEdge: Bool) -> TextSelection? {
        guard let place = text.chosenPlace(at: point), atWordEdge else { return text.chosenPlace(at: point) }
        return text.place(near: place, at: point) { wordEdge(near: $0, x: point.x) }
    }

    private func pressedLong(_ touch: UITouch) {
        guard text.isTextSelectable || text.isTextEditable else { return }
        guard !text.presentItemMenu(at: touch.location(in: text.pointedView)) else {
            mode = .none
            return text.claim(touch) {}
        }
        guard let place = begin(at: touch.location(in: text.pointedView)) else { return }
        mode = .none
        text.claim(touch) { [weak self, weak touch] in
            if let touch { self?.holdBegan(touch, at: place) }
        }
    }

    /// A finger that has stayed long enough selects, or moves the caret.
    private func holdBegan(_ touch: UITouch, at place: TextSelection) {
        menu.dismiss()
        opensMenu = true
        guard text.isTextEditable else {
            // A text that is only read has no caret.
            let word = text.wordRange(at: place.head, affinity: place.affinity)
            mode = .selecting(first: word, unit: .word)
            return text.choose(TextSelection(word))
        }
        mode = .caret(grip: .zero)
        text.choose(place)
        presenter?.magnify(text, finger: touch.screenPoint)
    }

    // MARK: Taps

    /// A finger tapped the text, or one of its handles.
    func tapped(_ touch: UITouch) {
        let point = touch.location(in: text.pointedView)
        guard point.isFinite else { return }
        if touch.tapCount == 1, text.complete(at: point) || text.invokeItem(at: point) { return }
        text.application?.hardwareKeyboard.fieldWasTapped()
        let (wasEditing, before) = (text.hasFocus, text.selection)
        // Where nothing can be selected every tap is one by itself.
        let isSingle = touch.tapCount == 1 || !text.isTextSelectable
        if isSingle, !text.isTextEditable {
            // Nothing is typed into it, so a tap has nowhere to put a caret: it gives up what is selected.
            guard wasEditing else { return }
        }
        if isSingle, wasEditing, !hadMenu, isOnSelection(point) {
            _ = text.focusResponder.becomeFirstResponder()
            return menu.present()
        }
        // Also when the text has the focus: a keyboard that was dismissed comes back.
        guard let place = begin(at: point, atWordEdge: isSingle) else { return }
        if isSingle {
            let isOnCaret = wasEditing && before.isCaret && (place.head == before.head || isOnCaret(point))
            guard isOnCaret, text.isTextEditable else {
                text.choose(place)
                return menu.dismiss()
            }
            if place.head != before.head { text.choose(place) }
            if hadMenu { menu.dismiss() } else { menu.present() }
        } else {
            text.choose(TextSelection(range(of: touch.tapCount == 2 ? .word : .paragraph, at: place)))
            menu.present()
        }
    }

    /// Whether a point is on what is selected, as it is shown.
    func isOnSelection(_ point: CGPoint) -> Bool {
        let range = text.selection.range
        return !range.isEmpty && text.shownSelectionRects.contains { $0.contains(point) }
    }

    /// Whether a finger at a point takes hold of the caret.
    private func isOnCaret(_ point: CGPoint) -> Bool {
        guard text.hasFocus, text.isTextEditable, text.selection.isCaret, text.textLength > 0 else {
            return false
        }
        // What is not seen cannot be taken hold of.
        guard let caret = text.shownCaret(of: text.selection) else { return false }
        let across = max(0, Self.reach - caret.width / 2)
        let down = max(0, Self.reach - caret.height / 2)
        return caret.insetBy(dx: -across, dy: -down).contains(point)
    }

    /// The edge of the word at a place that is nearer to the finger: fingers are wider than letters.
    private func wordEdge(near place: TextSelection, x: CGFloat) -> TextSelection {
        guard !text.isTextSecure else { return TextSelection(caret: text.textLength) }
        let word = text.wordRange(at: place.head, affinity: place.affinity)
        guard word.contains(place.head) else { return place }
        let ends = [TextSelection(caret: word.lowerBound), TextSelection(caret: word.upperBound, affinity: .upstream)]
        let carets = ends.map { text.caretRect(at: $0) }
        // A long word may be broken over lines: then only the edge on the finger's own line is near.
        let line = text.caretRect(at: place).midY
        let distances = carets.map { abs(x - $0.midX) + (abs($0.midY - line) < $0.height / 2 ? 0 : 10_000) }
        guard distances.contains(where: { $0 < 10_000 }), carets[0] != carets[1] else { return place }
        // The middle of a letter that stands alone, as in a field for one digit, means the place behind it.
        guard distances[0] + 0.5 < distances[1] else { return ends[1] }
        return place.head == word.lowerBound ? place : ends[0]
    }
}
