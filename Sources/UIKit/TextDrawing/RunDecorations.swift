import Foundation
import TextEngine

/// What a run of text looks like beside its letters: what the layout carries for the painter.
final class RunDecorations: TextPaint {
    /// The shadow of a run.
    struct Shadow: Equatable, Sendable {
        /// To the right and below, in points.
        var offset: CGSize
        /// The width of the soft edge, in points.
        var blurRadius: CGFloat
        var color: UIColor
    }

    /// A line under or through a run.
    struct Line: Equatable, Sendable {
        var style: NSUnderlineStyle
        /// `nil` for the letters' own.
        var color: UIColor?
    }

    /// A line along the edges of letters.
    struct Stroke: Equatable, Sendable {
        /// In parts of the font's size.
        var width: Double
        /// `nil` for the letters' own.
        var color: UIColor?
        /// Whether the letters are shown too.
        var isFilled: Bool
    }

    let color: UIColor?
    let stroke: Stroke?
    let background: UIColor?
    let underline: Line?
    let strikethrough: Line?
    let shadow: Shadow?
    /// What is shown in place of U+FFFC.
    let picture: UIImage?
    /// The room at both sides of the picture, in points.
    let pictureMargin: CGFloat
    /// What stands in place of U+FFFC and paints itself.
    let inlay: (any LineInlay)?

    /// How links look: the same in labels, in drawn text and in text views that say nothing else.
    nonisolated(unsafe) static let linkAttributes: [NSAttributedString.Key: Any] = [
        .foregroundColor: UIColor.link, .underlineStyle: NSNumber(value: NSUnderlineStyle.single.rawValue),
    ]

    /// The ink of letters that have a colour and nothing else.
    init(color: UIColor) {
        self.color = color
        (stroke, background, underline, strikethrough, shadow) = (nil, nil, nil, nil, nil)
        (picture, pictureMargin, inlay) = (nil, 0, nil)
    }

    /// The ink of attributes, or `nil` when they have none of their own.
    convenience init?(_ attributes: [NSAttributedString.Key: Any]) {
        self.init(attributes, picture: (attributes[.attachment] as? NSTextAttachment)?.image)
    }

    /// The same with another picture than the attachment's own.
    ///
    /// Links look like links whatever colour and line their text has, as on iOS; text views put looks of their own in their place.
    init?(_ attributes: [NSAttributedString.Key: Any], picture: UIImage?) {
        let attributes = attributes[.link] == nil ? attributes : attributes.merging(Self.linkAttributes) { $1 }
        color = attributes[.foregroundColor] as? UIColor
        background = attributes[.backgroundColor] as? UIColor
        func line(_ key: NSAttributedString.Key, color: NSAttributedString.Key) -> Line? {
            let bits = (attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0
            let style = NSUnderlineStyle(rawValue: bits)
            return style.isLine ? Line(style: style, color: attributes[color] as? UIColor) : nil
        }
        underline = line(.underlineStyle, color: .underlineColor)
        strikethrough = line(.strikethroughStyle, color: .strikethroughColor)
        let width = attributes.number(.strokeWidth) ?? 0
        stroke =
            width == 0
            ? nil
            : Stroke(
                width: min(abs(width), 100) / 100, color: attributes[.strokeColor] as? UIColor, isFilled: width < 0)
        shadow = (attributes[.shadow] as? NSShadow ?? Self.letterpress(attributes[.textEffect])).flatMap(Shadow.init)
        let attachment = attributes[.attachment] as? NSTextAttachment
        self.picture = picture
        pictureMargin = max(0, attachment?.lineLayoutPadding ?? 0)
        inlay = attachment?.inlay
        if color == nil, stroke == nil, background == nil, underline == nil, strikethrough == nil, shadow == nil,
            picture == nil, inlay == nil
        {
            return nil
        }
    }

    /// The light below letters that are pressed into the ground.
    private static func letterpress(_ effect: Any?) -> NSShadow? {
        let name = (effect as? NSAttributedString.TextEffectStyle)?.rawValue ?? effect as? String
        guard name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue else { return nil }
        let light = NSShadow()
        (light.shadowColor, light.shadowOffset) = (UIColor(white: 1, alpha: 0.6), CGSize(width: 0, height: 1))
        return light
    }

    /// The ink of a run with what attributes say instead of it.
    init(_ own: RunDecorations?, under attributes: [NSAttributedString.Key: Any]) {
        let new = RunDecorations(attributes, picture: nil)
        func isSaid(_ key: NSAttributedString.Key) -> Bool { attributes[key] != nil }
        color = isSaid(.foregroundColor) ? new?.color : own?.color
        stroke = isSaid(.strokeWidth) ? new?.stroke : own?.stroke
        background = isSaid(.backgroundColor) ? new?.background : own?.background
        underline = isSaid(.underlineStyle) ? new?.underline : own?.underline
        strikethrough = isSaid(.strikethroughStyle) ? new?.strikethrough : own?.strikethrough
        shadow = isSaid(.shadow) || isSaid(.textEffect) ? new?.shadow : own?.shadow
        (picture, pictureMargin, inlay) = (own?.picture, own?.pictureMargin ?? 0, own?.inlay)
    }
}

extension RunDecorations {
    func reach(of ink: InkOverflow, fontSize size: Double) -> InkOverflow {
        var reach = ink
        if let stroke, reach.above > -.infinity {
            // Half of the line lies outside of the letters, and its edge is soft.
            let half = size * stroke.width / 2 + 1
            reach = InkOverflow(above: reach.above + half, below: reach.below + half, side: reach.side + half)
        }
        func add(_ line: Line?, at place: Double) {
            guard let line else { return }
            // Rows are rounded, and no line is thinner than a pixel.
            let thickness = max(1, size * TextDrawing.lineThickness) + 1
            let height = thickness * (line.style.contains(.thick) ? 2 : 1) * (line.style.contains(.double) ? 3 : 1)
            reach.formUnion(InkOverflow(above: 1 - size * place, below: size * place + height, side: 0))
        }
        add(underline, at: TextDrawing.underlinePlace)
        add(strikethrough, at: TextDrawing.strikethroughPlace)
        // A token is a little higher than the line.
        if inlay != nil { reach.formUnion(InkOverflow(above: size * 1.5, below: size * 0.75, side: 1)) }
        if let shadow {
            let soft = 2 * shadow.blurRadius + 1
            reach.formUnion(
                InkOverflow(
                    above: reach.above - shadow.offset.height + soft, below: reach.below + shadow.offset.height + soft,
                    side: reach.side + abs(shadow.offset.width) + soft))
        }
        return reach
    }
}

extension RunDecorations.Shadow {
    /// The look of a shadow, or `nil` when it is not seen.
    init?(_ shadow: NSShadow) {
        guard let color = shadow.shadowColor as? UIColor else { return nil }
        func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, -10_000), 10_000) }
        let offset = CGSize(width: usable(shadow.shadowOffset.width), height: usable(shadow.shadowOffset.height))
        self.init(offset: offset, blurRadius: max(0, usable(shadow.shadowBlurRadius)), color: color)
    }
}
