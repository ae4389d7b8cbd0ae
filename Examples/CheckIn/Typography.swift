import UIKit

/// The program's letters, which follow the size that people want.
@MainActor
enum Typography {
    /// The interface font in a size of the program's own that grows as a text style does.
    static func font(
        _ size: CGFloat, _ weight: UIFont.Weight = .regular, as style: UIFont.TextStyle = .body
    ) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }

    /// The height that a line needs, and no less than some points.
    static func height(of font: UIFont?, atLeast least: CGFloat, margins: CGFloat = 0) -> CGFloat {
        max(least, ((font?.lineHeight ?? 0) + margins).rounded(.up))
    }
}

extension UILabel {
    /// Sets a font that follows the size that people want.
    func follow(_ font: UIFont) {
        self.font = font
        adjustsFontForContentSizeCategory = true
    }
}
