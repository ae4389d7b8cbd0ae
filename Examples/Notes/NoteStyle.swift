import UIKit

/// How a stretch of a note looks.
struct NoteStyle: Equatable {
    /// The size of the letters, in points.
    var size: CGFloat = 17
    var isBold = false
    var isItalic = false
    var isUnderlined = false

    init() {}

    init(_ size: Double, _ isBold: Bool, _ isItalic: Bool, _ isUnderlined: Bool) {
        self.size = size.isFinite ? min(max(CGFloat(size), 8), 72) : 17
        (self.isBold, self.isItalic, self.isUnderlined) = (isBold, isItalic, isUnderlined)
    }

    /// The style of a text's attributes.
    init(_ values: [NSAttributedString.Key: Any]) {
        if let font = values[.font] as? UIFont {
            size = font.pointSize
            isBold = font.fontName.contains("Bold")
            isItalic = font.fontName.contains("Italic")
        }
        isUnderlined = ((values[.underlineStyle] as? NSNumber)?.intValue ?? 0) != 0
    }

    /// The style as a text's attributes.
    var attributes: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
        if isBold { values[.font] = UIFont.boldSystemFont(ofSize: size) }
        if isItalic { values[.font] = UIFont.italicSystemFont(ofSize: size) }
        if isUnderlined { values[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
        return values
    }
}
