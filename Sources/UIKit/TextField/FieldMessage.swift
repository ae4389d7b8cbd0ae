import Foundation

/// What is wrong with a field's text, in words behind a sign.
final class FieldMessage: UILabel {
    private let field: UnkeptReference<UITextField>

    /// What is said; `nil` while nothing is.
    private(set) var message: String?

    init(field: UITextField) {
        self.field = UnkeptReference(field)
        super.init(frame: .zero)
        font = .preferredFont(forTextStyle: .footnote)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        textColor = .fieldFault
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityIdentifier = "fault"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var usualLabel: String? { message }

    override func forgetText() {
        super.forgetText()
        field.object?.showMessage(nil)
    }

    /// Says something else, or nothing.
    func show(_ message: String?) {
        self.message = message
        isHidden = message == nil
        guard let message else { return text = nil }
        let line = NSMutableAttributedString()
        if let sign = UIImage(systemName: "exclamationmark.circle.fill") {
            let attachment = NSTextAttachment(image: sign.withRenderingMode(.alwaysTemplate))
            let side = font.lineHeight * 0.9
            attachment.bounds = CGRect(x: 0, y: font.descender * 0.6, width: side, height: side)
            line.append(NSAttributedString(attachment: attachment))
            line.append(NSAttributedString(string: "\u{A0}"))
        }
        line.append(NSAttributedString(string: message))
        attributedText = line
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The sign is as high as the letters.
        if message != nil { show(message) }
    }
}
