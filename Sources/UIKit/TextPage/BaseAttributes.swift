import Foundation
import TextEngine

/// The looks of text that has none of its own.
struct BaseAttributes {
    /// The font.
    var font: UIFont
    /// Whether the program has named no font; letters then have the default one.
    var isFontUnset = true
    /// The colour of the letters.
    var color: UIColor
    /// Whether the program has taken the colour away; letters then have the default one.
    var isColorUnset = false
    /// How lines stand between the margins.
    var alignment = NSTextAlignment.natural
    /// The language that text is shaped in where it does not say its own.
    var language: String?
    /// All else, paragraph styles apart.
    var others: [NSAttributedString.Key: Any]

    init(
        font: UIFont = BaseAttributes.defaultFont, color: UIColor = .label,
        others: [NSAttributedString.Key: Any] = [:]
    ) {
        self.font = font
        self.color = color
        self.others = others
    }

    static let defaultFont = UIFont(name: "Helvetica", size: 17) ?? .systemFont(ofSize: 17)

    /// The same as attributes. There always is a paragraph style, as on iOS: programs take it, change it and set it.
    var values: [NSAttributedString.Key: Any] {
        [.font: font, .foregroundColor: color, .paragraphStyle: NSParagraphStyle.aligned(alignment)]
    }

    /// What the layout makes of a stretch's attributes. Colours that are missing come when it is painted.
    /// - Parameter forced: The font that all text gets, if it is to have one.
    @MainActor
    func style(of attributes: TextAttributes, in forced: UIFont? = nil) -> TextStyle {
        var style: TextStyle
        let own = attributes.value as? AttributeDictionary
        if !others.isEmpty {
            style = TextStyle(attributes: others.merging(own?.values ?? [:]) { $1 })
            if own?.values[.font] == nil { style.font = font.spec }
        } else if let own {
            style = own.style
            if own.values[.font] == nil { style.font = font.spec }
        } else {
            style = TextStyle(font: font.spec)
        }
        if let forced { style.font = forced.spec }
        if style.language == nil { style.language = language }
        if style.box != nil, let inlay = (style.paint as? RunDecorations)?.inlay {
            style.box = inlay.box(in: forced ?? font)
        }
        return style
    }
}
