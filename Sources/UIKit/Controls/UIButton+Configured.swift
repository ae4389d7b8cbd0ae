import Foundation

/// The button as its configuration says.
extension UIButton {
    /// Sets the configuration where observers see it, which they do not in an initialiser.
    func begin(with configuration: Configuration) {
        self.configuration = configuration
        sizeToFit()
    }

    /// Shows what the configuration says in the present state.
    func showConfiguration(
        _ configuration: Configuration, _ parts: ConfiguredParts, _ label: UILabel, _ picture: UIImageView
    ) {
        let color = configuration.colors(state, tint: tintColor).foreground
        let (titleFont, subtitleFont) = (
            UIFont.preferredFont(forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection),
            UIFont.preferredFont(forTextStyle: configuration.buttonSize.subtitleStyle, compatibleWith: traitCollection)
        )
        label.font = titleFont
        label.textColor = color
        parts.subtitle.font = subtitleFont
        parts.subtitle.textColor = color
        if let title = configuration.attributedTitle {
            let transformed = configuration.titleTextAttributesTransformer?.applied(to: title, titleFont, color)
            label.attributedText = NSAttributedString(transformed ?? title)
        } else if let title = currentAttributedTitle {
            label.attributedText = title
        } else {
            label.showPlain(currentTitle)
        }
        label.isHidden = (label.text ?? "").isEmpty
        parts.subtitle.attributedText = configuration.attributedSubtitle.map { subtitle in
            let transformer = configuration.subtitleTextAttributesTransformer
            return NSAttributedString(transformer?.applied(to: subtitle, subtitleFont, color) ?? subtitle)
        }
        parts.subtitle.isHidden = configuration.subtitle == nil
        let image = configuration.image ?? currentImage
        let symbol =
            configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(font: titleFont)
        picture.image = image.map { $0.preferring(symbol) }.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        picture.tintColor = color
        picture.isHidden = image == nil || configuration.showsActivityIndicator
        parts.indicator.color = color
        if configuration.showsActivityIndicator {
            parts.indicator.startAnimating()
        } else {
            parts.indicator.stopAnimating()
        }
    }

    /// Paints what is behind the content.
    func drawBackground(_ configuration: Configuration, in context: CGContext) {
        let background = configuration.background
        let insets = background.backgroundInsets.resolved(effectiveUserInterfaceLayoutDirection)
        let area = bounds.inset(by: insets)
        let radius = min(configuration.cornerRadius(height: area.height), area.height / 2, area.width / 2)
        if let color = configuration.colors(state, tint: tintColor).background {
            context.fill(roundedRect: area, radius: radius, color: color)
        }
        if background.strokeWidth > 0 {
            context.stroke(
                roundedRect: area, radius: radius, width: background.strokeWidth,
                color: background.strokeColor ?? tintColor)
        }
    }
}

/// What a button with a configuration has beside its title and picture.
@MainActor
struct ConfiguredParts {
    let subtitle = UILabel()
    let indicator = UIActivityIndicatorView(style: .medium)

    init(in button: UIButton) {
        subtitle.lineBreakMode = .byTruncatingMiddle
        indicator.isUserInteractionEnabled = false
        button.addSubview(subtitle)
        button.addSubview(indicator)
    }

    func remove() {
        subtitle.removeFromSuperview()
        indicator.removeFromSuperview()
    }
}
