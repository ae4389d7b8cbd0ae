import Foundation
import KeyboardEngine

/// The delete key of the bar below the emoji, which repeats while it is held as the one among the letters does.
final class EmojiDeleteItem: EmojiBarItem {
    private let timing: () -> KeyRepeat?
    private let delete: (DeleteGranularity?) -> Void
    private var again: FrameTimers.Token?
    private var start = 0.0

    /// Makes the key.
    /// - Parameters:
    ///   - timing: How it repeats; `nil` for not at all.
    ///   - delete: Is told how much a repeat takes away; `nil` for the touch itself.
    init(timing: @escaping () -> KeyRepeat?, delete: @escaping (DeleteGranularity?) -> Void) {
        self.timing = timing
        self.delete = delete
        super.init("", identifier: "emoji-delete") { delete(nil) }
        addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchDown)
        addAction(
            UIAction { [weak self] _ in self?.again = nil }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func begin() {
        guard let timing = timing(), let application else { return }
        start = application.time
        repeatDelete(timing, after: timing.delay)
    }

    private func repeatDelete(_ timing: KeyRepeat, after delay: Double) {
        again = application?.timers.after(delay) { [weak self] in
            guard let self, let application else { return }
            let held = application.time - start
            delete(timing.granularity(held: held))
            repeatDelete(timing, after: timing.interval(held: held))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessibilityLabel = words[.delete]
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        KeyGlyph.delete(isFilled: isHighlighted)
            .draw(in: bounds, context, .label, largest: KeyGlyph.largest * scale)
    }
}
