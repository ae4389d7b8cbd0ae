import Foundation

extension UITextField {
    /// The eye that shows and hides a secret text, if the field has one.
    var revealButton: RevealButton? { fieldState.revealButton }

    var isRevealButtonShown: Bool { revealButton != nil && !isRightViewShown && isEnabled }

    /// The button of the field's own at its end, as far as one is shown now.
    var endButton: UIControl? { isRevealButtonShown ? revealButton : isClearButtonShown ? clearButton : nil }

    func revealButtonRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: RevealButton.size, atEnd: true, in: bounds)
    }

    func exchangeRevealButton(_ isShown: Bool) {
        guard isShown != (revealButton != nil) else { return }
        revealButton?.removeFromSuperview()
        fieldState.revealButton = isShown ? RevealButton(field: self) : nil
        session.staysSecret = isShown
        isSecureTextEntry = isShown || isSecureTextEntry
        revealButton.map(addSubview)
        lookDidChange()
    }

    /// Shows what was hidden, or hides it again. Editing goes on where it was.
    func toggleSecrecy() {
        let selection = selectedTextRange
        isSecureTextEntry.toggle()
        if isEditing { selectedTextRange = selection }
    }

    /// A secret that a person has shown is hidden when the field is left.
    func hideRevealedText() {
        if revealButton != nil, !isSecureTextEntry { isSecureTextEntry = true }
    }
}

/// The button that shows and hides a secret text: an eye, struck out while the text is shown.
final class RevealButton: UIControl {
    static let size = CGSize(width: 28, height: 24)
    private static let eye = UIImage(systemName: "eye")
    private static let struckEye = UIImage(systemName: "eye.slash")
    private weak var field: UITextField?

    init(field: UITextField) {
        self.field = field
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        accessibilityIdentifier = "reveal"
        isAccessibilityElement = true
        update()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    /// Shows what the field is like now.
    func update() {
        accessibilityLabel = words[field?.isSecureTextEntry == false ? .hidePassword : .showPassword]
        setNeedsDisplay()
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { field?.toggleSecrecy() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let image = field?.isSecureTextEntry == false ? Self.struckEye : Self.eye
        else { return }
        let place = CGRect(
            x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2, width: image.size.width,
            height: image.size.height)
        context.draw(image, in: place, tint: isHighlighted ? .tertiaryLabel : .secondaryLabel)
    }
}
