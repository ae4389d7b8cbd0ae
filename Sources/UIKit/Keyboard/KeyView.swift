import Foundation
import KeyboardEngine
import TextEngine

/// One key: a cap with a letter, a word or a sign.
final class KeyView: UIView {
    /// How a key looks at the moment.
    struct Look: Equatable {
        var caption: String
        /// What shift shows, or what the key itself does where it is Ctrl or Alt.
        var shift: ShiftState.Mode
        var isLit: Bool
        var isEnabled: Bool
        /// The key does what the field is for, and shows it.
        var isProminent: Bool
        /// The keys do nothing at the moment, and say nothing.
        var isBlank: Bool
        var form: KeyPlaneForm
    }

    var key: PlacedKey {
        didSet { if key.key != oldValue.key { other = nil } }
    }
    private(set) var look: Look?
    /// How the key looked before, with its picture: a key that is pressed looks like that again when it is let go.
    private var other: (look: Look, picture: KeptPicture)?
    /// The caption as it was last painted.
    private(set) var line: (text: String, size: CGFloat, room: CGFloat, layout: TextLayout?)?
    /// Words in smaller letters, in points, are not worth painting.
    private static let leastWordSize: CGFloat = 8

    init(key: PlacedKey) {
        self.key = key
        super.init(frame: key.frame)
        isUserInteractionEnabled = false
        keepsPicture = true
        setKeyShape()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func update(_ new: Look) {
        guard new != look else { return }
        let (previous, picture) = (look, keptPicture)
        look = new
        backgroundColor = fill(of: new)
        setNeedsDisplay()
        if let other, other.look == new { keptPicture = other.picture }
        if let previous, let picture { other = (previous, picture) }
    }

    /// Shows that a finger is on the key, or none any more; all else is as before.
    func light(_ isLit: Bool) {
        guard var new = look else { return }
        new.isLit = isLit
        update(new)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        other = nil
    }

    override func forgetText() {
        super.forgetText()
        other = nil
    }

    override var isUsuallyElement: Bool { true }
    override var usualLabel: String? {
        switch key.key.role {
        case .shift: words[.shiftKey]
        case .delete: words[.delete]
        case .dismiss: words[.hideKeyboard]
        case .globe: words[.nextKeyboard]
        default: look?.caption
        }
    }
    override var usualTraits: UIAccessibilityTraits {
        guard let look else { return .keyboardKey }
        var traits: UIAccessibilityTraits = look.isEnabled ? .keyboardKey : [.keyboardKey, .notEnabled]
        if isOn(look) { traits.insert(.selected) }
        return traits
    }

    private var isSpecial: Bool {
        switch key.key.role {
        case .character, .space: false
        default: true
        }
    }

    private func fill(of look: Look) -> UIColor {
        if look.isProminent, look.isEnabled { return look.isLit ? .keyFill : .systemBlue }
        // A shift that is on looks pressed, as it is on iOS, and stands out in the dark.
        if key.key.role == .shift, look.shift != .off { return .shiftFill }
        let isLight = isSpecial ? look.isLit || isOn(look) : !look.isLit
        return isLight ? .keyFill : .specialKeyFill
    }

    private var ink: UIColor {
        guard let look else { return .label }
        if !look.isEnabled { return .secondaryLabel }
        if look.isProminent { return look.isLit ? .label : .prominentInk }
        if key.key.role == .shift, look.shift != .off { return .shiftInk }
        return .label
    }

    /// Whether the key changes what others do at the moment.
    private func isOn(_ look: Look) -> Bool {
        (key.key.role == .shift || key.key.modifier != nil) && look.shift != .off
    }

    // MARK: Painting

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let look, !look.isBlank else { return }
        if let glyph = glyph(of: look) {
            return glyph.draw(in: bounds, context, ink, largest: KeyGlyph.largest * signScale)
        }
        drawCaption(look, context)
        if key.key.modifier != nil, look.shift == .locked { drawLock(context) }
    }

    /// The sign of a key that has no caption.
    private func glyph(of look: Look) -> KeyGlyph? {
        switch key.key.role {
        case .shift: .shift(isFilled: look.shift != .off, isLocked: look.shift == .locked)
        case .delete: .delete(isFilled: look.isLit)
        case .dismiss: .dismiss
        case .globe: .globe
        case .command(.tab): .tab
        case .command(.left): .arrow(.left)
        case .command(.up): .arrow(.up)
        case .command(.down): .arrow(.down)
        case .command(.right): .arrow(.right)
        case .character, .space, .returnKey, .plane, .command, .modifier: nil
        }
    }

    private func drawCaption(_ look: Look, _ context: CGContext) {
        guard let layout = captionLayout(look.caption.keyCaption) else {
            // The place of the space bar says enough, and return has a sign that everyone knows.
            guard key.key.role == .returnKey else { return }
            return KeyGlyph.returnArrow.draw(in: bounds, context, ink, largest: KeyGlyph.largest * signScale)
        }
        // Letters are centred by their x-height and ascent together: a little above the middle of the line box.
        let origin = CGPoint(
            x: bounds.midX - layout.width / 2, y: bounds.midY - layout.height / 2 - bounds.height * 0.01)
        context.draw(layout, at: origin, color: ink)
    }

    /// The line under a word that holds until it is tapped again, as under the arrow of shift.
    private func drawLock(_ context: CGContext) {
        let width = min(bounds.width * 0.4, 24)
        let line = UIBezierPath(
            roundedRect: CGRect(
                x: bounds.midX - width / 2, y: (bounds.height * 0.78).rounded(), width: width, height: 2),
            cornerRadius: 1)
        context.setFill(ink)
        context.fill(line)
    }

    /// The caption in letters that fit; `nil` where those of a word that can be done without would be too small.
    private func captionLayout(_ caption: String) -> TextLayout? {
        let (size, room) = (fontSize(for: caption), bounds.width - 8)
        if let line, line.text == caption, line.size == size, line.room == room { return line.layout }
        let canDoWithout = key.key.role == .space || key.key.role == .returnKey
        let layout =
            canDoWithout
            ? captionLayout(caption, size: size, room: room, reserve: 4, leastSize: Self.leastWordSize)
            : captionLayout(caption, size: size, room: room, reserve: 4)
        line = (caption, size, room, layout)
        return layout
    }

    /// The height of a row: a key that reaches over several has signs as large as those beside it.
    private var rowHeight: CGFloat { bounds.height / CGFloat(max(1, key.key.rowSpan)) }
    private var signScale: CGFloat { KeyboardMetrics.signScale(keyHeight: rowHeight) }

    /// Single letters are large; words fit their keys. Both follow the key's height.
    private func fontSize(for caption: String) -> CGFloat {
        let isPad = look?.form == .pad
        let (height, scale) = (min(rowHeight, 64), signScale)
        if case .character = key.key.role, look?.caption.count == 1 {
            return (max(12, (height * (isPad ? 0.5 : 0.48)).rounded()).clamped(to: 12...30) * scale).rounded()
        }
        return (max(11, (height * 0.36).rounded()).clamped(to: 11...18) * scale).rounded()
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
