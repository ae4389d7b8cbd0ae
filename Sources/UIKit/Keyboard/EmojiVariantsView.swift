import Foundation

/// The skin tones of an emoji, to choose from by a tap. A touch beside them closes them.
final class EmojiVariantsView: UIView {
    private let texts: [String]
    private let name: (String) -> String?
    private let choose: (String?) -> Void
    private let panel: CGRect
    private let columns: Int
    private var selected: Int?

    /// How many times larger than usual they are.
    private let scale: CGFloat
    private let cell: CGSize
    private static let padding: CGFloat = 6

    /// Makes the choice.
    /// - Parameters:
    ///   - texts: The emoji in yellow, then with its skin tones.
    ///   - scale: How many times larger than usual they are.
    ///   - anchor: Where the emoji stands, in the points of the view that is covered.
    ///   - bounds: The bounds of that view.
    ///   - name: What a variant is called, for whoever cannot see it.
    ///   - choose: Is told what is chosen; `nil` for nothing.
    init(
        _ texts: [String], scale: CGFloat, above anchor: CGRect, in bounds: CGRect,
        name: @escaping (String) -> String?, choose: @escaping (String?) -> Void
    ) {
        self.texts = texts
        self.name = name
        self.scale = scale
        cell = CGSize(width: 44 * scale, height: 48 * scale)
        self.choose = choose
        // One person has six, and two persons five rows of five behind the first one.
        columns = max(1, min(texts.count, texts.count > 8 ? 6 : 8, Int((bounds.width - 16) / cell.width)))
        let rows = (texts.count + columns - 1) / columns
        let size = CGSize(
            width: CGFloat(columns) * cell.width + 2 * Self.padding,
            height: CGFloat(rows) * cell.height + 2 * Self.padding)
        let x = min(max(8, anchor.midX - size.width / 2), max(8, bounds.width - size.width - 8))
        let above = anchor.minY - size.height - 4
        let y = above >= 0 ? above : min(anchor.maxY + 4, max(0, bounds.height - size.height))
        panel = CGRect(origin: CGPoint(x: x, y: y), size: size)
        super.init(frame: bounds)
        isAccessibilityElement = true
        accessibilityIdentifier = "emoji-variants"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// What the variant under the finger is called, or else the emoji.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? texts.indices.first { $0 == selected ?? 0 }.flatMap { name(texts[$0]) } }
        set { super.accessibilityLabel = newValue }
    }

    private func frame(_ number: Int) -> CGRect {
        CGRect(
            x: panel.minX + Self.padding + CGFloat(number % columns) * cell.width,
            y: panel.minY + Self.padding + CGFloat(number / columns) * cell.height, width: cell.width,
            height: cell.height)
    }

    private func number(at point: CGPoint) -> Int? {
        texts.indices.first { frame($0).contains(point) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        select(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        select(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        choose(number(at: touch.location(in: self)).map { texts[$0] })
    }

    private func select(_ touches: Set<UITouch>) {
        let touch = touches.first
        let number = touch.flatMap { self.number(at: $0.location(in: self)) }
        guard number != selected else { return }
        selected = number
        setNeedsDisplay(panel.insetBy(dx: -4, dy: -4))
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillRaised(UIBezierPath(roundedRect: panel, cornerRadius: 10))
        for (number, text) in texts.enumerated() {
            let frame = frame(number)
            if number == selected {
                context.setFill(.systemBlue)
                context.fill(UIBezierPath(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerRadius: 6))
            }
            let layout = captionLayout(text, size: (28 * scale).rounded())
            context.draw(
                layout, at: CGPoint(x: frame.midX - layout.width / 2, y: frame.midY - layout.height / 2),
                color: .label)
        }
    }
}

extension EmojiVariantsView: KeypadArea {
    var isKeypadFront: Bool { true }
    var keypadPlaces: [KeypadPlace] {
        texts.indices.map { KeypadPlace(self, name: texts[$0], rect: frame($0)) }
    }
    func closeForKeypad() { choose(nil) }
}
