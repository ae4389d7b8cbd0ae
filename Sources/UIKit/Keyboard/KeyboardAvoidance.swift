import Foundation

/// Keeps what is being typed clear of the keyboard.
///
/// It runs in the frame, after the program's own observers and its layout, and measures what is really covered then. A
/// program that has made room itself is left alone. What remains covered is cured in this order: scroll views around
/// the responder get a bottom inset and scroll by the least that does; then what stands in the window is shifted by the
/// least that does. Both move with the keyboard, and both are undone exactly when it goes, or when something else gets the focus.
///
/// Lists of table and collection view controllers get their inset whoever is typed into, as on iOS.
///
/// Where there is no keyboard nothing is covered, but what is typed into may be out of sight in what scrolls around it:
/// that scrolls by the least that shows it, and stays there.
@MainActor
final class KeyboardAvoidance {
    /// What the pass has done to a scroll view.
    @MainActor
    private struct Scrolled {
        @Unkept var view: UIScrollView?
        /// Whether it is around what is typed into; where not, it is a list that is given room and no more.
        var isAround: Bool
        /// Where the content was before the pass moved it first; `nil` when somebody else has moved it since, and of a list that
        /// is only given room.
        var original: CGPoint?
        /// Where the pass moved it last.
        var last: CGPoint
    }

    /// What decides what has to be done. While it stays the same a person may scroll the field under the keyboard.
    private struct Situation {
        var responder: ObjectIdentifier
        var caret: CGRect
        var field: CGRect
        var question: CGRect?
        /// Where the lists are that get room.
        var lists: [CGRect] = []
        var keyboard: CGRect
        var screen: CGSize

        /// Whether nothing has to be done in another situation that was not done in this one. Offsets that were added and taken
        /// away again leave the last digits of numbers different.
        func isSame(as other: Situation) -> Bool {
            func isNear(_ a: CGRect?, _ b: CGRect?) -> Bool {
                guard a != b, let a, let b, !a.isNull, !b.isNull else { return a == b }
                return abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01
                    && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
            }
            return responder == other.responder && screen == other.screen && isNear(caret, other.caret)
                && isNear(field, other.field) && isNear(question, other.question) && isNear(keyboard, other.keyboard)
        }

        /// Whether lists stand where they stood.
        func hasSameLists(as other: Situation) -> Bool {
            lists.count == other.lists.count
                && zip(lists, other.lists).allSatisfy { abs($0.minY - $1.minY) < 0.01 && abs($0.maxY - $1.maxY) < 0.01 }
        }
    }

    /// Whether the pass does anything; see ``UIWindow/avoidsKeyboard``.
    var isEnabled = true
    private var scrolled: [Scrolled] = []
    private var situation: Situation?
    /// How far what is around the field was scrolled when it got the focus, until that has been looked at.
    private var offsetsAtFocus: [(view: UnkeptReference<UIScrollView>, offset: CGPoint)] = []

    /// The room that is kept around the caret, in points.
    static let margin: CGFloat = 8

    nonisolated init() {}

    // MARK: The pass

