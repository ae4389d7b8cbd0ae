import Foundation
import KeyboardEngine

/// A key of the settings: it looks like those that it stands in the place of.
final class SettingsKey: UIControl {
    /// What the key shows.
    enum Face: Equatable {
        /// A word or a sign in the middle.
        case word(String)
        /// Where the keys would be put; the place in use is filled.
        case placement(KeyboardPlacement, isCurrent: Bool)
        /// A caption, and a box with or without a mark; one that is locked cannot be changed.
        case check(String, isOn: Bool, isLocked: Bool)
    }

    var face: Face {
        didSet { if face != oldValue { faceDidChange() } }
    }
    /// Where reading begins.
    var direction = UIUserInterfaceLayoutDirection.leftToRight {
        didSet { if direction != oldValue { setNeedsDisplay() } }
    }

    /// The size of captions in points, and the least that they are made to fit with.
    static let fontSize: CGFloat = 16
    private static let margin: CGFloat = 12
    private static let boxSide: CGFloat = 22

    /// Makes a key.
    /// - Parameters:
    ///   - name: What tests and scripts find it by.
    ///   - act: Is told when the key is used.
    init(_ face: Face, name: String, act: @escaping () -> Void) {
        self.face = face
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityIdentifier = name
        setKeyShape()
        addAction(UIAction { _ in act() }, for: .touchUpInside)
        addAction(UIAction { [weak self] _ in self?.application?.keyClick.play() }, for: .touchDown)
        faceDidChange()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    override var isHighlighted: Bool {
        didSet { faceDidChange() }
    }

    override var isEnabled: Bool {
        didSet { faceDidChange() }
    }

    private func faceDidChange() {
        backgroundColor = isCurrent ? .systemBlue : isHighlighted ? .specialKeyFill : .keyFill
        switch face {
        case .word(let word): accessibilityLabel = word
        case .placement: accessibilityLabel = nil
        case .check(let caption, _, _): accessibilityLabel = caption
        }
        setNeedsDisplay()
    }

    private var isCurrent: Bool {
        if case .placement(_, isCurrent: true) = face { !isHighlighted } else { false }
    }

    /// The room for a caption beside the box, in points.
    private var captionRoom: CGFloat { max(0, bounds.width - 3 * Self.margin - Self.boxSide) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        switch face {
        case .word(let word):
            let isSign = word.count == 1
            let line = captionLayout(word, size: isSign ? 24 : Self.fontSize, room: bounds.width - 8)
            context.draw(
                line, at: CGPoint(x: bounds.midX - line.width / 2, y: bounds.midY - line.height / 2),
                color: isEnabled ? .label : .secondaryLabel)
        case .placement(let placement, _):
            KeyGlyph.placement(placement).draw(in: bounds, context, isCurrent ? .prominentInk : .label)
        case .check(let caption, let isOn, let isLocked):
            let line = captionLayout(caption, size: Self.fontSize, room: captionRoom)
            let place = CGRect(
                x: Self.margin, y: bounds.midY - line.height / 2, width: line.width, height: line.height
            ).flipped(for: direction, in: bounds)
            context.draw(line, at: place.origin, color: .label)
            drawBox(isOn: isOn, isLocked: isLocked, context)
        }
    }

    private func drawBox(isOn: Bool, isLocked: Bool, _ context: CGContext) {
        let side = Self.boxSide
        let box = CGRect(x: bounds.width - Self.margin - side, y: bounds.midY - side / 2, width: side, height: side)
            .flipped(for: direction, in: bounds)
        let outline = UIBezierPath(roundedRect: box.insetBy(dx: 1, dy: 1), cornerRadius: 5)
        outline.lineWidth = 1.5
        if isOn, !isLocked {
            context.setFill(.systemBlue)
            context.fill(outline)
        } else {
            context.setStroke(.secondaryLabel)
            context.stroke(outline)
        }
        guard isOn else { return }
        context.strokeCheckMark(
            at: CGPoint(x: box.midX, y: box.midY), isLocked ? .secondaryLabel : .prominentInk)
    }
}
