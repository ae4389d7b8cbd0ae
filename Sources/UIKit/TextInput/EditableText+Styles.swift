import Foundation
import TextEngine

/// A style that is switched on and off.
enum TextToggle {
    case bold, italic, underlined

    func isOn(in values: [NSAttributedString.Key: Any], base: UIFont) -> Bool {
        let font = values[.font] as? UIFont ?? base
        switch self {
        case .bold: return font.spec.weight >= 600
        case .italic: return font.spec.isItalic
        case .underlined: return ((values[.underlineStyle] as? NSNumber)?.intValue ?? 0) != 0
        }
    }

    func set(_ isOn: Bool, in values: inout [NSAttributedString.Key: Any], base: UIFont) {
        var spec = (values[.font] as? UIFont ?? base).spec
        switch self {
        case .bold: spec.weight = isOn ? 700 : 400
        case .italic: spec.isItalic = isOn
        case .underlined:
            values[.underlineStyle] = isOn ? NSNumber(value: NSUnderlineStyle.single.rawValue) : nil
            return
        }
        values[.font] = UIFont(spec: spec)
    }
}

/// Bold, italic and underlined text, and its size.
extension EditableText {
    /// Switches a style for what is selected, or for what is typed next. Where only a part has it, all of it gets it.
    func toggle(_ style: TextToggle) {
        guard offersTextStyles else { return }
        let font = baseFont
        let range = session.selectedRange
        var isOn = true
        if range.isEmpty {
            isOn = style.isOn(in: session.attributesOfTyping.values, base: font)
        } else {
            session.editor.content.forEachRun(in: range) { value, _ in
                isOn = style.isOn(in: value.values, base: font)
                return isOn
            }
        }
        session.restyleSelection { style.set(!isOn, in: &$0, base: font) }
    }

    /// The font of text that has none of its own.
    private var baseFont: UIFont { textDefaults[.font] as? UIFont ?? BaseAttributes.defaultFont }

    /// Makes what is selected larger or smaller, each part of it by as much; or what is typed next.
    func changeSize(by points: CGFloat) {
        guard offersTextStyles else { return }
        let base = baseFont
        session.restyleSelection { values in
            let font = values[.font] as? UIFont ?? base
            values[.font] = font.withSize(max(1, font.pointSize + points))
        }
    }
}