    /// Runs the pass for a window.
    func run(in window: UIWindow, keyboard: CGRect) {
        guard let application = window.application else { return }
        let lists = isEnabled && !keyboard.isNull ? window.rootViewController?.shownLists ?? [] : []
        guard isEnabled, let field = Self.field(in: window) else {
            return lists.isEmpty ? undo(in: window) : makeRoom(in: lists, of: window, keyboard: keyboard)
        }
        guard !keyboard.isNull else {
            if situation?.keyboard.isNull == false { undo(in: window) }
            return reveal(field, in: window, application)
        }
        let new = Situation(
            responder: ObjectIdentifier(field), caret: Self.rest(Self.caret(of: field), of: field),
            field: Self.rest(Self.area(of: field), of: field, countsItself: false),
            question: Self.question(around: field).map { Self.rest($0, of: field, countsItself: false) },
            lists: lists.map { $0.convertToScreen($0.bounds) }, keyboard: keyboard, screen: window.bounds.size)
        noteOthers()
        let isSame = situation?.isSame(as: new) == true
        guard !isSame || situation?.hasSameLists(as: new) == false else { return }
        (situation, offsetsAtFocus) = (new, [])
        // A list that has moved gets other room, and what is typed into stays where a person has scrolled it.
        guard !isSame else {
            return Self.move(with: application) {
                giveInsets(to: Self.scrollViews(around: field, above: keyboard), and: lists, keyboard: keyboard)
            }
        }
        // Most keys change nothing but the caret, and an animation of nothing costs as much as one.
        if Self.scrollViews(around: field, above: keyboard).isEmpty, haveRoom(lists, keyboard: keyboard),
            isShifted(window, for: field, by: Self.neededShift(for: field, keyboard: keyboard))
        {
            return
        }
        Self.move(with: application) {
            giveInsets(to: Self.scrollViews(around: field, above: keyboard), and: lists, keyboard: keyboard)
            if let question = Self.question(around: field), question.height <= keyboard.minY,
                !Self.scrollsItself(field, above: keyboard)
            {
                scroll(question, of: field, keyboard: keyboard)
            }
            for target in Self.targets(of: field, above: keyboard) {
                scroll(target, of: field, keyboard: keyboard)
            }
            shift(window, for: field, keyboard: keyboard)
            // Where lists have been shifted with the field they need other room.
            if !lists.isEmpty {
                giveInsets(to: Self.scrollViews(around: field, above: keyboard), and: lists, keyboard: keyboard)
            }
        }
    }

    /// Gives lists their room where nothing in their window is typed into: the keyboard, or a docked bar, is there for something
    /// else.
    private func makeRoom(in lists: [UIScrollView], of window: UIWindow, keyboard: CGRect) {
        let new = Situation(
            responder: ObjectIdentifier(window), caret: .null, field: .null, question: nil,
            lists: lists.map { $0.convertToScreen($0.bounds) }, keyboard: keyboard, screen: window.bounds.size)
        noteOthers()
        guard situation?.isSame(as: new) != true || situation?.hasSameLists(as: new) == false,
            let application = window.application
        else { return }
        situation = new
        Self.move(with: application) {
            window.undisplaceContent()
            giveInsets(to: [], and: lists, keyboard: keyboard)
        }
    }

    /// Scrolls what is around a text by the least that shows it, when it has got the focus or its caret has moved in it. Where
    /// the program's layout moves it to then is the program's affair.
    private func reveal(_ field: UIView, in window: UIWindow, _ application: UIApplication) {
        let caret = Self.caret(of: field)
        let new = Situation(
            responder: ObjectIdentifier(field), caret: caret, field: CGRect(origin: .zero, size: field.bounds.size),
            question: nil, keyboard: .null, screen: window.bounds.size)
        let before = offsetsAtFocus
        offsetsAtFocus = []
        guard situation?.isSame(as: new) != true else { return }
        situation = new
        guard field.takesText else { return }
        // A program that has scrolled since it gave the focus wants to see something else.
        guard
            before.allSatisfy({
                $0.view.object?.contentOffset == $0.offset && $0.view.object?.motion.isGliding == false
            })
        else { return }
        for scroll in Self.scrollViews(around: field) where !scroll.isTracking && !scroll.isDragging {
            let seen = scroll.bounds.inset(by: scroll.adjustedContentInset)
            let rect = field.convert(field.bounds.height <= seen.height ? field.bounds : caret, to: scroll)
            guard rect.isFinite, rect.minY < seen.minY || rect.maxY > seen.maxY else { continue }
            Self.move(with: application) { scroll.scrollRectToVisible(rect, animated: false) }
        }
    }

