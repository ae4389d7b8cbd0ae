import Foundation
import KeyboardEngine

/// What can be chosen from a held key: alternates beside the finger, or the list of languages.
final class KeyMenuView: UIView {
    /// What a choice shows.
    struct Entry {
        var caption = ""
        /// The place for the keys whose sign it shows.
        var placement: KeyboardPlacement?
        /// Whether it is in use already, and marked.
        var isCurrent = false
    }

    private var menu: KeyMenu?
    private var entries: [Entry] = []
    private let close: () -> Void

    /// Room around the choices inside the panel, and outside of it for the shadow, in points.
    private static let padding: CGFloat = 6
    private static let margin: CGFloat = 6

    /// Makes a picture of choices.
    /// - Parameter close: Closes what it is the picture of.
    init(close: @escaping () -> Void) {
        self.close = close
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows choices.
    /// - Parameters:
    ///   - entries: What they show.
    ///   - origin: The keyboard's upper left corner in the superview's points.
    func show(_ menu: KeyMenu, entries: [Entry], origin: CGPoint) {
        (self.menu, self.entries) = (menu, entries)
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
        for (index, item) in menu.items.enumerated() where entries.indices.contains(index) {
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
        let entry = entries[index]
        if let place = entry.placement { KeyGlyph.placement(place).draw(in: frame.prefix(52), context, color) }
        let line = captionLayout(
            entry.caption,
            size: isList ? min(17, frame.height * 0.5) : min(24 * max(1, frame.height / 64), frame.height * 0.52),
            room: frame.width - (isList ? 44 : 4))
        let x = isList ? frame.minX + 14 : frame.midX - line.width / 2
        context.draw(line, at: CGPoint(x: x, y: frame.midY - line.height / 2), color: color)
        if entry.isCurrent { context.strokeCheckMark(at: CGPoint(x: frame.maxX - 18, y: frame.midY), color) }
        if isList, index > 0, menu.items[index - 1].frame.minX == menu.items[index].frame.minX, !isSelected {
            context.setFill(.separator)
            context.fill(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: context.hairline))
        }
    }
}

extension CGContext {
    /// A mark on what is chosen, 12 points wide around a point.
    @MainActor
    func strokeCheckMark(at point: CGPoint, _ color: UIColor) {
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: point.x - 6, y: point.y))
        mark.addLine(to: CGPoint(x: point.x - 2, y: point.y + 5))
        mark.addLine(to: CGPoint(x: point.x + 6, y: point.y - 6))
        mark.lineWidth = 2
        setStroke(color)
        stroke(mark)
    }
}

extension KeyMenuView: KeypadArea {
    var isKeypadFront: Bool { true }
    var isSlidOver: Bool { true }

    private func keypadPlace(_ index: Int, of menu: KeyMenu) -> KeypadPlace {
        let inset = Self.padding + Self.margin
        let frame = menu.items[index].frame.offsetBy(dx: inset - menu.frame.minX, dy: inset - menu.frame.minY)
        return KeypadPlace(self, name: "\(menu.keyID) \(index)", rect: frame)
    }

    var keypadPlaces: [KeypadPlace] {
        menu.map { menu in menu.items.indices.map { keypadPlace($0, of: menu) } } ?? []
    }

    /// What is chosen already, or in use.
    var keypadStart: KeypadPlace? {
        menu.map { keypadPlace($0.selected ?? entries.firstIndex { $0.isCurrent } ?? 0, of: $0) }
    }

    func closeForKeypad() { close() }
}

extension CGRect {
    /// The left part of a width.
    fileprivate func prefix(_ length: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: min(width, length), height: height)
    }
}
