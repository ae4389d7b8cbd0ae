import Foundation

/// How editing begins and ends, in UIKit's order, and whether a person may edit.
///
/// A callback may end or begin the editing itself: after each question the turn is compared with that from before. What is
/// told comes in pairs: whoever begins or ends in the middle of a message has the rest of it told first.
extension EditableText {
    /// Asks, becomes the first responder, and tells the delegate, the actions and the observers, in that order.
    ///
    /// - Parameters:
    ///   - become: Makes the view the first responder.
    ///   - isAllowed: Asks the delegate.
    ///   - prepare: Is done before the text is edited.
    ///   - steps: Tell of it, one after the other.
    /// - Returns: Whether the view is the first responder.
    func beginEditing(
        _ become: () -> Bool, isAllowed: () -> Bool, prepare: () -> Void = {},
        telling steps: (() -> Void)...
    ) -> Bool {
        // The hiding keyboard announces itself before the delegate is told of the end; what hears of it has to wait.
        guard canBecomeFirstResponder else {
            application?.focus.noteRefusal(.cannotBecome("\(type(of: self))"))
            return false
        }
        guard window != nil else { return become() }
        guard !editingState.isAskingToBegin, editingState.phase == .idle else { return false }
        // A text that was only read has the focus already.
        let hadFocus = isFirstResponder
        tellRest()
        guard isFirstResponder == hadFocus, canBecomeFirstResponder, editingState.phase == .idle else {
            return isFirstResponder
        }
        editingState.isAskingToBegin = true
        let isAllowed = isAllowed()
        editingState.isAskingToBegin = false
        if !isAllowed { application?.focus.noteRefusal(.delegateRefused("\(type(of: self))")) }
        guard isAllowed, canBecomeFirstResponder else { return isFirstResponder }
        let turn = editingState.turn
        // The keyboard announces itself inside this call; what hears of it may take the focus away again, or let the
        // view begin.
        editingState.isComing = true
        let became = become()
        editingState.isComing = false
        guard became, isFirstResponder, editingState.turn == turn else { return isFirstResponder }
        editingState.enter(.beginning)
        prepare()
        guard editingState.turn == turn + 1 else { return isFirstResponder }
        session.begin()
        editingLookDidChange()
        editingState.isKnown()
        tell(steps)
        // Programs give a field its bar when they hear that it is edited.
        application?.keyboard.inputViewsMayHaveChanged(of: self)
        return isFirstResponder
    }

    /// Asks, stops being the first responder, and tells the delegate, the actions and the observers, in that order. When the focus is taken by force the delegate is
    /// asked all the same, but not obeyed.
    ///
    /// - Parameters:
    ///   - resign: Makes the view give the focus away.
    ///   - isAllowed: Asks the delegate.
    ///   - steps: Tell of it, one after the other, if the beginning was told.
    /// - Returns: Whether the view is no longer the first responder.
    func endEditing(_ resign: () -> Bool, isAllowed: () -> Bool, telling steps: (() -> Void)...) -> Bool {
        var isForced: Bool { heldFocus?.isTaking(from: self) ?? false }
        tellRest()
        guard isFirstResponder else { return true }
        if !editingState.isAskingToEnd {
            let turn = editingState.turn
            editingState.isAskingToEnd = true
            let isAllowed = isAllowed()
            editingState.isAskingToEnd = false
            guard editingState.turn == turn, isFirstResponder else { return !isFirstResponder }
            guard isAllowed || isForced else { return false }
        } else if !isForced {
            return false
        }
        guard canResignFirstResponder || isForced else { return false }
        let wasTold = editingState.phase == .editing
        session.end()
        pointing.cancelled()
        editingState.enter(.ending)
        _ = resign()
        editingState.enter(.idle)
        editingLookDidChange()
        if wasTold { tell(steps) }
        return !isFirstResponder
    }

    /// Tells something, step by step, after what is still to be told.
    private func tell(_ steps: [() -> Void]) {
        editingState.add(steps)
        tellRest()
    }

    /// Tells what is still to be told of the editing that began or ended last.
    private func tellRest() {
        while let message = editingState.nextMessage() { message() }
    }

    func session(_ session: TextInputSession, shouldChange range: NSRange, replacement: String) -> Bool {
        let wasShown = window != nil
        let isAllowed = shouldChangeText(
            in: TextOffsetRange(range.location..<NSMaxRange(range)), replacementText: replacement)
        // What is typed into a view that the delegate has taken out of the window is lost with it.
        return isAllowed && (window != nil || !wasShown)
    }
}
