import Foundation
import TextEngine

/// The looks of text that has none of its own.
struct BaseAttributes {
    /// The font.
    var font = BaseAttributes.defaultFont
    /// The colour of the letters.
    var color = UIColor.label
    /// How lines stand between the margins.
    var alignment = NSTextAlignment.natural

    static let defaultFont = UIFont(name: "Helvetica", size: 17) ?? .systemFont(ofSize: 17)

    /// The same as attributes.
    var values: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            values[.paragraphStyle] = style
        }
        return values
    }

    /// What the layout makes of a stretch's attributes. Colours that are missing come when it is painted.
    func style(of attributes: TextAttributes) -> TextStyle {
        guard let own = attributes.value as? AttributeDictionary else { return TextStyle(font: font.spec) }
        var style = own.style
        if own.values[.font] == nil { style.font = font.spec }
        return style
    }
}
