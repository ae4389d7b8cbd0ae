import Foundation
import TextEngine

/// The format that the text is shown in.
extension UITextField {
    private var formatLocale: Locale { application?.locale ?? Locale(identifier: "en") }

    func setFormat(_ format: UITextFieldFormat?) {
        session.unmark()
        let content = formattedContent
        fieldState.format = format
        fieldState.formatLocale = format == nil ? nil : formatLocale
        session.format = format?.format(in: formatLocale)
        if let shown = session.format?.text(of: session.format?.content(in: content) ?? ""), !shown.isEmpty {
            show(shown)
        }
        lookDidChange()
        typingTraitsDidChange()
    }

    /// The application speaks another language, or the field is in another one's window: what was shown is shown as that
    /// writes it. What was not shown by the format stays as it is.
    func localizeFormat() {
        guard let format = fieldState.format, let old = session.format, fieldState.formatLocale != formatLocale else {
            return
        }
        let new = format.format(in: formatLocale)
        fieldState.formatLocale = formatLocale
        session.format = new
        if old.shows(session.text), let shown = new.text(of: old.content(of: session.text)) { show(shown) }
    }

    func setFormattedContent(_ content: String) {
        guard let format = session.format else { return text = content }
        show(format.text(of: format.showable(content)) ?? "")
    }

    func setFormattedNumber(_ number: Decimal?) {
        guard let format = session.format as? NumberFormat else { return }
        setFormattedContent(number.map(format.content(of:)) ?? "")
    }

    private func show(_ shown: String) {
        guard shown != session.text else { return }
        session.setText(AttributedRope(Rope(shown)))
    }
}