    /// The scroll views that a view is in, from the inside out.
    private static func scrollViews(around view: UIView) -> [UIScrollView] {
        sequence(first: view, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
    }

    /// A view of the window has got the focus.
    func focusDidChange(to field: UIView) {
        offsetsAtFocus = Self.scrollViews(around: field).map { (UnkeptReference($0), $0.contentOffset) }
    }

    /// The responder of a window that is being typed into, or that something in the place of the keys is for. A view that has a bar
    /// above the keyboard and no more, as screens of messages do, is no field: nobody wants to see its end.
    private static func field(in window: UIWindow) -> UIView? {
        guard let view = window.application?.focus.firstResponder as? UIView, view.window === window,
            view.takesText || view.inputView != nil || view.inputViewController != nil
        else { return nil }
        return view
    }

    private static func caret(of field: UIView) -> CGRect {
        if let text = field.selectableText {
            let caret = text.caretToKeepClear
            return text.pointedView === field ? caret : text.pointedView.convert(caret, to: field)
        }
        guard let input = field.textInput, let range = input.selectedTextRange else { return field.bounds }
        let rect = input.caretRect(for: range.end)
        return rect.isFinite && rect != .zero ? rect : field.bounds
    }

    /// A rectangle where it would be if nothing were scrolled or shifted: this tells a program's layout from a finger's
    /// scrolling.
    private static func rest(_ rect: CGRect, of field: UIView, countsItself: Bool = true) -> CGRect {
        var rect = field.convertToScreen(rect)
        var view = countsItself ? field : field.superview
        while let current = view {
            if let scroll = current as? UIScrollView {
                rect.origin.x += scroll.contentOffset.x
                rect.origin.y += scroll.contentOffset.y
            }
            view = current.superview
        }
        // Not what programs move in their views: that is their layout.
        rect.origin.y -= shift(around: field)
        return rect
    }

    /// What is to be seen, the more important last: the field with what hangs on it and the field, if they fit above the
    /// keyboard, and the caret.
    private static func targets(of field: UIView, above keyboard: CGRect) -> [CGRect] {
        let margin = isInBarOf(keyboard, field) ? 0 : margin
        let caret = caret(of: field).insetBy(dx: 0, dy: -margin)
        guard !scrollsItself(field, above: keyboard) else { return [caret] }
        let (area, bounds) = (area(of: field), field.bounds)
        let all = (area == bounds ? [bounds] : [area, bounds]).map { $0.insetBy(dx: 0, dy: -margin) }
        return all.filter { $0.height <= keyboard.minY } + [caret]
    }

    /// Whether a field stands in a view that the program has put right above the keyboard, as bars of messages are: the bar
    /// keeps the room around the field, and must not be torn off the keyboard for more.
    private static func isInBarOf(_ keyboard: CGRect, _ field: UIView) -> Bool {
        let shift = shift(around: field)
        var view = field.superview
        while let bar = view, !(bar is UIScrollView), !(bar is UIWindow) {
            let frame = bar.convertToScreen(bar.bounds).offsetBy(dx: 0, dy: -shift)
            if abs(frame.maxY - keyboard.minY) < 0.5, frame.minY >= 0 { return true }
            view = bar.superview
        }
        return false
    }

    /// A field with what hangs on it.
    private static func area(of field: UIView) -> CGRect {
        guard let hanging = field.selectableText?.hangingArea, !hanging.isNull else { return field.bounds }
        return field.bounds.union(hanging)
    }

    /// A field with the label and the message that stand above and below it in a stack of its own: what a person has to read to
    /// answer. It is scrolled to where it fits; a window is not shifted for it.
    private static func question(around field: UIView) -> CGRect? {
        guard let stack = field.superview as? UIStackView, stack.axis == .vertical, stack.arrangedSubviews.count > 1,
            stack.arrangedSubviews.allSatisfy({ $0 === field || !holdsResponder($0) })
        else { return nil }
        return field.convert(stack.bounds, from: stack).insetBy(dx: 0, dy: -margin)
    }

    /// Whether a view is typed into or holds one that is.
    private static func holdsResponder(_ view: UIView) -> Bool {
        view.canBecomeFirstResponder || view.subviews.contains(where: holdsResponder)
    }

    /// Whether a field is a text that scrolls and of which enough is seen above the keyboard, so that it can show its
    /// caret there by itself.
    private static func scrollsItself(_ field: UIView, above keyboard: CGRect) -> Bool {
        guard let scroll = field as? UIScrollView, scroll.isScrollEnabled else { return false }
        // Where it is without the window's shift, which would decide about itself otherwise.
        let shift = shift(around: field)
        let frame = field.convertToScreen(field.bounds).offsetBy(dx: 0, dy: -shift)
        let seen = min(frame.maxY, keyboard.minY) - max(0, frame.minY)
        return seen >= min(leastTextHeight, frame.height)
    }

    /// What a person has to see of a text to write in it, in points: about three lines.
    private static let leastTextHeight: CGFloat = 80

    /// Moves views on the keyboard's own animation: from the moment at which it began to move.
    private static func move(with application: UIApplication, _ changes: () -> Void) {
        let start = application.keyboard.movementStart ?? application.time
        application.animator.animate(
            duration: KeyboardPresenter.duration, delay: start - application.time,
            options: .keyboard,
            animations: changes, completion: nil)
    }

    // MARK: Scroll views

    /// The scroll views that can bring a field above the keyboard, from the inside out. A text view is one itself, unless
    /// so little of it is seen that it is moved as a whole.
    private static func scrollViews(around field: UIView, above keyboard: CGRect) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var current: UIView? = scrollsItself(field, above: keyboard) ? field : field.superview
        while let view = current {
            if let scroll = view as? UIScrollView { found.append(scroll) }
            current = view.superview
        }
        return found
    }

