import Foundation
import TextEngine

/// The colours and lines of a run of text: what the layout carries for the painter.
final class RunInk: TextPaint {
    let color: UIColor?
    let background: UIColor?
    let underline: NSUnderlineStyle
    let underlineColor: UIColor?
    let strikethrough: NSUnderlineStyle
    let strikethroughColor: UIColor?

    /// The ink of attributes, or `nil` when they have none of their own.
    init?(_ attributes: [NSAttributedString.Key: Any]) {
        let isLink = attributes[.link] != nil
        color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : nil)
        background = attributes[.backgroundColor] as? UIColor
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: (attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0)
        }
        underline = style(.underlineStyle)
        underlineColor = attributes[.underlineColor] as? UIColor
        strikethrough = style(.strikethroughStyle)
        strikethroughColor = attributes[.strikethroughColor] as? UIColor
        if color == nil, background == nil, underline.isEmpty, strikethrough.isEmpty { return nil }
    }

    @MainActor
    func paintBackground(
        of placed: LineFragment.PlacedRun, line: TextLayout.PlacedLine, origin: CGPoint, in context: CGContext
    ) {
        guard let background else { return }
        context.setFill(background)
        context.fill(
            CGRect(
                x: origin.x + line.x + placed.x, y: origin.y + line.y, width: placed.run.width,
                height: line.height))
    }

    @MainActor
    func paintLines(
        of placed: LineFragment.PlacedRun, line: TextLayout.PlacedLine, origin: CGPoint, textColor: UIColor,
        in context: CGContext
    ) {
        let size = placed.run.style.font.size
        let baseline = origin.y + line.baseline - placed.run.style.baselineOffset
        func paint(_ style: NSUnderlineStyle, at y: CGFloat, color: UIColor?) {
            guard !style.isEmpty else { return }
            context.setFill(color ?? self.color ?? textColor)
            let thickness = max(context.hairline, size / 16) * (style.contains(.thick) ? 2 : 1)
            for number in 0..<(style.contains(.double) ? 2 : 1) {
                context.fill(
                    CGRect(
                        x: origin.x + line.x + placed.x, y: y + CGFloat(number) * thickness * 2,
                        width: placed.run.width, height: thickness))
            }
        }
        paint(underline, at: baseline + size * 0.09, color: underlineColor)
        paint(strikethrough, at: baseline - size * 0.28, color: strikethroughColor)
    }
}
