import Foundation
import KeyboardEngine

/// What can be chosen from a held key: alternates beside the finger, or the list of languages.
final class KeyMenuView: UIView {
    private var menu: KeyMenu?
    /// What the choices say, which for languages is not what they are called inside.
    private var captions: [String] = []
    /// The choice that is in use already, and marked.
    private var current: Int?
    /// Where the keys stand, which is marked too.
    private var placement: KeyboardPlacement?

    /// Room around the choices inside the panel, and outside of it for the shadow, in points.
    private static let padding: CGFloat = 6
    private static let margin: CGFloat = 6

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows choices.
    /// - Parameters:
    ///   - captions: What they say.
    ///   - current: The one that is in use, if that is to be seen.
    ///   - placement: Where the keys stand; choices behind the captions are places for them.
    ///   - origin: The keyboard's upper left corner in the superview's points.
    func show(_ menu: KeyMenu, captions: [String], current: Int?, placement: KeyboardPlacement? = nil, origin: CGPoint)
    {
        (self.menu, self.captions, self.current, self.placement) = (menu, captions, current, placement)
        let inset = -Self.padding - Self.margin
        frame = menu.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: inset, dy: inset)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let menu else { return }
        let panel = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        context.fillRaised(UIBezierPath(roundedRect: panel, cornerRadius: 10))
        let shift = CGPoint(
            x: Self.padding + Self.margin - menu.frame.minX, y: Self.padding + Self.margin - menu.frame.minY)
        for (index, item) in menu.items.enumerated() {
            drawChoice(index, in: item.frame.offsetBy(dx: shift.x, dy: shift.y), of: menu, context)
        }
    }

    private func drawChoice(_ index: Int, in frame: CGRect, of menu: KeyMenu, _ context: CGContext) {
        let isSelected = menu.selected == index
        if isSelected {
            context.setFill(.systemBlue)
            context.fill(UIBezierPath(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerRadius: 6))
        }
        let color = isSelected ? UIColor.prominentInk : .label
        let isList = menu.kind == .languages
        let place = captions.indices.contains(index) ? nil : KeyboardPlacement(rawValue: menu.items[index].text)
        if let place { KeyGlyph.placement(place).draw(in: frame.prefix(52), context, color) }
        let line = captionLayout(
            captions.indices.contains(index) ? captions[index] : "",
            size: isList ? min(17, frame.height * 0.5) : min(24 * max(1, frame.height / 64), frame.height * 0.52),
            room: frame.width - (isList ? 44 : 4))
        let x = isList ? frame.minX + 14 : frame.midX - line.width / 2
        context.draw(line, at: CGPoint(x: x, y: frame.midY - line.height / 2), color: color)
        if isList, index == current || place != nil && place == placement {
            let mark = UIBezierPath()
            mark.move(to: CGPoint(x: frame.maxX - 24, y: frame.midY))
            mark.addLine(to: CGPoint(x: frame.maxX - 20, y: frame.midY + 5))
            mark.addLine(to: CGPoint(x: frame.maxX - 12, y: frame.midY - 6))
            mark.lineWidth = 2
            context.setStroke(color)
            context.stroke(mark)
        }
        if isList, index > 0, menu.items[index - 1].frame.minX == menu.items[index].frame.minX, !isSelected {
            context.setFill(.separator)
            context.fill(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: context.hairline))
        }
    }
}

extension CGRect {
    /// The left part of a width.
    fileprivate func prefix(_ length: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: min(width, length), height: height)
    }
}
