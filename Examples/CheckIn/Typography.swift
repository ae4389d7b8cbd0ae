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
}

extension UILabel {
    /// Sets a font that follows the size that people want.
    func follow(_ font: UIFont) {
        self.font = font
        adjustsFontForContentSizeCategory = true
    }

    /// Says what is wrong, or nothing: a space, which keeps the line's room, so that nothing moves when something is.
    func say(_ fault: String?) {
        text = fault ?? " "
        isAccessibilityElement = fault != nil
    }
}

extension UIButton {
    /// A button that leads on.
    static func prominent(_ title: String, identifier: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.follow(Typography.font(19, .semibold))
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.5
        button.backgroundColor = Palette.tint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        button.layer.cornerRadius = 12
        button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 24, bottom: 15, right: 24)
        button.accessibilityIdentifier = identifier
        return button
    }
}
