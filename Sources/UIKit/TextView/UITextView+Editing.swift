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
        let reference = UnkeptReference(self)
        session.willReplace = {
            guard let view = reference.object else { return }
            view.page.willReplace($0, in: view.session.rope)
        }
        session.didReplace = {
            guard let view = reference.object else { return }
            view.page.replaced($0, in: view.session.rope)
            view.textSizeMayHaveChanged()
            view.finding.textDidChange($0)
            // The storage's and the layout manager's delegates may change the text: nobody hears of this edit after them.
            view.textKit.textDidChange($0, of: view)
        }
        finding.view = self
        adoptContainer()
    }

    // MARK: Begin and end

    /// Whether the view is the first responder and its text is not edited.
    var isOnlyRead: Bool { keepsFocusToRead && isFirstResponder }

    /// A text that can only be selected is not asked about.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard isEditable, !isFirstResponder || isOnlyRead else {
            keepsFocusToRead = isOnlyRead || !isFirstResponder
            let isFirst = become()
            editingLookDidChange()
            return isFirst
        }
        return beginEditing(
            {
                keepsFocusToRead = false
                guard isFirstResponder else { return become() }
                heldFocus?.typingDidChange()
                return isFirstResponder
            }, isAllowed: { (informedDelegate?.textViewShouldBeginEditing(self) ?? true) && isEditable },
            telling: { self.informedDelegate?.textViewDidBeginEditing(self) },
            { NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self) })
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, editingState.phase.isEditing else {
            defer { editingLookDidChange() }
            return resign()
        }
        return endEditing(
            resign, isAllowed: { informedDelegate?.textViewShouldEndEditing(self) ?? true },
            telling: { self.informedDelegate?.textViewDidEndEditing(self) },
            { NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self) })
    }

    func editingLookDidChange() {
        scrolling.followsCaret = isFirstResponder && isTextEditable
        setNeedsLayout()
    }

    func editabilityDidChange() {
        if isEditable, isOnlyRead { becomeFirstResponder() }
        usabilityDidChange()
    }

    /// What the text may be used for is another thing: editing that is no longer allowed ends, whoever refuses.
    func usabilityDidChange() {
        if isFirstResponder, !isEditable, !isOnlyRead || !isSelectable { endEditing(true) }
        if !dataDetectorTypes.isEmpty { looksDidChange() }
        setNeedsLayout()
    }

    // MARK: Text and looks

    /// The view takes over what its properties say of the text that goes.
    func setPlainText(_ text: String) {
        let values = firstValues
        guard textKit.ownStorage == nil else {
            // A storage may have given the first letter its look, which is not the view's: only the new text takes it over.
            let kept = values.filter { [.font, .foregroundColor, .paragraphStyle].contains($0.key) }
            return setText(AttributedRope(Rope(text), attributes: TextAttributes(kept)))
        }
        base.font = values[.font] as? UIFont ?? base.font
        if values[.font] is UIFont { base.isFontUnset = false }
        base.alignment = (values[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? base.alignment
        if let color = values[.foregroundColor] as? UIColor { (base.color, base.isColorUnset) = (color, false) }
        setText(AttributedRope(Rope(text)))
        if !values.isEmpty { textLooksDidChange() }
    }

    func setText(_ content: AttributedRope) {
        session.setText(content)
        scrolling.followsCaret = false
    }

    func setFont(_ font: UIFont?) {
        let new = font ?? BaseAttributes.defaultFont
        let isNew = new != base.font
        base.font = new
        base.isFontUnset = font == nil
        takeAway(.font)
        if isNew { textLooksDidChange() }
    }

    func setTextColor(_ color: UIColor?) {
        let isNew = base.color != color ?? .label || base.isColorUnset != (color == nil) || color?.isConstant == false
        base.color = color ?? .label
        base.isColorUnset = color == nil
        takeAway(.foregroundColor)
        if isNew { textLooksDidChange() }
    }

    func setTextAlignment(_ alignment: NSTextAlignment) {
        var isNew = base.alignment != alignment
        base.alignment = alignment
        session.restyle { values in
            guard let style = values[.paragraphStyle] as? NSParagraphStyle, style.alignment != alignment,
                let copy = style.mutableCopy() as? NSMutableParagraphStyle
            else { return values }
            isNew = true
            var values = values
            copy.alignment = alignment
            values[.paragraphStyle] = copy
            return values
        }
        if isNew { textLooksDidChange() }
    }
}
