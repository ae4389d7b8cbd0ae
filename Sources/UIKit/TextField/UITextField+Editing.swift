import Foundation
import TextEngine

/// How far the editing of a field is.
struct EditingState {
    enum Phase {
        /// The text is not edited.
        case idle
        /// The field is the first responder; nobody was told yet that editing has begun.
        case beginning
        /// The text is edited, and everybody knows.
        case editing
        /// The field stops being the first responder.
        case ending

        var isEditing: Bool { self == .beginning || self == .editing }
    }

    /// The edge as a border style draws it.
    struct Border: Equatable {
        var color: UIColor?
        var width: CGFloat
    }

    var phase = Phase.idle
    /// How often editing has begun or ended. What a callback has changed is found out by it: when the number is
    /// another one, what was going on is over, and the rest of its messages would come too late.
    var turn = 0
    /// The delegate is being asked, and would be asked again if it caused the same question.
    var isAskingToBegin = false
    var isAskingToEnd = false
    /// The return key moves the focus to the next field.
    var movesOnReturn = false
    /// The ground of a field with round corners was set once; a program may have changed it since.
    var hasOwnGround = false
    /// The edge as the field itself has last drawn it.
    var border: Border?
    /// The field is drawn as one that cannot be used.
    var looksDisabled = false
}

extension UITextField {
    func setUp() {
        canvas.field = self
        line.field = self
        placeholderLabel.textColor = .placeholderText
        addSubview(placeholderLabel)
        addSubview(canvas)
        session.didReplace = { [weak self] in self?.line.styles.replaced($0, lengthBefore: $1) }
        isAccessibilityElement = true
    }

    private func enter(_ phase: EditingState.Phase) {
        editingState.phase = phase
        editingState.turn += 1
    }

    /// Does one step of a message after the other, as long as none of them has ended or begun the editing.
    private func tell(_ steps: (() -> Void)...) {
        let turn = editingState.turn
        for step in steps where editingState.turn == turn { step() }
    }

    // MARK: Begin

    /// Asks, becomes the first responder, and tells (rule 1).
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return become() }
        // The hiding keyboard announces itself before the delegate is told of the end; what hears of it has to wait.
        guard canBecomeFirstResponder, !editingState.isAskingToBegin, editingState.phase == .idle else { return false }
        editingState.isAskingToBegin = true
        let isAllowed = delegate?.textFieldShouldBeginEditing(self) ?? true
        editingState.isAskingToBegin = false
        guard isAllowed, canBecomeFirstResponder else { return false }
        let turn = editingState.turn
        // The keyboard announces itself inside this call; what hears of it may take the focus away again, or let the
        // field begin.
        guard become(), isFirstResponder, editingState.turn == turn else { return isFirstResponder }
        enter(.beginning)
        tell(
            { self.clearToBegin() },
            {
                self.session.begin()
                self.editingLookDidChange()
            },
            {
                self.editingState.phase = .editing
                self.delegate?.textFieldDidBeginEditing(self)
            },
            { self.sendActions(for: .editingDidBegin) },
            { NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self) })
        return isFirstResponder
    }

    private func clearToBegin() {
        guard clearsOnBeginEditing, hasText else { return }
        let turn = editingState.turn
        guard delegate?.textFieldShouldClear(self) ?? true, editingState.turn == turn else { return }
        setText("", styled: nil)
    }

    // MARK: End

    /// Asks, stops being the first responder, and tells (rule 3). When the focus is taken by force the delegate is
    /// asked all the same, but not obeyed (rule 3b).
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        var isForced: Bool { UIApplication.shared.focus.isTaking(from: self) }
        if !editingState.isAskingToEnd {
            let turn = editingState.turn
            editingState.isAskingToEnd = true
            let isAllowed = delegate?.textFieldShouldEndEditing(self) ?? true
            editingState.isAskingToEnd = false
            guard editingState.turn == turn, isFirstResponder else { return !isFirstResponder }
            guard isAllowed || isForced else { return false }
        } else if !isForced {
            return false
        }
        guard canResignFirstResponder || isForced else { return false }
        let wasTold = editingState.phase == .editing
        session.end()
        line.styles.typing = nil
        pointing.cancelled()
        enter(.ending)
        _ = resign()
        enter(.idle)
        editingLookDidChange()
        if wasTold { tellEnd() }
        return !isFirstResponder
    }

    private func tellEnd() {
        let reason = DidEndEditingReason.committed
        tell(
            { self.delegate?.textFieldDidEndEditing(self, reason: reason) },
            { self.sendActions(for: .editingDidEnd) },
            {
                NotificationCenter.default.post(
                    name: Self.textDidEndEditingNotification, object: self,
                    userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
            })
    }

    // MARK: Text

    func setText(_ text: String, styled: NSAttributedString?) {
        line.styles.expect(styled)
        session.setText(text)
    }

    /// Clears the text for the clear button (rule 9). It can be undone.
    func clear() {
        let wasEditing = isEditing
        guard delegate?.textFieldShouldClear(self) ?? true, window != nil else { return }
        session.clear()
        if !wasEditing { becomeFirstResponder() }
    }

    /// The attributes of what is typed next.
    var attributesOfTyping: [NSAttributedString.Key: Any] {
        let styles = line.styles
        return styles.typing
            ?? styles.values(before: session.selectedRange.lowerBound).map { defaultTextAttributes.merging($0) { $1 } }
            ?? defaultTextAttributes
    }

    func secrecyDidChange() {
        session.isSecure = isSecureTextEntry
        lookDidChange()
        UIApplication.shared.keyboard.traitsDidChange(of: self)
    }
}

extension UITextField: TextInputClient {
    func session(_ session: TextInputSession, shouldChange range: NSRange, replacement: String) -> Bool {
        let wasShown = window != nil
        let isAllowed =
            delegate?.textField(
                self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: replacement) ?? true
        // What is typed into a field that the delegate has taken out of the window is lost with it.
        return isAllowed && (window != nil || !wasShown)
    }

    func sessionShowsText(_ session: TextInputSession) {
        line.invalidate()
        canvas.contentDidChange(restartsBlink: true)
        placeholderLabel.isHidden = hasText
        setNeedsLayout()
        UIApplication.shared.keyboard.textDidChange(of: self)
    }

    func sessionShowsSelection(_ session: TextInputSession) {
        line.styles.typing = nil
        canvas.contentDidChange(restartsBlink: true)
        UIApplication.shared.keyboard.textDidChange(of: self)
    }

    func sessionTellsSelection(_ session: TextInputSession) {
        delegate?.textFieldDidChangeSelection(self)
    }

    func sessionTellsText(_ session: TextInputSession) {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func sessionDeletesBackward(_ session: TextInputSession) {
        deleteBackward()
    }

    /// The return key (rule 8).
    func sessionDidReturn(_ session: TextInputSession) {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let resigns = hasAction(for: .editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        guard isFirstResponder else { return }
        if resigns {
            resignFirstResponder()
        } else if movesToNextFieldOnReturn {
            UIApplication.shared.focus.move(isBackwards: false)
        }
    }

    func session(
        _ session: TextInputSession, besides selection: TextSelection, isRight: Bool, by step: CaretStep
    ) -> TextSelection? {
        layoutIfNeeded()
        return step == .word && selection.isCaret
            ? line.wordNeighbour(of: selection, isRight: isRight) : line.neighbour(of: selection, isRight: isRight)
    }

    var caretOnScreen: CGRect? {
        guard isEditing, window != nil else { return nil }
        return convertToScreen(caretRect(at: session.selection))
    }
}
