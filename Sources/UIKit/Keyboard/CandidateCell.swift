import Foundation
import KeyboardEngine

/// One candidate: a text to pick, and beside it a reading or a meaning.
final class CandidateCell: UIControl {
    private let label = UILabel()
    private let note = UILabel()
    private let rule = UIView()

    private static let padding: CGFloat = 14
    private static let gap: CGFloat = 6

    init() {
        super.init(frame: .zero)
        isAccessibilityElement = true
        label.font = .systemFont(ofSize: 20)
        note.font = .systemFont(ofSize: 12)
        note.textColor = .keyboardNote
        rule.backgroundColor = .separator
        for view in [label, note, rule] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    /// Shows a candidate.
    /// - Returns: The width that it needs.
    func show(_ candidate: Candidate) -> CGFloat {
        label.text = candidate.text
        note.text = candidate.note
        accessibilityLabel = candidate.text
        let size = label.sizeThatFits(.zero)
        let noteWidth = candidate.note == nil ? 0 : note.sizeThatFits(.zero).width + Self.gap
        return max(48, (size.width + noteWidth + 2 * Self.padding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(.zero)
        let noteSize = note.text == nil ? .zero : note.sizeThatFits(.zero)
        let total = size.width + (note.text == nil ? 0 : noteSize.width + Self.gap)
        // A text that is wider than its cell is cut by its label, and not by the cell's edge.
        let width = min(size.width, bounds.width - 2 * Self.padding)
        let left = max(Self.padding, (bounds.width - total) / 2)
        label.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: width, height: size.height)
        note.frame = CGRect(
            x: left + width + Self.gap, y: (bounds.height - noteSize.height) / 2 + 2, width: noteSize.width,
            height: noteSize.height)
        rule.frame = CGRect(
            x: bounds.width - 1 / screenScale, y: bounds.height * 0.25, width: 1 / screenScale,
            height: bounds.height * 0.5)
    }

    override var isHighlighted: Bool {
        didSet {
            backgroundColor = isHighlighted ? .keyFill : .clear
            note.textColor = isHighlighted ? .label : .keyboardNote
        }
    }
}