    /// How much of a scroll view's lower part a keyboard covers.
    private static func covered(of scroll: UIScrollView, by keyboard: CGRect) -> CGFloat {
        let frame = scroll.convertToScreen(scroll.bounds)
        guard frame.intersects(keyboard) else { return 0 }
        return max(0, min(frame.maxY, keyboard.maxY) - max(frame.minY, keyboard.minY))
    }

    /// Whether lists have the room that they need, and nothing else has any.
    private func haveRoom(_ lists: [UIScrollView], keyboard: CGRect) -> Bool {
        scrolled.allSatisfy { entry in !entry.isAround && lists.contains { $0 === entry.view } }
            && lists.allSatisfy { list in
                list.coveredByKeyboard == Self.covered(of: list, by: keyboard)
                    && scrolled.contains { $0.view === list }
            }
    }

    /// Gives the scroll views around the field, and lists, as much room at their bottom as the keyboard covers of them. What the
    /// field is no longer in goes back to where it was.
    private func giveInsets(to scrollViews: [UIScrollView], and lists: [UIScrollView], keyboard: CGRect) {
        let around = scrollViews + lists.filter { list in !scrollViews.contains { $0 === list } }
        for scroll in around {
            let (covered, before) = (Self.covered(of: scroll, by: keyboard), scroll.coveredByKeyboard)
            let isAround = scrollViews.contains { $0 === scroll }
            let (hasOwnRoom, offset) = (scroll.hasGivenKeyboardRoom, scroll.contentOffset)
            scroll.coveredByKeyboard = covered
            guard let index = scrolled.firstIndex(where: { $0.view === scroll }) else {
                scrolled.append(
                    Scrolled(view: Unkept(scroll), isAround: isAround, original: isAround ? offset : nil, last: offset))
                continue
            }
            if !isAround, let original = scrolled[index].original, !hasOwnRoom { scroll.contentOffset = original }
            if isAround != scrolled[index].isAround { scrolled[index].original = isAround ? offset : nil }
            scrolled[index].isAround = isAround
            // With less room the content may stand beyond its end.
            if covered < before, !scroll.isTracking, !scroll.isDragging, scroll.motion.glideEnd == nil {
                scroll.clampOffset()
            }
            scrolled[index].last = scroll.contentOffset
        }
        // Scroll views that the focus has left need no room any more.
        for entry in scrolled where entry.view != nil && !around.contains(where: { $0 === entry.view }) {
            restore(entry)
        }
        scrolled.removeAll { entry in entry.view == nil || !around.contains { $0 === entry.view } }
    }

