import Foundation
import TextEngine

/// A token where it stands in the text: the attribute of the one character that it takes there.
final class SearchTokenAttachment: NSTextAttachment {
    let capsule: SearchTokenCapsule

    init(_ capsule: SearchTokenCapsule) {
        self.capsule = capsule
        super.init(data: nil, ofType: nil)
    }

    override var inlay: (any LineInlay)? { capsule }
}

/// The picture of a token: a capsule with its icon and its text, as high as the line and a little more.
@MainActor
final class SearchTokenCapsule: LineInlay {
    let token: UISearchToken
    private weak var field: UISearchTextField?
    /// The text as it was last set.
    private var cached: (size: CGFloat, scale: CGFloat, font: String, layout: TextLayout)?

    // Parts of the letters' size.
    private static let padding: CGFloat = 0.5
    private static let gap: CGFloat = 0.3
    private static let longest: CGFloat = 11
    /// How far the capsule reaches above and below the line, in points.
    private static let overhang: CGFloat = 2
    /// Between two capsules, and to the text, in points.
    private static let margin: CGFloat = 3

    init(_ token: UISearchToken, in field: UISearchTextField) {
        self.token = token
        self.field = field
    }

    private func layout(size: CGFloat, scale: CGFloat) -> TextLayout {
        let font = (field?.usedFont ?? .systemFont(ofSize: size)).withSize(size)
        if let cached, cached.size == size, cached.scale == scale, cached.font == font.fontName { return cached.layout }
        var options = TextLayout.Options()
        options.maximumLines = 1
        options.width = size * Self.longest
        options.apply(.byTruncatingTail)
        let layout = StyledText(token.text, attributes: [.font: font]).layout(options, scale: scale)
        cached = (size, scale, font.fontName, layout)
        return layout
    }

    /// How large the icon is, in points: as high as capitals with what hangs below the line.
    private func iconSize(_ size: CGFloat) -> CGSize {
        guard let icon = token.icon, icon.size.width > 0, icon.size.height > 0 else { return .zero }
        return CGSize(width: min(size * 2, size * icon.size.width / icon.size.height), height: size)
    }

    func box(in font: UIFont) -> InlineBox {
        let size = font.pointSize
        let icon = iconSize(size).width
        let inner = (icon > 0 ? icon + size * Self.gap : 0) + layout(size: size, scale: field?.screenScale ?? 1).width
        return InlineBox(
            width: (inner + 2 * (size * Self.padding + Self.margin)).rounded(.up), ascent: font.ascender,
            descent: -font.descender)
    }

    func paint(in rect: CGRect, size: CGFloat, _ context: CGContext) {
        let isSelected = field?.isSelected(self) ?? false
        let capsule = rect.insetBy(dx: Self.margin, dy: -Self.overhang)
        let fill: UIColor = isSelected ? field?.tintColor ?? .systemBlue : field?.tokenBackgroundColor ?? .systemGray4
        context.fill(roundedRect: capsule, radius: min(7, capsule.height / 2), color: fill)
        let ink = isSelected ? UIColor.prominentInk : fill.readableInk(in: context.traits)
        let isRightToLeft = field?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        var x = capsule.minX + size * Self.padding
        let iconSize = iconSize(size)
        if let icon = token.icon, iconSize.width > 0 {
            let place = CGRect(
                x: x, y: capsule.midY - iconSize.height / 2, width: iconSize.width, height: iconSize.height
            )
            .flipped(for: direction, in: capsule)
            context.draw(icon, in: place, tint: icon.isTemplate ? ink : nil)
            x += iconSize.width + size * Self.gap
        }
        let layout = layout(size: size, scale: context.scale)
        let place = CGRect(x: x, y: capsule.midY - layout.height / 2, width: layout.width, height: layout.height)
            .flipped(for: direction, in: capsule)
        // What reads from right to left stands at the other edge of the room that it was set for.
        context.draw(layout, at: CGPoint(x: place.minX - (layout.lines.first?.x ?? 0), y: place.minY), color: ink)
    }
}

extension UIColor {
    /// Black or white, whichever is read better on this colour; on one that is seen through, that of other labels.
    fileprivate func readableInk(in traits: UITraitCollection) -> UIColor {
        let color = components(with: traits)
        guard color.alpha > 0.5 else { return .label }
        func linear(_ value: Double) -> Double { value <= 0.04 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        let light = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        // Where both contrasts are the same.
        return light > 0.179 ? .black : .white
    }
}
