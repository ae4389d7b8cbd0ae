import Foundation
import KeyboardEngine
import TextEngine

/// All emoji, row by row and group by group, inside a scroll view. Only what is seen is painted.
final class EmojiSheet: UIView {
    /// Emoji that stand together: those that were used last, or a group.
    private struct Section {
        let items: [String]
        let firstRow: Int
    }

    private let holdDelay: Double?
    private let pick: (String) -> Void
    private let openVariants: (String, CGRect) -> Bool
    private var sections: [Section] = []
    private var columns = 1
    private var pressed: (section: Int, item: Int)?
    private var hold: FrameTimers.Token?
    private var layouts: [String: TextLayout] = [:]

    /// How many times larger than usual the emoji are.
    private var scale: CGFloat = 1
    /// The least width of a column, and the height of a row, in points.
    private var cell: CGFloat { 46 * scale }
    private var fontSize: CGFloat { (30 * scale).rounded() }

    /// Makes a sheet.
    /// - Parameters:
    ///   - holdDelay: How long an emoji is held before it shows its skin tones, in seconds; `nil` for never.
    ///   - pick: Is told what is tapped.
    ///   - openVariants: Is told what is held, and where it stands; returns whether it has variants.
    init(
        holdDelay: Double?, pick: @escaping (String) -> Void, openVariants: @escaping (String, CGRect) -> Bool
    ) {
        self.holdDelay = holdDelay
        self.pick = pick
        self.openVariants = openVariants
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Takes the emoji, and says how high they are at a width.
    /// - Parameters:
    ///   - lists: One list for each section, empty ones among them.
    ///   - scale: How many times larger than usual they are.
    func show(_ lists: [[String]], width: CGFloat, scale: CGFloat) -> CGFloat {
        if scale != self.scale { layouts.removeAll() }
        self.scale = scale
        columns = max(1, Int(width / cell))
        var row = 0
        sections = lists.map { items in
            defer { row += (items.count + columns - 1) / columns }
            return Section(items: items, firstRow: row)
        }
        setNeedsDisplay()
        return CGFloat(row) * cell
    }

    /// Where a section begins, in points from the top.
    func top(ofSection number: Int) -> CGFloat {
        sections.indices.contains(number) ? CGFloat(sections[number].firstRow) * cell : 0
    }

    /// The section at a height: above all of them the first that has emoji.
    func section(at y: CGFloat) -> Int {
        sections.lastIndex { !$0.items.isEmpty && CGFloat($0.firstRow) * cell <= y }
            ?? sections.firstIndex { !$0.items.isEmpty } ?? 0
    }

    /// The emoji of a section.
    func items(inSection number: Int) -> [String] {
        sections.indices.contains(number) ? sections[number].items : []
    }

    // MARK: Places

    private var columnWidth: CGFloat { bounds.width / CGFloat(columns) }

    private func frame(_ section: Int, _ item: Int) -> CGRect {
        let row = sections[section].firstRow + item / columns
        return CGRect(
            x: CGFloat(item % columns) * columnWidth, y: CGFloat(row) * cell, width: columnWidth,
            height: cell)
    }

    /// The emoji at a point.
    func place(at point: CGPoint) -> (section: Int, item: Int)? {
        guard bounds.contains(point), columnWidth > 0 else { return nil }
        let number = section(at: point.y)
        let row = Int(point.y / cell) - sections[number].firstRow
        let item = row * columns + min(columns - 1, Int(point.x / columnWidth))
        return sections[number].items.indices.contains(item) ? (number, item) : nil
    }

    /// The middle of an emoji, in the sheet's points.
    func middle(of text: String) -> CGPoint? {
        for (number, section) in sections.enumerated() {
            guard let item = section.items.firstIndex(of: text) else { continue }
            let frame = frame(number, item)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        return nil
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let place = place(at: touch.location(in: self)) else { return }
        press(place)
        guard let holdDelay else { return }
        hold = application?.timers.after(holdDelay) { [weak self] in self?.holdPressed() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let pressed else { return }
        press(nil)
        guard let place = place(at: touch.location(in: self)), place == pressed else { return }
        pick(sections[place.section].items[place.item])
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(nil)
    }

    private func press(_ place: (section: Int, item: Int)?) {
        for changed in [pressed, place] {
            if let changed { setNeedsDisplay(frame(changed.section, changed.item)) }
        }
        pressed = place
        hold = nil
    }

    private func holdPressed() {
        guard let place = pressed else { return }
        if openVariants(sections[place.section].items[place.item], frame(place.section, place.item)) { press(nil) }
    }

    // MARK: Painting

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for (number, section) in sections.enumerated() {
            let first = max(0, Int((rect.minY / cell).rounded(.down)) - section.firstRow) * columns
            for item in section.items.indices.dropFirst(first) {
                let frame = frame(number, item)
                guard frame.minY < rect.maxY else { break }
                guard frame.intersects(rect) else { continue }
                if let pressed, pressed == (number, item) {
                    context.setFill(.keyFill)
                    context.fill(UIBezierPath(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 8))
                }
                let layout = layout(section.items[item])
                context.draw(
                    layout,
                    at: CGPoint(x: frame.midX - layout.width / 2, y: frame.midY - layout.height / 2), color: .label)
            }
        }
    }

    private func layout(_ text: String) -> TextLayout {
        if let layout = layouts[text] { return layout }
        if layouts.count > 512 { layouts.removeAll() }
        let layout = captionLayout(text, size: fontSize)
        layouts[text] = layout
        return layout
    }
}

extension EmojiSheet: KeypadArea {
    var keypadPlaces: [KeypadPlace] {
        sections.indices.flatMap { section in
            sections[section].items.indices.map { item in
                KeypadPlace(self, name: "\(section) \(item)", rect: frame(section, item))
            }
        }
    }
}