    /// Scrolls, from the inside out, by the least that brings a rectangle of the field above the keyboard.
    private func scroll(_ target: CGRect, of field: UIView, keyboard: CGRect) {
        for scroll in Self.scrollViews(around: field, above: keyboard) {
            // A finger on the content knows better.
            guard !scroll.isTracking, !scroll.isDragging else { continue }
            // The view's own edges are no part of its text.
            if scroll === field, target.height >= field.bounds.height { continue }
            // What is on its way, as a program has it scroll, is looked at where it will be.
            let end = scroll.motion.glideEnd ?? scroll.contentOffset
            let way = end.y - scroll.contentOffset.y
            let rect = field.convert(target, to: scroll)
            let clear = scroll.convertFromScreen(CGRect(x: 0, y: 0, width: 1, height: keyboard.minY))
                .offsetBy(dx: 0, dy: way)
            let seen = scroll.bounds.inset(by: UIEdgeInsets(bottom: scroll.keyboardInset)).offsetBy(dx: 0, dy: way)
            let (top, bottom) = (max(seen.minY, clear.minY), min(seen.maxY, clear.maxY))
            var distance: CGFloat = 0
            if rect.maxY > bottom { distance = rect.maxY - bottom }
            // Where not all of it fits the end that is typed at goes first, which for one line is all of it.
            if rect.minY - distance < top, rect.height <= max(0, bottom - top) { distance = rect.minY - top }
            guard abs(distance) > 0.01 else { continue }
            let offset = scroll.clamped(CGPoint(x: end.x, y: end.y + distance))
            guard offset != end else { continue }
            if scroll.motion.glideEnd != nil {
                scroll.motion.aim(at: offset)
                continue
            }
            scroll.motion.stop()
            scroll.contentOffset = offset
            if let index = scrolled.firstIndex(where: { $0.view === scroll }) { scrolled[index].last = offset }
        }
    }

    /// Notices content that a person or a program has moved: it is not moved back.
    private func noteOthers() {
        for index in scrolled.indices {
            if let view = scrolled[index].view, view.contentOffset != scrolled[index].last {
                scrolled[index].original = nil
                scrolled[index].last = view.contentOffset
            }
        }
    }

    // MARK: The window

    /// What of its window a view is in, or is.
    static func outermostView(around view: UIView) -> UIView? {
        sequence(first: view, next: \.superview).first { $0.superview is UIWindow }
    }

    /// How far what a view stands in is moved at the moment.
    private static func shift(around view: UIView) -> CGFloat {
        outermostView(around: view)?.viewState.displacement ?? 0
    }

    /// The least that what the field stands in has to be moved by to bring the field, or at least the caret, above the
    /// keyboard; negative, which is up, or 0.
    private static func neededShift(for field: UIView, keyboard: CGRect) -> CGFloat {
        let now = shift(around: field)
        var needed: CGFloat = 0
        for target in targets(of: field, above: keyboard) {
            needed = min(needed, keyboard.minY - (field.convertToScreen(target).maxY - now))
        }
        return needed
    }

    private func isShifted(_ window: UIWindow, for field: UIView, by distance: CGFloat) -> Bool {
        distance == window.contentShift && distance == Self.shift(around: field)
    }

    /// Moves what stands in the window there. What the program has put into it meanwhile stays where it was put, unless it is
    /// typed into: it was measured by what is seen.
    private func shift(_ window: UIWindow, for field: UIView, keyboard: CGRect) {
        let needed = Self.neededShift(for: field, keyboard: keyboard)
        guard !isShifted(window, for: field, by: needed) else { return }
        window.displaceContent(by: needed, for: field)
    }

    // MARK: Undoing

    private func undo(in window: UIWindow) {
        guard situation != nil || !scrolled.isEmpty || window.contentShift != 0 else { return }
        noteOthers()
        situation = nil
        let entries = scrolled
        scrolled = []
        guard let application = window.application else { return }
        Self.move(with: application) {
            for entry in entries { restore(entry) }
            window.undisplaceContent()
        }
    }

    private func restore(_ entry: Scrolled) {
        guard let view = entry.view else { return }
        // With room of the program's the content may stay where it was moved.
        let hasOwnRoom = view.hasGivenKeyboardRoom
        view.coveredByKeyboard = 0
        if let original = entry.original, !hasOwnRoom {
            view.contentOffset = original
        } else if !view.isDragging {
            view.clampOffset()
        }
    }

    /// Forgets what was done to views that have left the window; they are as they should be when they come back.
    func viewDidLeave(_ view: UIView) {
        for entry in scrolled where entry.view?.isDescendant(of: view) == true { restore(entry) }
        scrolled.removeAll { $0.view == nil || $0.view?.isDescendant(of: view) == true }
    }
}

extension UIView {
    /// Whether the view is one that is typed into.
    fileprivate var takesText: Bool { keyInput != nil || textInput != nil }
}
