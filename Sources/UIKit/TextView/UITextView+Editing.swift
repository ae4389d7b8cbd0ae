import Foundation
import TextEngine

/// How editing begins and ends, and what a program does to the text.
extension UITextView {
    func setUp() {
        canvas.textView = self
        addSubview(canvas)
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
        // The lines follow from here on.
        _ = page
        session.willReplace = { [weak self] in
            guard let self else { return }
            page.willReplace($0, in: session.editor.text)
        }
        session.didReplace = { [weak self] in
            guard let self else { return }
            page.replaced($0, in: session.editor.text)
            textKit.textDidChange($0, of: self)
            finding.textDidChange($0)
        }
        finding.view = self
        adoptContainer()
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

    /// Asks, becomes the first responder, and tells (rule 1). A text that can only be selected is not asked about.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder, isEditable else {
            let isFirst = become()
            selectionLookDidChange()
            return isFirst
        }
        guard canBecomeFirstResponder, !editingState.isAskingToBegin, editingState.phase == .idle else { return false }
        editingState.isAskingToBegin = true
        let isAllowed = delegate?.textViewShouldBeginEditing(self) ?? true
        editingState.isAskingToBegin = false
        guard isAllowed, canBecomeFirstResponder else { return false }
        let turn = editingState.turn
        guard become(), isFirstResponder, editingState.turn == turn else { return isFirstResponder }
        enter(.beginning)
        tell(
            {
                self.session.begin()
                self.selectionLookDidChange()
            },
            {
                self.editingState.phase = .editing
                self.delegate?.textViewDidBeginEditing(self)
            },
            { NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self) })
        return isFirstResponder
    }

    private func selectionLookDidChange() {
        scrolling.followsCaret = isFirstResponder && isEditable
        setNeedsLayout()
    }

    // MARK: End

    /// Asks, stops being the first responder, and tells (rule 3). When the focus is taken by force the delegate is
    /// asked all the same, but not obeyed (rule 3b).
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, editingState.phase.isEditing else {
            defer { selectionLookDidChange() }
            return resign()
        }
        var isForced: Bool { UIApplication.shared.focus.isTaking(from: self) }
        if !editingState.isAskingToEnd {
            let turn = editingState.turn
            editingState.isAskingToEnd = true
            let isAllowed = delegate?.textViewShouldEndEditing(self) ?? true
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
        enter(.ending)
        _ = resign()
        enter(.idle)
        selectionLookDidChange()
        if wasTold {
            tell(
                { self.delegate?.textViewDidEndEditing(self) },
                { NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self) })
        }
        return !isFirstResponder
    }

    func editabilityDidChange() {
        if isFirstResponder, !isEditable { resignFirstResponder() }
        if !dataDetectorTypes.isEmpty { looksDidChange() }
        setNeedsLayout()
    }

    // MARK: Text and looks

    func setText(_ content: AttributedRope) {
        session.setText(content)
        scrolling.followsCaret = false
    }

    func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        let content = session.editor.content
        return (content.attributes.run(at: 0)?.value ?? session.attributesOfTyping).values[key]
    }

    func setFont(_ font: UIFont?) {
        base.font = font ?? BaseAttributes.defaultFont
        takeAway(.font)
    }

    func setTextColor(_ color: UIColor?) {
        base.color = color ?? .label
        takeAway(.foregroundColor)
    }

    func setTextAlignment(_ alignment: NSTextAlignment) {
        base.alignment = alignment
        session.restyle { values in
            guard let style = values[.paragraphStyle] as? NSParagraphStyle, style.alignment != alignment,
                let copy = style.mutableCopy() as? NSMutableParagraphStyle
            else { return values }
            var values = values
            copy.alignment = alignment
            values[.paragraphStyle] = copy
            return values
        }
        looksDidChange()
        textKit.looksDidChange(of: self)
    }

    /// All text takes an attribute from the view.
    private func takeAway(_ key: NSAttributedString.Key) {
        session.restyle {
            var values = $0
            values[key] = nil
            return values
        }
        looksDidChange()
        textKit.looksDidChange(of: self)
    }
}
